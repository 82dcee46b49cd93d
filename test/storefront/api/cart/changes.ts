import type { Call, PayloadOf } from '../../../../src/contract/call.ts';
import type {
  addDonation,
  applyPromo,
  applyZip,
  getEstimatedDeliveryDate,
  removeItem,
  updateItem,
  updateShipMethod,
} from '../../../../src/contract/cart/cart-changes.ts';
import type { Changed } from '../../cart/changed.ts';
import {
  chooseShipping,
  moveToCart,
  removeInstallation,
  removeLine,
  removeSaved,
  saveForLater,
  updatePersonalization,
  updateQuantity,
  type VisitorsLine,
} from '../../cart/changes.ts';
import {
  applyPromo as apply,
  applyZip as estimateFor,
  removePromo,
  setDonation,
} from '../../cart/choices.ts';
import { endCartCondition, hasCartCondition } from '../../cart/conditions.ts';
import { isPickedUp, shippingOf } from '../../cart/delivery.ts';
import { pickupEdd, shippingEdd } from '../../cart/edd.ts';
import { readCart } from '../../cart/lines.ts';
import { placeOf } from '../../cart/regions.ts';
import type { Shop } from '../../shop.ts';
import { storeByNumber } from '../../stores.ts';
import { RefusedError, refusedInput } from '../answer.ts';
import type { ApiRequest, Handlers } from '../request.ts';

type RequestOf<C> = C extends Call<never, unknown> ? ApiRequest : ApiRequest<PayloadOf<C>>;

type OfLine = RequestOf<typeof removeItem>;

/** The handler of a change to one line. */
const ofLine =
  (change: (shop: Shop, line: VisitorsLine) => Changed) =>
  ({ shop, sessionId, view, payload }: OfLine): Changed =>
    change(shop, { sessionId, view, id: lineId(payload.id) });

const answerRemoveItem = ofLine(removeLine);
const answerSaveForLater = ofLine(saveForLater);
const answerMoveToCart = ofLine(moveToCart);
const answerRemoveFromSaved = ofLine(removeSaved);
const answerRemoveInstallationService = ofLine(removeInstallation);

/** `updateItem`: sets the quantity; refuses one over the product's maximum. */
function answerUpdateItem({ shop, sessionId, view, payload }: RequestOf<typeof updateItem>) {
  const {
    quantity,
    personalizationId: PersonalizationId,
    personalizationText: PersonalizationText,
  } = payload;
  const line = { sessionId, view, id: lineId(payload.id) };
  if (PersonalizationId || PersonalizationText)
    return updatePersonalization(shop, line, {
      IsPersonalized: true,
      PersonalizationId,
      PersonalizationText,
    });
  if (quantity === undefined) throw refusedInput('quantity', undefined, 'a quantity, or a personalization');
  return updateQuantity(shop, line, quantity);
}

function answerUpdateShipMethod({ shop, sessionId, view, payload }: RequestOf<typeof updateShipMethod>) {
  const { id, shipMethod, isPickupSelected: isPickup } = payload;
  if (shipMethod === undefined && isPickup === undefined)
    throw refusedInput('shipMethod', undefined, 'a ship method, or isPickupSelected');
  return chooseShipping(shop, { sessionId, view, id: lineId(id) }, { shipMethod, isPickup });
}

function answerAddDonation({ shop, sessionId, view, payload }: RequestOf<typeof addDonation>) {
  return setDonation(shop, sessionId, view, payload.amount);
}

function answerApplyZip({ shop, sessionId, view, payload }: RequestOf<typeof applyZip>) {
  return estimateFor(shop, sessionId, view, payload.zipCode);
}

function answerApplyPromo({ shop, sessionId, view, payload }: RequestOf<typeof applyPromo>) {
  return apply(shop, sessionId, view, payload.promoCode);
}

function answerRemovePromo({ shop, sessionId }: ApiRequest) {
  return removePromo(shop, sessionId);
}

/** `getEstimatedDeliveryDate`: when each line arrives at a ZIP code, or is ready at the store where it is picked up. */
function answerEstimatedDeliveryDate({
  shop,
  sessionId,
  view,
  payload: { locationId, zipCode },
}: RequestOf<typeof getEstimatedDeliveryDate>) {
  if (hasCartCondition(shop, sessionId, 'edd-reset')) {
    endCartCondition(shop, sessionId, 'edd-reset');
    return { IsReset: true };
  }
  const { lines } = readCart(shop, sessionId, view);
  const shipping = shippingOf(shop, sessionId, view, lines);
  if (shipping.isEddOut) throw new RefusedError(504, 'Delivery dates are not available at the moment.');
  const place = zipCode === undefined ? shipping.place : placeOf(zipCode, view.country);
  if (zipCode !== undefined && !place)
    throw refusedInput('zipCode', zipCode, view.country === 'US' ? 'a ZIP code' : 'a Canadian postal code');
  const store = locationId === undefined ? undefined : storeByNumber(shop, String(locationId));
  if (locationId !== undefined && !store)
    throw refusedInput('locationId', locationId, 'the number of a store');
  const asked = { view, now: new Date() };
  return {
    lineItems: lines.map((line) => ({
      id: String(line.id),
      edd:
        store && isPickedUp(line, shipping)
          ? pickupEdd(shop, store, line, asked)
          : shippingEdd(line, { ...shipping, place }, asked),
    })),
  };
}

function lineId(id: string | number): number {
  if (!/^\d{1,15}$/.test(String(id))) throw refusedInput('id', id, 'the id of a line');
  return Number(id);
}

export const handlers: Handlers = {
  removeItem: answerRemoveItem,
  updateItem: answerUpdateItem,
  saveForLater: answerSaveForLater,
  moveToCart: answerMoveToCart,
  removeFromSaved: answerRemoveFromSaved,
  updateShipMethod: answerUpdateShipMethod,
  removeInstallationService: answerRemoveInstallationService,
  addDonation: answerAddDonation,
  applyZip: answerApplyZip,
  applyPromo: answerApplyPromo,
  removePromo: answerRemovePromo,
  getEstimatedDeliveryDate: answerEstimatedDeliveryDate,
};
