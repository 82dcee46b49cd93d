import type { CardErrors } from '../../../src/contract/payment/card.ts';
import type { CardData } from '../../../src/contract/payment/payment.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Shop } from '../shop.ts';
import type { View } from '../view.ts';
import { knownAttempts, noteAttempt } from './attempts.ts';
import { checkCard } from './check-card.ts';
import {
  amountDue,
  hasOnlyRewardCards,
  type OrderCard,
  onlyRewardCardsMessage,
  setOrderCards,
} from './order-payment.ts';
import {
  cardsOf,
  isExpired,
  isRewardCard,
  maxSavedCards,
  type NewStoredCard,
  type StoredCard,
  saveCard,
} from './saved-cards.ts';
import type { Outcome } from './test-numbers.ts';

/** The shopper who pays. */
export interface Payer {
  shop: Shop;
  view: View;
  sessionId: string;
  account: Account | undefined;
}

/** A card for the payment: a saved one, or a new one reduced to the data that may be stored. */
export type PayingCard = { appliedAmount: number | undefined } & (
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
}

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

/** How long the shop does not know the outcome of a payment whose bank is slow, in milliseconds. */
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
): PaymentResult | undefined {
  const { shop, sessionId } = payer;
  const known = knownAttempts(shop, sessionId).find((attempt) => attempt.attemptId === attemptId);
  if (known?.outcome === 'notKnown') return undefined;
  if (known?.outcome === 'done') return accepted(null);
  const result = pay(payer, cards, seen);
  const isLate =
    result.isSuccess &&
    cards.some(
      (card) => card.kind === 'new' && card.outcome.status === 'accepted' && card.outcome.isLate === true,
    );
  const knownAt = isLate ? Date.now() + lateMs : 0;
  noteAttempt(shop, sessionId, { attemptId, outcome: result.isSuccess ? 'done' : 'notDone', knownAt });
  return isLate ? undefined : result;
}

/**
 * Pays for the order in the basket with one or two cards, to the cent, or returns the reason and changes nothing.
 * @param seen the amount that the shopper saw, in cents
 */
export function pay(payer: Payer, cards: readonly PayingCard[], seen?: number): PaymentResult {
  const { shop, sessionId, view, account } = payer;
  const due = amountDue(shop, sessionId, view);
  if (due > 0 && seen !== undefined && seen !== due)
    return refused({ message: totalMessage(due, view), amountDue: due });
  const message =
    due === 0
      ? 'There is nothing in your cart to pay for.'
      : (amountProblem(cards, due, view) ?? cardProblem(cards));
  if (message) return refused({ message });
  const restricted = hasOnlyRewardCards(shop, sessionId) ? cards.map(rewardsRestriction) : [];
  if (restricted.some(Boolean)) return refused({ errors: restricted });
  const newCards = cards.map((card) => (card.kind === 'new' ? card : undefined));
  const outcomes = newCards.map((card) => card?.outcome);
  const errors = outcomes.map((outcome) => (outcome?.status === 'wrong' ? outcome.errors : null));
  if (errors.some(Boolean)) return refused({ errors });
  const declined = outcomes.find((outcome) => outcome?.status === 'declined');
  if (declined) return refused(declined);
  const saved = newCards.filter((card) => card?.isSaved);
  if (account && saved.length > 0 && cardsOf(shop, account).length + saved.length > maxSavedCards)
    return refused({
      message: `Your account keeps up to ${maxSavedCards} cards. You can use this one without saving it.`,
    });
  setOrderCards(
    shop,
    sessionId,
    cards.map((card) => orderCard(payer, card)),
  );
  const urls = outcomes.flatMap((outcome) => (outcome?.status === 'accepted' && outcome.redirectUrl) || []);
  return accepted(urls[0] ?? null);
}

function accepted(redirectUrl: string | null): PaymentResult {
  return { isSuccess: true, message: null, redirectUrl, amountDue: null, errors: [] };
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
  const { type, lastFour } = paying.card;
  return { token: kept?.token, type, lastFour, appliedCents: paying.appliedAmount };
}

/** Why the amounts do not pay the order: each has to be above zero, and their sum the total (checkout §5). */
function amountProblem(cards: readonly PayingCard[], due: number, view: View): string | undefined {
  const amounts = cards.map(({ appliedAmount }) => appliedAmount ?? (cards.length === 1 ? due : 0));
  if (amounts.some((amount) => amount <= 0)) return 'Each card pays more than nothing.';
  if (amounts.reduce((sum, amount) => sum + amount, 0) === due) return undefined;
  return cards.length === 1
    ? totalMessage(due, view)
    : `The two amounts must add up to ${formatPrice(due, view)}.`;
}

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
  return { isSuccess: false, message, redirectUrl, amountDue: due, errors };
}
