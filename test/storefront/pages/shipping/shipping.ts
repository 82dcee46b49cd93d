import { html } from 'hono/html';
import { shippingChargesScript } from '../../../../src/contract/delivery/shipping-charges.ts';
import {
  postalCodeLabelMessages,
  postalCodeMessages,
} from '../../../../src/domain/delivery/delivery-code-messages.ts';
import {
  postalCodeError,
  postalCodeLabel,
  readPostalCode,
} from '../../../../src/domain/delivery/postal-code.ts';
import { zoneOf } from '../../../../src/domain/delivery/shipping-charges.ts';
import { fillIn } from '../../../../src/domain/messages.ts';
import { shippingMessages as labels } from '../../../../widgets/shipping-charges/shipping-charges.messages.ts';
import { type Figures, figuresOf } from '../../shipping/figures.ts';
import { json } from '../json.ts';
import { layout } from '../layout.ts';
import { link, type Markup, type Page, sameWith } from '../page.ts';
import { servicePages } from '../service-text.ts';
import { shippingLink, shippingPagePath } from './link.ts';
import { cellOf, charge, feeTables, zoneTable } from './tables.ts';

const { title, paragraphs: more } = servicePages.find(({ path }) => path === shippingPagePath)!;

/** All charges of a brand in a country, as plain text and tables: the content of the popup. */
export function shippingInformationPage(page: Page): Markup {
  const figures = figuresOf(page.view);
  const { longDistanceInHome: long, flatRate, giftCard, oversizeSurcharge } = figures;
  const amount = (text: string, cents: number | null | undefined) =>
    typeof cents === 'number' ? html`<p>${fillIn(text, charge(page, cents))}</p>` : '';
  const content = html`
<div class="container section prose shop-shipping">
<script type="application/json" id="${shippingChargesScript}">${json(figures)}</script>
<h1 class="page-title">${title}</h1>
<p>${otherCountry(page)}</p>
<p>${shippingLink(page, { text: 'All of it in a popup' })}</p>
<h2 id="standard">${labels.standardHeading}</h2>
<p>${labels.standardDelivery}</p>
${feeTables(page, figures)}
<p>${labels.fastNote}</p>
<p>${shippingLink(page, { text: 'Standard delivery in a popup', shipMethod: 1 })}</p>
${amount(labels.oversizeNote, oversizeSurcharge)}
<h2 id="local">${labels.localHeading}</h2>
<p>${labels.localDelivery} ${labels.localNote}</p>
${localForm(page, figures)}
${zoneTable(page, labels.localCaption, figures.localInHome?.zones ?? [])}
${shippingPoints(page, figures)}
<p>${shippingLink(page, { text: 'Local in-home delivery in a popup', shipMethod: 6 })}</p>
<h2 id="long-distance">${labels.longDistanceHeading}</h2>
<p>${labels.longDistanceDelivery}</p>
${amount(labels.longDistanceCharge, long?.charge)}
${zoneTable(page, labels.longDistanceCaption, long?.zones ?? [])}
<p>${shippingLink(page, { text: 'Long-distance in-home delivery in a popup', shipMethod: 7 })}</p>
<h2 id="flat-rate">${labels.flatRateHeading}</h2>
<p>${labels.flatRateDelivery}</p>
${amount(labels.flatRateCharge, flatRate?.charge)}
${amount(labels.flatRateThreshold, flatRate?.freeShippingThreshold)}
<p>${shippingLink(page, { text: 'Flat-rate shipping in a popup', shipMethod: 8 })}</p>
<h2 id="gift-cards">${labels.giftCardHeading}</h2>
<p>${labels.giftCardDelivery}</p>
${amount(labels.giftCardCharge, giftCard?.charge)}
<p>${shippingLink(page, { text: 'Gift cards in a popup', shipMethod: 9 })}</p>
<h2 id="days">${labels.daysCaption}</h2>
${deliveryDays(figures)}
<p>${shippingLink(page, { text: 'Delivery details in a popup', openTab: 2 })}</p>
${destinations(page, figures)}
${more.map((text) => html`<p>${text}</p>`)}
</div>`;
  return layout(page, { title, description: labels.standardDelivery, name: 'page-text' }, content);
}

function otherCountry(page: Page): Markup {
  const isCanada = page.view.country === 'CA';
  return html`These are the charges ${isCanada ? 'in Canada, in Canadian dollars' : 'in the United States'}.
<a href="${sameWith(page, { country: isCanada ? 'US' : 'CA', zip: undefined })}" rel="nofollow">${
    isCanada ? 'See those in the United States' : 'See those in Canada'
  }</a>`;
}

/** The popup's postal code form, answered by a page. */
function localForm(page: Page, { localInHome }: Figures): Markup {
  const { country } = page.view;
  const typed = page.query.get('zip');
  const error = typed === null ? undefined : postalCodeError(typed, country, postalCodeMessages[country]);
  const code = readPostalCode(typed ?? '', country);
  const zones = (localInHome?.zones ?? []).map((zone) => ({ ...zone, postalCodes: zone.postalCodes ?? [] }));
  const note = error ?? (code.status === 'valid' ? answerTo(code.value) : labels.localAsk);

  function answerTo(value: string): string {
    const zone = zoneOf(value, zones);
    if (zone?.charge == null) return fillIn(labels.localOutside, value);
    return fillIn(labels.localAnswer, value, zone.name, charge(page, zone.charge));
  }

  return html`<form class="shop-stores-form" method="get" action="${link(page, shippingPagePath)}#local">
<div><label for="shipping-zip">${postalCodeLabel(country, postalCodeLabelMessages)}</label>
<input class="form-control" type="text" id="shipping-zip" name="zip" value="${typed ?? ''}" autocomplete="postal-code" required
 ${error ? html`aria-invalid="true"` : ''} aria-describedby="shipping-zip-note"></div>
<button type="submit" class="btn btn-quiet">${labels.localButton}</button>
</form>
<p id="shipping-zip-note" class="${error ? 'shop-error' : 'shop-hint'}">${note}</p>`;
}

function shippingPoints(page: Page, { localInHome }: Figures): Markup | '' {
  const points = localInHome?.shippingPoints ?? [];
  if (page.view.country === 'CA' || points.length === 0) return '';
  return html`<h3>${labels.pointsHeading}</h3>
<ul>${points.map(
    ({ city }) => html`<li>${city}</li>
`,
  )}</ul>`;
}

function deliveryDays({ deliveryDays: days }: Figures): Markup {
  const rows: [string, string | null | undefined][] = [
    [labels.daysStandard, days?.standard],
    [labels.daysPoBox, days?.poBox],
    [labels.daysFpoApo, days?.fpoApo],
    [labels.daysTwoDay, days?.twoDay],
    [labels.daysNextDay, days?.nextDay],
    [labels.daysNonContinental, days?.nonContinental],
    [labels.daysRush, days?.rush],
  ];
  return html`<dl class="facts">
${rows
  .filter(([, text]) => text)
  .map(
    ([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>
`,
  )}</dl>`;
}

/** Destinations; there is no such section in Canada (checkout §2.2). */
function destinations(page: Page, figures: Figures): Markup | '' {
  if (page.view.country === 'CA') return '';
  const { nonContinentalExtra, international } = figures;
  return html`<h2 id="destinations">${labels.shippingTabDestinations}</h2>
<p>${labels.domesticNote}${
    typeof nonContinentalExtra === 'number'
      ? ` ${fillIn(labels.domesticExtra, charge(page, nonContinentalExtra))}`
      : ''
  }</p>
<table class="shop-fees">
<caption>${labels.internationalCaption}</caption>
<thead><tr><th scope="col">${labels.feeDestination}</th><th scope="col">${labels.feeDays}</th><th scope="col">${labels.feeCharge}</th></tr></thead>
<tbody>
${(international?.destinations ?? []).map(
  ({
    name,
    days,
    charge: cents,
  }) => html`<tr><th scope="row">${name}</th><td>${cellOf(days)}</td><td>${cellOf(
    typeof cents === 'number' ? charge(page, cents) : undefined,
  )}</td></tr>
`,
)}</tbody>
</table>
<p>${labels.internationalNote}</p>
<p>${shippingLink(page, { text: 'Domestic and international delivery in a popup', openTab: 3 })}</p>`;
}
