import { html, raw } from 'hono/html';
import type { UnavailableType } from '../../../../src/domain/cart/checkout-errors.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { cartErrorMessages } from '../../../../widgets/cart-error/cart-error.messages.ts';
import { cartPopupMessages } from '../../../../widgets/cart-popup/cart-popup.messages.ts';
import { certificatesMessages } from '../../../../widgets/certificates-interrupter/certificates-interrupter.messages.ts';
import { oversizedMessages } from '../../../../widgets/oversized-items/oversized-items.messages.ts';
import { unavailableMessages } from '../../../../widgets/unavailable-items/unavailable-items.messages.ts';
import { boxesOf, type CheckoutOutcome } from '../../cart/checkout.ts';
import { checkoutPopup } from '../../cart/checkout-popups.ts';
import type { CartLine } from '../../cart/lines.ts';
import { pictureOf } from '../../pictures.ts';
import { antiForgery, hiddenField } from '../account/field.ts';
import { isAskedWho, mayCheckOut, shippingPath } from '../checkout/entry.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { paymentPath } from '../payment/paths.ts';
import { cartPaths } from './paths.ts';

const { unavailableTitle, restrictedTitle, serviceTitle } = unavailableMessages;

const titles: Record<UnavailableType, string> = {
  nlaItems: unavailableTitle,
  allNlaItems: unavailableTitle,
  inHousePersonalizationNlaItems: unavailableTitle,
  pfasItems: restrictedTitle,
  personalizationServiceUnavailable: serviceTitle,
  installationServiceUnavailable: serviceTitle,
};

/** Where checkout goes on: to the order, or first to who the shopper is. */
export function nextPath(page: Page): string {
  const shipping = link(page, shippingPath);
  if (mayCheckOut(page) || !isAskedWho(page)) return shipping;
  return `${link(page, '/account/login')}?${new URLSearchParams({ returnUrl: shipping })}`;
}

/** What is in the way of checkout, as a page; undefined if nothing is. An empty cart is shown by its own page. */
export function inTheWayPage(page: Page, outcome: CheckoutOutcome): Markup | undefined {
  switch (outcome.kind) {
    case 'unavailable':
      return unavailablePage(page, outcome);
    case 'refused':
    case 'down':
      return wayPage(page, { title: cartErrorMessages.cartErrorTitle, text: outcome.message });
    case 'oversized':
      return oversizedPage(page, outcome.lines);
    case 'certificates': {
      const proceed = html`<form method="post" action="${link(page, cartPaths.removeCertificates)}">
${antiForgery(page)}${hiddenField('Next', 'checkout')}<button type="submit" class="btn btn-shop">${certificatesMessages.certificatesContinue}</button></form>`;
      return wayPage(page, {
        title: certificatesMessages.certificatesTitle,
        text: outcome.message,
        proceed,
        back: certificatesMessages.certificatesCancel,
      });
    }
    case 'reissued-card': {
      const proceed = html`<a class="btn btn-shop" href="${link(page, paymentPath)}">Apply New Card</a>`;
      return wayPage(page, { title: 'Apply New Card', text: outcome.message, proceed });
    }
    case 'popup': {
      const popup = checkoutPopup(outcome.name);
      const proceed = html`<a class="btn btn-shop" href="${nextPath(page)}">${cartPopupMessages.continueCheckout}</a>`;
      return popup && wayPage(page, { title: popup.title, below: html`${raw(popup.html)}`, proceed });
    }
    default:
      return undefined;
  }
}

interface Way {
  title: string;
  text?: string;
  below?: Markup;
  /** The way on. */
  proceed?: Markup;
  /** The text of the link to the cart. */
  back?: string;
}

function wayPage(
  page: Page,
  { title, text, below, proceed, back = unavailableMessages.backToCart }: Way,
): Markup {
  const content = html`
<div class="container section cart-way">
<h1 class="page-title">${title}</h1>
${text ? html`<p class="lead-quiet">${text}</p>` : ''}
${below ?? ''}
<div class="cart-way-actions">
${proceed ?? ''}
<a class="btn btn-quiet" href="${link(page, cartPaths.cart)}">${back}</a>
</div>
</div>`;
  return layout(page, { title, name: 'page-cart' }, content);
}

function unavailablePage(
  page: Page,
  { type, message, lines }: Extract<CheckoutOutcome, { kind: 'unavailable' }>,
): Markup {
  const { continueWithout, removeAll } = unavailableMessages;
  const text = type === 'installationServiceUnavailable' ? continueWithout : removeAll;
  const proceed = html`<form method="post" action="${link(page, cartPaths.removeUnavailable)}">
${antiForgery(page)}${hiddenField('Type', type)}<button type="submit" class="btn btn-shop">${text}</button></form>`;
  const below = html`<ul class="cart-lines">
${lines.map((line) => item(page, line))}</ul>`;
  return wayPage(page, { title: titles[type], text: message, below, proceed });
}

function oversizedPage(page: Page, lines: CartLine[]): Markup {
  const below = html`<ul class="cart-lines">
${lines.map((line) => item(page, line, boxes(line)))}</ul>`;
  const proceed = html`<a class="btn btn-shop" href="${nextPath(page)}">${oversizedMessages.continueCheckout}</a>`;
  return wayPage(page, {
    title: oversizedMessages.oversizedTitle,
    text: oversizedMessages.oversizedNotice,
    below,
    proceed,
  });
}

function item(page: Page, line: CartLine, more: Markup | '' = ''): Markup {
  const { product } = line;
  return html`<li class="cart-line">
<span class="cart-picture"><img src="${pictureOf(product, line.optionCode).small}" width="120" height="120" alt=""></span>
<div class="cart-what"><h2>${product.name}</h2>
<p>Quantity: ${line.quantity}</p>
${more}</div>
<p class="cart-total">${formatPrice(line.totalCents, page.view)}</p>
</li>
`;
}

function boxes(line: CartLine): Markup {
  const all = boxesOf(line);
  return html`${all.map(
    ({ boxNumber, quantity, width, depth, height }) =>
      html`<p>${oversizedMessages.oversizedBox} ${boxNumber} of ${all.length}: ${width}″ × ${depth}″ × ${height}″${quantity > 1 ? `, ${quantity} of them` : ''}</p>`,
  )}`;
}
