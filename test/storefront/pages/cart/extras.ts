import { html } from 'hono/html';
import { postalCodeLabelMessages } from '../../../../src/domain/delivery/delivery-code-messages.ts';
import { postalCodeLabel } from '../../../../src/domain/delivery/postal-code.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { cartPageMessages } from '../../../../widgets/cart/cart.messages.ts';
import type { CartAnswer } from '../../api/cart/cart.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import { cartPaths } from './paths.ts';
import { fieldError, fieldValue, invalid, type Refused, refusedMessage } from './refused.ts';

/** What is optional: open where it has a message, or something chosen. */
function extra(
  label: string,
  content: Markup,
  { isOpen, value }: { isOpen: boolean; value?: string | null },
): Markup {
  return html`<details class="cart-extra"${isOpen ? html` open` : ''}>
<summary><span>${label}</span>${value ? html` <span class="quiet">${value}</span>` : ''}</summary>
<div class="cart-extra-body">${content}</div>
</details>`;
}

type Form = (page: Page, cart: CartAnswer, refused: Refused | undefined) => Markup | '';

/** The promo code: one at a time. */
export const promoForm: Form = (page, { cartSummary }, refused) => {
  const { discountCode, promoDiscountMessage } = cartSummary;
  const content =
    discountCode === null
      ? oneField(page, refused, {
          kind: 'promo',
          action: cartPaths.promo,
          name: 'PromoCode',
          label: cartPageMessages.promoHeading,
          value: '',
          button: 'Apply',
        })
      : html`<div class="cart-extra-row"><p><strong>${discountCode}</strong> ${promoDiscountMessage}</p>
${oneButton(page, { action: cartPaths.removePromo, text: 'Remove', about: 'the promo code' })}</div>`;
  return extra(cartPageMessages.promoHeading, content, {
    isOpen: discountCode !== null || refusedMessage(refused, ['promo']) !== undefined,
    value: discountCode,
  });
};

/** The code that tax and shipping are estimated for. */
export const zipForm: Form = (page, { cartSummary }, refused) => {
  const content = oneField(page, refused, {
    kind: 'zip',
    action: cartPaths.zip,
    name: 'ZipCode',
    label: postalCodeLabel(page.view.country, postalCodeLabelMessages),
    value: cartSummary.taxZipCode ?? '',
    autocomplete: 'postal-code',
    button: cartPageMessages.update,
  });
  return extra(cartPageMessages.estimateHeading, content, {
    isOpen: refusedMessage(refused, ['zip']) !== undefined,
    value: cartSummary.taxZipCode,
  });
};

export const certificatesForm: Form = (page, { rewardCertificates }, refused) => {
  const message = fieldError('certificates', refusedMessage(refused, ['certificate']));
  // One that another tab has signed out of is not listed.
  if (rewardCertificates.length === 0) return message;
  const hasSome = rewardCertificates.some(({ isApplied }) => isApplied);
  const content = html`<div class="cart-certificates"><ul class="list-unstyled">
${rewardCertificates.map(
  ({
    certificateNumber,
    amount,
    expires,
    isApplied,
  }) => html`<li><p><strong>${formatPrice(amount, page.view)}</strong>
<span class="quiet">until ${expires}</span></p>
${oneButton(page, {
  action: isApplied ? cartPaths.removeCertificate : cartPaths.certificate,
  text: isApplied ? 'Remove' : 'Apply',
  about: `the certificate of ${formatPrice(amount, page.view)}`,
  hidden: { CertificateNumber: certificateNumber },
})}</li>
`,
)}</ul>
${message}
${hasSome ? oneButton(page, { action: cartPaths.removeCertificates, text: 'Remove all', about: 'certificates' }) : ''}
</div>`;
  return extra(cartPageMessages.rewardsHeading, content, {
    isOpen: hasSome || refusedMessage(refused, ['certificate']) !== undefined,
    value: String(rewardCertificates.length),
  });
};

export const donationForm: Form = (page, { donation, orderSummary }, refused) => {
  const chosen = orderSummary.donationTotal;
  const message = refusedMessage(refused, ['donation']);
  const content = html`<form method="post" action="${link(page, cartPaths.donation)}">
${antiForgery(page)}<div><label class="sr-only" for="donation">${donation.title}</label>
<p class="shop-hint">${donation.message}</p>
<div class="cart-field"><select class="form-control" id="donation" name="Amount" ${invalid('donation', message)}>
<option value="0">No donation</option>
${donation.amounts.map(
  (
    cents,
  ) => html`<option value="${cents}" ${cents === chosen ? html`selected` : ''}>${formatPrice(cents, { ...page.view, hideCents: true })}</option>
`,
)}${
  chosen > 0 && !donation.amounts.includes(chosen)
    ? html`<option value="${chosen}" selected>${formatPrice(chosen, page.view)}</option>`
    : ''
}</select>
<button type="submit" class="btn btn-quiet">Donate</button></div>
${fieldError('donation', message)}</div>
</form>`;
  return extra(donation.title, content, {
    isOpen: chosen > 0 || message !== undefined,
    value: chosen > 0 ? formatPrice(chosen, { ...page.view, hideCents: true }) : undefined,
  });
};

interface OneField {
  kind: 'promo' | 'zip';
  action: string;
  name: string;
  label: string;
  value: string;
  autocomplete?: string;
  button: string;
}

function oneField(page: Page, refused: Refused | undefined, field: OneField): Markup {
  const { kind, name } = field;
  const id = `cart-${kind}`;
  const message = refusedMessage(refused, [kind]);
  return html`<form method="post" action="${link(page, field.action)}">
${antiForgery(page)}<div><label for="${id}">${field.label}</label>
<div class="cart-field"><input class="form-control" type="text" id="${id}" name="${name}" value="${fieldValue(refused, field)}"
 autocomplete="${field.autocomplete ?? 'off'}" required ${invalid(id, message)}>
<button type="submit" class="btn btn-quiet">${field.button}<span class="sr-only"> ${field.label}</span></button></div>
${fieldError(id, message)}</div>
</form>`;
}

interface OneButton {
  action: string;
  text: string;
  /** For screen readers. */
  about: string;
  hidden?: Record<string, string>;
}

function oneButton(page: Page, { action, text, about, hidden = {} }: OneButton): Markup {
  return html`<form method="post" action="${link(page, action)}">
${antiForgery(page)}${Object.entries(hidden).map(([name, value]) => hiddenField(name, value))}<button type="submit" class="btn-link-shop">${text}<span class="sr-only"> ${about}</span></button>
</form>`;
}
