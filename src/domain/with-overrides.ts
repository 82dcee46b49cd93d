/**
 * `defaults`, overridden by the page's texts; unknown keys are ignored. A key of one place, such as `shippingTryAgain`,
 * follows an override of `tryAgain` or `close`, unless the page overrides that key itself.
 */
export function withOverrides<Texts extends Record<string, string>>(
  defaults: Texts,
  overrides: Record<string, string>,
): Texts {
  const texts: Record<string, string> = { ...defaults };
  for (const key of Object.keys(defaults)) {
    const shared = /TryAgain$/.test(key) ? 'tryAgain' : /Close$/.test(key) ? 'close' : key;
    texts[key] = overrides[key] || overrides[shared] || defaults[key]!;
  }
  return texts as Texts;
}
