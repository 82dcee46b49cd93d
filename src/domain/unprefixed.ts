/** Attributes of HTML itself that a prop may be called like. */
const ownNames =
  'action alt class dir form height hidden href id lang method name placeholder rel role size slot src style tabindex target title type value width'.split(
    ' ',
  );

/** Attributes that are a declared `data-…` one without its prefix, where that one is not given: `sku` for `data-sku`. */
export function unprefixed(given: readonly string[], declared: readonly string[]): string[] {
  return given.filter(
    (name) =>
      !ownNames.includes(name) && declared.includes(`data-${name}`) && !given.includes(`data-${name}`),
  );
}
