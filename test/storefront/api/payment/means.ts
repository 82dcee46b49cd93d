import type { PayloadOf } from '../../../../src/contract/call.ts';
import type * as billing from '../../../../src/contract/payment/billing.ts';
import type * as giftCards from '../../../../src/contract/payment/gift-cards.ts';
import type { verifyCreditCard } from '../../../../src/contract/payment/payment.ts';
import type * as rewards from '../../../../src/contract/payment/rewards.ts';
import type { Changed } from '../../cart/changed.ts';
import { done, refused } from '../../cart/changed.ts';
import { isInternational } from '../../cart/conditions.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import { setTaxExempt } from '../../checkout/tax-exemption.ts';
import { findBySession, findByToken } from '../../payments/account-rewards.ts';
import { saveBillingAddress } from '../../payments/billing.ts';
import { applyOrderCertificate } from '../../payments/certificate-changes.ts';
import { applyGiftCard, giftCardBalance, removeGiftCard } from '../../payments/gift-card-changes.ts';
import { rewardsMessage } from '../../payments/rewards-message.ts';
import { applyTenderCode, removeTenderCode } from '../../payments/tender-code-changes.ts';
import { verifyCard } from '../../payments/verify-card.ts';
import { inTransaction } from '../../transaction.ts';
import { addressAnswer } from '../checkout/address-answer.ts';
import { type Answering, changedAnswer, changing } from '../checkout/answer.ts';
import type { ApiRequest, Handlers } from '../request.ts';
import { typeOfBrand } from './cards.ts';

type RequestOf<C> = ApiRequest<PayloadOf<C>>;

/** The handler of a change whose refusal is stored as well, such as the reason why a code does not apply (checkout §8). */
const kept =
  <Payload>(answering: Answering, change: (buyer: Buyer, payload: Payload) => Changed) =>
  (request: ApiRequest<Payload>): object =>
    inTransaction(request.shop.database, () => {
      const buyer = buyerOf(request);
      return changedAnswer(request, buyer, { changed: change(buyer, request.payload), answering });
    });

/** Reads a gift card's fields under either of their names (decision 8). */
const applyCard = changing(
  'with the whole',
  (buyer, payload: PayloadOf<typeof giftCards.applyGiftCardTender>) => ({
    ...applyGiftCard(
      buyer,
      'number' in payload
        ? { number: payload.number, pin: payload.pin }
        : { number: payload.cardNumber, pin: payload.cardPin },
    ),
    giftCardErrors: [],
  }),
);

const removeCard = (answering: Answering) =>
  changing(answering, (buyer, payload: PayloadOf<typeof giftCards.removeGiftCardTender>) => ({
    ...removeGiftCard(buyer, String('number' in payload ? payload.number : payload.cardNumber)),
    giftCardErrors: [],
  }));

const codeIn = (payload: PayloadOf<typeof giftCards.applyTenderCode>): string =>
  'number' in payload ? payload.number : payload.tenderCodeNumber;

function answerBalance(request: RequestOf<typeof giftCards.getGiftCardBalance>) {
  const { cardNumber: number, cardPin: pin } = request.payload;
  return giftCardBalance(buyerOf(request), { number, pin });
}

function answerSaveBillingAddress(request: RequestOf<typeof billing.saveBillingAddress>) {
  return inTransaction(request.shop.database, () => {
    const checked = saveBillingAddress(buyerOf(request), request.payload.address);
    return addressAnswer(request, checked, 'with the whole');
  });
}

function exempt(buyer: Buyer, isExempt: boolean): Changed {
  if (isExempt && isInternational(buyer))
    return refused('There is no sales tax on an order to another country.');
  setTaxExempt(buyer, isExempt);
  return done;
}

/** The saved card, or the brand of the encrypted one, that a certificate comes with. */
function comesWith(card: Record<string, unknown> = {}) {
  const { storedPaymentMethodId: token, brand } = card;
  return { token: typeof token === 'string' ? token : undefined, type: typeOfBrand(brand) };
}

export const handlers: Handlers = {
  applyGiftCardTender: applyCard,
  applyProviderGiftCard: applyCard,
  removeGiftCardTender: removeCard('alone'),
  removeProviderGiftCard: removeCard('with the whole'),
  getGiftCardBalance: answerBalance,
  applyTenderCode: kept('with the whole', (buyer, payload: PayloadOf<typeof giftCards.applyTenderCode>) =>
    applyTenderCode(buyer, codeIn(payload)),
  ),
  removeTenderCode: kept('alone', (buyer, payload: PayloadOf<typeof giftCards.removeTenderCode>) =>
    removeTenderCode(buyer, codeIn(payload)),
  ),
  applyRewardCertificate: kept(
    'with the whole',
    (
      buyer,
      {
        certificateNumber,
        cardOneData,
        accountCardOneData,
      }: PayloadOf<typeof rewards.applyRewardCertificate>,
    ) =>
      applyOrderCertificate(buyer, String(certificateNumber), {
        token: accountCardOneData && String(accountCardOneData.id),
        type: cardOneData?.type,
      }),
  ),
  applyProviderCertificate: kept(
    'with the whole',
    (buyer, { certificateNumber, savePaymentCardInfo }: PayloadOf<typeof rewards.applyProviderCertificate>) =>
      applyOrderCertificate(buyer, String(certificateNumber), comesWith(savePaymentCardInfo)),
  ),
  getAccountRewards: changing(
    'with the whole',
    (buyer, { tnsSession }: PayloadOf<typeof rewards.getAccountRewards>) => findBySession(buyer, tnsSession),
  ),
  getAccountRewardsByToken: changing(
    'alone',
    (buyer, { token }: PayloadOf<typeof rewards.getAccountRewardsByToken>) => findByToken(buyer, token),
  ),
  lookupRewardsCard: changing(
    'with the whole',
    (buyer, { token }: PayloadOf<typeof rewards.lookupRewardsCard>) => findByToken(buyer, token),
  ),
  getCheckoutFunnelCbhccCms: (request: ApiRequest) => ({
    rewardsOrderSummaryMessage: rewardsMessage(buyerOf(request)),
  }),
  saveBillingAddress: answerSaveBillingAddress,
  applyTaxExemption: changing('with the whole', (buyer, { taxExemption }: { taxExemption: boolean }) =>
    exempt(buyer, taxExemption),
  ),
  postTaxExemption: changing(
    'alone',
    (buyer, { isTaxExemptionApplied }: PayloadOf<typeof billing.postTaxExemption>) =>
      exempt(buyer, isTaxExemptionApplied),
  ),
  verifyCreditCard: changing('with the whole', (buyer, { cardData }: PayloadOf<typeof verifyCreditCard>) =>
    verifyCard(buyer, cardData),
  ),
};
