import type { PayloadOf } from '../../../../src/contract/call.ts';
import type { CardErrors } from '../../../../src/contract/payment/card.ts';
import type { saveCreditCardToBasket, savePayment } from '../../../../src/contract/payment/payment.ts';
import type { CardType } from '../../../../src/domain/payment/card-names.ts';
import { providerBrands } from '../../../../src/domain/payment/provider-brands.ts';
import { outcomeOf } from '../../../../src/mock/test-numbers.ts';
import type { Account } from '../../accounts/account.ts';
import { accountOf } from '../../accounts/signed-in.ts';
import { link } from '../../pages/page.ts';
import { paymentPath } from '../../pages/payment/paths.ts';
import { askBank, type BankCheck } from '../../payments/bank-checks.ts';
import { orderCards, type Slot } from '../../payments/order-cards.ts';
import { setCreditOffer } from '../../payments/order-payment.ts';
import { enteredCard, type PayingCard, type PaymentResult, payOnce } from '../../payments/pay.ts';
import { popupContent } from '../../payments/popups.ts';
import { providerMessages } from '../../payments/provider-messages.ts';
import { ownCard } from '../../payments/saved-cards.ts';
import type { Shop } from '../../shop.ts';
import { RefusedError } from '../answer.ts';
import type { ApiRequest, Handlers, RefusedPayloads } from '../request.ts';

type Payment = PayloadOf<typeof savePayment>;

/** The message for an invalid payment: it does not repeat any given value. */
const malformedPayment = {
  error: 'The payment is not as declared; the given values are not repeated here.',
  field: '',
  accepted: 'what the declaration of the call says',
};

/** `savePayment`: one or two cards pay for the order in the basket. */
function answerSavePayment({ shop, view, sessionId, payload }: ApiRequest<Payment>) {
  const account = accountOf(shop, sessionId);
  const one = payingCard(shop, account, payload.cardOneData, payload.accountCardOneData);
  const two = payingCard(shop, account, payload.cardTwoData, payload.accountCardTwoData);
  if (!one && !two) throw new RefusedError(400, 'Please choose a card to pay with.');
  if (one?.kind === 'saved' && two?.kind === 'saved' && one.card.token === two.card.token)
    throw new RefusedError(400, 'Card already in use.');
  const cards = [one, two && { ...two, slot: 2 as const }].filter((card) => card !== undefined);
  const {
    errors,
    action: _,
    ...result
  } = payOnce({ shop, view, sessionId, account }, cards, payload) ?? late();
  const messages = providerMessages(orderCards(shop, sessionId, view));
  const [oneErrors, twoErrors] = one ? errors : [undefined, ...errors];
  return { ...result, ...messages, cardOneErrors: oneErrors ?? null, cardTwoErrors: twoErrors ?? null };
}

/** `saveCreditCardToBasket`: the encrypted card is unreadable here too, except for its last four digits. */
function answerSaveCreditCardToBasket(request: ApiRequest<PayloadOf<typeof saveCreditCardToBasket>>) {
  const { shop, view, sessionId, payload } = request;
  const { adyenCardData, saveToAccount, slot, appliedAmount, threeDSecure, attemptId, amountDue } = payload;
  const { encryptedCardNumber, brand } = adyenCardData;
  if (typeof encryptedCardNumber !== 'string' || encryptedCardNumber === '')
    throw new RefusedError(400, 'Please enter your card again.');
  const account = accountOf(shop, sessionId);
  if (saveToAccount && !account) throw signInToSave();
  const lastFour = /\d{4}$/.exec(encryptedCardNumber)?.[0] ?? '0000';
  const card = {
    type: typeOfBrand(brand) ?? 'Visa',
    lastFour,
    expMonth: 12,
    expYear: new Date().getFullYear() + 3,
    cbhccDesignType: undefined,
  };
  const document = {
    card,
    slot: slot && slotNumbers[slot],
    appliedAmount,
    isSaved: saveToAccount,
    amountDue,
  };
  const returnPath = link(request, `${paymentPath}?fields=provider`);
  const ask = (way: BankCheck['way']) =>
    askBank(request, { attemptId, isOrder: false, way: threeDSecure ?? way, document, returnPath });
  const paying = { ...payingEncrypted(document), outcome: outcomeOf(lastFour) };
  const result =
    payOnce({ shop, view, sessionId, account }, [paying], { attemptId, amountDue }, ask) ?? late();
  return providerAnswer(request, result);
}

type EncryptedDocument = Pick<Extract<PayingCard, { kind: 'new' }>, 'card' | 'appliedAmount' | 'isSaved'> & {
  slot?: Slot | undefined;
  amountDue?: number | undefined;
};

const slotNumbers = { CardOne: 1, CardTwo: 2 } as const;

const payingEncrypted = ({ card, slot, appliedAmount, isSaved }: EncryptedDocument) => ({
  kind: 'new' as const,
  card,
  isSaved,
  appliedAmount,
  ...(slot && { slot }),
});

/** Pays with the card of a payment that its bank has agreed to. */
export function payAfterCheck(
  request: Pick<ApiRequest, 'shop' | 'view' | 'sessionId'>,
  { attemptId, document }: BankCheck,
): PaymentResult {
  const { shop, view, sessionId } = request;
  const waiting = document as unknown as EncryptedDocument;
  const paying: PayingCard = { ...payingEncrypted(waiting), outcome: { status: 'accepted' } };
  const payer = { shop, view, sessionId, account: accountOf(shop, sessionId) };
  return payOnce(payer, [paying], { attemptId, amountDue: waiting.amountDue }) ?? late();
}

/** The answer of a payment through the provider. */
export function providerAnswer(
  { shop, view, sessionId }: Pick<ApiRequest, 'shop' | 'view' | 'sessionId'>,
  { errors, ...result }: PaymentResult,
) {
  const cardErrors: Partial<CardErrors> | null = errors[0] ?? null;
  return { ...result, ...providerMessages(orderCards(shop, sessionId, view)), cardErrors };
}

/** The type of a provider's brand. */
export const typeOfBrand = (brand: unknown): CardType | undefined =>
  typeof brand === 'string' && Object.hasOwn(providerBrands, brand) ? providerBrands[brand] : undefined;

/** `savePlccOfferSelection`: rewards or financing, stored with the session. */
function answerSavePlccOfferSelection({ shop, sessionId, payload }: ApiRequest<{ selectedOption: 1 | 2 }>) {
  setCreditOffer(shop, sessionId, payload.selectedOption);
  return { isSuccess: true, message: null };
}

/** `logCheckout`: test mode keeps what was sent with its other requests, the shop itself nothing. */
function answerLogCheckout() {
  return { isSuccess: true };
}

/** `getPopup`: the markup of a popup, by its name. */
function answerPopup({ payload: { popupName } }: ApiRequest<{ popupName: string }>) {
  const content = popupContent(popupName);
  if (!content) throw new RefusedError(404, 'There is no popup of this name.');
  return content;
}

/** One of the two cards of a payment: a new one, a saved one, or none. */
function payingCard(
  shop: Shop,
  account: Account | undefined,
  entered: Payment['cardOneData'],
  chosen: Payment['accountCardOneData'],
): PayingCard | undefined {
  if (entered && chosen) throw new RefusedError(400, 'Please choose one card for each place.');
  if (entered) {
    if (entered.saveToAccount && !account) throw signInToSave();
    return enteredCard(entered);
  }
  if (!chosen) return undefined;
  if (!account) throw new RefusedError(401, 'Please sign in to use a saved card.');
  const card = ownCard(shop, account, String(chosen.id));
  if (!card) throw new RefusedError(404, 'We could not find this card. It may have been removed.');
  return { kind: 'saved', card, appliedAmount: chosen.appliedAmount };
}

/** The bank has not answered in time. */
function late(): never {
  throw new RefusedError(504, 'Your bank has not answered yet.');
}

function signInToSave(): RefusedError {
  return new RefusedError(401, 'Please sign in to save a card to your account.');
}

export const handlers: Handlers = {
  savePayment: answerSavePayment,
  saveCreditCardToBasket: answerSaveCreditCardToBasket,
  savePlccOfferSelection: answerSavePlccOfferSelection,
  logCheckout: answerLogCheckout,
  getPopup: answerPopup,
};

export const refusedPayloads: RefusedPayloads = {
  savePayment: malformedPayment,
  saveCreditCardToBasket: malformedPayment,
};
