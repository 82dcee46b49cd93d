import { html } from 'hono/html';
import { nextOf } from '../../../../src/domain/checkout/order-lines.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { confirmationMessages as texts } from '../../../../widgets/checkout/confirmation/confirmation.messages.ts';
import { passwordHint } from '../../accounts/new-account.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import { alert, antiForgery, field, hiddenField } from '../account/field.ts';
import { carouselHost } from '../hosts.ts';
import { link, type Markup, type Page } from '../page.ts';
import { addressFieldset, type TypedAddress } from './address-form.ts';
import { stepPage, wholeOf } from './frame.ts';
import { deliveryParts, paymentParts } from './order-parts.ts';
import { checkoutPaths } from './paths.ts';
import { sums, total } from './summary.ts';

interface Shown {
  /** A refused form about the thank-you mail. */
  error?: string;
  typed?: TypedAddress;
}

/** The placed order: its number, what goes where and when, what was paid how, and what follows. */
export function confirmationPage(page: Page, shown: Shown = {}): Markup {
  const whole = wholeOf(page);
  const email = mailOf(whole);
  const content = html`<p class="order-number">${fillIn(texts.orderNumber, whole.orderNumber!)}</p>
${email ? html`<p>${fillIn(texts.orderMail, email)}</p>` : ''}
<section class="order-next"><h2>${texts.nextHeading}</h2>
<dl>${nextOf(whole, texts).map(({ what, when }) => html`<div><dt>${what}</dt><dd>${when}</dd></div>`)}</dl></section>
<p class="order-after"><a class="btn btn-quiet" href="${link(page, '/')}">${texts.continueShopping}</a></p>
<div class="order-columns"><div>
${deliveryParts(page, whole, { isOpen: false })}
</div><div class="order-paper">
<dl class="order-sums">${sums(page, whole).map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>
`,
  )}<div class="order-total"><dt>${texts.total}</dt><dd>${total(page, whole)}</dd></div></dl>
${paymentParts(page, whole, { isOpen: false })}
</div></div>
${whole.isGuest && email ? accountForm(page, whole, email) : ''}
${thankYouForm(page, whole, shown)}`;
  const below = carouselHost(page, {
    podId: 'you-may-also-like-cart',
    sku: whole.basketItems[0]?.sku,
    more: { path: '/sale', text: 'See everything on sale' },
  });
  return stepPage(page, { key: 'confirmation', whole, content, below });
}

/** Where the confirmation is sent. */
function mailOf({ accountInfo, recipientList }: WholeAnswer): string | undefined {
  const guests = recipientList.flatMap(
    ({ address, bopsOptions }) => address?.email || bopsOptions?.pickupContact.email,
  );
  return accountInfo.email ?? guests.find(Boolean) ?? undefined;
}

function thankYouForm(page: Page, { tymPreferences: kept }: WholeAnswer, { error, typed }: Shown): Markup {
  const where = kept?.isBilling === false && kept.isOptIn ? 'other' : 'billing';
  const option = (value: string, text: string) =>
    html`<label><input type="radio" name="where" value="${value}" ${value === where ? html`checked` : ''}> <span>${text}</span></label>
`;
  return html`<form class="shop-form checkout-part" id="thank-you" method="post" action="${link(page, checkoutPaths.thankYou)}" novalidate>
${antiForgery(page)}
<h2>${texts.tymHeading}</h2>
<p>${texts.tymText}</p>
${alert(error)}
${page.query.get('thankYou') === 'saved' ? html`<p role="status">${texts.tymSaved}</p>` : ''}
<p class="order-tick"><label><input type="checkbox" name="isOptIn" value="true" ${kept?.isOptIn ? html`checked` : ''}> ${texts.tymOptIn}</label></p>
<fieldset class="registry-choice order-where"><legend>${texts.tymWhere}</legend>
${option('billing', texts.tymBilling)}${option('other', 'To this address:')}</fieldset>
<div class="order-address">${addressFieldset(buyerOf(page), { prefix: 'thank-you', given: typed ?? { values: {} }, hasEmail: false, hasPhone: false })}</div>
<button type="submit" class="btn btn-quiet">${texts.tymSave}</button>
</form>`;
}

/** A guest's account from what is known: only the password is missing. */
function accountForm(page: Page, { recipientList }: WholeAnswer, email: string): Markup {
  const contact = recipientList.map(({ address, bopsOptions }) => address ?? bopsOptions?.pickupContact)[0];
  return html`<form class="shop-form checkout-part" method="post" action="${link(page, '/account/create-account')}" novalidate>
${antiForgery(page)}${hiddenField('returnUrl', link(page, '/'))}${hiddenField('firstName', contact?.firstName ?? '')}
<h2>${texts.accountHeading}</h2>
<p>${texts.accountText}</p>
<div class="order-fields">${field({ name: 'email', prefix: 'account', label: texts.accountEmail, type: 'email', value: email, autocomplete: 'username' })}
${field({
  name: 'password',
  prefix: 'account',
  label: texts.accountPassword,
  type: 'password',
  autocomplete: 'new-password',
  hint: passwordHint,
})}
<button type="submit" class="btn btn-quiet">${texts.accountCreate}</button></div>
</form>`;
}
