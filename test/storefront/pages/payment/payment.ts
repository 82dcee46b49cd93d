import { html } from 'hono/html';
import { formatPrice } from '../../../../src/domain/money.ts';
import {
  cardEntryMessages,
  paymentErrorMessages,
  paymentMessages,
} from '../../../../src/domain/payment/payment-messages.ts';
import { currencySign } from '../../../../src/domain/payment/split-amounts.ts';
import { type Cart, readCart } from '../../cart/lines.ts';
import { cardName } from '../../payments/card-name.ts';
import { noOfferMessage, creditOffer as offer } from '../../payments/offer.ts';
import {
  creditOffer,
  hasOnlyRewardCards,
  onlyRewardCardsMessage,
  orderCards,
} from '../../payments/order-payment.ts';
import { cardsOf, maxSavedCards, shownCard } from '../../payments/saved-cards.ts';
import { alert, antiForgery } from '../account/field.ts';
import { shippingPath } from '../checkout/entry.ts';
import { json, layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { cardEntryHost, cardProvider, type RefusedForm } from './card-form.ts';
import { offerPath, paymentPath, savedCardsPath, twoCardsPath } from './paths.ts';

/** The ways to pay: a new card, a saved one, two, and the store card's offer. */
export function paymentPage(page: Page, refused?: RefusedForm): Markup {
  const cart = readCart(page.shop, page.sessionId, page.view);
  const isRefused = page.query.get('paymentErrorId') === 'authorizationError';
  const content = html`
<div class="container section">
<h1 class="page-title">Payment &amp; Billing</h1>
<div class="cart">
<section id="header_payment">
<h2>Payment</h2>
${alert(isRefused ? paymentErrorMessages.paymentErrorMessage : undefined)}
${appliedCards(page)}
${hasOnlyRewardCards(page.shop, page.sessionId) ? html`<p>${onlyRewardCardsMessage}</p>` : ''}
<h3>${cardEntryMessages.cardEntryTitle}</h3>
${cardEntryHost(page, cart.subtotalCents, refused)}
<h3>Other ways to pay</h3>
${waysToPay(page, cart)}
</section>
${summary(page, cart)}
</div>
</div>`;
  const features = { paymentProvider_EnableAdyen: cardProvider(page) !== undefined };
  return layout(page, { title: 'Payment & Billing', name: 'page-payment', features }, content);
}

/** The cards that pay now. The shop's own script keeps the list up to date, in the same words. */
function appliedCards(page: Page): Markup {
  const cards = orderCards(page.shop, page.sessionId, page.view);
  const words = { ...paymentMessages, sign: currencySign(page.view.currency) };
  return html`<ul class="payment-applied" aria-label="Pays for this order" data-words="${JSON.stringify(words)}" ${
    cards.length === 0 ? html`hidden` : ''
  }>
${cards.map(
  (card) => html`<li>${cardName(card)}: ${formatPrice(card.appliedCents, page.view)}</li>
`,
)}</ul>`;
}

/** Links to pages, which popups replace with script. */
function waysToPay(page: Page, cart: Cart): Markup {
  const { shop, account, sessionId } = page;
  const cards = cardsOf(shop, account).map((card) => shownCard(card));
  const order = { total: cart.subtotalCents };
  const hasOffer = page.view.country === 'US';
  const savedCardCount = cards.length;
  const isOnlyRewards = hasOnlyRewardCards(shop, sessionId);
  const provider = cardProvider(page);
  const newCard = {
    allowsSaving: account !== undefined,
    savedCardCount,
    amountDue: cart.subtotalCents,
    provider,
  };
  return html`<ul class="plain-links">
<li><a href="${link(page, savedCardsPath)}" data-island-open="saved-cards">${openerProps({
    order,
    amountDue: cart.subtotalCents,
    allowsSaving: newCard.allowsSaving,
  })}Use a saved card</a></li>
<li><a href="${link(page, twoCardsPath)}" data-island-open="pay-with-two">${openerProps({
    cards,
    order,
    amountDue: cart.subtotalCents,
    allowsSaving: newCard.allowsSaving,
  })}Pay with two cards</a></li>
<li><a href="#new-card" data-island-open="add-card">${openerProps(newCard)}Add a new card</a></li>
<li><a href="${link(page, offerPath)}" data-island-open="credit-offer">${openerProps(
    hasOffer ? offer : { errorMessage: noOfferMessage },
  )}Choose your credit card offer</a>${chosenOffer(page)}</li>
</ul>
<p class="quiet">An account keeps up to ${maxSavedCards} cards: their type, last four digits and expiration date.</p>
<h3>To try in this shop</h3>
<ul class="plain-links">
<li><a href="${link(page, paymentPath)}?paymentErrorId=authorizationError#header_payment"
 data-island-open="payment-error" data-url="${link(page, paymentPath)}?paymentErrorId=authorizationError#header_payment"
>A payment that was not authorized</a></li>
<li><a href="${link(page, '/checkout/cart')}" data-island-open="network-error"
 data-cart-url="${link(page, '/checkout/cart')}">A shop that cannot be reached</a></li>
<li><a href="${link(page, paymentPath)}" data-island-open="refresh-popup">A page that is out of date</a></li>
<li><form method="post" action="${link(page, paymentPath)}">${antiForgery(page)}
<button type="submit" class="btn btn-quiet" name="rewards" value="${isOnlyRewards ? 'any' : 'only'}">${
    isOnlyRewards ? 'An order that any card may pay' : 'An order that only reward cards may pay'
  }</button></form></li>
<li><a href="${link(page, paymentPath)}${provider ? '' : '?fields=provider'}">${
    provider ? 'A card in the shop’s own fields' : 'A card in the payment provider’s fields'
  }</a></li>
</ul>`;
}

function openerProps(props: object): Markup {
  return html`<script type="application/json" data-island-props>${json(props)}</script>`;
}

function chosenOffer({ shop, sessionId }: Page): Markup | '' {
  const option = creditOffer(shop, sessionId);
  return option
    ? html` <span class="quiet">${option === 1 ? offer.rewardsText : offer.financingText}</span>`
    : '';
}

function summary(page: Page, cart: Cart): Markup {
  return html`<aside class="cart-summary" aria-label="Order summary">
<h2>Order summary</h2>
<dl>
<dt>Items</dt><dd>${cart.count}</dd>
<dt class="cart-subtotal">Order total</dt><dd class="cart-subtotal">${formatPrice(cart.subtotalCents, page.view)}</dd>
</dl>
<p>A reference storefront: no card is charged, and none is kept but for its last four digits.</p>
<a class="btn btn-quiet" href="${link(page, shippingPath)}">Back</a>
</aside>`;
}
