import * as v from 'valibot';
import { linkRule, refusedLink } from '../domain/links.ts';
import type { Reading, Tolerant, ToleratedIssue } from '../domain/tolerance.ts';

/** Optional or null (the legacy server writes null), which are the same: every optional field is made by this. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => (value ?? undefined) as v.InferOutput<S> | undefined),
  );

/** The same, with a default for a missing value; a bad value still fails. */
export const missingOr = <S extends v.GenericSchema, const Used extends v.InferInput<S>>(
  schema: S,
  used: Used,
) => v.nullish(schema, used);

/** Marks issues as tolerated, with the value that a tolerant reading uses instead. */
function tolerate(issues: readonly ToleratedIssue[] | undefined, used?: unknown): void {
  for (const issue of issues ?? []) if (!('used' in issue)) issue.used = used;
}

/** A rule whose breach is reported with the field `at`, and does not fail a tolerant reading, which uses the value as it is. */
export function noted<Value extends object>(
  isRight: (value: Value) => boolean,
  { at, expected }: { at: keyof Value & string; expected: string },
): v.CheckAction<Value, string> {
  const check = v.check(isRight, expected);
  return {
    ...check,
    '~run'(dataset, config: Reading) {
      if (config.leavesOut || !dataset.typed || isRight(dataset.value)) return dataset;
      const { value } = dataset;
      const read = check['~run'](dataset, {});
      const key = { type: 'object', origin: 'value', key: at, value: value[at] } as const;
      const issue = read.issues?.at(-1);
      if (issue) Object.assign(issue, { input: value[at], path: [{ ...key, input: value }] });
      tolerate(issue && [issue]);
      return read;
    },
  };
}

/** The value that replaces a bad one in a tolerant reading, and how the replacement is reported. */
interface Instead {
  value?: unknown;
  said?: unknown;
  /** Set if the replacement is bad as well. */
  issues?: unknown;
}

/** A schema whose bad value is replaced by a tolerant reading, and reported. */
function replaceable<S extends v.GenericSchema>(
  schema: S,
  instead: (given: unknown, reading: Reading) => Instead,
  docs: Omit<Tolerant, 'tolerates'>,
): S & Tolerant {
  return {
    ...schema,
    tolerates: 'value',
    ...docs,
    '~run'(dataset: v.UnknownDataset, config: Reading) {
      const given = dataset.value;
      const read = schema['~run'](dataset, config);
      if (!read.issues) return read;
      const { issues, value, said } = instead(given, config);
      if (issues) return read;
      if (config.leavesOut) return { typed: true, value };
      tolerate(read.issues, said);
      return read;
    },
  };
}

/** A schema with a default for a bad value. */
export const orUsed = <S extends v.GenericSchema>(schema: S, used: unknown) =>
  replaceable(schema, () => ({ value: used, said: used }), { used });

/** A schema whose bad value is mended where that can be done, and reported (decision 73). */
export const mended = <S extends v.GenericSchema>(
  schema: S,
  { mend, about }: { mend: (given: unknown) => unknown; about?: string },
) =>
  replaceable(
    schema,
    (given, reading) => {
      const { issues, value } = schema['~run']({ value: mend(given) }, reading);
      return { issues, value, said: value };
    },
    { about },
  );

/** For display only: a bad value is left out and reported, and the rest stays (decision 65). */
export const shown = <S extends v.GenericSchema>(schema: S) => orUsed(maybe(schema), undefined);

/** The same, with a default for a missing or bad value. */
export const shownOr = <S extends v.GenericSchema, const Used extends v.InferInput<S> & v.InferOutput<S>>(
  schema: S,
  used: Used,
) => orUsed(missingOr(schema, used), used);

/** A part all of whose fields are optional: as if it were empty where it is missing or bad. */
export const part = <S extends v.GenericSchema>(schema: S) => {
  const orEmpty = v.nullish(schema, {} as v.InferInput<S>);
  return replaceable(orEmpty, (_, reading) => orEmpty['~run']({ value: {} }, reading) as Instead, {
    about: 'Counts as missing if it is bad.',
  });
};

/** False if it is missing or bad. */
export const shownFlag = shownOr(v.boolean(), false);

/** Whether the shopper has to be asked: false if it is missing, true if it is bad, because a needless question does no harm. */
export const guardFlag = orUsed(missingOr(v.boolean(), false), true);

/** A text for display; empty if it is missing or bad. */
export const shownText = shownOr(v.string(), '');

/** A text of the shopper's: empty if it is missing. A bad one is not replaced, because that would be saved in its place. */
export const ownText = missingOr(v.string(), '');

/** A text that is not empty. */
export const filledText = v.pipe(v.string(), v.nonEmpty());

/** Texts by key, such as errors by field: a bad or empty one is left out. */
export const textsByKey = v.pipe(
  v.record(v.string(), shown(v.string())),
  v.transform((given) => {
    const texts = Object.entries(given).filter((entry): entry is [string, string] => !!entry[1]);
    return Object.fromEntries(texts);
  }),
);

/** A list that one bad item fails, such as the choices of a product: empty if it is missing. */
export const wholeList = <S extends v.GenericSchema>(item: S) => missingOr(v.array(item), []);

/** The lists of which a tolerant reading has left out an item. */
const listsWithGaps = new WeakSet<object>();

/** True if an item was left out because it could not be parsed: what is not in the list may still be on the server. */
export const hasGaps = (list: readonly unknown[]): boolean => listsWithGaps.has(list);

/** A list that has to be there, and whose bad items are left out and reported (decision 65). */
export function requiredTolerantList<S extends v.GenericSchema>(
  item: S,
): v.ArraySchema<S, undefined> & Tolerant {
  const list = v.array(item);
  return {
    ...list,
    tolerates: 'items',
    '~run'(dataset, config: Reading) {
      const { value: given } = dataset;
      if (!Array.isArray(given)) return list['~run'](dataset, config);
      if (!config.leavesOut) {
        const read = list['~run'](dataset, config);
        tolerate(read.issues);
        return read;
      }
      const read = given.map((value: unknown) => item['~run']({ value }, config));
      const value = read.filter(({ issues }) => !issues).map((one) => one.value);
      if (value.length < given.length) listsWithGaps.add(value);
      return { typed: true, value };
    },
  };
}

/** A list whose bad items are left out and reported; empty if it is missing or no list. */
export const tolerantList = <S extends v.GenericSchema>(item: S) => {
  const list = v.nullish(requiredTolerantList(item), []);
  return orUsed(list, []);
};

/**
 * A payload of the islands as a server may echo it: null in place of missing fields.
 * @__NO_SIDE_EFFECTS__
 */
export const givenBack = <Entries extends v.ObjectEntries>({ entries }: v.ObjectSchema<Entries, undefined>) =>
  v.object(
    Object.fromEntries(
      Object.entries(entries).map(([key, field]) => [
        key,
        'wrapped' in field ? maybe(field.wrapped as v.GenericSchema) : field,
      ]),
    ) as unknown as Entries,
  );

/** An identifier that some services send as a number; a string after parsing. */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** A UUID, such as the key of an attempt (decision 51). */
export const uuid = v.pipe(v.string(), v.regex(/^[\dA-Fa-f]{8}(-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/));

/** Money: integer cents (decision 14); a fraction of a cent in an answer is rounded and reported (decision 73). */
export const cents = mended(v.pipe(v.number(), v.integer()), {
  mend: (given) => (typeof given === 'number' ? Math.round(given) : given),
  about: 'A fraction of a cent is rounded.',
});

/** `#rrggbb`. */
export const hexColor = v.pipe(v.string(), v.regex(/^#[\dA-Fa-f]{6}$/));

/** A count of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A link that the page may follow (decision 11). */
export const requiredLink = v.pipe(
  v.string(),
  v.check((text) => linkRule.allows(text), refusedLink),
);

/** The same, of an answer: a refused one is left out and reported; its item stays, without a link. */
export const link = shown(requiredLink);

/** A boolean in a query string. */
export const queryFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => `${value}` === 'true'),
);

const wholeOrDigits = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]);

/** A whole number in a query string. */
export const queryWhole = v.pipe(wholeOrDigits, v.transform(Number), v.integer());

/** The same, described: a description after the transform would belong to the parsed value. */
export const describedWhole = (about: string) =>
  v.pipe(wholeOrDigits, v.description(about), v.transform(Number), v.integer());
