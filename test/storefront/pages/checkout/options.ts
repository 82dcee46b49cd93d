import { html } from 'hono/html';
import { addressInLine } from '../../../../src/domain/checkout/address-lines.ts';
import { giftMessageLimit } from '../../../../src/domain/checkout/checkout-limits.ts';
import { stepMessages } from '../../../../src/domain/checkout/checkout-step-messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { checkoutOptionsMessages as texts } from '../../../../widgets/checkout/options/options.messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import type { PickupContact } from '../../checkout/shipment-choices.ts';
import { antiForgery, field, hiddenField } from '../account/field.ts';
import { link, type Markup, type Page } from '../page.ts';
import type { Fields } from '../posted-fields.ts';
import { stepPage, wholeOf } from './frame.ts';
import { checkoutPaths } from './paths.ts';
import { type OptionsForm, radios, shipmentFields } from './shipment-fields.ts';

/** What was posted and refused: it stays in the form. */
export interface RefusedOptions {
  error?: string;
  fields?: Fields;
  contactErrors?: Partial<Record<keyof PickupContact, string>>;
}

type Recipient = WholeAnswer['recipientList'][number];

/** How everything is shipped, picked up and given, for each recipient: one form. */
export function optionsPage(page: Page, { error, fields, contactErrors = {} }: RefusedOptions = {}): Markup {
  const whole = wholeOf(page);
  const form: OptionsForm = { page, whole, fields };
  const content = html`<form class="checkout-options" method="post" action="${link(page, checkoutPaths.options)}" novalidate>
${antiForgery(page)}
${whole.recipientList
  .filter(({ shipments, store }) => store !== null || shipments.length > 0)
  .map((recipient) =>
    recipient.store ? pickupPart(form, recipient, contactErrors) : shippedPart(form, recipient),
  )}
<div class="checkout-actions">
<button type="submit" class="btn btn-shop">${texts.optionsNext}</button>
<button type="submit" class="btn btn-quiet" name="stay" value="true">Update the Totals</button>
<a class="btn btn-quiet" href="${link(page, checkoutPaths.shipping)}">${stepMessages.stepBack}</a>
</div>
</form>
${shipInsteadForms(page, whole)}`;
  return stepPage(page, { key: 'options', whole, error, content });
}

function shippedPart(form: OptionsForm, recipient: Recipient): Markup {
  const { id, address, shipments, giftOptions, giftMessage } = recipient;
  return html`<section class="checkout-part"><h2>${texts.shipTo} ${addressInLine(address!, form.whole)}</h2>
${shipments.map((shipment, index) =>
  shipmentFields(form, shipment, { title: titleOf(shipments.length, index) }),
)}
${radios(form, {
  name: `gift-${id}`,
  legend: texts.giftLegend,
  chosen: giftOptions?.selectedOption ?? 'none',
  options: optionsOf(form.page, giftOptions?.options ?? []),
})}
${messageField(form, id, giftMessage)}
</section>`;
}

const titleOf = (count: number, index: number): string =>
  count === 1 ? '' : texts.shipmentOf.replace('{0}', String(index + 1)).replace('{1}', String(count));

function messageField({ fields }: OptionsForm, id: string, kept: string): Markup {
  const name = `message-${id}`;
  return html`<div class="shop-field"><label for="${name}">${texts.giftMessage}</label>
<textarea class="form-control" id="${name}" name="${name}" rows="3" aria-describedby="${name}-note">${fields?.[name] ?? kept}</textarea>
<p class="shop-hint" id="${name}-note">Up to ${giftMessageLimit.most} characters</p></div>`;
}

interface Option {
  code: string;
  name: string;
  charge?: number | undefined;
  about?: string | undefined;
}

function optionsOf(page: Page, options: readonly Option[]) {
  return options.map(({ code, name, charge, about }) => ({
    value: code,
    text: name,
    note: [about, charge ? formatPrice(charge, page.view) : undefined].filter(Boolean).join(' · '),
  }));
}

function pickupPart(
  form: OptionsForm,
  { store, bopsOptions }: Recipient,
  errors: Partial<Record<keyof PickupContact, string>>,
): Markup {
  const { giftReceiptOption, baggingOption, pickupContact } = bopsOptions!;
  const contact = (name: keyof PickupContact, label: string, autocomplete: string, more: object = {}) =>
    field({
      name: `contact-${name}`,
      prefix: 'pickup',
      label,
      value: form.fields?.[`contact-${name}`] ?? pickupContact[name],
      autocomplete,
      error: errors[name],
      ...more,
    });
  return html`<section class="checkout-part"><h2>${texts.pickUpAt} ${store!.name}</h2>
<p>${store!.lines.join(', ')} · ${store!.hours}</p>
<fieldset class="checkout-fields"><legend>${texts.contactLegend}</legend>
<p class="shop-hint">${texts.contactHint}</p>
${contact('firstName', texts.contactFirstName, 'given-name')}
${contact('lastName', texts.contactLastName, 'family-name')}
${contact('email', texts.contactEmail, 'email', { type: 'email' })}
${contact('phone', texts.contactPhone, 'tel-national', { isOptional: true })}
</fieldset>
${radios(form, {
  name: 'bagging',
  legend: texts.bagging,
  chosen: baggingOption.selectedOption,
  options: optionsOf(form.page, baggingOption.options),
})}
${radios(form, {
  name: 'giftReceipt',
  legend: texts.giftReceipt,
  chosen: giftReceiptOption.selectedOption,
  options: optionsOf(form.page, giftReceiptOption.options),
})}
</section>`;
}

/** What is picked up can be shipped to an address that is known. */
function shipInsteadForms(page: Page, whole: WholeAnswer): Markup | '' {
  const { recipientList, accountInfo } = whole;
  if (!recipientList.some(({ store }) => store !== null)) return '';
  const recipients = recipientList.flatMap(({ address }) => (address ? [address] : []));
  const taken = new Set(recipients.map(({ addressId }) => addressId));
  const known = accountInfo.shippingAddresses.filter(({ addressId }) => !taken.has(addressId));
  const places = [...recipients, ...known];
  if (places.length === 0) return '';
  return html`<form class="checkout-part" method="post" action="${link(page, checkoutPaths.shipInstead)}">
${antiForgery(page)}${hiddenField('recipientId', 'pickup')}
<h2>${texts.shipInstead}</h2>
<div class="shop-field"><label for="ship-instead">${texts.shipInsteadTo}</label>
<select class="form-control" id="ship-instead" name="newAddressId">${places.map(
    (address) => html`<option value="${address.addressId}">${addressInLine(address, whole)}</option>
`,
  )}</select></div>
<button type="submit" class="btn btn-quiet">${texts.shipInsteadConfirm}</button>
</form>`;
}
