/*
 * The links of the page that open a quick view: of the server's tiles and of the islands'. What the shopper sees is the list
 * that its next and previous products are of.
 */

const openers = '[data-island-open="quick-view"]';

/** What a tile hands over, as its opener has it; the runtime checks it like any prop. */
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

/** The openers in the list of this one, one for each product: its island's, or those of the same list element. */
export function openersBeside(opener: HTMLElement): HTMLElement[] {
  const list = opener.closest('[data-island]') ?? opener.closest('ul, ol');
  const bySku = new Map<string, HTMLElement>();
  for (const one of list?.querySelectorAll<HTMLElement>(openers) ?? [opener])
    if (!bySku.has(skuOf(one))) bySku.set(skuOf(one), one);
  return [...bySku.values()];
}

/** The props that an opener hands over; those that it has not are left out. */
export function handedOverBy(opener: HTMLElement | undefined): Record<string, string> {
  if (!opener) return {};
  const given = handedOver.map((name) => [name, opener.dataset[name]]);
  const all = [...given, ['url', opener.getAttribute('href')]];
  return Object.fromEntries(all.filter(([, value]) => value)) as Record<string, string>;
}
