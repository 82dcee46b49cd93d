import type { ReactNode } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import type { SumsRow } from '../../src/domain/cart/order-sums.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { checkoutSums, checkoutTotal } from '../../src/domain/checkout/checkout-sums.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useRewardsMessage } from '../../src/state/checkout/rewards-message.ts';
import { OrderSums } from '../../src/ui/cart/order-sums.tsx';

interface SumsProps {
  checkout: Checkout;
  isBusy?: boolean | undefined;
  /** The amounts that pay for the order; left out if they are shown elsewhere. */
  paid?: readonly SumsRow[];
}

/** The sums of the order, its total, the amounts that pay for it, and the server's message about its rewards. */
export function CheckoutSums({ checkout, isBusy, paid = [] }: SumsProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const price = (cents: number) => formatPrice(cents, pageContext());
  const rewards = useRewardsMessage(checkout);
  const tooMuch = checkout.orderSummary?.rewardsExceedOrderTotalMessage;
  return (
    <>
      <OrderSums rows={checkoutSums(checkout, texts, price)} isBusy={isBusy}>
        <div className="si-checkout__total">
          <dt>{texts.total}</dt>
          <dd>
            <bdi>{checkoutTotal(checkout, texts, pageContext())}</bdi>
          </dd>
        </div>
        {paid.map(({ label, value }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts alone, and two may be the same
          <div key={nth} className="si-checkout__paid">
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </OrderSums>
      {checkout.taxZipCode && <p className="si-quiet">{fillIn(texts.estimatedFor, checkout.taxZipCode)}</p>}
      {tooMuch && <p className="si-server-message">{tooMuch}</p>}
      {rewards && <p className="si-quiet">{rewards}</p>}
    </>
  );
}
