import { fillIn } from '../messages.ts';

interface Order {
  /** An order to another country has no tax. */
  isInternational: boolean;
  /** In cents, as far as they are known. */
  orderSummary: { shippingTotal?: number | null | undefined; taxTotal?: number | null | undefined };
}

/** The label of a total, which says whether it lacks shipping or tax. */
export function totalLabel(
  label: string,
  { isInternational, orderSummary }: Order,
  texts: { estimated: string },
): string {
  const isKnown = orderSummary.shippingTotal != null && (orderSummary.taxTotal != null || isInternational);
  return isKnown ? label : fillIn(texts.estimated, label);
}
