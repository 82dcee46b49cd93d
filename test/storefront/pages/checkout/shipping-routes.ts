import type { Hono } from 'hono';
import { refusedInput } from '../../api/answer.ts';
import type { Buyer } from '../../checkout/buyer.ts';
import { checkedCart } from '../../checkout/checked-cart.ts';
import { endOptions, endPayment, endShipping } from '../../checkout/moves.ts';
import { verifyPromo } from '../../checkout/promo.ts';
import type { CheckedAddress } from '../../checkout/saved-address.ts';
import {
  addNewRecipient,
  checkForAll,
  saveShippingAddress,
  shipAllToKnown,
} from '../../checkout/shipping-changes.ts';
import type { Missing } from '../../checkout/steps.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import { changeAll, inTransaction } from '../../transaction.ts';
import type { Variant } from '../../view.ts';
import { cartPaths } from '../cart/paths.ts';
import { link, personal } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { postedAddress } from './address-form.ts';
import { cartInsteadOf, mayCheckOut } from './entry.ts';
import { checkoutPaths, pathOf } from './paths.ts';
import type { Post, PostedForm } from './posted-form.ts';
import { shareAsPosted } from './posted-recipients.ts';
import { recipientsPage } from './recipients.ts';
import { shippingPage, suggestionPage } from './shipping.ts';

const wrongFields = 'Please look at the fields below.';

/** The forms of the shipping step, the page of several recipients, and the button that ends a step. */
export function shippingRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant, post: Post): void {
  post(checkoutPaths.shipping, ({ page, buyer, fields, to, again }) => {
    const values = postedAddress(buyer, fields);
    if (fields.edit === 'true') return again(shippingPage(page, { typed: { values } }));
    const checked = inTransaction(shop.database, () => saveTyped(buyer, values, fields.keep === 'true'));
    if (checked.status === 'suggested') return again(suggestionPage(page, checked));
    if (checked.status === 'good') return to(checkoutPaths.options);
    const typed = { values, errors: checked.errors };
    return again(shippingPage(page, { typed, error: checked.errors.country ?? wrongFields }));
  });

  post(checkoutPaths.knownAddress, ({ page, buyer, fields, to, again }) => {
    const changed = changeAll(shop.database, () => shipAllToKnown(buyer, fields.addressId ?? ''));
    return changed.isSuccess
      ? to(checkoutPaths.options)
      : again(shippingPage(page, { error: changed.message! }));
  });

  app.get(checkoutPaths.recipients, (c) => {
    const page = pageOf(c, shop, variant);
    if (!mayCheckOut(page)) return c.redirect(link(page, cartInsteadOf(page, 'shipping')), 303);
    return c.html(recipientsPage(page), 200, personal);
  });
  post(checkoutPaths.recipients, ({ page, buyer, fields, to, again }) => {
    const changed = shareAsPosted(buyer, fields);
    return changed.isSuccess
      ? to(checkoutPaths.recipients)
      : again(recipientsPage(page, { error: changed.message!, fields }));
  });
  post(checkoutPaths.newRecipient, ({ page, buyer, fields, to, again }) => {
    const values = postedAddress(buyer, fields);
    const checked = inTransaction(shop.database, () => addNewRecipient(buyer, values));
    if (checked.status !== 'wrong') return to(checkoutPaths.recipients);
    return again(recipientsPage(page, { typed: { values, errors: checked.errors } }));
  });

  post(checkoutPaths.next, (form) => next(form));
}

/** Saves an address that the shopper keeps as typed, or that has neither an error nor a suggestion. */
function saveTyped(buyer: Buyer, values: Record<string, string>, isKept: boolean): CheckedAddress {
  const checked = checkForAll(buyer, values);
  if (checked.status === 'wrong' || (checked.status === 'suggested' && !isKept)) return checked;
  const saved = saveShippingAddress(buyer, values);
  return saved.status === 'suggested' ? { status: 'good', address: saved.address } : saved;
}

const steps: Readonly<
  Record<string, { end: (buyer: Buyer) => Missing | undefined; path: string; next: string }>
> = {
  shipping: { end: endShipping, path: checkoutPaths.shipping, next: checkoutPaths.options },
  options: { end: endOptions, path: checkoutPaths.options, next: pathOf(3) },
  payment: { end: endPayment, path: pathOf(3), next: checkoutPaths.review },
};

/** Ends a step, after the promo code and the cart have been checked (checkout §4). */
export function next({ buyer, fields, to }: Pick<PostedForm, 'buyer' | 'fields' | 'to'>): Response {
  const { step = '' } = fields;
  const found = Object.hasOwn(steps, step) ? steps[step]! : undefined;
  if (!found) throw refusedInput('step', step, `one of ${Object.keys(steps).join(', ')}`);
  const { shop } = buyer;
  return inTransaction(shop.database, () => {
    if (!verifyPromo(buyer)) return to(`${found.path}?refused=promo`);
    if (checkedCart(buyer).kind === 'unavailable') return to(cartPaths.checkout);
    const missing = found.end(buyer);
    return to(missing ? `${pathOf(missing.step)}?notReached=${step}` : found.next);
  });
}
