import { atom, useAtomValue, type useStore } from 'jotai';
import { appliedText, type PayingCard } from '../../domain/payment/applied-cards.ts';
import { paymentMessages } from '../../domain/payment/payment-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { announce } from '../../page/announce.ts';
import { emit, type PageEvents } from '../../page/events.ts';
import { pageTexts } from '../../page/texts.ts';
import { sharedAtom } from '../store.ts';

/** The cards that pay for the order now: of the last payment, or as read since; none before either. */
export const appliedCardsAtom = sharedAtom('appliedCards', () => atom<readonly PayingCard[]>([]));

const notifiedCardsAtom = sharedAtom('paymentCards', () => atom(''));

/** Sets the cards that pay, and notifies the page of a change as soon as type, digits and amount are known. */
export const setAppliedCardsAtom = sharedAtom('setAppliedCards', () =>
  atom(null, (get, set, cards: readonly PayingCard[]) => {
    set(appliedCardsAtom, cards);
    if (!cards.every(isKnown)) return;
    const known = cards.map(({ type, lastFour, amount }) => ({ type, lastFour, amount }));
    const text = JSON.stringify(known);
    if (get(notifiedCardsAtom) === text) return;
    set(notifiedCardsAtom, text);
    emit('storefront:payment-changed', { cards: known });
  }),
);

type KnownCard = PageEvents['storefront:payment-changed']['cards'][number];

const isKnown = (card: PayingCard): card is KnownCard =>
  card.type !== undefined && card.lastFour !== undefined && card.amount !== undefined;

/** Announces which cards pay now, for a popup that was closed meanwhile. */
export function announceApplied(store: ReturnType<typeof useStore>): void {
  announce(appliedText(store.get(appliedCardsAtom), pageTexts(paymentMessages)));
}

/** The message that these cards pay now; empty while none does. */
export function useAppliedText(): string {
  return appliedText(useAtomValue(appliedCardsAtom), useTexts(paymentMessages));
}
