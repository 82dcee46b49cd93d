import { atom } from 'jotai';
import type { PayingCard } from '../../domain/payment/paying-cards.ts';
import { emit, type PageEvents } from '../../page/events.ts';
import { sharedAtom } from '../store.ts';
import { appliedCardsAtom } from './applied-cards.ts';

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
