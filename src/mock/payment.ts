import type { PayloadOf } from '../contract/call.ts';
import type { savePayment } from '../contract/payment/payment.ts';
import { checkoutSteps } from '../domain/checkout/steps.ts';
import { amountDue, changed, checkoutOf, missing, orderedLines, payingCards, refused } from './checkout.ts';
import type { Asked, Handler } from './handler.ts';
import type { PayingCard } from './session.ts';
import { authorizationErrorUrl, bankAnswer, outcomeOf } from './test-numbers.ts';

interface Sent {
  attemptId: string;
  amountDue?: number | undefined;
}

interface Outcome {
  isDone: boolean;
  answer: object;
}

/**
 * The handler of an attempt to pay or to order: an attempt that has come before gets the same answer and does nothing
 * (decision 51). One for another amount than is due does nothing either.
 */
const attempt =
  <Payload extends Sent>(isOrder: boolean, make: (asked: Asked<Payload>) => Outcome): Handler<never> =>
  (given) => {
    const asked = given as Asked<Payload>;
    const { session, payload } = asked;
    const known = session.attempts.find(({ attemptId }) => attemptId === payload.attemptId);
    if (known) return known.answer;
    const due = amountDue(given);
    const isOther = payload.amountDue !== undefined && payload.amountDue !== due;
    const { isDone, answer } = isOther
      ? { isDone: false, answer: refused('The amount has changed.', { amountDue: due }) }
      : make(asked);
    const { attemptId } = payload;
    session.attempts.push({ attemptId, outcome: isDone ? 'done' : 'notDone', isOrder, answer });
    return answer;
  };

type Paid = PayloadOf<typeof savePayment>;

/** The card's outcome by its number, as the reference storefront's test numbers have it. */
function pay(asked: Asked<Paid>): Outcome {
  const { payload, session } = asked;
  const places = ['One', 'Two'] as const;
  const cards: PayingCard[] = [];
  for (const place of places) {
    const typed = payload[`card${place}Data`];
    const saved = payload[`accountCard${place}Data`];
    const found = saved && savedCard(asked, `${saved.id}`);
    const card = typed ? { type: typed.type, lastFour: typed.number.slice(-4) } : found;
    if (!card) continue;
    const outcome = typed ? outcomeOf(card.lastFour) : ({ status: 'accepted' } as const);
    if (outcome.status === 'declined')
      return {
        isDone: false,
        answer: refused(outcome.message, { redirectUrl: outcome.redirectUrl ?? null }),
      };
    if (outcome.status === 'wrong')
      return { isDone: false, answer: { isSuccess: false, [`card${place}Errors`]: outcome.errors } };
    const appliedAmount = typed?.appliedAmount ?? saved?.appliedAmount ?? amountDue(asked as Asked<never>);
    cards.push({ ...card, appliedAmount });
  }
  if (cards.length === 0) return { isDone: false, answer: refused('No card was sent.') };
  const isSecond = !payload.cardOneData && !payload.accountCardOneData;
  session.cards = isSecond ? [...firstCard(asked), ...cards] : cards;
  session.paidTotal = amountDue(asked as Asked<never>);
  return { isDone: true, answer: { isSuccess: true, message: null, redirectUrl: null } };
}

/** The card that keeps paying its part when a second one pays the rest. */
const firstCard = (asked: Asked<unknown>) => payingCards(asked as Asked<never>).slice(0, 1);

function savedCard(
  { session, exampleOf }: Asked<Paid>,
  id: string,
): Omit<PayingCard, 'appliedAmount'> | undefined {
  const { payment } = exampleOf('refreshCheckout') as {
    payment: { savedCards: { id: string; cardInfo: { type: string; lastFour: string } }[] };
  };
  const { cardInfo } = (session.email && payment.savedCards.find((card) => card.id === id)) || {};
  return cardInfo && { type: cardInfo.type, lastFour: cardInfo.lastFour };
}

/** A card that the provider's fields have encrypted: its number is not known here. */
function payByProvider(asked: Asked<Sent & { appliedAmount?: number; slot?: string }>): Outcome {
  const { session, payload } = asked;
  const due = amountDue(asked as Asked<never>);
  const card = { type: 'Visa', lastFour: '1111', appliedAmount: payload.appliedAmount ?? due };
  session.cards = payload.slot === 'CardTwo' ? [...firstCard(asked), card] : [card];
  session.paidTotal = due;
  return { isDone: true, answer: { isSuccess: true, message: null, redirectUrl: null } };
}

function order(asked: Asked<Sent>): Outcome {
  const given = asked as Asked<never>;
  const { session } = asked;
  const lines = orderedLines(given);
  // Another tab, or an attempt whose answer was lost: there is one order for each basket.
  if (session.order) return { isDone: true, answer: placed(given, session.order.number) };
  if (lines.length === 0)
    return { isDone: false, answer: refused('Your cart is empty.', { redirectUrl: '/checkout/cart' }) };
  const open = missing(given);
  if (open)
    return { isDone: false, answer: refused(open.message, { redirectUrl: checkoutSteps[open.step].path }) };
  if (session.cards.some(({ lastFour }) => bankAnswer(lastFour).startsWith('declines'))) {
    session.cards = [];
    const answer = refused('AuthorizationFailure', { redirectUrl: authorizationErrorUrl });
    return { isDone: false, answer };
  }
  session.order = { number: `${50_000_000 + session.attempts.length}`, lines: [...lines] };
  session.lines = session.lines.filter(({ isSaved }) => isSaved);
  return { isDone: true, answer: placed(given, session.order.number) };
}

const placed = (asked: Asked<never>, orderNumber: string) => ({
  isSuccess: true,
  message: null,
  redirectUrl: '/checkout/confirmation',
  errorType: 'none',
  orderNumber,
  checkout: checkoutOf(asked),
});

export const paymentHandlers: Record<string, Handler<never>> = {
  savePayment: attempt(false, pay),
  saveCreditCardToBasket: attempt(false, payByProvider),
  saveBillingAddress(asked: Asked<{ address: Record<string, unknown> }>) {
    const { session, payload } = asked;
    const isSame = ['address1', 'postalCode'].every(
      (field) => payload.address[field] === session.address?.[field],
    );
    session.billing = { address: payload.address, isSame };
    return changed(asked as Asked<never>);
  },
  placeOrder: attempt(true, order),
};
