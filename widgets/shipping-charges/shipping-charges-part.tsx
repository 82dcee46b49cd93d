import type { ShippingCharges } from '../../src/contract/delivery/shipping-charges.ts';
import type { FeeRow, ShippingSection } from '../../src/domain/delivery/shipping-charges.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import type { Elements } from '../../src/ui/elements.ts';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { ShippingChargesProps } from './shipping-charges.island.ts';
import type { ShippingMessages } from './shipping-charges.messages.ts';

/** The props of every part of the popup. */
export interface ShippingPart extends ShippingChargesProps {
  charges: ShippingCharges;
  sections: readonly ShippingSection[];
  texts: ShippingMessages;
  isCanada: boolean;
}

/** A charge in cents, formatted, with a word for 0. */
export function shownCharge(cents: number, texts: ShippingMessages): string {
  return cents === 0 ? texts.shippingFree : formatPrice(cents, pageContext());
}

interface TableProps {
  caption: string;
  /** Headings: the first column, then each charge. */
  head: readonly string[];
  rows: readonly FeeRow[];
  texts: ShippingMessages;
}

/** A table of charges. Columns without any charge are left out, and so is a table without columns. */
export function ShippingChargesTable({ caption, head, rows, texts }: TableProps) {
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
              <td key={column}>
                <ShippingChargesCell
                  text={charges[index] === undefined ? undefined : shownCharge(charges[index], texts)}
                  texts={texts}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  text: string | undefined;
  texts: ShippingMessages;
}

/** The content of a table cell; a dash if the page gives none. */
export function ShippingChargesCell({ text, texts }: CellProps) {
  if (text) return <span>{text}</span>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{texts.feeNotListed}</VisuallyHidden>
    </>
  );
}

interface ZonesProps {
  caption: string;
  zones: readonly { name: string; places?: string | undefined; charge?: number | undefined }[];
  texts: ShippingMessages;
}

/** The charge of each zone. */
export function ShippingChargesZones({ caption, zones, texts }: ZonesProps) {
  const rows = zones
    .filter(({ charge }) => charge !== undefined)
    .map(({ name, places, charge }) => ({ label: places ? `${name}: ${places}` : name, charges: [charge] }));
  return (
    <ShippingChargesTable
      caption={caption}
      head={[texts.feeZone, texts.feeCharge]}
      rows={rows}
      texts={texts}
    />
  );
}

interface SectionProps {
  heading: string;
  children: Elements;
}

export function ShippingChargesSection({ heading, children }: SectionProps) {
  return (
    <section className="si-shipping-charges__section">
      <h3>{heading}</h3>
      {children}
    </section>
  );
}
