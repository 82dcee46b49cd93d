/** HTML's own attributes that have the same name as some props. */
const ownNames =
  'action alt class dir form height hidden href id lang method name placeholder rel role size slot src style tabindex target title type value width'.split(
    ' ',
  );

/** Attributes that lack the `data-` prefix of a declared one that is not given: `sku` for `data-sku`. */
export function unprefixed(given: readonly string[], declared: readonly string[]): string[] {
  return given.filter(
    (name) =>
      !ownNames.includes(name) && declared.includes(`data-${name}`) && !given.includes(`data-${name}`),
  );
}
