import type { ReactNode } from 'react';
import type { orderSumsMessages } from '../../domain/cart/cart-sums-messages.ts';
import { formatPrice } from '../../domain/money.ts';

/** In cents; a part that is not known yet is left out. */
interface Sums {
  subtotal: number;
  shippingTotal?: number | undefined;
  installationTotal?: number | undefined;
  discountTotal?: number | undefined;
  donationTotal?: number | undefined;
  giftTotal?: number | undefined;
  taxTotal?: number | undefined;
  rewardsTotal?: number | undefined;
}

interface OrderSumsProps {
  sums: Sums | undefined;
  texts: typeof orderSumsMessages;
  currency: 'USD' | 'CAD';
  /** An order to another country has no tax. */
  isInternational: boolean;
  /** In place of shipping and tax that are not known yet. */
  notKnown: string;
  /** The promo code that the discount is for. */
  discountLabel?: string | undefined;
  isBusy?: boolean | undefined;
  /** Below the sums. */
  children?: ReactNode;
}

/** What an order costs, part by part (cart §3). */
export function OrderSums({ sums, currency, isBusy, children, ...words }: OrderSumsProps): ReactNode {
  return (
    <dl className="si-order-sums" aria-busy={isBusy || undefined}>
      {sums &&
        rowsOf(sums, words).map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{typeof value === 'number' ? formatPrice(value, { currency }) : value}</bdi>
                </dd>
              </div>
            ),
        )}
      {children}
    </dl>
  );
}

type Words = Pick<OrderSumsProps, 'texts' | 'isInternational' | 'notKnown' | 'discountLabel'>;
type Row = [label: string, value: number | string | undefined];

function rowsOf(sums: Sums, { texts, isInternational, notKnown, discountLabel }: Words): Row[] {
  const { shippingTotal, taxTotal, discountTotal, rewardsTotal } = sums;
  return [
    [texts.subtotal, sums.subtotal],
    [discountLabel || texts.discount, discountTotal ? -discountTotal : undefined],
    [texts.shipping, shippingTotal === 0 ? texts.shippingFree : (shippingTotal ?? notKnown)],
    [texts.installation, sums.installationTotal || undefined],
    [texts.giftCharges, sums.giftTotal || undefined],
    [texts.tax, taxTotal ?? (isInternational ? undefined : notKnown)],
    [texts.donation, sums.donationTotal || undefined],
    [texts.rewards, rewardsTotal ? -rewardsTotal : undefined],
  ];
}
