import {
  reachableStep,
  type StepIndex,
  type StepKey,
  stepIndexes,
} from '../../../../src/domain/checkout/steps.ts';
import { checkoutOutcome } from '../../cart/checkout.ts';
import { cartPaths } from '../cart/paths.ts';
import type { Page } from '../page.ts';
import { cartInsteadOf, mayCheckOut } from './entry.ts';
import { wholeOf } from './frame.ts';
import { notReached, pathOf } from './paths.ts';

/**
 * The page that a step redirects to: the cart if there is no order to check out (a filled cart says why), the page of what
 * prevents the order, or the first step that is not done, which says so (decision 49). Undefined if the step can be shown.
 */
export function insteadOf(page: Page, key: Exclude<StepKey, 'cart'>): string | undefined {
  const asked = stepIndexes[key];
  const { furthestStep, orderNumber } = wholeOf(page);
  const isOrdered = page.cartCount === 0 && (orderNumber !== null || furthestStep === stepIndexes.review);
  if (!isOrdered && !mayCheckOut(page)) return cartInsteadOf(page, key);
  // Whatever led here, items that cannot be bought are shown first.
  if (!isOrdered && checkoutOutcome(page.shop, page.sessionId, page.view).kind === 'unavailable')
    return cartPaths.checkout;
  // An order that the bank has not answered for is under review, and nothing else.
  const shown = isOrdered ? (furthestStep as StepIndex) : reachableStep(asked, furthestStep as StepIndex);
  if (shown === asked) return undefined;
  return isOrdered ? pathOf(shown) : pathOf(shown) + notReached(key);
}
