import type { Context } from 'hono';
import { promoMessages } from '../../../../src/domain/cart/cart-promo-messages.ts';
import { refusedInput } from '../../api/answer.ts';
import { removeCertificate } from '../../cart/certificates.ts';
import { type Changed, refused } from '../../cart/changed.ts';
import { removePromo } from '../../cart/choices.ts';
import { accountAddresses } from '../../checkout/address-book.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import { openOrder } from '../../checkout/open-order.ts';
import { applyPromo } from '../../checkout/promo.ts';
import { setTaxExempt } from '../../checkout/tax-exemption.ts';
import { findByToken } from '../../payments/account-rewards.ts';
import {
  checkBillingAddress,
  followShipping,
  saveBillingAddress,
  shippingToBill,
} from '../../payments/billing.ts';
import { applyOrderCertificate } from '../../payments/certificate-changes.ts';
import {
  applyGiftCard,
  balanceText,
  giftCardBalance,
  removeGiftCard,
} from '../../payments/gift-card-changes.ts';
import { applyTenderCode, removeTenderCode } from '../../payments/tender-code-changes.ts';
import { verifyCard } from '../../payments/verify-card.ts';
import type { ShopEnv } from '../../shop.ts';
import { inTransaction } from '../../transaction.ts';
import { postedAddress } from '../checkout/address-form.ts';
import { link, type Page, personal } from '../page.ts';
import type { Fields } from '../posted-fields.ts';
import { billingPage, billingSuggestionPage } from './billing.ts';
import { verifyProblems } from './paid.ts';
import {
  billingPath,
  certificatesPath,
  giftCardsPath,
  paymentPath,
  promoCodePath,
  taxExemptionPath,
  tenderCodesPath,
  verifyPath,
} from './paths.ts';
import { type Answered, paymentPage } from './payment.ts';
import type { Post } from './posted-form.ts';

type Means = NonNullable<Answered['means']>;

/** The forms of the payment page for what pays besides cards, for a card's code, the bill and the tax. */
export function meansRoutes(post: Post): void {
  const means = (path: string, at: Means['at'], change: (buyer: Buyer, fields: Fields) => Said) =>
    post(path, (c, page, fields) => {
      const buyer = buyerOf(page);
      const { isSuccess, message, note } = inTransaction(page.shop.database, () => change(buyer, fields));
      if (isSuccess && note === undefined)
        return back(c, page, path === certificatesPath ? 'certificates' : '');
      const answered = { at, error: isSuccess ? undefined : (message ?? undefined), note };
      const shown = paymentPage(page, { means: answered });
      return c.html(shown, isSuccess ? 200 : 400, personal);
    });

  means(giftCardsPath, 'gift-card', (buyer, { remove, number = '', pin = '', ...fields }) => {
    if (remove !== undefined) return removeGiftCard(buyer, remove);
    if (fields.do !== 'balance') return applyGiftCard(buyer, { number, pin });
    const { balance, ...asked } = giftCardBalance(buyer, { number, pin });
    return { ...asked, note: balance === null ? undefined : balanceText(balance, buyer) };
  });
  means(promoCodePath, 'promo-code', (buyer, { remove, code = '' }) => {
    if (remove !== undefined) return removePromo(buyer.shop, buyer.sessionId);
    return code.trim() ? applyPromo(buyer, code) : refused(promoMessages.promoMissing);
  });
  means(tenderCodesPath, 'tender-code', (buyer, { remove, code = '' }) =>
    remove === undefined ? applyTenderCode(buyer, code) : removeTenderCode(buyer, remove),
  );
  means(certificatesPath, 'certificate', (buyer, { find, remove, apply = '', card }) => {
    if (find !== undefined) return findByToken(buyer);
    if (remove !== undefined) return removeCertificate(buyer.shop, buyer.sessionId, remove);
    return applyOrderCertificate(buyer, apply, { token: card || undefined });
  });

  post(verifyPath, (c, page, { card = '', code = '' }) => {
    const { isSuccess, message, verifyErrors } = verifyCard(buyerOf(page), { id: card, cvv: code });
    if (isSuccess || !verifyErrors) return back(c, page);
    const flag = Object.keys(verifyProblems).find((name) => verifyErrors[name as Problem] === true);
    const error = flag ? verifyProblems[flag as Problem] : message!;
    return c.html(paymentPage(page, { code: { cardId: card, error } }), 400, personal);
  });

  post(billingPath, (c, page, fields) => {
    const buyer = buyerOf(page);
    const { choice } = fields;
    if (choice === 'same' && shippingToBill(openOrder(buyer))) {
      followShipping(buyer);
      return back(c, page);
    }
    const known = accountAddresses(page.shop, page.account).find(({ addressId }) => addressId === choice);
    const values = known ?? postedAddress(buyer, fields);
    const { edit, keep } = fields;
    if (edit === 'true') return c.html(billingPage(page, { typed: { values } }), 200, personal);
    const typed = known || keep === 'true' ? undefined : checkBillingAddress(values);
    if (typed?.status === 'suggested') return c.html(billingSuggestionPage(page, typed), 200, personal);
    const checked = inTransaction(page.shop.database, () => saveBillingAddress(buyer, values));
    if (checked.status !== 'wrong') return back(c, page);
    const error = 'Please look at the fields below.';
    return c.html(billingPage(page, { error, typed: { values, errors: checked.errors } }), 400, personal);
  });

  post(taxExemptionPath, (c, page, { exempt }) => {
    if (exempt !== 'true' && exempt !== 'false') throw refusedInput('exempt', exempt, 'true or false');
    setTaxExempt(buyerOf(page), exempt === 'true');
    return back(c, page);
  });
}

type Problem = keyof typeof verifyProblems;

/** The outcome of a form, and what else it has to say. */
interface Said extends Changed {
  note?: string | undefined;
}

const back = (c: Context<ShopEnv>, page: Page, at = ''): Response =>
  c.redirect(`${link(page, paymentPath)}#${at || 'header_payment'}`, 303);
