import type { Cart } from '../../contract/cart/cart.ts';
import type { ChangeAnswer } from './change-kind.ts';

/** The rewards in the last answer about a certificate (cart §4), and the order that the answer was about. */
export interface AnsweredRewards {
  rewards: NonNullable<ChangeAnswer['rewardsData']>;
  /** Undefined until the cart has been read after the answer. */
  of?: string | undefined;
  /** Another change was sent after the answer: the next read of the cart is newer. */
  isOutdated?: boolean;
}

/**
 * The lines and totals on which the worth of a certificate depends, as text. When they change, applied certificates are
 * applied again.
 */
export function orderPrint({ lineItems, orderSummary }: Cart): string {
  const { rewardsTotal: _, rewardsExceedOrderTotalMessage: __, total: ___, ...sums } = orderSummary;
  return JSON.stringify([
    lineItems.map((line) => [
      line.id,
      line.quantity,
      line.price,
      line.shipMethod,
      line.shippingDeliveryOptions?.selectedShipOption,
      line.isInstallationServiceRequired,
    ]),
    Object.entries(sums).sort(),
  ]);
}

/** The order and the certificates that are applied to it. */
const appliedPrint = (cart: Cart): string =>
  orderPrint(cart) +
  cart.rewardCertificates.filter((one) => one.isApplied).map((one) => one.certificateNumber);

/**
 * The rewards after a read of the cart, bound to the order that was read.
 * @returns undefined if the cart that was read is newer
 */
export function boundTo(cart: Cart, answered: AnsweredRewards): AnsweredRewards | undefined {
  if (answered.isOutdated) return undefined;
  return answered.of === undefined ? { ...answered, of: appliedPrint(cart) } : answered;
}

/** The cart with the answered rewards, which are newer than the cart's own as long as the order is the same. */
export function withRewards(cart: Cart, { rewards, of }: AnsweredRewards): Cart {
  if (of !== undefined && of !== appliedPrint(cart)) return cart;
  const { orderSummary } = cart;
  const { rewardsTotal: known = 0, total } = orderSummary;
  const { rewardsTotal = known, rewardsExceedOrderTotalMessage: message } = rewards;
  return {
    ...cart,
    orderSummary: {
      ...orderSummary,
      rewardsTotal,
      total: total === undefined ? undefined : total + known - rewardsTotal,
      rewardsExceedOrderTotalMessage:
        message ?? (rewardsTotal === known ? orderSummary.rewardsExceedOrderTotalMessage : undefined),
    },
  };
}
