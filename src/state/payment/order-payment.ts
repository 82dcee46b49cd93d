import { atom, useAtomValue, useStore } from 'jotai';
import { type RefCallback, useCallback } from 'react';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import { appliedText } from '../../domain/payment/applied-text.ts';
import { arePayingAll, type PayingCard } from '../../domain/payment/paying-cards.ts';
import { paymentMessages } from '../../domain/payment/payment-messages.ts';
import { type ProviderMessages, providerMarkup } from '../../domain/payment/provider-markup.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { emit, type PageEvents } from '../../page/events.ts';
import { pageTexts } from '../../page/texts.ts';
import { orderCallAtom } from '../checkout/order-call.ts';
import { wholeCheckoutAtom } from '../checkout/whole-checkout.ts';
import { handleFailure } from '../failure.ts';
import { type Store, sharedAtom } from '../store.ts';

/*
 * What this page knows of the payment of its order: the cards that pay, the saved ones, and what the server says of them.
 */

/** The payment, as a part of the whole checkout; undefined until it is requested on this page. */
export const checkoutPaymentAtom = sharedAtom('checkoutPayment', () =>
  atom((get) => get(wholeCheckoutAtom)?.payment),
);

/** The cards that pay for the order now, from the last payment or a later read; none before the first of them. */
const appliedCardsAtom = sharedAtom('appliedCards', () => atom<readonly PayingCard[]>([]));

const notifiedCardsAtom = sharedAtom('paymentCards', () => atom(''));

/** The providers' messages from the last answer with any: markup, not sanitised yet. */
const providerMessagesAtom = sharedAtom('providerMessages', () => atom(''));

/** The number of cards saved since the server last sent its cards. */
export const cardsSavedSinceAtom = sharedAtom('cardsSavedSince', () => atom(0));

// It has no dependencies, so each store computes it once and keeps it.
const followingAtom = sharedAtom('paymentFollowing', () => atom(() => ({ hasBegun: false })));

/** From now on, and for the whole page, takes the payment's part of each checkout that the server sends. */
export function followCheckout(store: Store): void {
  const following = store.get(followingAtom);
  if (following.hasBegun) return;
  following.hasBegun = true;
  store.set(orderCallAtom, { of: (checkout) => walletOrder(store, checkout) });
  const take = () => {
    const whole = store.get(wholeCheckoutAtom);
    if (whole) takePayment(store, whole);
  };
  store.sub(wholeCheckoutAtom, take);
  take();
}

/** The call for an order that Apple Pay pays (decision 96). A page without Apple Pay does not load its code. */
const walletOrder = (store: Store, checkout: Checkout) =>
  pageContext().wallets?.applePay
    ? import(/* Places an order that Apple Pay pays. */ './apple-pay-order.ts').then(({ applePayOrder }) =>
        applePayOrder(store, checkout),
      )
    : undefined;

/** Does so once an island that needs it has mounted. */
export function useFollowedCheckout(): void {
  const store = useStore();
  useOnMount(() => followCheckout(store));
}

function takePayment(store: Store, { hasTns, hasSynchrony, messages, payment }: Checkout): void {
  noteProviderMessages(store, { hasTns, hasSynchrony, messages });
  store.set(cardsSavedSinceAtom, 0);
  const { appliedCards } = payment;
  if (!appliedCards) return;
  setAppliedCards(
    store,
    appliedCards.map(({ type, lastFour, appliedAmount: amount }) => ({ type, lastFour, amount })),
  );
}

/**
 * Notes the providers' messages in an answer of checkout or payment (cart §3).
 * @param isPaid something else pays now: messages about the former card no longer hold
 */
export function noteProviderMessages(store: Store, answer: ProviderMessages, isPaid = false): void {
  store.set(providerMessagesAtom, (was) => providerMarkup(answer) ?? (isPaid ? '' : was));
}

/** Sets the cards that pay, and notifies the page of a change as soon as type, digits and amount are known. */
export function setAppliedCards(store: Store, cards: readonly PayingCard[]): void {
  store.set(appliedCardsAtom, cards);
  if (!cards.every(isKnown)) return;
  const known = cards.map(({ type, lastFour, amount }) => ({ type, lastFour, amount }));
  const text = JSON.stringify(known);
  if (store.get(notifiedCardsAtom) === text) return;
  store.set(notifiedCardsAtom, text);
  emit('storefront:payment-changed', { cards: known });
}

type KnownCard = PageEvents['storefront:payment-changed']['cards'][number];

const isKnown = (card: PayingCard): card is KnownCard =>
  card.type !== undefined && card.lastFour !== undefined && card.amount !== undefined;

/**
 * The cards that pay for an order, as the server says. If it never does: the cards of the last payment on this page, as
 * long as the same amount is due.
 */
export function useOrderCards(payment: SaidOfCards): AppliedCards {
  const { cardFields } = useTexts(paymentMessages);
  return orderCards(payment, useAtomValue(appliedCardsAtom), cardFields);
}

/** The same as they are now. */
export const orderCardsNow = (store: Store, payment: SaidOfCards): AppliedCards =>
  orderCards(payment, store.get(appliedCardsAtom), pageTexts(paymentMessages).cardFields);

function orderCards(
  { appliedCards, amountDue }: SaidOfCards,
  cards: readonly PayingCard[],
  unnamed: string,
): AppliedCards {
  if (appliedCards) return appliedCards;
  if (!arePayingAll(cards, amountDue)) return [];
  return cards.map(({ type = unnamed, lastFour = '', amount: appliedAmount = 0 }) => ({
    type,
    lastFour,
    appliedAmount,
  }));
}

type SaidOfCards = Pick<CheckoutPayment, 'appliedCards' | 'amountDue'>;
type AppliedCards = NonNullable<CheckoutPayment['appliedCards']>;

/** The number of saved cards: the newest of the page's and the server's, plus later saves. */
export function useSavedCardCount(given: number): number {
  const read = useAtomValue(checkoutPaymentAtom)?.savedCards.length ?? 0;
  return Math.max(given, read) + useAtomValue(cardsSavedSinceAtom);
}

/** Announces which cards pay now, because the popup that paid is closed already. */
export function announceApplied(store: Store): void {
  announce(appliedText(store.get(appliedCardsAtom), pageTexts(paymentMessages)));
}

/** The message that these cards pay now; empty while none does. */
export function useAppliedText(): string {
  return appliedText(useAtomValue(appliedCardsAtom), useTexts(paymentMessages));
}

/**
 * Shows the server's messages, sanitised (decision 12), in the element that gets this ref; undefined if there are none,
 * or they cannot be shown.
 */
export function useProviderMessages(): RefCallback<HTMLElement> | undefined {
  const store = useStore();
  const html = useAtomValue(providerMessagesAtom);
  const show = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      import(/* Shows the server’s markup about the ways of paying. */ '../../page/html.ts')
        .then(({ setHtml }) => setHtml(place, html))
        .catch((error) => {
          handleFailure(error, { isBackground: true });
          store.set(providerMessagesAtom, '');
        });
    },
    [html, store],
  );
  return html ? show : undefined;
}
