import * as v from 'valibot';
import { cents, maybe, shown } from '../fields.ts';

/** The sums of an order, all in cents; a part that is not known yet, such as the tax without a ZIP code, is left out. */
export const orderSummary = v.object({
  subtotal: cents,
  shippingTotal: shown(cents),
  installationTotal: shown(cents),
  discountTotal: shown(cents),
  donationTotal: shown(cents),
  /** Gift boxes and bags. */
  giftTotal: shown(cents),
  taxTotal: shown(cents),
  rewardsTotal: maybe(cents),
  rewardsExceedOrderTotalMessage: maybe(v.string()),
  total: shown(cents),
});
