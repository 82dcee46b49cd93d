import { html } from 'hono/html';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { giftCardsMessages as giftCardTexts } from '../../../../src/domain/payment/payment-gift-cards-messages.ts';
import { rewardsPartMessages as rewardsTexts } from '../../../../src/domain/payment/payment-rewards-messages.ts';
import {
  taxExemptionMessages,
  tenderCodesMessages as tenderTexts,
} from '../../../../src/domain/payment/payment-tenders-messages.ts';
import { promoStepMessages as promoTexts } from '../../../../widgets/checkout/payment/payment.messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import { cardName } from '../../payments/card-name.ts';
import { cardsOf, isRewardCard } from '../../payments/saved-cards.ts';
import { antiForgery, field } from '../account/field.ts';
import { json } from '../json.ts';
import { link, type Markup, type Page } from '../page.ts';
import {
  certificatesPath,
  giftCardsPath,
  promoCodePath,
  taxExemptionPath,
  tenderCodesPath,
} from './paths.ts';

type Payment = WholeAnswer['payment'];
type Certificate = Payment['certificates'][number];

/** A form that was refused, or has something to say. What was typed is not written back: numbers, PINs and codes are secret. */
export interface AnsweredForm {
  at: 'gift-card' | 'promo-code' | 'tender-code' | 'certificate';
  error?: string | undefined;
  /** Such as what is on a gift card. */
  note?: string | undefined;
}

const texts = {
  heading: 'Gift cards, codes and rewards',
  rewardsCard: 'Rewards card that they belong to',
  paying: 'The card that pays',
  findRewards: 'Show the Rewards of My Cards',
  makeExempt: 'Make This Order Tax-Exempt',
  makeTaxed: 'Pay Sales Tax Instead',
};

/** Gift cards, codes, certificates and tax exemption: what of them pays, and the forms that add one. */
export function meansForms(page: Page, whole: WholeAnswer, answered?: AnsweredForm): Markup {
  const { payment } = whole;
  const of = (at: AnsweredForm['at']) => (answered?.at === at ? answered : undefined);
  return html`<h2>${texts.heading}</h2>
${giftCards(page, payment, of('gift-card'))}
${promoCode(page, whole, of('promo-code'))}
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
  /** `Remove` or `Apply`, which is also the name of its field. */
  button: string;
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
  const { giftCards: applied, isGiftCardServiceUnavailable: isDown } = payment;
  const add = applied.length > 0 ? giftCardTexts.giftCardAddAnother : giftCardTexts.giftCardAdd;
  return html`${appliedGiftCards(page, payment)}
${isDown ? html`<p class="shop-error" id="gift-cards">${giftCardTexts.giftCardsDown}</p>` : more('gift-cards', add, answered, giftCardForm(page, answered))}`;
}

function appliedGiftCards(page: Page, payment: Payment): Markup | '' {
  const price = (cents: number) => formatPrice(cents, page.view);
  const applied = payment.giftCards.map(({ id, lastFour, appliedAmount, balance }) => ({
    id,
    text: `${fillIn(giftCardTexts.giftCardName, lastFour)}: ${price(appliedAmount)}`,
    about: fillIn(giftCardTexts.giftCardLeft, price(balance - appliedAmount)),
    button: giftCardTexts.remove,
  }));
  return rows(page, giftCardsPath, applied);
}

const giftCardForm = (
  page: Page,
  answered: AnsweredForm | undefined,
): Markup => html`<form class="shop-form payment-form" method="post" action="${link(page, giftCardsPath)}#gift-cards" novalidate>
${antiForgery(page)}
${field({ name: 'number', prefix: 'gift-card', label: giftCardTexts.giftCardNumber, autocomplete: 'off', error: answered?.error })}
${field({ name: 'pin', prefix: 'gift-card', label: giftCardTexts.giftCardPin, autocomplete: 'off', hint: giftCardTexts.giftCardPinHint })}
<div class="payment-buttons"><button type="submit" class="btn btn-quiet" name="do" value="apply">${giftCardTexts.giftCardApply}</button>
<button type="submit" class="btn btn-quiet" name="do" value="balance">${giftCardTexts.giftCardCheck}</button></div>
</form>`;

/** The promo code of the order: one at a time, as in the cart. */
function promoCode(
  page: Page,
  { promoCode: code, promoDiscountMessage }: WholeAnswer,
  answered: AnsweredForm | undefined,
): Markup | '' {
  if (code) {
    const text = fillIn(promoTexts.promoApplied, code);
    const button = tenderTexts.remove;
    return rows(page, promoCodePath, [{ id: code, text, about: promoDiscountMessage ?? undefined, button }]);
  }
  const form = html`<form class="shop-form payment-form" method="post" action="${link(page, promoCodePath)}#promo-code" novalidate>
${antiForgery(page)}
${field({ name: 'code', prefix: 'promo', label: promoTexts.promoHeading, autocomplete: 'off', error: answered?.error })}
<button type="submit" class="btn btn-quiet">${promoTexts.apply}</button>
</form>`;
  return more('promo-code', promoTexts.promoAdd, answered, form);
}

function tenderCodes(page: Page, payment: Payment, answered: AnsweredForm | undefined): Markup {
  const applied = payment.tenderCodes.map(({ id, label, appliedAmount, errorMessage }) => ({
    id,
    text: errorMessage
      ? fillIn(tenderTexts.tenderNamed, label)
      : `${fillIn(tenderTexts.tenderNamed, label)}: ${formatPrice(appliedAmount, page.view)}`,
    error: errorMessage,
    button: tenderTexts.remove,
  }));
  const form = html`<form class="shop-form payment-form" method="post" action="${link(page, tenderCodesPath)}#tender-codes" novalidate>
${antiForgery(page)}
${field({ name: 'code', prefix: 'tender', label: tenderTexts.tenderCode, autocomplete: 'off', error: answered?.error })}
<button type="submit" class="btn btn-quiet">${tenderTexts.tenderApply}</button>
</form>`;
  return html`${rows(page, tenderCodesPath, applied)}
${more('tender-codes', applied.length > 0 ? tenderTexts.tenderAddAnother : tenderTexts.tenderAdd, answered, form)}`;
}

/** The certificates of the shopper, with the card that they belong to (decision 86); nothing for one without any. */
function certificates(page: Page, payment: Payment, answered: AnsweredForm | undefined): Markup | '' {
  const all = [...payment.certificates, ...payment.rewardAccounts.flatMap((account) => account.certificates)];
  const cards = cardsOf(page.shop, page.account).filter(({ type }) => isRewardCard(type));
  if (all.length + cards.length === 0) return '';
  const row = ({ certificateNumber, amount, isApplied, errorMessage }: Certificate): Row => ({
    id: certificateNumber,
    text: fillIn(rewardsTexts.certificate, formatPrice(amount, page.view)),
    error: errorMessage,
    button: isApplied ? rewardsTexts.remove : rewardsTexts.apply,
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
  return html`<div id="certificates"><h3>${payment.redeemRewardsTitle ?? rewardsTexts.rewardsHeading}</h3>
${answered?.error ? html`<p class="shop-error">${answered.error}</p>` : ''}
${payment.rewardAccounts.map(
  ({
    label,
    balance,
  }) => html`<p>${label}: ${fillIn(rewardsTexts.rewardsBalance, formatPrice(balance, page.view))}</p>
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
${antiForgery(page)}${isExempt ? html`<p>${taxExemptionMessages.taxExempt}.</p>` : ''}
<button type="submit" class="btn-link-shop" name="exempt" value="${isExempt ? 'false' : 'true'}">${isExempt ? texts.makeTaxed : texts.makeExempt}</button>
</form>`;
}
