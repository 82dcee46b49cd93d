import { atom } from 'jotai';
import { getGiftCardBalance } from '../../contract/payment/gift-cards.ts';
import type { GiftCardError } from '../../domain/checkout/place-order.ts';
import { giftCardsMessages } from '../../domain/payment/payment-gift-cards-messages.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { type CallError, isLost } from '../../http/errors/call-error.ts';
import { refusal } from '../../http/refusal.ts';
import { send } from '../../http/send.ts';
import { pageTexts } from '../../page/texts.ts';
import { changeChecked } from '../checkout/checked-change.ts';
import { checkoutFlowOf } from '../checkout/checkout-flow.ts';
import { giftCardErrorsAtom } from '../checkout/gift-card-errors.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';
import { applyGiftCardCall, removeGiftCardCall, type TypedGiftCard } from './tender-calls.ts';

/** Whether the last gift card call has failed, or its answer says that the service is down (checkout §8). */
export const isGiftCardServiceDownAtom = sharedAtom('isGiftCardServiceDown', () => atom(false));

/** The errors in the last gift card answer, by the ids of the gift cards that pay. */
export const giftCardRefusalsAtom = sharedAtom('giftCardRefusals', () => atom<readonly GiftCardError[]>([]));

/**
 * Pays with a gift card (checkout §4, §7.1, §7.2): its whole balance, or what is still to be paid.
 * @throws CallError; a RefusedError carries the server's words for the shopper
 */
export async function applyGiftCard(store: Store, card: TypedGiftCard): Promise<void> {
  const flow = checkoutFlowOf(store);
  const known = new Set(flow.checkout?.payment.giftCards.map(({ id }) => id));
  const end = card.number.slice(-4);
  await changeChecked(flow, applyGiftCardCall(card), {
    isDone: ({ payment: { giftCards } }) =>
      giftCards.some(({ id, lastFour }) => !known.has(id) && lastFour === end),
    take: (answer) => noteErrors(store, answer),
  });
}

/**
 * Removes a gift card, by the id of its entry (decision 84).
 * @throws CallError, as above
 */
export const removeGiftCard = (store: Store, id: string): Promise<void> =>
  changeChecked(checkoutFlowOf(store), removeGiftCardCall(id), {
    isDone: ({ payment: { giftCards } }) => giftCards.every((one) => one.id !== id),
    take: (answer) => noteErrors(store, answer),
  });

/**
 * Reads the balance of a gift card, in cents, without applying it; undefined if the server does not say.
 * @throws CallError, as above
 */
export async function readBalance(store: Store, { number, pin }: TypedGiftCard): Promise<number | undefined> {
  const answer = await send(getGiftCardBalance, { cardNumber: number, cardPin: pin });
  store.set(isGiftCardServiceDownAtom, answer.isGiftCardServiceUnavailable);
  if (!answer.isSuccess)
    throw Object.assign(refusal(getGiftCardBalance), { serverMessage: wordsOf(answer.message) });
  return answer.balance;
}

interface GiftCardAnswer {
  isSuccess: boolean;
  message?: string | undefined;
  giftCardErrors: readonly GiftCardError[];
  isGiftCardServiceUnavailable: boolean;
}

/**
 * Notes the errors in an answer by their gift cards; an error about none of the cards that pay is the reason of the
 * refusal.
 */
function noteErrors(store: Store, answer: GiftCardAnswer): string | undefined {
  const { giftCardErrors, message, isGiftCardServiceUnavailable } = answer;
  store.set(isGiftCardServiceDownAtom, isGiftCardServiceUnavailable);
  const pays = new Set(checkoutFlowOf(store).checkout?.payment.giftCards.map(({ id }) => id));
  const isOfOne = ({ id }: GiftCardError) => id !== undefined && pays.has(id);
  store.set(giftCardRefusalsAtom, giftCardErrors.filter(isOfOne));
  // The reasons for which gift cards were declined with the last order no longer hold.
  if (answer.isSuccess) store.set(giftCardErrorsAtom, undefined);
  const others = giftCardErrors.filter((one) => !isOfOne(one)).map((one) => one.message);
  return wordsOf(message) ?? (others.length ? others.join(' ') : undefined);
}

/** Whether the failure is the service's, not this gift card's. */
export const isServiceFault = (error: unknown): boolean => isLost(error) && error.kind !== 'aborted';

/** Like `handleFailure`, for a gift card's call: a service that fails counts as down (checkout §8). */
export const giftCardFailure =
  (store: Store) =>
  (error: unknown): Failure | undefined => {
    const { giftCardRefused, giftCardsDown } = pageTexts(giftCardsMessages);
    const isFault = isServiceFault(error);
    if (isFault) store.set(isGiftCardServiceDownAtom, true);
    const isRefused = (error as CallError).kind === 'refused';
    const failure = handleFailure(error, isRefused ? { genericErrorMessage: giftCardRefused } : {});
    return failure && (isFault ? { ...failure, message: giftCardsDown } : failure);
  };
