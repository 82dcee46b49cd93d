import { html } from 'hono/html';
import { dayInWords } from '../../../../src/domain/checkout/day-in-words.ts';
import { itemsOfShipment } from '../../../../src/domain/checkout/order-lines.ts';
import { shippingMessageText } from '../../../../src/domain/checkout/shipping-message.ts';
import { contactMe, holdText } from '../../../../src/domain/checkout/shipping-options.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import {
  dayLabelMessages,
  checkoutOptionsMessages as texts,
} from '../../../../widgets/checkout/options/options.messages.ts';
import type { WholeAnswer } from '../../api/checkout/whole.ts';
import type { Markup, Page } from '../page.ts';
import type { Fields } from '../posted-fields.ts';

/** The form of the options, with what was posted if that was refused. */
export interface OptionsForm {
  page: Page;
  whole: WholeAnswer;
  fields: Fields | undefined;
}

type Shipment = WholeAnswer['recipientList'][number]['shipments'][number];

interface Radios {
  name: string;
  legend: string;
  chosen: string;
  options: { value: string; text: string; note?: string }[];
}

/** A choice of one; what was posted and refused stays chosen. */
export function radios({ fields }: OptionsForm, { name, legend, chosen, options }: Radios): Markup {
  const value = fields?.[name] ?? chosen;
  return html`<fieldset class="registry-choice"><legend>${legend}</legend>
${options.map(
  (option) => html`<label><input type="radio" name="${name}" value="${option.value}" ${
    option.value === value ? html`checked` : ''
  }> <span>${option.text}${option.note ? html` <span class="quiet">${option.note}</span>` : ''}</span></label>
`,
)}</fieldset>`;
}

/** The choices for a shipment: how fast, all at once, held for a holiday, and the day of an in-home delivery. */
export function shipmentFields(form: OptionsForm, shipment: Shipment, { title }: { title: string }): Markup {
  const { page, whole } = form;
  const inWords = (cents: number) => formatPrice(cents, page.view);
  const message = { ...shipment.shippingMessage };
  const chosen = shipment.availableServiceLevels.find(({ code }) => code === shipment.selectedServiceLevel);
  const text = shippingMessageText(nullless(message), texts, inWords, chosen?.charge);
  return html`<div class="checkout-shipment">
${title ? html`<h3>${title}</h3>` : ''}
<ul class="checkout-items">${itemsOfShipment(whole, shipment).map(
    ({ item, quantity }) => html`<li><img src="${item.itemInfo.imagePath}" width="64" height="64" alt="">
<div><p>${item.itemInfo.name}</p><p class="quiet">${fillIn(texts.quantityLine, quantity)}</p></div></li>
`,
  )}</ul>
${levelFields(form, shipment)}
${text && html`<p class="shop-hint">${text}</p>`}
${shipment.isShipCompleteVisible ? completeField(form, shipment) : ''}
${holdFields(form, shipment)}
${tripFields(form, shipment)}
</div>`;
}

/** The contract writes null for what is not known, the rule reads undefined. */
function nullless(message: Shipment['shippingMessage']) {
  const orMissing = (cents: number | null) => cents ?? undefined;
  return {
    ...message,
    freeShippingThreshold: orMissing(message.freeShippingThreshold),
    addCharge: orMissing(message.addCharge),
    zipCode: message.zipCode ?? undefined,
    quotableGroundShippingAmount: orMissing(message.quotableGroundShippingAmount),
  };
}

function levelFields(
  form: OptionsForm,
  { id, availableServiceLevels, selectedServiceLevel }: Shipment,
): Markup {
  const { page, whole } = form;
  const dayText = (label: string | null) => {
    const configured: Record<string, string | null | undefined> = whole.deliveryDayLabels ?? {};
    const key = `levelDays${label?.[0]?.toUpperCase()}${label?.slice(1)}` as keyof typeof dayLabelMessages;
    return label ? (configured[label] ?? dayLabelMessages[key]) : undefined;
  };
  return radios(form, {
    name: `level-${id}`,
    legend: texts.serviceLevel,
    chosen: String(selectedServiceLevel),
    options: availableServiceLevels.map(({ code, name, charge, edd, dayLabel }) => ({
      value: String(code),
      text: `${name}: ${charge === 0 ? texts.noCharge : formatPrice(charge, page.view)}`,
      note: [edd, dayText(dayLabel)].filter(Boolean).join(' · '),
    })),
  });
}

function completeField({ fields }: OptionsForm, { id, isShipCompleteSelected }: Shipment): Markup {
  const name = `complete-${id}`;
  const isTicked = fields ? fields[name] === 'true' : isShipCompleteSelected;
  return html`<p class="checkout-tick"><label><input type="checkbox" name="${name}" value="true" ${isTicked ? html`checked` : ''}>
${texts.shipCompleteLabel} <span class="quiet">${texts.shipCompleteNote}</span></label></p>`;
}

function holdFields(form: OptionsForm, { id, holidayHold }: Shipment): Markup | '' {
  if (!holidayHold) return '';
  const day = (text: string) => dayInWords(text, texts);
  const options = holidayHold.holidays.flatMap(({ name, dates, ranges }) => [
    ...ranges.map(({ from, to }) => ({
      value: `${from}..${to}`,
      text: fillIn(texts.holdRange, name, day(from), day(to)),
    })),
    ...dates.map((date) => ({ value: date, text: fillIn(texts.holdDate, name, day(date)) })),
  ]);
  const name = `hold-${id}`;
  const { selectedShippingDate, selectedRange } = holidayHold;
  const chosen =
    form.fields?.[name] ??
    holdText({
      selectedShippingDate: selectedShippingDate ?? undefined,
      selectedRange: selectedRange ?? undefined,
    });
  return html`<div class="shop-field"><label for="${name}">${texts.holdLegend}</label>
<select class="form-control" id="${name}" name="${name}" aria-describedby="${name}-note">
<option value="">${texts.holdNone}</option>
${options.map(
  ({
    value,
    text,
  }) => html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${text}</option>
`,
)}</select>
<p class="shop-hint" id="${name}-note">${texts.holdNote}</p></div>`;
}

function tripFields(form: OptionsForm, { id, tripBooking }: Shipment): Markup | '' {
  if (!tripBooking) return '';
  const { trips, isContactMeSelected, selectedTrip, drivingDirections } = tripBooking;
  const name = `trip-${id}`;
  const chosen = form.fields?.[name] ?? (isContactMeSelected ? contactMe : (selectedTrip ?? ''));
  const option = (value: string, text: string) =>
    html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${text}</option>
`;
  return html`<div class="shop-field"><label for="${name}">${texts.tripLegend}</label>
<select class="form-control" id="${name}" name="${name}">
${chosen === '' ? option('', 'Please choose') : ''}${option(contactMe, texts.tripContact)}
${trips.map((trip) => option(trip.id, fillIn(texts.tripChoice, dayInWords(trip.date, texts), trip.window)))}</select></div>
<div class="shop-field"><label for="directions-${id}">${texts.directions}</label>
<textarea class="form-control" id="directions-${id}" name="directions-${id}" rows="2" aria-describedby="directions-${id}-note">${form.fields?.[`directions-${id}`] ?? drivingDirections}</textarea>
<p class="shop-hint" id="directions-${id}-note">${texts.directionsHint}</p></div>`;
}
