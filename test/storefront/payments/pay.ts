import type { PaymentAction } from '@adyen/adyen-web';
import type { CardErrors } from '../../../src/contract/payment/card.ts';
import type { CardData } from '../../../src/contract/payment/payment.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import {
  type BankCheckRule,
  bankCheckOf,
  needsVerification,
  type Outcome,
} from '../../../src/mock/test-numbers.ts';
import type { Account } from '../accounts/account.ts';
import { buyerOf } from '../checkout/buyer.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import { knownAttempts, noteAttempt } from './attempts.ts';
import { checkCard } from './check-card.ts';
import {
  amountDue,
  dropOrderCard,
  type HeldCard,
  heldCards,
  type OrderCard,
  putOrderCard,
  type Slot,
  setOrderCards,
} from './order-cards.ts';
import { hasOnlyRewardCards, onlyRewardCardsMessage } from './order-payment.ts';
import { paymentParts } from './parts.ts';
import {
  cardsOf,
  isExpired,
  isRewardCard,
  maxSavedCards,
  type NewStoredCard,
  type StoredCard,
  saveCard,
} from './saved-cards.ts';

/** The shopper who pays. */
export interface Payer {
  shop: Shop;
  view: View;
  sessionId: string;
  account: Account | undefined;
}

/** A card for the payment: a saved one, or a new one reduced to the data that may be stored. */
export type PayingCard = {
  /** In cents; all that is due if it is not given. */
  appliedAmount: number | undefined;
  /** Its place in the order, if it is not the place in the list. */
  slot?: Slot;
} & (
  | { kind: 'saved'; card: StoredCard }
  | { kind: 'new'; card: NewStoredCard; outcome: Outcome; isSaved: boolean }
);

export interface PaymentResult {
  isSuccess: boolean;
  message: string | null;
  redirectUrl: string | null;
  /** The amount now, in cents, if it is another than the shopper saw. */
  amountDue: number | null;
  /** By the card's position. */
  errors: (Partial<CardErrors> | null)[];
  /** What the provider's component has to do first (decision 88). */
  action: PaymentAction | null;
}

/** Asks a card's bank for its check, and returns the provider's action. */
export type AskBank = (way: BankCheckRule['way']) => PaymentAction;

/** Checks a new card as entered; nothing but its last four digits leaves this function. */
export function enteredCard(entered: CardData): PayingCard {
  const { type, number, expMonth, expYear, saveToAccount, appliedAmount } = entered;
  return {
    kind: 'new',
    card: {
      type,
      lastFour: number.slice(-4).padStart(4, '0'),
      expMonth,
      expYear,
      cbhccDesignType: undefined,
    },
    outcome: checkCard(entered),
    isSaved: saveToAccount,
    appliedAmount,
  };
}

/** How long a slow bank leaves the outcome of a payment unknown, in milliseconds. */
const lateMs = 4000;

/** An attempt to pay, by its key, with the amount that the shopper saw (decision 51). */
export interface Attempt {
  attemptId: string;
  amountDue?: number | undefined;
}

/**
 * Pays as `pay` does, once for each attempt, and keeps its outcome.
 * @returns undefined if the outcome is not known yet
 */
export function payOnce(
  payer: Payer,
  cards: readonly PayingCard[],
  { attemptId, amountDue: seen }: Attempt,
  ask?: AskBank,
): PaymentResult | undefined {
  const { shop, sessionId } = payer;
  return inTransaction(shop.database, () => {
    const known = knownAttempts(shop, sessionId).find((attempt) => attempt.attemptId === attemptId);
    if (known?.outcome === 'notKnown') return undefined;
    if (known?.outcome === 'done') return accepted(null);
    const result = pay(payer, cards, seen, ask);
    // Nothing is paid, nor refused, before the bank has agreed.
    if (result.action) return result;
    const isLate =
      result.isSuccess &&
      cards.some(
        (card) => card.kind === 'new' && card.outcome.status === 'accepted' && card.outcome.isLate === true,
      );
    const knownAt = isLate ? Date.now() + lateMs : 0;
    noteAttempt(shop, sessionId, { attemptId, outcome: result.isSuccess ? 'done' : 'notDone', knownAt });
    return isLate ? undefined : result;
  });
}

/**
 * Pays for the order in the basket with one or two cards, to the cent, or returns the reason and changes nothing.
 * @param seen the amount that the shopper saw, in cents
 */
export function pay(payer: Payer, cards: readonly PayingCard[], seen?: number, ask?: AskBank): PaymentResult {
  const { shop, sessionId, view, account } = payer;
  const due = amountDue(shop, sessionId, view);
  if (due > 0 && seen !== undefined && seen !== due)
    return refused({ message: totalMessage(due, view), amountDue: due });
  if (due === 0) return nothingDue(payer, cards);
  const message = amountProblem(payer, cards, due) ?? cardProblem(cards);
  if (message) return refused({ message });
  const restricted = hasOnlyRewardCards(shop, sessionId) ? cards.map(rewardsRestriction) : [];
  if (restricted.some(Boolean)) return refused({ errors: restricted });
  const newCards = cards.map((card) => (card.kind === 'new' ? card : undefined));
  const outcomes = newCards.map((card) => card?.outcome);
  const errors = outcomes.map((outcome) => (outcome?.status === 'wrong' ? outcome.errors : null));
  if (errors.some(Boolean)) return refused({ errors });
  const declined = outcomes.find((outcome) => outcome?.status === 'declined');
  if (declined) {
    keepDeclined(payer, cards);
    return refused(declined);
  }
  const saved = newCards.filter((card) => card?.isSaved);
  if (account && saved.length > 0 && cardsOf(shop, account).length + saved.length > maxSavedCards)
    return refused({
      message: `Your account keeps up to ${maxSavedCards} cards. You can use this one without saving it.`,
    });
  const way = newCards.flatMap((card) => (card && bankCheckOf(card.card.lastFour, 'payment')) || [])[0];
  if (way && ask) return { ...refused({}), action: ask(way) };
  hold(payer, cards, due);
  const urls = outcomes.flatMap((outcome) => (outcome?.status === 'accepted' && outcome.redirectUrl) || []);
  return accepted(urls[0] ?? null);
}

/** Nothing is left for a card: the cart is empty, or gift cards pay for it all (checkout §3). */
function nothingDue({ shop, sessionId, view }: Payer, cards: readonly PayingCard[]): PaymentResult {
  if (paymentParts(buyerOf({ shop, sessionId, view })).totalCents === 0)
    return refused({ message: 'There is nothing in your cart to pay for.' });
  return refused({ errors: cards.map(() => ({ hasZeroAmountError: true })) });
}

const slotOf = ({ slot }: PayingCard, index: number): Slot => slot ?? ((index + 1) as Slot);

/** Whether this card is only a part of the payment: the second of two, or the first with less than is due (decision 87). */
function isPart(cards: readonly PayingCard[], due: number): boolean {
  const [card, other] = cards;
  if (!card || other) return false;
  return slotOf(card, 0) === 2 || (card.appliedAmount ?? due) < due;
}

/** Puts the cards into the order. If one is only a part, the other card stays, unless both together exceed what is due. */
function hold(payer: Payer, cards: readonly PayingCard[], due: number): void {
  const { shop, sessionId } = payer;
  const held = cards.map((card) => orderCard(payer, card));
  if (!isPart(cards, due)) {
    setOrderCards(shop, sessionId, held);
    return;
  }
  const slot = slotOf(cards[0]!, 0);
  const other = otherCard(payer, slot, due);
  if (other && other.appliedCents + held[0]!.appliedCents! > due) dropOrderCard(shop, sessionId, other.slot);
  putOrderCard(shop, sessionId, slot, held[0]!);
}

const otherCard = ({ shop, sessionId }: Payer, slot: Slot, due: number): HeldCard | undefined =>
  heldCards(shop, sessionId, due).find((card) => card.slot !== slot && card.isValid);

/** A declined card stays in the order, marked as not paying (decision 77), unless a valid card has its place. */
function keepDeclined(payer: Payer, cards: readonly PayingCard[]): void {
  const { shop, sessionId } = payer;
  const taken = heldCards(shop, sessionId, 1)
    .filter(({ isValid }) => isValid)
    .map(({ slot }) => slot);
  for (const [index, card] of cards.entries()) {
    const slot = slotOf(card, index);
    if (card.kind === 'saved' || card.outcome.status !== 'declined' || taken.includes(slot)) continue;
    const { type, lastFour, expMonth, expYear } = card.card;
    const appliedCents = card.appliedAmount;
    const declined = { token: undefined, type, lastFour, expMonth, expYear, appliedCents, isDeclined: true };
    putOrderCard(shop, sessionId, slot, declined);
  }
}

function accepted(redirectUrl: string | null): PaymentResult {
  return { isSuccess: true, message: null, redirectUrl, amountDue: null, errors: [], action: null };
}

function totalMessage(due: number, view: View): string {
  return `The total is ${formatPrice(due, view)} now. Please review your payment.`;
}

/** Saves the card to the account if requested. */
function orderCard({ shop, account }: Payer, paying: PayingCard): OrderCard {
  const kept =
    paying.kind === 'saved'
      ? paying.card
      : account && paying.isSaved
        ? saveCard(shop, account, paying.card)
        : undefined;
  const { type, lastFour, expMonth, expYear } = paying.card;
  const isNew = paying.kind === 'new';
  return {
    token: kept?.token,
    type,
    lastFour,
    expMonth,
    expYear,
    appliedCents: paying.appliedAmount,
    isSaved: isNew && paying.isSaved,
    needsVerification: isNew && needsVerification(lastFour),
  };
}

/** Why the amounts do not pay the order: each has to be above zero, and their sum the total (checkout §5). */
function amountProblem(payer: Payer, cards: readonly PayingCard[], due: number): string | undefined {
  const { view } = payer;
  const amounts = cards.map(({ appliedAmount }) => appliedAmount ?? (cards.length === 1 ? due : 0));
  if (amounts.some((amount) => amount <= 0)) return 'Each card pays more than nothing.';
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const mustAddUp = `The two amounts must add up to ${formatPrice(due, view)}.`;
  if (!isPart(cards, due))
    return sum === due ? undefined : cards.length === 1 ? totalMessage(due, view) : mustAddUp;
  const [card] = cards;
  const slot = slotOf(card!, 0);
  const other = otherCard(payer, slot, due);
  if (slot === 1) return isSame(card!, other) ? 'Card already in use.' : undefined;
  if (!other) return 'Please enter your first card again. It does not pay for your order.';
  if (isSame(card!, other)) return 'Card already in use.';
  return other.appliedCents + sum === due ? undefined : mustAddUp;
}

const isSame = (card: PayingCard, other: HeldCard | undefined): boolean =>
  card.kind === 'saved' && other?.token === card.card.token;

function cardProblem(cards: readonly PayingCard[]): string | undefined {
  const expired = cards.find((paying) => paying.kind === 'saved' && isExpired(paying.card));
  return expired && `The card that ends in ${expired.card.lastFour} has expired.`;
}

/** The problem with a card if only rewards cards may pay. */
function rewardsRestriction({ card }: PayingCard): Partial<CardErrors> | null {
  if (isRewardCard(card.type)) return null;
  return { hasRewardsRestrictionError: true, rewardsRestrictionMessage: onlyRewardCardsMessage };
}

function refused(why: Partial<Omit<PaymentResult, 'isSuccess'>>): PaymentResult {
  const { message = null, redirectUrl = null, amountDue: due = null, errors = [] } = why;
  return { isSuccess: false, message, redirectUrl, amountDue: due, errors, action: null };
}
