import type { Call, PayloadOf } from '../../../../src/contract/call.ts';
import type * as options from '../../../../src/contract/checkout/options.ts';
import type { applyPromoCode } from '../../../../src/contract/checkout/promo-code.ts';
import type * as several from '../../../../src/contract/checkout/several-recipients.ts';
import type * as shipping from '../../../../src/contract/checkout/shipping.ts';
import { removePromo } from '../../cart/choices.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import {
  chooseBagging,
  chooseGift,
  chooseGiftReceipt,
  saveOptions,
  setGiftMessage,
} from '../../checkout/option-changes.ts';
import { applyPromo } from '../../checkout/promo.ts';
import {
  addKnownRecipient,
  checkForAll,
  replaceRecipient,
  saveShippingAddress,
  shareItems,
  shipPartTo,
  shipPartToRecipient,
  shipPickedUp,
  splitPart,
} from '../../checkout/shipping-changes.ts';
import { checkBillingAddress } from '../../payments/billing.ts';
import { inTransaction } from '../../transaction.ts';

import type { ApiRequest, Handlers } from '../request.ts';
import { addressAnswer, asKept } from './address-answer.ts';
import { changing, wholeFor } from './answer.ts';

type RequestOf<C> = C extends Call<never, unknown> ? ApiRequest : ApiRequest<PayloadOf<C>>;

/** `refreshCheckout`: the whole checkout, read in one transaction. */
function answerRefreshCheckout(request: ApiRequest) {
  return inTransaction(request.shop.database, () => wholeFor(request, buyerOf(request)));
}

/** `validateAddress`: nothing is stored. */
function answerValidateAddress(request: RequestOf<typeof several.validateAddress>) {
  const { address, isBilling } = request.payload;
  const checked = isBilling ? checkBillingAddress(address) : checkForAll(buyerOf(request), address);
  return addressAnswer(request, checked, 'alone');
}

/** `validateAndSaveAddress`: saves an address that has neither errors nor a suggestion. */
function answerValidateAndSaveAddress(request: RequestOf<typeof shipping.validateAndSaveAddress>) {
  const buyer = buyerOf(request);
  const { address } = request.payload;
  return inTransaction(request.shop.database, () => {
    const checked = checkForAll(buyer, address);
    if (checked.status === 'good') saveShippingAddress(buyer, address);
    return addressAnswer(request, checked, 'with the whole');
  });
}

/** `saveShippingAddress`: saves an address as it is, if it can be shipped to. */
function answerSaveShippingAddress(request: RequestOf<typeof shipping.saveShippingAddress>) {
  return inTransaction(request.shop.database, () => {
    const checked = saveShippingAddress(buyerOf(request), request.payload.address);
    return addressAnswer(request, asKept(checked), 'alone');
  });
}

function answerSaveMultiShippingAddress(request: RequestOf<typeof several.saveMultiShippingAddress>) {
  const { address, basketItemId } = request.payload;
  return inTransaction(request.shop.database, () => {
    const checked = shipPartTo(buyerOf(request), String(basketItemId), address);
    return addressAnswer(request, asKept(checked), 'with the whole');
  });
}

type Payload<C> = PayloadOf<C>;

export const handlers: Handlers = {
  refreshCheckout: answerRefreshCheckout,
  validateAddress: answerValidateAddress,
  validateAndSaveAddress: answerValidateAndSaveAddress,
  saveShippingAddress: answerSaveShippingAddress,
  saveMultiShippingAddress: answerSaveMultiShippingAddress,
  saveMultiShipping: changing('alone', (buyer, { addressId }: Payload<typeof several.saveMultiShipping>) =>
    addKnownRecipient(buyer, String(addressId)),
  ),
  saveRecipientSelection: changing(
    'with the whole',
    (buyer, { recipientId, basketItemId }: Payload<typeof several.saveRecipientSelection>) =>
      shipPartToRecipient(buyer, String(basketItemId), String(recipientId)),
  ),
  splitItem: changing('alone', (buyer, { basketItemId }: Payload<typeof several.splitItem>) =>
    splitPart(buyer, String(basketItemId)),
  ),
  updateRecipientId: changing(
    'with the whole',
    (buyer, { oldRecipientId, newRecipientId }: Payload<typeof several.updateRecipientId>) =>
      replaceRecipient(buyer, String(oldRecipientId), String(newRecipientId)),
  ),
  saveMultiRecipientBasket: changing(
    'with the whole',
    (buyer, { multiRecipientBasket }: Payload<typeof several.saveMultiRecipientBasket>) =>
      shareItems(
        buyer,
        multiRecipientBasket.map(({ id, recipients }) => ({
          id: String(id),
          recipients: recipients.map(({ basketItemId, recipientId, quantity }) => ({
            basketItemId: basketItemId === undefined ? undefined : String(basketItemId),
            recipientId: String(recipientId),
            quantity,
          })),
        })),
      ),
  ),
  updateGiftReceipt: changing(
    'alone',
    (buyer, { recipientId, selectedOption }: Payload<typeof options.updateGiftReceipt>) =>
      chooseGiftReceipt(buyer, String(recipientId), String(selectedOption)),
  ),
  updateBaggingOption: changing(
    'with the whole',
    (buyer, { recipientId, selectedOption }: Payload<typeof options.updateBaggingOption>) =>
      chooseBagging(buyer, String(recipientId), String(selectedOption)),
  ),
  updateBopsToShipping: changing(
    'with the whole',
    (buyer, { recipientId, newAddressId }: Payload<typeof options.updateBopsToShipping>) =>
      shipPickedUp(buyer, String(recipientId), String(newAddressId)),
  ),
  updateGiftMessage: changing(
    'alone',
    (buyer, { recipientId, message }: Payload<typeof options.updateGiftMessage>) =>
      setGiftMessage(buyer, String(recipientId), message),
  ),
  updateGiftOption: changing(
    'with the whole',
    (buyer, { recipientId, giftOptions, serviceLevel }: Payload<typeof options.updateGiftOption>) =>
      chooseGift(buyer, String(recipientId), { code: String(giftOptions.selectedOption), serviceLevel }),
  ),
  saveShippingAndGiftOptions: changing(
    'alone',
    (buyer, { recipients }: Payload<typeof options.saveShippingAndGiftOptions>) =>
      saveOptions(buyer, {
        recipients: recipients.map(({ recipientId, shipments, pickupContact }) => ({
          recipientId: String(recipientId),
          shipments: shipments.map(({ id, tripBooking, ...choices }) => ({
            ...choices,
            id: String(id),
            tripBooking: tripBooking && {
              ...tripBooking,
              selectedTrip:
                tripBooking.selectedTrip === undefined ? undefined : String(tripBooking.selectedTrip),
            },
          })),
          pickupContact,
        })),
      }),
  ),
  applyPromoCode: changing('with the whole', (buyer, { promoCode }: Payload<typeof applyPromoCode>) =>
    applyPromo(buyer, promoCode),
  ),
  removePromoCode: changing('alone', ({ shop, sessionId }) => removePromo(shop, sessionId)),
};
