import { atom, useAtomValue } from 'jotai';
import { appliedText } from '../../domain/payment/applied-text.ts';
import type { PayingCard } from '../../domain/payment/paying-cards.ts';
import { paymentMessages } from '../../domain/payment/payment-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { announce } from '../../page/announce.ts';
import { pageTexts } from '../../page/texts.ts';
import { type Store, sharedAtom } from '../store.ts';

/** The cards that pay for the order now: of the last payment, or as read since; none before either. */
export const appliedCardsAtom = sharedAtom('appliedCards', () => atom<readonly PayingCard[]>([]));

/** Announces which cards pay now, for a popup that was closed meanwhile. */
export function announceApplied(store: Store): void {
  announce(appliedText(store.get(appliedCardsAtom), pageTexts(paymentMessages)));
}

/** The message that these cards pay now; empty while none does. */
export function useAppliedText(): string {
  return appliedText(useAtomValue(appliedCardsAtom), useTexts(paymentMessages));
}
