import {
  removeCertificates,
  removeProviderCertificates,
  removeProviderRewardCertificate,
  removeRewardCertificate,
} from '../../contract/cart/certificates.ts';
import {
  applyGiftCardTender,
  applyProviderGiftCard,
  removeGiftCardTender,
  removeProviderGiftCard,
} from '../../contract/payment/gift-cards.ts';
import { pageContext } from '../../page/context.ts';

/*
 * Two flags of the page choose between two declared calls of an action, and between two namings of its fields:
 * `features.paymentProvider_EnableAdyen` (decision 55) and `features.paymentActions` (decisions 8, 117).
 */

export const hasProvider = () => !!pageContext().features.paymentProvider_EnableAdyen;

/** Whether fields are named as in the payment actions, `number` and `pin`, and tax exemption is a POST. */
export const hasActionNames = () => {
  const { paymentActions } = pageContext().features;
  return paymentActions ? paymentActions === 'provider' : hasProvider();
};

/** The gift card's secrets, as they are sent. */
export interface TypedGiftCard {
  number: string;
  pin: string;
}

export function applyGiftCardCall({ number, pin }: TypedGiftCard) {
  const named = { cardNumber: number, cardPin: pin };
  if (hasProvider()) return { call: applyProviderGiftCard, payload: named };
  return { call: applyGiftCardTender, payload: hasActionNames() ? { number, pin } : named };
}

export function removeGiftCardCall(id: string) {
  const named = { cardNumber: id };
  if (hasProvider()) return { call: removeProviderGiftCard, payload: named };
  return { call: removeGiftCardTender, payload: hasActionNames() ? { number: id } : named };
}

/** The payload with a tender code, or with the id of its entry. */
export const tenderCodePayload = (code: string) =>
  hasActionNames() ? { number: code } : { tenderCodeNumber: code };

export const removeCertificateCall = () =>
  hasProvider() ? removeProviderRewardCertificate : removeRewardCertificate;

export const removeCertificatesCall = () => (hasProvider() ? removeProviderCertificates : removeCertificates);
