import type { Checkout } from '../../contract/checkout/checkout.ts';
import type { SumsRow } from '../../domain/cart/order-sums.ts';
import { formatPrice } from '../../domain/money.ts';
import { walletPaysMessages } from '../../domain/payment/payment-means-messages.ts';
import { cardNameMessages } from '../../domain/payment/payment-messages.ts';
import { paidSumsMessages } from '../../domain/payment/payment-paying-messages.ts';
import {
  leftToPay,
  type PaidPart,
  paidAmount,
  paidBeforeCards,
  paidByCards,
  paidByWallet,
  paidPartMessages,
} from '../../domain/payment/payment-sums.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { pageContext } from '../../page/context.ts';
import { useOrderCards } from './order-payment.ts';

const words = { ...cardNameMessages, ...paidPartMessages, ...paidSumsMessages, ...walletPaysMessages };

/** What pays for the order, and what no means pays yet, as further sums of it (decision 85). */
export function usePaymentSums({ payment: said, orderNumber }: Checkout): SumsRow[] {
  const texts = useTexts(words);
  const payment = { ...said, appliedCards: useOrderCards(said) };
  const rows: PaidPart[] = [
    ...paidBeforeCards(payment, texts),
    ...paidByCards(payment, texts),
    ...paidByWallet(payment, texts),
  ];
  const left = leftToPay(payment);
  // Of a placed order everything is paid.
  if (left > 0 && rows.length && !orderNumber) rows.push({ name: texts.leftToPaySum, cents: left });
  const price = (cents: number) => formatPrice(cents, pageContext());
  return rows.map((row) => ({ label: row.name, value: paidAmount(row, price) ?? '' }));
}
