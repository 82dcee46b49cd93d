import { accountOf } from '../../accounts/signed-in.ts';
import { certificatesOf } from '../../cart/certificates.ts';
import { choicesOf, donationAmounts } from '../../cart/choices.ts';
import { goneSkus, isInternational } from '../../cart/conditions.ts';
import { shippingOf } from '../../cart/delivery.ts';
import { eddOutageMessage } from '../../cart/edd.ts';
import { buyable, readCart, readSaved } from '../../cart/lines.ts';
import { orderSums } from '../../cart/order-summary.ts';
import type { Shop } from '../../shop.ts';
import type { View } from '../../view.ts';
import type { ApiRequest, Handlers } from '../request.ts';
import { lineAnswer } from './line.ts';

/** `getCart`: the session's cart, all money in integer cents. */
function answerCart({ shop, sessionId, view }: ApiRequest) {
  return cartAnswer(shop, sessionId, view);
}

export type CartAnswer = ReturnType<typeof cartAnswer>;

/** The cart as `getCart` answers it, and as the page of the cart has it. */
export function cartAnswer(shop: Shop, sessionId: string, view: View) {
  const cart = readCart(shop, sessionId, view);
  const gone = goneSkus(shop, sessionId);
  const bought = buyable(cart, gone);
  const shipping = shippingOf(shop, sessionId, view, bought.lines);
  const choices = choicesOf(shop, sessionId, view);
  const { orderSummary, promoDiscountMessage } = orderSums(shop, sessionId, {
    view,
    cart: bought,
    shipping,
  });
  const asked = { shop, gone, view, shipping, now: new Date() };
  return {
    lineItems: cart.lines.map((line) => lineAnswer(line, asked)),
    savedForLater: readSaved(shop, sessionId, view).map((line) => lineAnswer(line, asked)),
    cartSummary: {
      taxZipCode: choices.place?.zip ?? null,
      discountCode: choices.promoCode ?? null,
      promoDiscountMessage,
    },
    orderSummary,
    rewardCertificates: certificatesOf(shop, sessionId),
    donation: {
      title: 'Donate to A Room for Everyone',
      message: 'All of it goes to families who are moving into their first home.',
      amounts: donationAmounts,
    },
    isGuest: accountOf(shop, sessionId) === undefined,
    isInternational: isInternational({ shop, sessionId, view }),
    isApp: view.isApp,
    paymentProvider_EnableAdyen: false,
    cbhcc_EnableCbhcc: false,
    oms_UseSharedEngine: false,
    messages: shipping.isEddOut ? { eddOutagePickupMessage: eddOutageMessage } : {},
  };
}

export const handlers: Handlers = {
  getCart: answerCart,
};
