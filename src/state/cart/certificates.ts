import type { AnswerOf, Call, PayloadOf } from '../../contract/call.ts';
import {
  applyCartRewardCertificate,
  applyProviderRewardCertificate,
  removeCertificates,
  removeProviderCertificates,
  removeProviderRewardCertificate,
  removeRewardCertificate,
} from '../../contract/cart/certificates.ts';
import { refusal } from '../../http/address.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import { sharedStore } from '../store.ts';
import { loadedCartAtom } from './cart.ts';

type Answer = AnswerOf<typeof removeCertificates>;

/** The rewards after a change, `rewardsTotal` in cents; undefined if the server does not say. */
export type RewardsData = Answer['rewardsData'];

/*
 * Each action chooses its call by `features.paymentProvider_EnableAdyen`, of the page or else of the cart (cart §3,
 * decision 55). All throw a CallError; a
 * RefusedError carries the server's message for the shopper.
 */

/** Applies a reward certificate to the cart, or applies it again to a changed one. */
export const applyCertificate = (certificate: PayloadOf<typeof applyCartRewardCertificate>) =>
  change(applyCartRewardCertificate, applyProviderRewardCertificate, certificate);

/** Removes one reward certificate. */
export const removeCertificate = (certificateNumber: string) =>
  change(removeRewardCertificate, removeProviderRewardCertificate, { certificateNumber });

/** Removes all reward certificates. */
export const removeAllCertificates = () => change(removeCertificates, removeProviderCertificates, {});

const cartHasProvider = () => !!sharedStore().get(loadedCartAtom)?.paymentProvider_EnableAdyen;

async function change<Payload>(
  ofCheckout: Call<Payload, Answer>,
  ofProvider: Call<Payload, Answer>,
  payload: Payload,
): Promise<RewardsData> {
  const { features } = pageContext();
  const hasProvider = features.paymentProvider_EnableAdyen ?? cartHasProvider();
  const call = hasProvider ? ofProvider : ofCheckout;
  const { isSuccess, rewardsData, message } = await send(call, payload);
  if (!isSuccess) throw refusal(call, rewardsData?.errorMessage ?? message);
  return rewardsData;
}
