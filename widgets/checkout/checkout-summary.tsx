import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import type { FlowState } from '../../src/state/checkout/checkout-flow.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Message } from '../../src/ui/message.tsx';
import { CheckoutItem } from './checkout-item.tsx';

interface SummaryProps {
  checkout: Checkout;
  state: FlowState;
  cartUrl: string;
  reload: () => void;
  isReloading: boolean;
}

/** The order summary, never older than the last answer; on a phone a disclosure labelled with the total. */
export function CheckoutSummary({ checkout, state, cartUrl, reload, isReloading }: SummaryProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const { basketItems, orderSummary, payment } = checkout;
  const inWords = (cents: number) => formatPrice(cents, pageContext());
  const total = inWords(orderSummary?.total ?? payment.amountDue);
  useTotalAnnounced(total, state.pending > 0);
  const isBusy = state.pending > 0 || isReloading || undefined;
  return (
    <aside className="si-checkout__summary" aria-label={texts.summaryHeading}>
      <button
        className="si-checkout__disclosure"
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        {fillIn(texts.showSummary, total)}
        <Icon name="down" />
      </button>
      <div className="si-checkout__summary-content" id={contentId} data-open={isOpen || undefined}>
        <div className="si-checkout__summary-head">
          <h2 className="si-heading">{texts.summaryHeading}</h2>
          <a href={cartUrl}>{texts.editCart}</a>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul className="si-checkout__items" role="list">
          {basketItems.map((item) => (
            <CheckoutItem key={item.id} item={item} />
          ))}
        </ul>
        {state.isStale && (
          <div className="si-checkout__failed">
            <Message kind="error">{texts.totalsStale}</Message>
            <Button kind="secondary" isBusy={isReloading} onClick={reload}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
        <dl className="si-checkout__sums" aria-busy={isBusy}>
          {rowsOf(checkout, texts).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{typeof value === 'number' ? inWords(value) : value}</dd>
            </div>
          ))}
          <div className="si-checkout__total">
            <dt>{texts.total}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
      </div>
    </aside>
  );
}

/** Announces another total, once all changes have been answered. */
function useTotalAnnounced(total: string, isPending: boolean): void {
  const { totalNow } = useTexts(checkoutMessages);
  const known = useRef(total);
  useEffect(() => {
    if (isPending || known.current === total) return;
    known.current = total;
    announce(fillIn(totalNow, total));
  }, [total, isPending, totalNow]);
}

/** The rows above the total; a part that is not known yet says so. */
function rowsOf(
  { orderSummary, isInternational, promoDiscountMessage }: Checkout,
  texts: typeof checkoutMessages,
) {
  if (!orderSummary) return [];
  const { shippingTotal, taxTotal, discountTotal, rewardsTotal } = orderSummary;
  const rows: [label: string, value: number | string | undefined][] = [
    [texts.subtotal, orderSummary.subtotal],
    [promoDiscountMessage ?? texts.discount, discountTotal ? -discountTotal : undefined],
    [texts.shipping, shippingTotal ?? texts.notKnownYet],
    [texts.installation, orderSummary.installationTotal || undefined],
    [texts.giftCharges, orderSummary.giftTotal || undefined],
    [texts.tax, taxTotal ?? (isInternational ? undefined : texts.notKnownYet)],
    [texts.donation, orderSummary.donationTotal || undefined],
    [texts.rewards, rewardsTotal ? -rewardsTotal : undefined],
  ];
  return rows.filter((row): row is [string, number | string] => row[1] !== undefined);
}
