import { html } from 'hono/html';
import { stepMessages } from '../../../../src/domain/checkout/checkout-step-messages.ts';
import { leftToPay } from '../../../../src/domain/payment/payment-sums.ts';
import { cardEntryMessages } from '../../../../widgets/card-entry/card-entry.messages.ts';
import { paymentSummaryMessages } from '../../../../widgets/checkout/payment/payment-summary.messages.ts';
import { paymentErrorMessages } from '../../../../widgets/payment-error/payment-error.messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { noOfferMessage, creditOffer as offer } from '../../payments/offer.ts';
import { creditOffer, hasOnlyRewardCards, onlyRewardCardsMessage } from '../../payments/order-payment.ts';
import { cardsOf, maxSavedCards, shownCard } from '../../payments/saved-cards.ts';
import { alert, antiForgery, hiddenField } from '../account/field.ts';
import { stepPage, wholeOf } from '../checkout/frame.ts';
import { checkoutPaths } from '../checkout/paths.ts';
import { orderSummary } from '../checkout/summary.ts';
import { json } from '../json.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { billingPart } from './billing.ts';
import { cardEntryHost, cardProvider, type RefusedForm } from './card-form.ts';
import { type AnsweredForm, meansForms, meansHosts, taxForm } from './means.ts';
import { orderCardsList, type RefusedCode, unverified } from './paid.ts';
import { offerPath, ownPaymentPath, paymentPath, savedCardsPath, twoCardsPath } from './paths.ts';

/** The ways to pay: a new card, a saved one, two, and the store card's offer. */
export function paymentPage(page: Page, answered?: Answered): Markup {
  const whole = wholeOf(page);
  const provider = cardProvider(page);
  const content = html`${payment(page, whole, answered)}
<form method="post" action="${link(page, checkoutPaths.next)}">
${antiForgery(page)}${hiddenField('step', 'payment')}
<div class="checkout-actions">
<button type="submit" class="btn ${isReady(whole) ? 'btn-shop' : 'btn-quiet'}">${stepMessages.paymentNext}</button>
<a class="btn btn-quiet" href="${link(page, checkoutPaths.options)}">${stepMessages.stepBack}</a>
</div>
</form>`;
  return stepPage(page, {
    key: 'payment',
    name: 'page-payment',
    whole,
    error: authorizationError(page),
    props: {
      ...(provider && { cardProvider: provider }),
      ...(page.view.country === 'US' && { creditOffer: offer }),
    },
    features: { paymentProvider_EnableAdyen: provider !== undefined },
    content,
    below: toTry(page, paymentPath),
  });
}

/** The same ways to pay without the island of checkout, for a shop that keeps its own: each is an island by itself. */
export function ownPaymentPage(page: Page): Markup {
  const whole = wholeOf(page);
  const content = html`
<div class="container section">
<h1 class="page-title">Payment &amp; Billing</h1>
${alert(authorizationError(page))}
<div class="cart">
<div>
${payment(page, whole, { isOwn: true })}
</div>
${orderSummary(page, whole)}
</div>
${toTry(page, ownPaymentPath)}
</div>`;
  const features = { paymentProvider_EnableAdyen: cardProvider(page) !== undefined };
  return layout(page, { title: 'Payment & Billing', name: 'page-payment', features }, content);
}

const authorizationError = ({ query }: Page): string | undefined =>
  query.get('paymentErrorId') === 'authorizationError' ? paymentErrorMessages.paymentErrorMessage : undefined;

/** The parts of the payment: what pays, the cards, what pays besides them, and whom the bill goes to. */
function payment(page: Page, whole: WholeAnswer, answered: Answered = {}): Markup {
  const { amountDue } = whole.payment;
  const cards = html`<h2>${cardEntryMessages.cardEntryTitle}</h2>
${cardEntryHost(page, amountDue, { refused: answered.card, isPrimary: !isPaid(whole) })}
<h2>Other ways to pay</h2>
${waysToPay(page, amountDue)}`;
  return html`<section id="header_payment">
${orderCardsList(page, whole, answered.code)}
${hasOnlyRewardCards(page.shop, page.sessionId) ? html`<p>${onlyRewardCardsMessage}</p>` : ''}
${amountDue > 0 ? cards : html`<p>${paymentSummaryMessages.nothingToPay}</p>`}
${answered.isOwn ? meansHosts(page, whole) : meansForms(page, whole, answered.means)}
${billingPart(page, whole)}
${taxForm(page, whole)}
</section>`;
}

/**
 * No amount is left for another card. The page offers Next as soon as the security code of every card has been given.
 */
const isPaid = ({ payment: paid }: WholeAnswer): boolean => leftToPay(paid) === 0;
const isReady = (whole: WholeAnswer): boolean =>
  isPaid(whole) && unverified(whole.payment.cards).length === 0;

/** A form of the page that is shown again, with what is wrong. */
export interface Answered {
  card?: RefusedForm;
  code?: RefusedCode;
  means?: AnsweredForm;
  /** Without the island of checkout. */
  isOwn?: boolean;
}

/** Links to pages, which popups replace with script. */
function waysToPay(page: Page, amountDue: number): Markup {
  const { shop, account } = page;
  const cards = cardsOf(shop, account).map((card) => shownCard(card));
  const allowsSaving = account !== undefined;
  const shared = { order: { total: amountDue }, amountDue, allowsSaving };
  const newCard = { allowsSaving, savedCardCount: cards.length, amountDue, provider: cardProvider(page) };
  return html`<ul class="plain-links">
<li><a href="${link(page, savedCardsPath)}" data-island-open="saved-cards">${openerProps(shared)}Use a saved card</a></li>
<li><a href="${link(page, twoCardsPath)}" data-island-open="pay-with-two">${openerProps({ ...shared, cards })}Pay with two cards</a></li>
<li><a href="#new-card" data-island-open="add-card">${openerProps(newCard)}Add a new card</a></li>
<li><a href="${link(page, offerPath)}" data-island-open="credit-offer">${openerProps(
    page.view.country === 'US' ? offer : { errorMessage: noOfferMessage },
  )}Choose your credit card offer</a>${chosenOffer(page)}</li>
</ul>
<p class="quiet">An account keeps up to ${maxSavedCards} cards: their type, last four digits and expiration date.</p>`;
}

/** For developers, below the step: what takes long to come to by hand. */
function toTry(page: Page, here: string): Markup {
  const isOnlyRewards = hasOnlyRewardCards(page.shop, page.sessionId);
  const provider = cardProvider(page);
  return html`<section class="checkout-try"><h2>To try in this shop</h2>
<p class="quiet">A reference storefront: no card is charged, and none is kept but for its last four digits.</p>
<ul class="plain-links">
<li><a href="${link(page, here)}?paymentErrorId=authorizationError#header_payment"
 data-island-open="payment-error" data-url="${link(page, here)}?paymentErrorId=authorizationError#header_payment"
>A payment that was not authorized</a></li>
<li><a href="${link(page, '/checkout/cart')}" data-island-open="network-error"
 data-cart-url="${link(page, '/checkout/cart')}">A shop that cannot be reached</a></li>
<li><a href="${link(page, here)}" data-island-open="refresh-popup">A page that is out of date</a></li>
<li><form method="post" action="${link(page, here)}">${antiForgery(page)}
<button type="submit" class="btn btn-quiet" name="rewards" value="${isOnlyRewards ? 'any' : 'only'}">${
    isOnlyRewards ? 'An order that any card may pay' : 'An order that only rewards cards may pay'
  }</button></form></li>
<li><a href="${link(page, here)}${provider ? '' : '?fields=provider'}">${
    provider ? 'A card in the shop’s own fields' : 'A card in the payment provider’s fields'
  }</a></li>
<li><a href="${link(page, checkoutPaths.states)}">States of checkout</a></li>
<li><a href="${link(page, here === paymentPath ? ownPaymentPath : paymentPath)}">${
    here === paymentPath ? 'The payment without checkout’s island' : 'The payment as a step of checkout'
  }</a></li>
</ul></section>`;
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
