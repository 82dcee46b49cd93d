import { applyCertificate, removeCertificate, removeCertificates } from '../../cart/certificates.ts';
import type { Changed } from '../../cart/changed.ts';
import { shippingOf } from '../../cart/delivery.ts';
import { readBuyable } from '../../cart/lines.ts';
import { orderSums } from '../../cart/order-summary.ts';
import type { ApiRequest, Handlers } from '../request.ts';

type OfCertificate = ApiRequest<{ certificateNumber: string | number }>;

/** `applyCartRewardCertificate`, and its call to the payment provider's path. */
function answerApplyCertificate(request: OfCertificate) {
  const { shop, sessionId, payload } = request;
  return rewardsAfter(request, applyCertificate(shop, sessionId, String(payload.certificateNumber)));
}

function answerRemoveCertificate(request: OfCertificate) {
  const { shop, sessionId, payload } = request;
  return rewardsAfter(request, removeCertificate(shop, sessionId, String(payload.certificateNumber)));
}

function answerRemoveCertificates(request: ApiRequest) {
  return rewardsAfter(request, removeCertificates(request.shop, request.sessionId));
}

function rewardsAfter({ shop, sessionId, view }: ApiRequest, changed: Changed) {
  const cart = readBuyable(shop, sessionId, view);
  const shipping = shippingOf(shop, sessionId, view, cart.lines);
  const { rewardsTotal, rewardsExceedOrderTotalMessage } = orderSums(shop, sessionId, {
    view,
    cart,
    shipping,
  }).orderSummary;
  return {
    ...changed,
    rewardsData: { errorMessage: changed.message, rewardsTotal, rewardsExceedOrderTotalMessage },
  };
}

export const handlers: Handlers = {
  applyCartRewardCertificate: answerApplyCertificate,
  applyProviderRewardCertificate: answerApplyCertificate,
  removeRewardCertificate: answerRemoveCertificate,
  removeProviderRewardCertificate: answerRemoveCertificate,
  removeCertificates: answerRemoveCertificates,
  removeProviderCertificates: answerRemoveCertificates,
};
