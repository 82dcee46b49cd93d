import { html } from 'hono/html';
import type { CardFieldName, CardFlags, CardProblems } from '../../../../src/domain/payment/card-flags.ts';
import { cardMessages } from '../../../../src/domain/payment/payment-card-messages.ts';
import { cardEntryMessages } from '../../../../widgets/card-entry/card-entry.messages.ts';
import { cardsOf, maxSavedCards } from '../../payments/saved-cards.ts';
import { alert, antiForgery } from '../account/field.ts';
import { json } from '../json.ts';
import { link, type Markup, type Page } from '../page.ts';
import { attemptFields } from './attempt-fields.ts';
import { cardPath, providerFieldsPath, securityCodePath } from './paths.ts';

/** The configuration of the payment provider's fields, if they are requested: `?fields=provider`. */
export function cardProvider(page: Page): { scriptUrl: string; config: object } | undefined {
  return page.query.get('fields') === 'provider' ? { scriptUrl: providerFieldsPath, config: {} } : undefined;
}

/** A card that was not accepted: its errors as texts, as the island's prop, and what was chosen beside it. */
export interface RefusedForm {
  problems: CardProblems;
  cardErrors: CardFlags & { message?: string | undefined; emptyFields?: CardFieldName[] };
  isSaveTicked: boolean;
  attemptId: string;
}

/** The new-card form: plain fields, which the island takes over. Typed card data is never written back into them. */
export function cardEntryHost(
  page: Page,
  dueCents: number,
  { refused, isPrimary = true }: { refused?: RefusedForm | undefined; isPrimary?: boolean } = {},
): Markup {
  const { problems = {}, cardErrors } = refused ?? {};
  const savedCount = cardsOf(page.shop, page.account).length;
  const maySave = page.account !== undefined && savedCount < maxSavedCards;
  const provider = cardProvider(page);
  const saving = page.account ? html`data-allows-saving="true" data-saved-card-count="${savedCount}"` : '';
  const due = dueCents > 0 ? html`data-amount-due="${dueCents}"` : '';
  const codeHelp = html`<p><a href="${link(page, securityCodePath)}" data-island-open="security-code-help" class="lone-link">${cardMessages.securityCodeHelp}</a></p>`;
  if (provider)
    return html`<div class="shop-card" id="new-card" data-island="card-entry" ${saving} ${due}>
<script type="application/json" data-island-props>${json({ provider, cardErrors })}</script>
<p>Your card is entered in our payment provider’s fields, which need JavaScript.</p>
${codeHelp}
</div>`;
  return html`<div class="shop-card" data-island="card-entry" ${saving} ${due}>
${cardErrors ? html`<script type="application/json" data-island-props>${json({ cardErrors })}</script>` : ''}
<form class="shop-form" id="new-card" method="post" action="${link(page, cardPath)}" novalidate>
${antiForgery(page)}${attemptFields(dueCents, refused?.attemptId)}${alert(problems.card)}
${cardField({ name: 'cardNumber', label: cardMessages.cardNumber, autocomplete: 'cc-number', error: problems.number })}
<div class="shop-pair">
${cardField({
  name: 'cardExpiry',
  label: cardMessages.cardExpiry,
  autocomplete: 'cc-exp',
  hint: cardMessages.cardExpiryHint,
  error: problems.expiry,
})}
<div>
${cardField({
  name: 'cardCode',
  label: cardMessages.cardSecurityCode,
  autocomplete: 'cc-csc',
  error: problems.securityCode,
})}
${codeHelp}
</div>
</div>
${
  maySave
    ? html`<p><label><input type="checkbox" name="saveToAccount" value="true" ${refused?.isSaveTicked ? html`checked` : ''}> ${cardMessages.cardSave}</label></p>`
    : ''
}
<button type="submit" class="btn ${isPrimary ? 'btn-shop' : 'btn-quiet'}">${cardEntryMessages.cardPay}</button>
</form>
</div>`;
}

interface CardField {
  name: string;
  label: string;
  autocomplete: 'cc-number' | 'cc-exp' | 'cc-csc';
  hint?: string;
  error: string | undefined;
}

function cardField({ name, label, autocomplete, hint, error }: CardField): Markup {
  const note = error ?? hint;
  return html`<div class="shop-field">
<label for="${name}">${label}</label>
<input class="form-control" type="text" id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}"
 ${error ? html`aria-invalid="true"` : ''} ${note ? html`aria-describedby="${name}-note"` : ''}>
${note ? html`<p class="${error ? 'shop-error' : 'shop-hint'}" id="${name}-note">${note}</p>` : ''}
</div>
`;
}
