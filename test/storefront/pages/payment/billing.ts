import { html } from 'hono/html';
import { isShopCountry } from '../../../../src/domain/checkout/address.ts';
import { addressInLine, addressLines } from '../../../../src/domain/checkout/address-lines.ts';
import { checkoutOrderMessages } from '../../../../src/domain/checkout/checkout-order-messages.ts';
import { billingMessages as texts } from '../../../../widgets/checkout/payment/payment-summary.messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { type Address, isSameAddress } from '../../checkout/address.ts';
import { accountAddresses } from '../../checkout/address-book.ts';
import { buyerOf } from '../../checkout/buyer.ts';
import { openOrder } from '../../checkout/open-order.ts';
import { countryName } from '../../checkout/places.ts';
import { billingOf, shippingToBill } from '../../payments/billing.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { addressFieldset, type TypedAddress } from '../checkout/address-form.ts';
import { suggestionForms } from '../checkout/shipping.ts';
import { link, type Markup, type Page } from '../page.ts';
import { choicePage } from './choices.ts';
import { billingPath } from './paths.ts';

/** The billing address as the page says it: where the order goes, or its lines. */
export function billingLines(whole: WholeAnswer): Markup | '' {
  const { billingAddress, isBillingSameAsShipping } = whole.payment;
  if (isBillingSameAsShipping) return html`<p>${texts.billingSame}</p>`;
  if (!billingAddress) return '';
  const { country } = billingAddress;
  const countries = isShopCountry(country) ? [] : [{ code: country, name: countryName(country) }];
  return html`<p>${addressLines(billingAddress, { countries }).map((line) => html`${line}<br>`)}</p>`;
}

/** The billing address on the payment page, and the link to the page that changes it. */
export function billingPart(page: Page, whole: WholeAnswer): Markup {
  return html`<div class="checkout-head"><h2>${texts.billingHeading}</h2>
<a class="lone-link" href="${link(page, billingPath)}">${checkoutOrderMessages.editStep}<span class="sr-only"> ${texts.billingHeading}</span></a></div>
${billingLines(whole)}`;
}

/** Where the bill goes: to the shipping address, to another one of the account, or to a new one (decision 92). */
export function billingPage(
  page: Page,
  { error, typed }: { error?: string; typed?: TypedAddress } = {},
): Markup {
  const buyer = buyerOf(page);
  const shipping = shippingToBill(openOrder(buyer));
  const known = accountAddresses(page.shop, page.account);
  const scope = { countries: [] };
  const { address: current, isSameAsShipping } = billingOf(buyer, openOrder(buyer));
  const isChosen = (address: Address) =>
    !isSameAsShipping && current !== undefined && isSameAddress(current, address);
  const radio = (value: string, name: string, about: string, isChecked: boolean) =>
    html`<label><input type="radio" name="choice" value="${value}" required ${isChecked ? html`checked` : ''}> <span>${name} <span class="quiet">${about}</span></span></label>
`;
  const hasChoices = shipping !== undefined || known.length > 0;
  const choices = html`<form class="shop-form" method="post" action="${link(page, billingPath)}">
${antiForgery(page)}<fieldset class="registry-choice"><legend>${texts.billingChoice}</legend>
${shipping ? radio('same', texts.billingSame, addressInLine(shipping, scope), isSameAsShipping) : ''}
${known.map((address) => radio(address.addressId, `${address.firstName} ${address.lastName}`, addressInLine(address, scope), isChosen(address)))}
</fieldset>
<button type="submit" class="btn btn-shop">Use This Address</button>
</form>`;
  const form = html`<form class="shop-form" method="post" action="${link(page, billingPath)}" novalidate>
${antiForgery(page)}
<h2>${texts.billingNew}</h2>
${addressFieldset(buyer, { prefix: 'billing', given: typed ?? { values: {} }, hasEmail: false, kind: 'billing' })}
<button type="submit" class="btn ${hasChoices ? 'btn-quiet' : 'btn-shop'}" name="choice" value="new">Save This Address</button>
</form>`;
  return choicePage(page, texts.billingHeading, error, html`${hasChoices ? choices : ''}${form}`);
}

/** What was typed beside what the postal service writes. */
export const billingSuggestionPage = (
  page: Page,
  suggestion: Parameters<typeof suggestionForms>[1],
): Markup =>
  choicePage(
    page,
    texts.billingHeading,
    undefined,
    suggestionForms(page, suggestion, {
      action: billingPath,
      scope: { countries: [] },
      more: hiddenField('choice', 'new'),
    }),
  );
