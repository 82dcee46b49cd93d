import type { ReactNode } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { OrderSums } from '../../src/ui/cart/order-sums.tsx';

interface SumsProps {
  checkout: Checkout;
  isBusy?: boolean | undefined;
}

/** The order’s total in cents; until the server has summed the order up, the amount that is still to be paid. */
export const totalOf = ({ orderSummary, payment }: Checkout): number =>
  orderSummary?.total ?? payment.amountDue;

/** The sums of the order, and its total. */
export function CheckoutSums({ checkout, isBusy }: SumsProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const context = pageContext();
  return (
    <OrderSums
      sums={checkout.orderSummary}
      texts={texts}
      currency={context.currency}
      isInternational={checkout.isInternational}
      notKnown={texts.notKnownYet}
      discountLabel={checkout.promoDiscountMessage}
      isBusy={isBusy}
    >
      <div className="si-checkout__total">
        <dt>{texts.total}</dt>
        <dd>
          <bdi>{formatPrice(totalOf(checkout), context)}</bdi>
        </dd>
      </div>
    </OrderSums>
  );
}
