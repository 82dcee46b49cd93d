import type { Product } from '../../catalog/product.ts';
import { productBySku } from '../../catalog/store.ts';
import { browseModelOf } from '../../product/browse-model.ts';
import {
  type Choices,
  type Chosen,
  choiceRefusal,
  choicesOf,
  commonSkus,
  type GivenCodes,
  parameterOf,
  readChoices,
  skuOf,
  withChoices,
} from '../../special-order/chosen.ts';
import { type SpecialOrder, specialOrderOf } from '../../special-order/pieces.ts';
import type { Page } from '../page.ts';

/** A product as its page shows it, with the options in the page's address. */
export interface ShownProduct {
  product: Product;
  /** The chosen options, as the cart takes them; empty without any. */
  parameter: string;
  model: ReturnType<typeof browseModelOf>;
  special: ShownOrder | undefined;
}

/** A piece that is made to order. */
export interface ShownOrder {
  first: Product;
  choices: Choices;
  /** What of the address was left out, in words. */
  mended: string[];
  /** Why it cannot be added as it is. */
  refusal: string | undefined;
}

/** Reads the options of the page's address; what does not exist or does not go together is left out. */
export function shownProduct(page: Page, given: Product): ShownProduct {
  const order = specialOrderOf(given.sku);
  const { database } = page.shop;
  const first = order && productBySku(database, order.sku);
  if (!order || !first) {
    const fabric = given.fabrics?.find(({ code }) => code === page.query.get('option')) ?? given.fabrics?.[0];
    const parameter = fabric?.code ?? '';
    return {
      product: given,
      parameter,
      model: browseModelOf(given, page.view, parameter),
      special: undefined,
    };
  }
  const { choices, mended } = choicesIn(order, given.sku, page.query);
  const parameter = parameterOf(choices);
  const make = productBySku(database, skuOf(choices, given.sku)!)!;
  const product = withChoices(make, parameter);
  return {
    product,
    parameter,
    model: browseModelOf(make, page.view, parameter),
    special: { first, choices, mended, refusal: choiceRefusal(choices, product.name) },
  };
}

function choicesIn(order: SpecialOrder, sku: string, query: URLSearchParams) {
  return choicesInCodes(
    order,
    sku,
    Object.fromEntries(
      order.options.flatMap(({ code }) => (query.has(code) ? [[code, query.get(code)!] as const] : [])),
    ),
  );
}

/** The choices with these codes, and what is usual besides; what does not exist or go together is left out. */
export function choicesInCodes(order: SpecialOrder, sku: string, given: GivenCodes) {
  const { unknown, chosen } = readChoices(order, given);
  const mended = unknown.map(
    (one) => `${one.split('=')[1]} is not made for this piece. Please choose again.`,
  );
  let kept: Chosen[] = [];
  for (const one of chosen)
    if (commonSkus(order, [...kept, one]).length > 0) kept.push(one);
    else mended.push(`${one.choice.title} does not come with the other choices. Please choose again.`);
  for (const one of usualChoices(order, sku)) {
    const isOpen = kept.every(({ option }) => option !== one.option);
    if (isOpen && commonSkus(order, [...kept, one]).length > 0) kept = [...kept, one];
  }
  return { choices: choicesOf(order, kept), mended };
}

/** The default choices: the usual one of each option, or the only one that this make can have. */
function usualChoices({ options }: SpecialOrder, sku: string): Chosen[] {
  return options.flatMap((option) => {
    const able = option.choices.filter(({ skus }) => skus?.includes(sku) ?? true);
    const choice = able.length === 1 ? able[0] : able.find(({ code }) => code === option.usual);
    return choice ? [{ option, choice }] : [];
  });
}

/** The address with a choice; other choices that do not go with it are left out. */
export function addressWith({ first, choices }: ShownOrder, added: Chosen): string {
  const kept = choices.chosen.filter(
    ({ option, choice }) =>
      option !== added.option && commonSkus(choices.order, [{ option, choice }, added]).length > 0,
  );
  const all: Chosen[] = [added];
  for (const one of kept) if (commonSkus(choices.order, [...all, one]).length > 0) all.push(one);
  return `${first.url}?${parameterOf(choicesOf(choices.order, all))}`;
}
