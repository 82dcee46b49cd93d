import { html } from 'hono/html';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { paidPartMessages } from '../../../../src/domain/payment/payment-sums.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { cardName } from '../../payments/card-name.ts';
import { cardsOf, isRewardCard } from '../../payments/saved-cards.ts';
import { antiForgery, field } from '../account/field.ts';
import { json } from '../layout.ts';
import { link, type Markup, type Page } from '../page.ts';
import { certificatesPath, giftCardsPath, taxExemptionPath, tenderCodesPath } from './paths.ts';

type Payment = WholeAnswer['payment'];
type Certificate = Payment['certificates'][number];

/** A form that was refused, or has something to say. What was typed is not written back: numbers, PINs and codes are secret. */
export interface AnsweredForm {
  at: 'gift-card' | 'tender-code' | 'certificate';
  error?: string | undefined;
  /** Such as what is on a gift card. */
  note?: string | undefined;
}

const texts = {
  heading: 'Gift cards, codes and rewards',
  giftCards: 'Gift cards',
  giftCardAdd: 'Add a gift card',
  number: 'Gift card number',
  pin: 'PIN',
  pinHint: 'On the back of the card',
  applyGiftCard: 'Apply Gift Card',
  checkBalance: 'Check Balance',
  down: 'Gift cards cannot be used at the moment. You can pay another way.',
  tenderAdd: 'Add a tender code',
  tenderCode: 'Tender code',
  applyCode: 'Apply Code',
  rewardsHave: 'Your reward certificates',
  rewardsCard: 'Rewards card that they belong to',
  paying: 'The card that pays',
  findRewards: 'Show the Rewards of My Cards',
  exempt: 'This order is tax-exempt.',
  makeExempt: 'Make This Order Tax-Exempt',
  makeTaxed: 'Pay Sales Tax Instead',
};

/** Gift cards, codes, certificates and tax exemption: what of them pays, and the forms that add one. */
export function meansForms(page: Page, { payment }: WholeAnswer, answered?: AnsweredForm): Markup {
  const of = (at: AnsweredForm['at']) => (answered?.at === at ? answered : undefined);
  return html`<h2>${texts.heading}</h2>
${giftCards(page, payment, of('gift-card'))}
${tenderCodes(page, payment, of('tender-code'))}
${certificates(page, payment, of('certificate'))}
`;
}

/** The same where the island of checkout is not: gift cards and rewards are islands by themselves. */
export function meansHosts(page: Page, { payment }: WholeAnswer): Markup {
  const { certificates: own, rewardAccounts, redeemRewardsTitle } = payment;
  return html`<h2>${texts.heading}</h2>
<div data-island="gift-cards" data-amount-due="${payment.amountDue}"
 ${payment.isGiftCardServiceUnavailable ? html`data-is-service-unavailable` : ''}>
<script type="application/json" data-island-props>${json({ giftCards: payment.giftCards })}</script>
${giftCards(page, payment, undefined)}</div>
${tenderCodes(page, payment, undefined)}
<div data-island="rewards" ${redeemRewardsTitle ? html`data-heading="${redeemRewardsTitle}"` : ''}>
<script type="application/json" data-island-props>${json({ certificates: own, accounts: rewardAccounts })}</script>
${certificates(page, payment, undefined)}</div>
`;
}

interface Row {
  id: string;
  text: string;
  about?: string | undefined;
  error?: string | null | undefined;
  button: 'Remove' | 'Apply';
}

/** What pays, each with its button. */
function rows(page: Page, action: string, list: readonly Row[], extra: Markup | '' = ''): Markup | '' {
  if (list.length === 0) return '';
  return html`<form method="post" action="${link(page, action)}">
${antiForgery(page)}${extra}
<ul class="payment-parts">${list.map(
    ({ id, text, about, error, button }) => html`<li><span>${text}
${about ? html`<span class="quiet">${about}</span>` : ''}${error ? html`<span class="shop-error">${error}</span>` : ''}</span>
<button type="submit" class="btn-link-shop" name="${button.toLowerCase()}" value="${id}">${button}<span class="sr-only"> ${text}</span></button></li>
`,
  )}</ul>
</form>`;
}

/** A form behind its name; open once it has something to say. */
function more(id: string, title: string, answered: AnsweredForm | undefined, form: Markup): Markup {
  return html`<details class="payment-more" id="${id}" ${answered ? html`open` : ''}><summary>${title}</summary>
${answered?.note ? html`<p role="status">${answered.note}</p>` : ''}
${form}
</details>
`;
}

function giftCards(page: Page, payment: Payment, answered: AnsweredForm | undefined): Markup {
  const price = (cents: number) => formatPrice(cents, page.view);
  const applied = payment.giftCards.map(({ id, lastFour, appliedAmount, balance }) => ({
    id,
    text: `${fillIn(paidPartMessages.paidByGiftCard, lastFour)}: ${price(appliedAmount)}`,
    about: `${price(balance - appliedAmount)} left on it`,
    button: 'Remove' as const,
  }));
  const form = html`<form class="shop-form payment-form" method="post" action="${link(page, giftCardsPath)}#gift-cards" novalidate>
${antiForgery(page)}
${field({ name: 'number', prefix: 'gift-card', label: texts.number, autocomplete: 'off', error: answered?.error })}
${field({ name: 'pin', prefix: 'gift-card', label: texts.pin, autocomplete: 'off', hint: texts.pinHint })}
<div class="payment-buttons"><button type="submit" class="btn btn-quiet" name="do" value="apply">${texts.applyGiftCard}</button>
<button type="submit" class="btn btn-quiet" name="do" value="balance">${texts.checkBalance}</button></div>
</form>`;
  return html`${rows(page, giftCardsPath, applied)}
${
  payment.isGiftCardServiceUnavailable
    ? html`<p class="shop-error" id="gift-cards">${texts.down}</p>`
    : more('gift-cards', texts.giftCardAdd, answered, form)
}`;
}

function tenderCodes(page: Page, payment: Payment, answered: AnsweredForm | undefined): Markup {
  const applied = payment.tenderCodes.map(({ id, label, appliedAmount, errorMessage }) => ({
    id,
    text: errorMessage ? label : `${label}: ${formatPrice(appliedAmount, page.view)}`,
    error: errorMessage,
    button: 'Remove' as const,
  }));
  const form = html`<form class="shop-form payment-form" method="post" action="${link(page, tenderCodesPath)}#tender-codes" novalidate>
${antiForgery(page)}
${field({ name: 'code', prefix: 'tender', label: texts.tenderCode, autocomplete: 'off', error: answered?.error })}
<button type="submit" class="btn btn-quiet">${texts.applyCode}</button>
</form>`;
  return html`${rows(page, tenderCodesPath, applied)}
${more('tender-codes', texts.tenderAdd, answered, form)}`;
}

/** The certificates of the shopper, with the card that they belong to (decision 86); nothing for one without any. */
function certificates(page: Page, payment: Payment, answered: AnsweredForm | undefined): Markup | '' {
  const all = [...payment.certificates, ...payment.rewardAccounts.flatMap((account) => account.certificates)];
  const cards = cardsOf(page.shop, page.account).filter(({ type }) => isRewardCard(type));
  if (all.length + cards.length === 0) return '';
  const row = ({ certificateNumber, amount, isApplied, errorMessage }: Certificate): Row => ({
    id: certificateNumber,
    text: `${fillIn(paidPartMessages.paidByCertificate, certificateNumber)}: ${formatPrice(amount, page.view)}`,
    error: errorMessage,
    button: isApplied ? 'Remove' : 'Apply',
  });
  const card = html`<div class="shop-field payment-form"><label for="rewards-card">${texts.rewardsCard}</label>
<select class="form-control" id="rewards-card" name="card"><option value="">${texts.paying}</option>
${cards.map(
  (one) => html`<option value="${one.token}">${cardName(one)}</option>
`,
)}</select></div>`;
  const find = html`<form method="post" action="${link(page, certificatesPath)}">${antiForgery(page)}
<button type="submit" class="btn btn-quiet" name="find" value="true">${texts.findRewards}</button></form>`;
  const isFound = payment.rewardAccounts.length > 0;
  return html`<div id="certificates"><h3>${payment.redeemRewardsTitle ?? texts.rewardsHave}</h3>
${answered?.error ? html`<p class="shop-error">${answered.error}</p>` : ''}
${payment.rewardAccounts.map(
  ({ label, balance }) => html`<p>${label}: ${formatPrice(balance, page.view)} to redeem</p>
`,
)}
${rows(page, certificatesPath, all.map(row), cards.length > 0 ? card : '')}
${cards.length > 0 && !isFound ? find : ''}</div>`;
}

/** A tax-exempt order (decision 89). */
export function taxForm(page: Page, { payment, isInternational }: WholeAnswer): Markup | '' {
  if (isInternational) return '';
  const isExempt = payment.isTaxExemptionApplied;
  return html`<form class="payment-tax" method="post" action="${link(page, taxExemptionPath)}">
${antiForgery(page)}${isExempt ? html`<p>${texts.exempt}</p>` : ''}
<button type="submit" class="btn-link-shop" name="exempt" value="${isExempt ? 'false' : 'true'}">${isExempt ? texts.makeTaxed : texts.makeExempt}</button>
</form>`;
}
