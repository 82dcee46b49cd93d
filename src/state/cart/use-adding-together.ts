import { useAtomValue, useStore } from 'jotai';
import { type AddToCartItem, addToCartItem } from '../../domain/cart/add-to-cart.ts';
import { announceUnseen, useAttempt } from '../attempt.ts';
import { selectedProductsAtom } from '../product/selected-products.ts';
import type { AskingIsland } from '../question.ts';
import type { Store } from '../store.ts';
import { addersAtom } from './adders.ts';
import { addNow, asSelected, hasStepsBefore } from './adding.ts';

/** Why nothing was sent: a form of the page leads to what is wrong, or its product has to be confirmed by itself. */
type Hindrance = 'incomplete' | 'alone';

/**
 * Adds several products of the page in one call: with the choices of a product's own form, else with those of the page's
 * selected product (checkout §3). A product that is gone or out of stock is left out.
 */
export function useAddingTogether(island: AskingIsland, skus: readonly string[]) {
  const store = useStore();
  const { state, attempt } = useAttempt<'added'>();
  const adders = useAtomValue(addersAtom);
  const selected = useAtomValue(selectedProductsAtom);
  const isOut = (sku: string) => !!(adders.get(sku)?.isOut || selected.get(sku)?.isNla);
  const offered = skus.filter((sku) => !isOut(sku));

  return {
    state,
    /** How many of the products can be had. */
    count: offered.length,
    /** A press has begun, which may take the focus off a quantity. */
    noteGesture() {
      for (const sku of offered) adders.get(sku)?.noteGesture();
    },
    /** @returns why nothing was sent; undefined if the add was sent, even if it fails */
    async addAll(): Promise<Hindrance | undefined> {
      const items = itemsOf(offered, store);
      if (!Array.isArray(items)) return items;
      announceUnseen(await attempt(() => addNow(items, { store, island })), island);
      return undefined;
    },
  };
}

function itemsOf(skus: readonly string[], store: Store): AddToCartItem[] | Hindrance {
  const items: AddToCartItem[] = [];
  for (const sku of skus) {
    const adder = store.get(addersAtom).get(sku);
    const quantity = store.get(selectedProductsAtom).get(sku)?.qty;
    const adding = adder ? adder.read() : { choice: { sku, ...(quantity && { quantity }) } };
    if (!adding) return 'incomplete';
    if (hasStepsBefore(adding)) {
      adder?.focus();
      return 'alone';
    }
    items.push(addToCartItem(asSelected(adding.choice, store)));
  }
  return items;
}
