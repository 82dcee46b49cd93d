import type { AnswerOf, Call } from '../../contract/call.ts';
import { addItems, type Cart } from '../../contract/cart/cart.ts';
import {
  addDonation,
  applyPromo,
  applyZip,
  moveToCart,
  removeFromSaved,
  removeInstallationService,
  removeItem,
  removePromo,
  saveForLater,
  updateItem,
  updateShipMethod,
} from '../../contract/cart/cart-changes.ts';
import type { CartChange } from '../../domain/cart/cart-changes.ts';
import { cartPageMessages } from '../../domain/cart/cart-page-messages.ts';
import { refusal } from '../../http/address.ts';
import { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import { pageTexts } from '../../page/texts.ts';
import type { Failure } from '../failure.ts';
import { applyCertificate, removeCertificate } from './certificates.ts';

/** A change is its call's payload, with its kind. */
const calls = {
  quantity: updateItem,
  remove: removeItem,
  save: saveForLater,
  move: moveToCart,
  unsave: removeFromSaved,
  installation: removeInstallationService,
  ship: updateShipMethod,
  donation: addDonation,
  zip: applyZip,
  promo: applyPromo,
};

/**
 * Sends one change of the cart (cart §7); `cart` knows the account of a certificate. It is never aborted (decision
 * 66).
 * @throws CallError; a RefusedError carries the server's message for the shopper.
 */
export async function sendChange(change: CartChange, cart?: Cart): Promise<void> {
  const { kind, ...payload } = change;
  if (kind === 'certificate') return sendCertificate(change, cart);
  if (kind === 'restore') return sent(addItems, { items: [change.item] });
  if (kind === 'promo' && !change.promoCode) return sent(removePromo, {});
  return sent(calls[kind] as ChangeCall, payload);
}

type ChangeAnswer = AnswerOf<typeof removeItem> & Partial<AnswerOf<typeof applyPromo>>;
type ChangeCall = Call<object, ChangeAnswer>;

/** A promo code's own reason for a refusal comes first, then the cart's (cart §5). */
async function sent<Payload>(call: Call<Payload, ChangeAnswer>, payload: Payload): Promise<void> {
  const { isSuccess, promoErrorMessage, cartErrorMessage, message } = await send(call, payload);
  if (!isSuccess) throw refusal(call, promoErrorMessage || cartErrorMessage || message);
}

async function sendCertificate({ certificateNumber, isApplied }: CertificateChange, cart: Cart | undefined) {
  const known = cart?.rewardCertificates.find((one) => one.certificateNumber === certificateNumber);
  const { accountNumber, cardToken } = known ?? {};
  await (isApplied
    ? applyCertificate({ certificateNumber, accountNumber, cardToken })
    : removeCertificate(certificateNumber));
}

type CertificateChange = Extract<CartChange, { kind: 'certificate' }>;

/** A change that the shopper did not ask for opens no popup. */
export const handlingOf = (change: CartChange) => ({
  isBackground: change.kind === 'certificate' && !!change.isAgain,
});

/** The ZIP code has its own text for failures without a message from the server (cart §5). */
export function messageOf(change: CartChange, { message, error }: Failure): string {
  const isSaid = error instanceof CallError && (!!error.serverMessage || error.kind === 'token');
  return change.kind === 'zip' && !isSaid ? pageTexts(cartPageMessages).zipNotUpdated : message;
}
