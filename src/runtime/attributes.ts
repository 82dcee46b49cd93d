import * as v from 'valibot';
import { safeUrl } from '../page/navigation.ts';

/** What a widget says of a prop when it declares it with one of the builders below. */
export interface Options<T> {
  /** What the prop is, in one sentence for the docs and for editors. */
  about: string;
  /** The value where the attribute is missing. */
  fallback?: T;
  /** The attribute may be missing and has no default. */
  optional?: boolean;
  /** The island mounts even if the value is wrong: that is reported, and the prop stays undefined. */
  isLenient?: boolean;
}

/** One prop of a widget, declared once: its parsing, its error text, its docs row and its completion data. */
export interface Attribute<T> {
  /** The value of an attribute's text, or undefined if it is not accepted. */
  read?(text: string): T | undefined;
  /** An attribute of HTML's own that stands in for a missing one, such as a link's `href`, if its value is accepted. */
  orAttribute?: string;
  /** A structured value comes from the JSON script in the host, from JSON in its attribute, or from `open()`. */
  schema?: v.GenericSchema<unknown, T>;
  /** The accepted values, in words for the error message and the docs. */
  accepts: string;
  about: string;
  isRequired: boolean;
  isLenient: boolean | undefined;
  fallback?: T;
  /** The values an editor can offer. */
  values?: readonly string[];
  /** A number's least and greatest value. */
  range?: readonly [number, number];
}

/** A function, which only a script can pass. */
export const callback = <Handle extends (...given: never[]) => unknown>() =>
  v.custom<Handle>((given) => typeof given === 'function');

/** A widget's props, by name: the `props` of its definition. */
export type Props = Record<string, Attribute<unknown>>;

/** The view's props, from the declaration. */
export type IslandProps<P extends Props> = { [K in keyof P]: P[K] extends Attribute<infer T> ? T : never };

// A declared prop's type: never undefined if it is required or has a fallback, and its value cannot be left out.
type Declared<T, O> = Attribute<O extends { optional: true } | { isLenient: true } ? T | undefined : T>;

function declare<T, const O extends Options<T>>(
  accepts: string,
  { about, fallback, optional, isLenient }: O,
  more: Partial<Attribute<T>>,
): Declared<T, O> {
  const isRequired = fallback === undefined && !optional;
  return { accepts, about, isRequired, isLenient, fallback, ...more } as Declared<T, O>;
}

/** Text that is not empty. */
export function text<const O extends Options<string>>(options: O) {
  return declare<string, O>('text', options, { read: (given) => given || undefined });
}

/** A product's stock-keeping number: letters, digits, dot, hyphen and underscore, at most 64 (cart §3). */
const skuPattern = /^[\w.-]{1,64}$/;
const skuRule = '1 to 64 letters, digits, dots, hyphens or underscores';

/** A product's SKU. */
export function sku<const O extends Options<string>>(options: O) {
  return declare<string, O>(`a SKU: ${skuRule}`, options, {
    read: (given) => (skuPattern.test(given) ? given : undefined),
  });
}

/** SKUs with spaces between them. */
export function skus<const O extends Options<string[]>>(options: O) {
  return declare<string[], O>(`SKUs with a space between them, each ${skuRule}`, options, {
    read(given) {
      const all = given.trim().split(/\s+/);
      return all.every((one) => skuPattern.test(one)) ? all : undefined;
    },
  });
}

/** A whole number within bounds, both included. */
export function whole<const O extends Options<number> & { min: number; max: number }>(options: O) {
  const { min, max } = options;
  return declare<number, O>(`a whole number from ${min} to ${max}`, options, {
    read: (given) => (/^-?\d{1,15}$/.test(given) && +given >= min && +given <= max ? +given : undefined),
    range: [min, max],
  });
}

/** An ISO 8601 time with its zone: without one it would be another moment on each shopper's device. */
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment, which the view gets in milliseconds, as `Date.now()` has them. */
export function time<const O extends Options<number>>(options: O) {
  return declare<number, O>('a time with its zone, such as "2027-03-01T09:00-05:00"', options, {
    read(given) {
      const day = given.slice(0, 10);
      // `Date.parse` takes 30 February for 2 March.
      const isDay = new Date(day).getUTCDate() === +day.slice(8);
      return (isDay && timePattern.test(given) && Date.parse(given)) || undefined;
    },
  });
}

/**
 * A yes or no: `true`, `1` or the bare attribute is yes; `false` or `0` is no. With `isEmptyNo`, an attribute that a
 * page's template leaves empty is no, too.
 */
export function flag<const O extends Options<boolean> & { isEmptyNo?: boolean }>(options: O) {
  const words: Record<string, boolean> = {
    '': !options.isEmptyNo,
    true: true,
    1: true,
    false: false,
    0: false,
  };
  return declare<boolean, O>(
    '"true" or "false"',
    { fallback: false, ...options },
    { read: (given) => (Object.hasOwn(words, given) ? words[given] : undefined), values: ['true', 'false'] },
  );
}

/** One of a few words. */
export function oneOf<const V extends readonly string[], const O extends Options<V[number]>>(
  values: V,
  options: O,
): Declared<V[number], O> {
  return declare<V[number], O>(`one of ${values.map((value) => `"${value}"`).join(', ')}`, options, {
    read: (given) => values.find((value) => value === given),
    values,
  });
}

/**
 * A path on the page's own site or an http(s) URL; the caller decides whether it may be followed. With `isOwn`, a URL of
 * another origin is not accepted.
 */
export function url<const O extends Options<string> & { orAttribute?: string; isOwn?: boolean }>(options: O) {
  return declare<string, O>(options.isOwn ? 'a path of this site' : 'a path or an http(s) URL', options, {
    orAttribute: options.orAttribute,
    read(given) {
      if (options.isOwn) return safeUrl(given, []) && given;
      if (!given || /^\/\/|\\/.test(given) || !URL.canParse(given, document.baseURI)) return undefined;
      const { protocol, username, password } = new URL(given, document.baseURI);
      return /^https?:$/.test(protocol) && !username && !password ? given : undefined;
    },
  });
}

/** A CSS selector, of something on the page. */
export function selector<const O extends Options<string>>(options: O) {
  return declare<string, O>('a CSS selector', options, {
    read(given) {
      try {
        document.createDocumentFragment().querySelector(given);
        return given;
      } catch {
        return undefined;
      }
    },
  });
}

/**
 * A structured value, from the JSON script in the host, from JSON in its attribute, or from `open()`. `accepts` describes
 * its shape. What its schema tolerates is left out and reported, and the island still mounts (decision 65).
 */
export function json<
  S extends v.GenericSchema,
  const O extends Options<v.InferOutput<S>> & { accepts?: string },
>(schema: S, options: O): Declared<v.InferOutput<S>, O> {
  return declare<v.InferOutput<S>, O>(options.accepts ?? 'JSON', options, {
    schema: schema as unknown as v.GenericSchema<unknown, v.InferOutput<S>>,
  });
}
