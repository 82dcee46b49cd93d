/** The product of an open quick view, as the page's address names it (checkout §3, decision 119). */
export interface QuickViewAddress {
  sku: string;
  /** The options of the tile, or those chosen since. */
  optionChoiceParameter: string | undefined;
}

const skuKey = 'quickViewId';
const optionsKey = 'specialOrderOCParam';

/** As an SKU in an attribute (cart §3); any other in an address is ignored. */
const skuPattern = /^[\w.-]{1,64}$/;
const longestOptions = 1000;

/** The quick view that an address opens; undefined for none. */
export function readQuickView(search: string): QuickViewAddress | undefined {
  const query = new URLSearchParams(search);
  const sku = query.get(skuKey) ?? '';
  const options = query.get(optionsKey) ?? '';
  if (!skuPattern.test(sku)) return undefined;
  return { sku, optionChoiceParameter: (options.length <= longestOptions && options) || undefined };
}

/** The query string of the page with this quick view open. */
export function withQuickView(search: string, { sku, optionChoiceParameter }: QuickViewAddress): string {
  const query = new URLSearchParams({ [skuKey]: sku });
  if (optionChoiceParameter) query.set(optionsKey, optionChoiceParameter);
  const kept = withoutQuickView(search);
  return `${kept || '?'}${kept && '&'}${query}`;
}

/** The query string of the page itself, which stays as it is written. */
export function withoutQuickView(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && ![skuKey, optionsKey].includes(part.split('=')[0]!));
  return kept.length ? `?${kept.join('&')}` : '';
}
