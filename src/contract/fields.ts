import * as v from 'valibot';
import { linkRule, refusedLink } from '../domain/links.ts';
import type { Reading, Tolerant, ToleratedIssue } from '../domain/tolerance.ts';

/** Optional or null (the legacy server writes null); undefined after parsing. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => (value ?? undefined) as v.InferOutput<S> | undefined),
  );

/** A schema whose bad value is left out or replaced, and reported, by a tolerant reading. */
function replaceable<S extends v.GenericSchema>(schema: S, used: unknown): S & Tolerant {
  return {
    ...schema,
    tolerates: 'value',
    used,
    '~run'(dataset: v.UnknownDataset, config: Reading) {
      const read = schema['~run'](dataset, config);
      if (!read.issues) return read;
      if (config.leavesOut) return { typed: true, value: used };
      for (const issue of read.issues as ToleratedIssue[]) if (!issue.path) issue.used = used;
      return read;
    },
  };
}

/** For display only: a bad value is left out and reported, and the rest stays (decision 65). */
export const shown = <S extends v.GenericSchema>(schema: S) => replaceable(maybe(schema), undefined);

/** The same, with what is used in place of a missing or bad value. */
export const shownOr = <S extends v.GenericSchema, const Used extends v.InferInput<S> & v.InferOutput<S>>(
  schema: S,
  used: Used,
) => replaceable(v.nullish(schema, used), used);

/** False if it is missing. */
export const flag = v.nullish(v.boolean(), false);

/** False if it is missing or bad. */
export const shownFlag = shownOr(v.boolean(), false);

/** A text that is not empty. */
export const filledText = v.pipe(v.string(), v.nonEmpty());

/** A list of facts; empty if it is missing. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.nullish(v.array(item), []);

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
      if (!config.leavesOut || !Array.isArray(given)) return list['~run'](dataset, config);
      const read = given.map((value: unknown) => item['~run']({ value }, config));
      return { typed: true, value: read.filter(({ issues }) => !issues).map(({ value }) => value) };
    },
  };
}

/** A list whose bad items are left out and reported; empty if it is missing. */
export const tolerantList = <S extends v.GenericSchema>(item: S) => v.nullish(requiredTolerantList(item), []);

/** An identifier that some services send as a number; a string after parsing. */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** A UUID, such as the key of an attempt (decision 51). */
export const uuid = v.pipe(v.string(), v.regex(/^[\dA-Fa-f]{8}(-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/));

/** Money: integer cents (decision 14). */
export const cents = v.pipe(v.number(), v.integer());

/** `#rrggbb`. */
export const hexColor = v.pipe(v.string(), v.regex(/^#[\dA-Fa-f]{6}$/));

/** A count of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A link that the page may follow (decision 11). An answer's refused link is left out and reported; its item stays,
 * without a link.
 */
export const link = shown(
  v.pipe(
    v.string(),
    v.check((text) => linkRule.allows(text), refusedLink),
  ),
);

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
