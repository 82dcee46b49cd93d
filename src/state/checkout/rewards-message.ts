import { atom, useAtomValue } from 'jotai';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { type Store, sharedAtom } from '../store.ts';

/** What the shop says of its household card in the summary (decision 91); undefined until it has been asked. */
export const rewardsMessageAtom = sharedAtom('rewardsOrderSummaryMessage', () => atom<string>());

/** As a call needs it, which is sent when its turn comes. */
export const rewardsMessageOf = (store: Store, checkout: Checkout | undefined): string | undefined =>
  store.get(rewardsMessageAtom) ?? checkout?.payment.rewardsOrderSummaryMessage;

/** What the order earns or saves in rewards: for the summary, and for the calls that it goes along with (checkout §7.1). */
export function useRewardsMessage({ payment }: Checkout): string | undefined {
  return useAtomValue(rewardsMessageAtom) ?? payment.rewardsOrderSummaryMessage;
}
