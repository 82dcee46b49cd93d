import * as v from 'valibot';
import { cents, shown } from '../fields.ts';

/** The sums of an order, all in cents; a part that is not known yet, such as the tax without a ZIP code, is left out. */
export const orderSummary = v.object({
  subtotal: shown(cents),
  shippingTotal: shown(cents),
  installationTotal: shown(cents),
  discountTotal: shown(cents),
  donationTotal: shown(cents),
  /** Gift boxes and bags. */
  giftTotal: shown(cents),
  taxTotal: shown(cents),
  rewardsTotal: shown(cents),
  rewardsExceedOrderTotalMessage: shown(v.string()),
  total: shown(cents),
});
