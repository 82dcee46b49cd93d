import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { checkoutTotal } from '../../src/domain/checkout/checkout-sums.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import type { FlowState } from '../../src/state/checkout/flow-state.ts';
import { OrderToggle } from '../../src/ui/cart/order-toggle.tsx';
import { CheckoutFailed } from './checkout-failed.tsx';
import { CheckoutItem } from './checkout-item.tsx';
import { usePaymentSums } from './checkout-parts.ts';
import { CheckoutSums } from './checkout-sums.tsx';

interface SummaryProps {
  checkout: Checkout;
  state: FlowState;
  cartUrl: string;
  reload: () => void;
  isReloading: boolean;
}

/** The order summary, never older than the last answer; below 960 px a disclosure labelled with the total. */
export function CheckoutSummary({ checkout, state, cartUrl, reload, isReloading }: SummaryProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const contentId = usePageId();
  const [isOpen, setOpen] = useState(false);
  const paid = usePaymentSums(checkout);
  const total = checkoutTotal(checkout, texts, pageContext());
  const isPending = state.pending > 0;
  useTotalAnnounced(total, checkout.orderSummary?.discountTotal ?? 0, isPending);
  return (
    <aside className="si-checkout__summary" aria-label={texts.summaryHeading}>
      <OrderToggle isOpen={isOpen} onToggle={setOpen} controls={contentId}>
        <span>{fillIn(texts.showSummary, total)}</span>
      </OrderToggle>
      <div className="si-order-content" id={contentId} data-state={isOpen ? 'open' : 'closed'}>
        <div className="si-checkout__summary-head">
          <h2 className="si-heading">{texts.summaryHeading}</h2>
          <a href={cartUrl}>{texts.editCart}</a>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul className="si-checkout__items" role="list">
          {!checkout.basketItems.length && <li>{texts.noItems}</li>}
          {checkout.basketItems.map((item) => (
            <CheckoutItem key={item.id} checkout={checkout} item={item} />
          ))}
        </ul>
        {state.stale && <CheckoutFailed text="totalsStale" isBusy={isReloading} onRetry={reload} />}
        <div className="si-checkout__costs">
          <CheckoutSums checkout={checkout} isBusy={isPending || isReloading} paid={paid} />
        </div>
      </div>
    </aside>
  );
}

/** Announces the new total, and a new discount, once all changes have been answered. */
function useTotalAnnounced(total: string, discount: number, isPending: boolean): void {
  const { totalNow, savingNow } = useTexts(checkoutMessages);
  const known = useRef({ total, discount });
  useEffect(() => {
    const before = known.current;
    if (isPending || before.total === total) return;
    known.current = { total, discount };
    const isMore = discount > before.discount;
    announce(
      isMore ? fillIn(savingNow, formatPrice(discount, pageContext()), total) : fillIn(totalNow, total),
    );
  }, [total, discount, isPending, totalNow, savingNow]);
}
