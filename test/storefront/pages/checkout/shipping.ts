import { html } from 'hono/html';
import { addressFields } from '../../../../src/domain/checkout/address.ts';
import {
  type AddressScope,
  addressInLine,
  addressLines,
} from '../../../../src/domain/checkout/address-lines.ts';
import { stepMessages } from '../../../../src/domain/checkout/checkout-step-messages.ts';
import { suggestionMessages } from '../../../../widgets/checkout/checkout-suggestion.messages.ts';
import { shippingStepMessages } from '../../../../widgets/checkout/shipping/shipping.messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import type { Address } from '../../checkout/address.ts';
import { type Buyer, buyerOf } from '../../checkout/buyer.ts';
import type { CheckedAddress } from '../../checkout/saved-address.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import { addressFieldset, type TypedAddress } from './address-form.ts';
import { stepPage, wholeOf } from './frame.ts';
import { checkoutPaths } from './paths.ts';

/** Where the order goes to: a known address, a typed one, or several. */
export function shippingPage(page: Page, more: { typed?: TypedAddress; error?: string } = {}): Markup {
  const whole = wholeOf(page);
  const buyer = buyerOf(page);
  const shipped = whole.recipientList.filter(({ address }) => address !== null);
  const isShipped = whole.basketItems.some(({ isPickup }) => !isPickup);
  const content = html`${who(page)}
${pickupNote(whole)}
${
  isShipped
    ? html`${shipped.length > 1 ? severalRecipients(page, whole) : ''}
${knownAddressesForm(page, whole)}
${addressForm(page, { buyer, whole, typed: more.typed })}
<p><a class="checkout-way" href="${link(page, checkoutPaths.recipients)}">${shippingStepMessages.shipToSeveral}</a></p>`
    : ''
}
${nextForm(page, whole)}`;
  return stepPage(page, { key: 'shipping', whole, error: more.error, content });
}

function who(page: Page): Markup {
  const { account } = page;
  if (account)
    return html`<p class="lead-quiet">Hello, ${account.firstName}. You are checking out as ${account.email}.</p>`;
  const login = `${link(page, '/account/login')}?${new URLSearchParams({ returnUrl: link(page, checkoutPaths.shipping) })}`;
  return html`<p class="lead-quiet">You are checking out as a guest. <a href="${login}">Sign in instead</a></p>`;
}

function pickupNote({ recipientList }: WholeAnswer): Markup | '' {
  const store = recipientList.find((recipient) => recipient.store !== null)?.store;
  return store
    ? html`<p>Some of your items are picked up: ${store.name}, ${store.lines.join(', ')}.</p>`
    : '';
}

function severalRecipients(page: Page, whole: WholeAnswer): Markup {
  return html`<section class="checkout-part"><h2>Your recipients</h2>
<ul>${whole.recipientList.flatMap(({ address }) =>
    address
      ? html`<li>${addressInLine(address, whole)}</li>
`
      : [],
  )}</ul>
<p><a class="checkout-way" href="${link(page, checkoutPaths.recipients)}">Change who gets what</a></p>
<p class="shop-hint">An address below is for all of the order.</p></section>`;
}

/** The address book and the addresses of registries, as a choice. */
function knownAddressesForm(page: Page, whole: WholeAnswer): Markup | '' {
  const { accountInfo, recipientList } = whole;
  const { shippingAddresses, registryAddresses } = accountInfo;
  if (shippingAddresses.length + registryAddresses.length === 0) return '';
  const chosen = recipientList.length === 1 ? recipientList[0]!.address?.addressId : undefined;
  const radio = (
    addressId: string,
    name: string,
    address: Address,
  ) => html`<label><input type="radio" name="addressId"
 value="${addressId}" required ${addressId === chosen ? html`checked` : ''}> <span>${name}
<span class="quiet">${addressLines(address, whole).slice(1).join(', ')}</span></span></label>
`;
  return html`<form class="shop-form checkout-part" method="post" action="${link(page, checkoutPaths.knownAddress)}">
${antiForgery(page)}
<fieldset class="registry-choice"><legend>Ship to an address you know</legend>
${shippingAddresses.map((address) => radio(address.addressId, `${address.firstName} ${address.lastName}`, address))}
${registryAddresses.map((address) => radio(address.addressId, address.registryName, address))}</fieldset>
<button type="submit" class="btn btn-shop">Ship to This Address</button>
</form>`;
}

function addressForm(
  page: Page,
  { buyer, whole, typed }: { buyer: Buyer; whole: WholeAnswer; typed: TypedAddress | undefined },
): Markup {
  const given = typed ?? { values: currentAddress(whole) };
  const hasKnown = whole.accountInfo.shippingAddresses.length > 0;
  return html`<form class="shop-form checkout-part" method="post" action="${link(page, checkoutPaths.shipping)}" novalidate>
${antiForgery(page)}
<h2>${hasKnown ? shippingStepMessages.newAddress : shippingStepMessages.addressHeading}</h2>
${addressFieldset(buyer, { prefix: 'shipping', given, hasEmail: whole.isGuest })}
<button type="submit" class="btn btn-shop">Save and Continue</button>
</form>`;
}

/** The typed address of the only recipient, so that it can be changed; without one the code that the cart knows. */
function currentAddress({ recipientList, taxZipCode }: WholeAnswer): TypedAddress['values'] {
  const [only, ...others] = recipientList.flatMap(({ address, grId }) => (address && !grId ? [address] : []));
  if (only && others.length === 0) return only;
  return taxZipCode && !recipientList.some(({ address }) => address) ? { postalCode: taxZipCode } : {};
}

function nextForm(page: Page, { furthestStep }: WholeAnswer): Markup {
  const next =
    furthestStep > 1
      ? html`<form method="post" action="${link(page, checkoutPaths.next)}">
${antiForgery(page)}${hiddenField('step', 'shipping')}<button type="submit" class="btn btn-shop">${stepMessages.shippingNext}</button></form>`
      : '';
  return html`<div class="checkout-actions">${next}
<a class="btn btn-quiet" href="${link(page, '/checkout/cart')}">Back to Cart</a></div>`;
}

/** What was typed beside what the postal service writes: take it, keep what was typed, or edit it. */
export function suggestionPage(page: Page, suggestion: Suggestion): Markup {
  const whole = wholeOf(page);
  const content = suggestionForms(page, suggestion, { action: checkoutPaths.shipping, scope: whole });
  return stepPage(page, { key: 'shipping', whole, content });
}

type Suggestion = Pick<Extract<CheckedAddress, { status: 'suggested' }>, 'address' | 'suggested'>;

/** The forms of a suggestion, which are posted where the address came from. */
export function suggestionForms(
  page: Page,
  { address, suggested }: Suggestion,
  { action, scope, more = '' }: { action: string; scope: AddressScope; more?: Markup | '' },
): Markup {
  const choice = (
    title: string,
    one: Address,
    text: string,
  ) => html`<form method="post" action="${link(page, action)}">
${antiForgery(page)}${more}${addressFields.map((name) => hiddenField(name, one[name]))}
<h3>${title}</h3>
<p>${addressLines(one, scope).map((line) => html`${line}<br>`)}</p>
<button type="submit" class="btn ${one === suggested ? 'btn-shop' : 'btn-quiet'}" name="keep" value="true">${text}</button>
</form>`;
  return html`<p class="lead-quiet">The postal service writes this address another way.</p>
<div class="checkout-pair">
${choice(suggestionMessages.suggestedAddress, suggested, suggestionMessages.useSuggested)}
${choice(suggestionMessages.typedAddress, address, suggestionMessages.keepTyped)}
</div>
<form method="post" action="${link(page, action)}">
${antiForgery(page)}${more}${addressFields.map((name) => hiddenField(name, address[name]))}
<button type="submit" class="btn-link-shop" name="edit" value="true">${suggestionMessages.editAddress}<span class="sr-only"> the address</span></button>
</form>`;
}
