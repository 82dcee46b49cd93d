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

/** What was asked for on this page, the oldest first. It has no dependencies, so each store computes it once and keeps it. */
const askedAtom = sharedAtom('quickViews', () => atom(() => new Map<string, Asked>()));

const keyOf = ({ sku, optionChoiceParameter = '' }: QuickViewAddress) => `${sku}|${optionChoiceParameter}`;

/** The answer for this product, if it has come already. */
export const knownQuickView = (store: Store, product: QuickViewAddress): QuickViewModel | undefined =>
  store.get(askedAtom).get(keyOf(product))?.model;

/**
 * The product for its quick view, asked for once per page; after a failure it is asked for again.
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

/** The shopper may be about to look at this product. A failure matters only when it is looked at. */
export function preloadQuickView(store: Store, product: QuickViewAddress): void {
  askQuickView(store, product).catch(() => {});
}
