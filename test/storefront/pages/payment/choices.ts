import { html } from 'hono/html';
import { currencySign, formatPrice } from '../../../../src/domain/money.ts';
import { cardObstacle, formatExpiry } from '../../../../src/domain/payment/saved-cards.ts';
import { splitTotal, writeAmount } from '../../../../src/domain/payment/split-amounts.ts';
import { creditOfferMessages } from '../../../../widgets/credit-offer/credit-offer.messages.ts';
import { payWithTwoMessages } from '../../../../widgets/pay-with-two/pay-with-two.messages.ts';
import { savedCardsMessages } from '../../../../widgets/saved-cards/saved-cards.messages.ts';
import { cardName } from '../../payments/card-name.ts';
import { creditOffer as offer } from '../../payments/offer.ts';
import { amountDue, orderCards } from '../../payments/order-cards.ts';
import { creditOffer, hasOnlyRewardCards } from '../../payments/order-payment.ts';
import { cardsOf, type StoredCard, shownCard } from '../../payments/saved-cards.ts';
import { alert, antiForgery, field } from '../account/field.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { attemptFields } from './attempt-fields.ts';
import { offerPath, paymentPath, savedCardsPath, twoCardsPath } from './paths.ts';

/** A refused choice of cards, with the reason. */
interface RefusedCard {
  card: string | undefined;
  error: string;
}

/** One saved card to pay with: the popup as a page. */
export function savedCardsPage(page: Page, refused?: RefusedCard): Markup {
  const { shop, sessionId, view } = page;
  const inUse = orderCards(shop, sessionId, view).flatMap(({ token }) => token ?? []);
  const isOnlyRewards = hasOnlyRewardCards(shop, sessionId);
  const cards = cardsOf(shop, page.account);
  const choice =
    cards.length === 0
      ? html`<p>${savedCardsMessages.savedCardsNone}</p>`
      : html`<form class="shop-form" method="post" action="${link(page, savedCardsPath)}">
${antiForgery(page)}${attemptFields(amountDue(page.shop, page.sessionId, page.view))}
<fieldset class="registry-choice">
<legend>${savedCardsMessages.savedCardsLegend}</legend>
${cards.map((card) => radio('card', card, { inUse, isOnlyRewards, chosen: refused?.card }))}</fieldset>
<button type="submit" class="btn btn-shop">${savedCardsMessages.updatePayment}</button>
</form>`;
  return choicePage(page, savedCardsMessages.savedCardsTitle, refused?.error, choice);
}

/** Two cards and an amount that the shop refused. */
export interface RefusedTwoCards {
  first: string | undefined;
  second: string | undefined;
  amount: string;
  /** The field with the error; undefined if it is about the payment as a whole. */
  at?: 'first' | 'amount' | 'second';
  error: string;
}

/** Two saved cards, and the amount of the first; the other one pays the rest. What was refused stays as it was. */
export function twoCardsPage(page: Page, refused?: RefusedTwoCards): Markup {
  const due = amountDue(page.shop, page.sessionId, page.view);
  const cards = cardsOf(page.shop, page.account);
  const isOnlyRewards = hasOnlyRewardCards(page.shop, page.sessionId);
  const [half] = splitTotal(due);
  const errorAt = (place: RefusedTwoCards['at']) => (refused?.at === place ? refused?.error : undefined);
  const choiceOf = (name: 'first' | 'second', legend: string) => {
    const error = errorAt(name);
    const id = `two-cards-${name}-note`;
    return html`<fieldset class="registry-choice" ${error ? html`aria-describedby="${id}"` : ''}>
<legend>${legend}</legend>
${error ? html`<p class="shop-error" id="${id}">${error}</p>` : ''}
${cards.map((card) => radio(name, card, { isOnlyRewards, chosen: refused?.[name] }))}</fieldset>`;
  };
  const choice =
    cards.length < 2
      ? html`<p>Two saved cards are needed for that; you have ${cards.length}.</p>`
      : html`<form class="shop-form" method="post" action="${link(page, twoCardsPath)}">
${antiForgery(page)}${attemptFields(due)}
<p>Order total: ${formatPrice(due, page.view)}</p>
${choiceOf('first', 'First card')}
${field({
  name: 'amount',
  prefix: 'two-cards',
  label: `Amount on the first card (${currencySign(page.view)})`,
  value: refused?.amount ?? writeAmount(half),
  autocomplete: 'off',
  hint: 'The second card pays the rest.',
  error: errorAt('amount'),
})}
${choiceOf('second', 'Second card')}
<button type="submit" class="btn btn-shop">${payWithTwoMessages.updatePayment}</button>
</form>`;
  return choicePage(page, payWithTwoMessages.payWithTwoTitle, errorAt(undefined), choice);
}

/** Rewards or financing; the terms of financing are on the page, and choosing it accepts them. */
export function offerPage(page: Page): Markup {
  const chosen = creditOffer(page.shop, page.sessionId) ?? 1;
  const option = (
    value: 1 | 2,
    text: string,
  ) => html`<label><input type="radio" name="selectedOption" value="${value}" ${
    chosen === value ? html`checked` : ''
  }> <span>${text}</span></label>
`;
  const choice = html`<form class="shop-form" method="post" action="${link(page, offerPath)}">
${antiForgery(page)}
<fieldset class="registry-choice">
<legend>${creditOfferMessages.creditOfferLegend}</legend>
${option(1, `${creditOfferMessages.creditOfferRewards}: ${offer.rewardsText}`)}
${option(2, `${creditOfferMessages.creditOfferFinancing}: ${offer.financingText}`)}</fieldset>
<h2>${creditOfferMessages.creditOfferTermsTitle}</h2>
${offer.terms.split('\n').map(
  (line) => html`<p>${line.replaceAll(/<\/?p>/g, '')}</p>
`,
)}
<p>Choosing financing accepts these terms.</p>
<button type="submit" class="btn btn-shop">${creditOfferMessages.creditOfferContinue}</button>
</form>`;
  return choicePage(page, creditOfferMessages.creditOfferTitle, undefined, choice);
}

/** A page next to the payment page, with a link back. */
export function choicePage(page: Page, title: string, error: string | undefined, content: Markup): Markup {
  return layout(
    page,
    { title, name: 'page-account' },
    html`
<div class="container section shop-account-page">
<h1 class="page-title">${title}</h1>
${alert(error)}
${content}
<p class="registry-back"><a href="${link(page, paymentPath)}">${creditOfferMessages.backToPaymentPage}</a></p>
</div>`,
  );
}

/** A card to choose, or the reason why it cannot be chosen. */
function radio(
  name: string,
  card: StoredCard,
  {
    inUse,
    isOnlyRewards,
    chosen,
  }: { inUse?: readonly string[]; isOnlyRewards: boolean; chosen: string | undefined },
): Markup {
  const obstacle = cardObstacle(shownCard(card, inUse), isOnlyRewards);
  const expiry = formatExpiry(card.expMonth, card.expYear);
  const note = obstacle ? savedCardsMessages[obstacle] : expiry ? `Expires ${expiry}` : '';
  return html`<label><input type="radio" name="${name}" value="${card.token}" required ${
    obstacle ? html`disabled` : card.token === chosen ? html`checked` : ''
  }> <span>${cardName(card)} <span class="quiet">${note}</span></span></label>
`;
}
