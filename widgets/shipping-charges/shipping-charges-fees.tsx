import { feeTable, sumOf } from '../../src/domain/delivery/shipping-charges.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { ShippingChargesLocal } from './shipping-charges-local.tsx';
import {
  ShippingChargesSection as Section,
  type ShippingPart,
  shownCharge,
  ShippingChargesTable as Table,
  ShippingChargesZones as Zones,
} from './shipping-charges-part.tsx';

/** What shipping costs: of each kind of delivery what is known, and of what is not nothing. */
export function ShippingChargesFees(part: ShippingPart) {
  const { charges, sections, labels } = part;
  const { longDistanceInHome, flatRate, giftCard, localInHome } = charges;
  const has = (section: ShippingPart['sections'][number]) => sections.includes(section);
  const hasZones = longDistanceInHome?.zones.some(({ charge }) => charge !== undefined);
  const told = [
    has('standard') && <Standard key="standard" {...part} />,
    has('localInHome') && localInHome && <ShippingChargesLocal key="local" {...part} />,
    has('longDistanceInHome') && (hasZones || longDistanceInHome?.charge !== undefined) && (
      <Section key="long" heading={labels.longDistanceHeading}>
        <Amount text={labels.longDistanceCharge} cents={longDistanceInHome?.charge} {...part} />
        <Zones caption={labels.longDistanceCaption} zones={longDistanceInHome?.zones ?? []} labels={labels} />
      </Section>
    ),
    has('basicFreight') && flatRate?.charge !== undefined && (
      <Section key="flat" heading={labels.flatRateHeading}>
        <Amount text={labels.flatRateCharge} cents={flatRate.charge} {...part} />
        <Amount text={labels.flatRateThreshold} cents={flatRate.freeShippingThreshold} {...part} />
      </Section>
    ),
    (has('standard') || has('basicFreight')) && charges.oversizeSurcharge !== undefined && (
      <Section key="oversize" heading={labels.oversizeHeading}>
        <Amount text={labels.oversizeNote} cents={charges.oversizeSurcharge} {...part} />
      </Section>
    ),
    has('giftCard') && giftCard?.charge !== undefined && (
      <Section key="gift" heading={labels.giftCardHeading}>
        <Amount text={labels.giftCardCharge} cents={giftCard.charge} {...part} />
      </Section>
    ),
  ];
  return (
    <>
      <Item {...part} />
      {told}
      <p className="si-quiet">{labels.shippingAtCheckout}</p>
    </>
  );
}

/** Of parcels: what the total makes of it, here and far off, and what is faster (checkout §9). */
function Standard({ charges: { bands, nonContinentalExtra }, labels, isCanada }: ShippingPart) {
  const format = pageContext();
  const standard = feeTable(
    bands,
    [(band) => band.standard, (band) => sumOf(band.standard, nonContinentalExtra)],
    labels,
    format,
  );
  const fast = feeTable(bands, [(band) => band.premium, (band) => band.express], labels, format);
  if (!standard.length && !fast.length) return null;
  const place = isCanada ? labels.feeCanada : labels.feeContiguous;
  return (
    <Section heading={labels.standardHeading}>
      <Table
        caption={labels.standardCaption}
        head={[labels.feeTotal, place, labels.feeNonContinental]}
        rows={standard}
        labels={labels}
      />
      <Table
        caption={labels.fastCaption}
        head={[labels.feeTotal, labels.feeTwoDay, labels.feeExpress]}
        rows={fast}
        labels={labels}
      />
      {fast.length > 0 && <p>{labels.fastNote}</p>}
    </Section>
  );
}

/** What is said of the item itself (checkout §3). */
function Item({ shippingMessage: message, labels }: ShippingPart) {
  if (!message) return null;
  const shown = (text: string, cents: number | undefined) =>
    cents === undefined ? undefined : fillIn(text, shownCharge(cents, labels), message.zipCode ?? '');
  const charge = message.zipCode ? labels.itemChargeTo : labels.itemCharge;
  const texts = [
    message.isFreeShipping && labels.itemFree,
    message.isLowRate && labels.itemLowRate,
    !message.isFreeShipping && shown(charge, message.deliveryCharge),
    message.isQuotableGround && shown(labels.itemGround, message.quotableGroundShippingAmount),
    shown(labels.itemAddCharge, message.addCharge),
    !message.isFreeShipping && shown(labels.itemThreshold, message.freeShippingThreshold),
  ].filter((text) => typeof text === 'string');
  if (!texts.length) return null;
  return (
    <Section heading={labels.itemHeading}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Section>
  );
}

interface AmountProps extends ShippingPart {
  text: string;
  cents: number | undefined;
}

/** A sentence with an amount in it; nothing where it is not known. */
function Amount({ text, cents, labels }: AmountProps) {
  return cents === undefined ? null : <p>{fillIn(text, shownCharge(cents, labels))}</p>;
}
