/** Attributes of HTML's own that have the same names as props. */
const ownNames =
  'action alt class dir form height hidden href id lang method name placeholder rel role size slot src style tabindex target title type value width'.split(
    ' ',
  );

/** Attributes without the `data-` prefix of a declared one that is missing: `sku` for `data-sku`. */
export function unprefixed(given: readonly string[], declared: readonly string[]): string[] {
  return given.filter(
    (name) =>
      !ownNames.includes(name) && declared.includes(`data-${name}`) && !given.includes(`data-${name}`),
  );
}
