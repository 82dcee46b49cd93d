import type { ReactNode } from 'react';
import type { FeeRow, ShippingSection } from '../../src/domain/delivery/shipping-charges.ts';
import type { ShippingMessages } from '../../src/domain/delivery/shipping-messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import type { ShippingChargesProps } from './shipping-charges.island.ts';

/** What every part of the popup is written from. */
export interface ShippingPart extends ShippingChargesProps {
  sections: readonly ShippingSection[];
  labels: ShippingMessages;
  isCanada: boolean;
}

/** Cents as the shopper reads them: nothing to pay is a word. */
export function shownCharge(cents: number, labels: ShippingMessages): string {
  return cents === 0 ? labels.shippingFree : formatPrice(cents, pageContext());
}

interface TableProps {
  caption: string;
  /** Of the first column, then of each charge. */
  head: readonly string[];
  rows: readonly FeeRow[];
  labels: ShippingMessages;
}

/** A table of charges, without the columns of which nothing is known; nothing at all where nothing is. */
export function ShippingChargesTable({ caption, head, rows, labels }: TableProps) {
  const [first, ...rest] = head;
  const columns = rest
    .map((label, index) => ({ label, index }))
    .filter(({ index }) => rows.some(({ charges }) => charges[index] !== undefined));
  if (!columns.length) return null;
  return (
    <table className="si-shipping-charges__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, charges }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(({ label: column, index }) => (
              <td key={column}>{charges[index] === undefined ? '' : shownCharge(charges[index], labels)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ZonesProps {
  caption: string;
  zones: readonly { name: string; places?: string | undefined; charge?: number | undefined }[];
  labels: ShippingMessages;
}

/** What each zone costs. */
export function ShippingChargesZones({ caption, zones, labels }: ZonesProps) {
  const rows = zones
    .filter(({ charge }) => charge !== undefined)
    .map(({ name, places, charge }) => ({ label: places ? `${name}: ${places}` : name, charges: [charge] }));
  return (
    <ShippingChargesTable
      caption={caption}
      head={[labels.feeZone, labels.feeCharge]}
      rows={rows}
      labels={labels}
    />
  );
}

interface SectionProps {
  heading: string;
  children: ReactNode;
}

export function ShippingChargesSection({ heading, children }: SectionProps) {
  return (
    <section className="si-shipping-charges__section">
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
