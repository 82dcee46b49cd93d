import { checkoutErrorTypes, type UnavailableType } from '../../../../src/domain/cart/checkout-errors.ts';
import { accountOf } from '../../accounts/signed-in.ts';
import { boxesOf, type CheckoutOutcome, checkoutOutcome } from '../../cart/checkout.ts';
import { checkoutPopup } from '../../cart/checkout-popups.ts';
import { shippingOf } from '../../cart/delivery.ts';
import { shippingEdd } from '../../cart/edd.ts';
import type { CartLine } from '../../cart/lines.ts';
import { removeUnavailable } from '../../cart/removals.ts';
import { shippingPath } from '../../pages/checkout/entry.ts';
import { link } from '../../pages/page.ts';
import { pictureOf } from '../../pictures.ts';
import { RefusedError } from '../answer.ts';
import type { ApiRequest, Handlers } from '../request.ts';

/** `checkoutCart`: the next URL, or the reason why the cart cannot be checked out (cart §4). */
function answerCheckoutCart(request: ApiRequest) {
  const { shop, sessionId, view } = request;
  const outcome = checkoutOutcome(shop, sessionId, view);
  if (outcome.kind === 'down') throw new RefusedError(outcome.status, outcome.message);
  return {
    isSuccess: ['oversized', 'popup', 'ready'].includes(outcome.kind),
    redirectUrl: ['oversized', 'popup', 'ready'].includes(outcome.kind) ? link(request, shippingPath) : null,
    isLoggedIn: accountOf(shop, sessionId) !== undefined,
    message: 'message' in outcome ? outcome.message : null,
    popupUrl:
      outcome.kind === 'popup' ? `/checkout/popups?${new URLSearchParams({ name: outcome.name })}` : null,
    errorType: checkoutErrorTypes.indexOf(typeOf(outcome)),
    unavailableItems: outcome.kind === 'unavailable' ? unavailableItems(request, outcome) : [],
    oversizedItems:
      outcome.kind === 'oversized'
        ? outcome.lines.map((line) => ({ title: line.product.name, boxes: boxesOf(line) }))
        : [],
    hasCertificatesInterrupter: outcome.kind === 'certificates',
    hasOldCbccCardUsedError: outcome.kind === 'reissued-card',
  };
}

/** `getCheckoutPopup`: the content of a popup that a checkout has named. */
function answerCheckoutPopup({ payload }: ApiRequest<Record<string, string>>) {
  const popup = checkoutPopup(payload.name ?? '');
  if (!popup) throw new RefusedError(404, 'There is no popup of this name.');
  return popup;
}

const removal =
  (type: UnavailableType) =>
  ({ shop, sessionId, view }: ApiRequest) =>
    removeUnavailable(shop, sessionId, { type, view });

const answerRemoveNlaItems = removal('nlaItems');
const answerRemoveAllNlaItems = removal('allNlaItems');
const answerRemovePfasItems = removal('pfasItems');
const answerRemovePersonalizedItems = removal('personalizationServiceUnavailable');
const answerRemoveInHousePersonalizedNlaItems = removal('inHousePersonalizationNlaItems');
const answerRemoveInstallationServices = removal('installationServiceUnavailable');

/** The error type of an outcome, by the contract's name. */
export function typeOf(outcome: CheckoutOutcome) {
  if (outcome.kind === 'empty') return 'emptyBasket';
  return 'type' in outcome ? outcome.type : 'none';
}

/** The message beside an item that is available while one of its services is not. */
const missing: Partial<Record<UnavailableType, string>> = {
  inHousePersonalizationNlaItems: 'Personalization not available',
  personalizationServiceUnavailable: 'Personalization not available',
  installationServiceUnavailable: 'Installation not available',
};

/** The items that cannot be bought as they are. */
export function unavailableItems(
  { shop, sessionId, view }: Pick<ApiRequest, 'shop' | 'sessionId' | 'view'>,
  { type, lines }: { type: UnavailableType; lines: CartLine[] },
) {
  const shipping = shippingOf(shop, sessionId, view, lines);
  const asked = { view, now: new Date() };
  return lines.map((line) => ({
    sku: line.product.sku,
    title: line.product.name,
    imagePath: pictureOf(line.product, line.optionCode).small,
    currentPrice: line.unitCents,
    quantity: line.quantity,
    availabilityMessage: missing[type] ?? (line.product.stock === 'out' ? 'Out of stock' : 'Not available'),
    isCustomNla: line.product.isCustomOrder,
    edd: shipping.isEddOut ? null : shippingEdd(line, shipping, asked),
  }));
}

export const handlers: Handlers = {
  checkoutCart: answerCheckoutCart,
  getCheckoutPopup: answerCheckoutPopup,
  removeNlaItems: answerRemoveNlaItems,
  removeAllNlaItems: answerRemoveAllNlaItems,
  removePfasItems: answerRemovePfasItems,
  removePersonalizedItems: answerRemovePersonalizedItems,
  removeInHousePersonalizedNlaItems: answerRemoveInHousePersonalizedNlaItems,
  removeInstallationServices: answerRemoveInstallationServices,
};
