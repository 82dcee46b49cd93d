import { html } from 'hono/html';
import type { StepKey } from '../../../../src/domain/checkout/steps.ts';
import { brands } from '../../brands.ts';
import { loginLink } from '../account/return-to.ts';
import { link, type Markup, type Page } from '../page.ts';

/** The header of checkout: whose shop it is, the way back, and help. Nothing else leads away from an order. */
export function checkoutHeader(page: Page, step: StepKey): Markup {
  const isPlaced = step === 'confirmation';
  return html`<header class="checkout-header">
<div class="checkout-bar">
<a class="shop-name" href="${link(page, '/')}">${brands[page.view.brand].name}</a>
<h1 class="page-title">Checkout</h1>
<nav class="checkout-tools" aria-label="Around checkout">
${
  isPlaced
    ? html`<a href="${link(page, '/')}">Back to the Shop</a>`
    : html`<a href="${link(page, '/checkout/cart')}">Back to Cart</a>`
}
${page.account || isPlaced ? '' : html`<a href="${loginLink(page)}" data-island-open="sign-in-popup">Sign In</a>`}
<a href="${link(page, '/customer-service/contact-us')}">Help</a>
</nav>
</div>
</header>`;
}
