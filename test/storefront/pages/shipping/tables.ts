import { html } from 'hono/html';
import { type FeeRow, feeTable, sumOf } from '../../../../src/domain/delivery/shipping-charges.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { shippingMessages as labels } from '../../../../widgets/shipping-charges/shipping-charges.messages.ts';
import type { Figures } from '../../shipping/figures.ts';
import type { Markup, Page } from '../page.ts';

/** A formatted charge, with a word for zero. */
export function charge(page: Page, cents: number): string {
  return cents === 0 ? labels.shippingFree : formatPrice(cents, page.view);
}

/** Standard delivery and faster services, by merchandise total. */
export function feeTables(page: Page, { bands, nonContinentalExtra }: Figures): Markup {
  const all = (bands ?? []).map(({ from, standard, premium, express }) => ({
    from,
    standard: standard ?? undefined,
    premium: premium ?? undefined,
    express: express ?? undefined,
  }));
  const extra = nonContinentalExtra ?? undefined;
  const standard = feeTable(
    all,
    [(band) => band.standard, (band) => sumOf(band.standard, extra)],
    labels,
    page.view,
  );
  const fast = feeTable(all, [(band) => band.premium, (band) => band.express], labels, page.view);
  const place = page.view.country === 'CA' ? labels.feeCanada : labels.feeContiguous;
  return html`${table(page, labels.standardCaption, [labels.feeTotal, place, labels.feeNonContinental], standard)}
${table(page, labels.fastCaption, [labels.feeTotal, labels.feeTwoDay, labels.feeExpress], fast)}`;
}

interface ZoneFigures {
  name: string;
  places?: string | null | undefined;
  charge?: number | null | undefined;
}

/** The cost of in-home delivery, zone by zone. */
export function zoneTable(page: Page, caption: string, zones: readonly ZoneFigures[]): Markup | '' {
  const rows = zones.map(({ name, places, charge: cents }) => ({
    label: places ? `${name}: ${places}` : name,
    charges: [cents ?? undefined],
  }));
  return table(page, caption, [labels.feeZone, labels.feeCharge], rows);
}

/** A table of charges, without empty columns. */
function table(page: Page, caption: string, [first, ...rest]: string[], rows: FeeRow[]): Markup | '' {
  const columns = rest.flatMap((label, index) =>
    rows.some(({ charges }) => charges[index] !== undefined) ? [{ label, index }] : [],
  );
  if (columns.length === 0) return '';
  return html`<table class="shop-fees">
<caption>${caption}</caption>
<thead><tr><th scope="col">${first}</th>${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ({ label, charges }) => html`<tr><th scope="row">${label}</th>${columns.map(({ index }) => {
    const cents = charges[index];
    return html`<td>${cellOf(cents === undefined ? undefined : charge(page, cents))}</td>`;
  })}</tr>
`,
)}</tbody>
</table>`;
}

/** The content of a table's cell: a dash where there is none. */
export function cellOf(text: string | null | undefined): Markup | string {
  return text || html`<span aria-hidden="true">–</span><span class="sr-only">${labels.feeNotListed}</span>`;
}
