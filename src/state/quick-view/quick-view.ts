import { atom } from 'jotai';
import { getQuickView, type QuickViewModel } from '../../contract/quick-view/quick-view.ts';
import type { QuickViewAddress } from '../../domain/product/quick-view-address.ts';
import { send } from '../../http/send.ts';
import { type Store, sharedAtom } from '../store.ts';

/** Answers that are kept for going back to a product (decision 109). */
const keptAnswers = 50;

interface Asked {
  answer: Promise<QuickViewModel>;
  /** Once it has come. */
  model?: QuickViewModel;
}

/** The requests of this page, the oldest first. It has no dependencies, so each store computes it once and keeps it. */
const askedAtom = sharedAtom('quickViews', () => atom(() => new Map<string, Asked>()));

const keyOf = ({ sku, optionChoiceParameter = '' }: QuickViewAddress) => `${sku}|${optionChoiceParameter}`;

/** The answer for this product, if it has come already. */
export const knownQuickView = (store: Store, product: QuickViewAddress): QuickViewModel | undefined =>
  store.get(askedAtom).get(keyOf(product))?.model;

/**
 * Reads a product for its quick view, once per page; again after a failure.
 * @throws CallError
 */
export function askQuickView(store: Store, product: QuickViewAddress): Promise<QuickViewModel> {
  const { sku, optionChoiceParameter } = product;
  const key = keyOf(product);
  const all = store.get(askedAtom);
  const before = all.get(key);
  if (before) return before.answer;
  const answer = send(getQuickView, { sku, optionChoiceParameter });
  const entry: Asked = { answer };
  all.set(key, entry);
  if (all.size > keptAnswers) all.delete(all.keys().next().value!);
  answer.then(
    (model) => {
      entry.model = model;
    },
    () => all.get(key) === entry && all.delete(key),
  );
  return answer;
}

/** Reads ahead a product that the shopper may open. A failure matters only once it is opened. */
export function preloadQuickView(store: Store, product: QuickViewAddress): void {
  askQuickView(store, product).catch(() => {});
}
