import * as v from 'valibot';

/** Optional or null (the legacy server writes null); undefined after parsing. */
export const maybe = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => (value ?? undefined) as v.InferOutput<S> | undefined),
  );

/** An identifier that some services send as a number; a string after parsing. */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** Money: integer cents (decision 14). */
export const cents = v.pipe(v.number(), v.integer());

/** A count of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A link: a path or an http(s) URL, so that it cannot run script. */
export const link = v.pipe(v.string(), v.regex(/^(https?:)?\//i));

/** A boolean in a query string. */
export const queryFlag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => `${value}` === 'true'),
);

/** A whole number in a query string. */
export const queryWhole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits())]),
  v.transform(Number),
  v.integer(),
);
