import type { Cart } from '../../contract/cart/cart.ts';
import { removeCertificates, removeProviderCertificates } from '../../contract/cart/certificates.ts';
import { refusal } from '../../http/refusal.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { sharedStore } from '../store.ts';
import { loadedCartAtom } from './loaded-cart.ts';

/**
 * Whether certificates go through the payment provider, by `features.paymentProvider_EnableAdyen` of the page or else of
 * the cart (cart §3, decision 55).
 */
export const hasProvider = (cart: Cart | undefined): boolean =>
  pageContext().features.paymentProvider_EnableAdyen ?? !!cart?.paymentProvider_EnableAdyen;

/**
 * Removes all reward certificates.
 * @throws CallError; a RefusedError carries the server's message for the shopper.
 */
export async function removeAllCertificates(): Promise<void> {
  const call = hasProvider(sharedStore().get(loadedCartAtom))
    ? removeProviderCertificates
    : removeCertificates;
  const { isSuccess, rewardsData, message } = await send(call, {});
  if (!isSuccess) throw refusal(call, rewardsData?.errorMessage ?? message);
}
