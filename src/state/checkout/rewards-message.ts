import { atom, useAtomValue } from 'jotai';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import { type Store, sharedAtom } from '../store.ts';

/** The shop's text about its household card, for the summary (decision 91); undefined until it is requested. */
export const rewardsMessageAtom = sharedAtom('rewardsOrderSummaryMessage', () => atom<string>());

/** The text for the payload of a call, read when the call is sent. */
export const rewardsMessageOf = (store: Store, checkout: Checkout | undefined): string | undefined =>
  store.get(rewardsMessageAtom) ?? checkout?.payment.rewardsOrderSummaryMessage;

/**
 * The text about what the order earns or saves in rewards, for the summary and for the calls that send it (checkout
 * §7.1).
 */
export function useRewardsMessage({ payment }: Checkout): string | undefined {
  return useAtomValue(rewardsMessageAtom) ?? payment.rewardsOrderSummaryMessage;
}
