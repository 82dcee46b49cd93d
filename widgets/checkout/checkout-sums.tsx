import type { ReactNode } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';

interface SumsProps {
  checkout: Checkout;
  isBusy?: boolean | undefined;
}

/** What the order costs in cents, as far as it is known. */
export const totalOf = ({ orderSummary, payment }: Checkout): number =>
  orderSummary?.total ?? payment.amountDue;

/** The sums of the order, and its total. */
export function CheckoutSums({ checkout, isBusy }: SumsProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const inWords = (cents: number) => formatPrice(cents, pageContext());
  return (
    <dl className="si-checkout__sums" aria-busy={isBusy}>
      {rowsOf(checkout, texts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'number' ? inWords(value) : value}</dd>
        </div>
      ))}
      <div className="si-checkout__total">
        <dt>{texts.total}</dt>
        <dd>{inWords(totalOf(checkout))}</dd>
      </div>
    </dl>
  );
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
