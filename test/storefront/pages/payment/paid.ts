import { html } from 'hono/html';
import { fillIn } from '../../../../src/domain/messages.ts';
import { currencySign, formatPrice } from '../../../../src/domain/money.ts';
import { cardProblemMessages, paymentMessages } from '../../../../src/domain/payment/payment-messages.ts';
import { payingCardMessages as texts } from '../../../../src/domain/payment/payment-paying-messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { cardName } from '../../payments/card-name.ts';
import { antiForgery, field, hiddenField } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import { verifyPath } from './paths.ts';

type Payment = WholeAnswer['payment'];
type Card = Payment['cards'][number];

/** A card that was not verified, with the reason. */
export interface RefusedCode {
  cardId: string;
  error: string;
}

/** The cards of the order: those that pay, and those that the bank has declined (decision 77). */
export function orderCardsList(page: Page, { payment }: WholeAnswer, refused?: RefusedCode): Markup {
  const { cards } = payment;
  const declined = cards.filter(({ isValid }) => !isValid);
  return html`${appliedCards(page, payment)}
${declined.map(
  (card) => html`<p class="shop-error">${fillIn(texts.cardWasDeclined, cardName(card))}</p>
`,
)}
${unverified(cards).map((card) => verifyForm(page, card, refused?.cardId === card.id ? refused.error : undefined))}`;
}

/** The cards that pay, and of which the security code has to be given again (decision 90). */
export const unverified = (cards: readonly Card[]): Card[] =>
  cards.filter(
    ({ isApplied, verifyCreditCard, isVerificationApplied }) =>
      isApplied && verifyCreditCard && !isVerificationApplied,
  );

/** The cards that pay now. The shop's own script keeps the list up to date, in the same words. */
function appliedCards(page: Page, { appliedCards: cards }: Payment): Markup {
  const words = { ...paymentMessages, sign: currencySign(page.view) };
  return html`<ul class="payment-applied" aria-label="${texts.paysForOrder}" data-words="${JSON.stringify(words)}" ${
    cards.length === 0 ? html`hidden` : ''
  }>
${cards.map(
  (card) => html`<li>${cardName(card)}: ${formatPrice(card.appliedAmount, page.view)}</li>
`,
)}</ul>`;
}

/** The security code of a card that pays, once more (decision 90). It is never written back. */
function verifyForm(page: Page, card: Card, error: string | undefined): Markup {
  return html`<form class="shop-form payment-form" id="verify" method="post" action="${link(page, verifyPath)}#verify" novalidate>
${antiForgery(page)}${hiddenField('card', card.id)}
<p>${texts.verifyAbout}</p>
${field({
  name: 'code',
  prefix: 'verify',
  label: fillIn(texts.verifyCode, cardName(card)),
  autocomplete: 'cc-csc',
  error,
})}
<button type="submit" class="btn btn-shop">${texts.verifyCard}</button>
</form>`;
}

/** The text for a card that could not be verified. */
export const verifyProblems = {
  hasVerifyRequiredError: cardProblemMessages.cardSecurityCodeMissing,
  hasVerifyInputError: cardProblemMessages.cardSecurityCodeInvalid,
  hasVerifyFailedError: cardProblemMessages.cardNotVerified,
};
