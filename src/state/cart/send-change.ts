import type { Call } from '../../contract/call.ts';
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

const callsOfLine = {
  remove: removeItem,
  save: saveForLater,
  move: moveToCart,
  unsave: removeFromSaved,
  installation: removeInstallationService,
};

/**
 * Sends one change of the cart (cart §7); `cart` knows the account of a certificate. Nobody aborts it (decision 66).
 * @throws CallError; a RefusedError carries the server's message for the shopper.
 */
export async function sendChange(change: CartChange, cart?: Cart): Promise<void> {
  switch (change.kind) {
    case 'quantity':
      return sent(updateItem, { id: change.id, quantity: change.quantity });
    case 'ship':
      return sent(updateShipMethod, {
        id: change.id,
        shipMethod: change.shipMethod,
        isPickupSelected: change.isPickupSelected,
      });
    case 'restore':
      return sent(addItems, { items: [change.item] });
    case 'donation':
      return sent(addDonation, { amount: change.amount });
    case 'zip':
      return sent(applyZip, { zipCode: change.zipCode });
    case 'promo':
      return change.promoCode ? sendPromo(change.promoCode) : sent(removePromo, {});
    case 'certificate': {
      const { certificateNumber } = change;
      const known = cart?.rewardCertificates.find((one) => one.certificateNumber === certificateNumber);
      const { accountNumber, cardToken } = known ?? {};
      await (change.isApplied
        ? applyCertificate({ certificateNumber, accountNumber, cardToken })
        : removeCertificate(certificateNumber));
      return;
    }
    default:
      return sent(callsOfLine[change.kind], { id: change.id });
  }
}

async function sent<Payload>(
  call: Call<Payload, { isSuccess: boolean; message?: string | undefined }>,
  payload: Payload,
): Promise<void> {
  const { isSuccess, message } = await send(call, payload);
  if (!isSuccess) throw refusal(call, message);
}

/** A promo code's own reason for a refusal comes first, then the cart's (cart §5). */
async function sendPromo(promoCode: string): Promise<void> {
  const { isSuccess, promoErrorMessage, cartErrorMessage, message } = await send(applyPromo, { promoCode });
  if (!isSuccess) throw refusal(applyPromo, promoErrorMessage || cartErrorMessage || message);
}

/** What the shopper has not asked for opens no popup. */
export const handlingOf = (change: CartChange) => ({
  isBackground: change.kind === 'certificate' && !!change.isAgain,
});

/** The ZIP code has words of its own for every failure in which the server has none (cart §5). */
export function messageOf(change: CartChange, { message, error }: Failure): string {
  const isSaid = error instanceof CallError && (!!error.serverMessage || error.kind === 'token');
  return change.kind === 'zip' && !isSaid ? pageTexts(cartPageMessages).zipNotUpdated : message;
}
