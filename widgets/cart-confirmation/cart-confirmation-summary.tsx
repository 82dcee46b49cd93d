import type { ReactNode } from 'react';
import { piecesInWords } from '../../src/domain/cart/count-pieces.ts';
import { formatTotal } from '../../src/domain/money.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { Price } from '../../src/ui/price.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { confirmationMessages } from './cart-confirmation.messages.ts';

interface SummaryProps {
  /** Undefined while the cart is loading. */
  cart: { count: number; subtotal: number } | undefined;
}

/** The number of pieces in the cart, and its subtotal. */
export function CartConfirmationSummary({ cart }: SummaryProps): ReactNode {
  const texts = useTexts(confirmationMessages);
  return (
    <dl className="si-cart-confirmation__summary" aria-busy={!cart}>
      <dt>{texts.inCart}</dt>
      <dd>{cart ? piecesInWords(cart.count, texts) : <Skeleton width="64px" />}</dd>
      <dt>{texts.subtotal}</dt>
      <dd>
        {cart ? <Price price={formatTotal(cart.subtotal, pageContext())} /> : <Skeleton width="64px" />}
      </dd>
    </dl>
  );
}
