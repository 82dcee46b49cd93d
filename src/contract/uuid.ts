import * as v from 'valibot';

/** A UUID, such as the key of an attempt (decision 51). */
export const uuid = v.pipe(v.string(), v.regex(/^[\dA-Fa-f]{8}(-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/));
