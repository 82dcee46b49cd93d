import { atom } from 'jotai';
import type { GiftCardError } from '../../domain/checkout/place-order.ts';
import { sharedAtom } from '../store.ts';

/**
 * Why gift cards were declined when the order was placed last: by the gift card's id where the server says which
 * (checkout §4, decision 77). Undefined if no gift card was declined; an empty list stands for a decline without reasons.
 */
export const giftCardErrorsAtom = sharedAtom('giftCardErrors', () => atom<readonly GiftCardError[]>());

/** The server's words beside one gift card; undefined if it was not declined. */
export const giftCardErrorOf = (
  errors: readonly GiftCardError[] | undefined,
  giftCardId: string,
): string | undefined => errors?.find(({ id }) => id === giftCardId)?.message;
