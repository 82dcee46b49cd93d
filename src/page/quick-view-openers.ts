/*
 * The links on the page that open a quick view, in the server's tiles and in the islands'. The quick view's next and
 * previous products are those of the list that the shopper sees.
 */

const openers = '[data-island-open="quick-view"]';

/** The attributes of an opener that become the quick view's props; the runtime checks them like any prop. */
const handedOver = [
  'sku',
  'optionChoiceParameter',
  'name',
  'formattedPrice',
  'formattedListPrice',
  'imagePath',
] as const;

const skuOf = (opener: HTMLElement) => opener.getAttribute('data-sku') ?? '';

/** The opener of a product: the one that has the focus, as after a press, or the first on the page. */
export function openerOf(sku: string): HTMLElement | undefined {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.matches(openers) && skuOf(focused) === sku) return focused;
  return [...document.querySelectorAll<HTMLElement>(openers)].find((one) => skuOf(one) === sku);
}

/** The list that an opener is in: its island, or its list element. */
export const listOf = (opener: HTMLElement): Element | null =>
  opener.closest('[data-island]') ?? opener.closest('ul, ol');

/** The openers in the same list, one for each product. */
export function openersBeside(opener: HTMLElement): HTMLElement[] {
  const list = listOf(opener);
  const bySku = new Map<string, HTMLElement>();
  for (const one of list?.querySelectorAll<HTMLElement>(openers) ?? [opener])
    if (!bySku.has(skuOf(one))) bySku.set(skuOf(one), one);
  return [...bySku.values()];
}

/** The quick view's props from an opener's attributes; a missing attribute is left out. */
export function handedOverBy(opener: HTMLElement | undefined): Record<string, string> {
  if (!opener) return {};
  const given = handedOver.map((name) => [name, opener.dataset[name]]);
  const all = [...given, ['url', opener.getAttribute('href')]];
  return Object.fromEntries(all.filter(([, value]) => value)) as Record<string, string>;
}
