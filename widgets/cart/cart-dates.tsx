import type { ReactNode } from 'react';
import type { Cart } from '../../src/contract/cart/cart.ts';
import { fillIn } from '../../src/domain/messages.ts';
import type { DeliveryDates } from './cart.state.ts';
import type { CartTexts } from './cart-lines.tsx';

interface DatesProps {
  dates: DeliveryDates;
  cart: Cart;
  texts: CartTexts;
}

/**
 * What the cart's delivery is estimated for or, once above all lines, that there are no dates (cart §8). It is as high
 * as the text of an outage from the first paint on, so that no line moves.
 */
export function CartDates({ dates, cart, texts }: DatesProps): ReactNode {
  const outage = cart.messages?.eddOutagePickupMessage || texts.eddOutagePickupMessage;
  return (
    <p className="si-quiet si-cart__dates" data-longest={outage}>
      {dates ? fillIn(texts.zipNow, cart.cartSummary!.taxZipCode!) : outage}
    </p>
  );
}
