import * as v from 'valibot';
import { linkRule, refusedLink } from '../domain/links.ts';

/** Optional or null (the legacy server writes null); undefined after parsing. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => (value ?? undefined) as v.InferOutput<S> | undefined),
  );

/** For display only: an invalid value is left out, and the rest stays (decision 65). */
export const shown = <S extends v.GenericSchema>(schema: S) => v.fallback(maybe(schema), undefined);

/** False if it is missing. */
export const flag = v.nullish(v.boolean(), false);

/** False if it is missing or wrong. */
export const shownFlag = v.fallback(flag, false);

/** A text that is not empty. */
export const filledText = v.pipe(v.string(), v.nonEmpty());

/** Empty if it is missing. */
export const listOf = <S extends v.GenericSchema>(item: S) => v.nullish(v.array(item), []);

/** An identifier that some services send as a number; a string after parsing. */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** Money: integer cents (decision 14). */
export const cents = v.pipe(v.number(), v.integer());

/** A count of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A link that the page may follow (decision 11). An answer's refused link is left out and reported; its item stays,
 * without a link.
 */
export const link = v.pipe(
  v.nullish(v.string()),
  v.transform((text) => text ?? undefined),
  v.check((text) => text === undefined || linkRule.allows(text), refusedLink),
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
