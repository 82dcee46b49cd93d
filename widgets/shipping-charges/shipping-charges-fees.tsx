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

/** The charges of each kind of delivery, as far as the page gives them. */
export function ShippingChargesFees(part: ShippingPart) {
  const { charges, sections, texts } = part;
  const { longDistanceInHome, flatRate, giftCard, localInHome } = charges;
  const has = (section: ShippingPart['sections'][number]) => sections.includes(section);
  const hasZones = longDistanceInHome?.zones.some(({ charge }) => charge !== undefined);
  const sectionsWithFees = [
    has('standard') && <Standard key="standard" {...part} />,
    has('localInHome') && localInHome && <ShippingChargesLocal key="local" {...part} />,
    has('longDistanceInHome') && (hasZones || longDistanceInHome?.charge !== undefined) && (
      <Section key="long" heading={texts.longDistanceHeading}>
        <Amount text={texts.longDistanceCharge} cents={longDistanceInHome?.charge} {...part} />
        <Zones caption={texts.longDistanceCaption} zones={longDistanceInHome?.zones ?? []} texts={texts} />
      </Section>
    ),
    has('basicFreight') && flatRate?.charge !== undefined && (
      <Section key="flat" heading={texts.flatRateHeading}>
        <Amount text={texts.flatRateCharge} cents={flatRate.charge} {...part} />
        <Amount text={texts.flatRateThreshold} cents={flatRate.freeShippingThreshold} {...part} />
      </Section>
    ),
    (has('standard') || has('basicFreight')) && charges.oversizeSurcharge !== undefined && (
      <Section key="oversize" heading={texts.oversizeHeading}>
        <Amount text={texts.oversizeNote} cents={charges.oversizeSurcharge} {...part} />
      </Section>
    ),
    has('giftCard') && giftCard?.charge !== undefined && (
      <Section key="gift" heading={texts.giftCardHeading}>
        <Amount text={texts.giftCardCharge} cents={giftCard.charge} {...part} />
      </Section>
    ),
  ];
  return (
    <>
      <Item {...part} />
      {sectionsWithFees}
      <p className="si-quiet">{texts.shippingAtCheckout}</p>
    </>
  );
}

/** Parcels: fees by merchandise total, in and outside the contiguous states, and for faster services (checkout §9). */
function Standard({ charges: { bands, nonContinentalExtra }, texts, isCanada }: ShippingPart) {
  const format = pageContext();
  const standard = feeTable(
    bands,
    [(band) => band.standard, (band) => sumOf(band.standard, nonContinentalExtra)],
    texts,
    format,
  );
  const fast = feeTable(bands, [(band) => band.premium, (band) => band.express], texts, format);
  if (!standard.length && !fast.length) return null;
  const place = isCanada ? texts.feeCanada : texts.feeContiguous;
  return (
    <Section heading={texts.standardHeading}>
      <Table
        caption={texts.standardCaption}
        head={[texts.feeTotal, place, texts.feeNonContinental]}
        rows={standard}
        texts={texts}
      />
      <Table
        caption={texts.fastCaption}
        head={[texts.feeTotal, texts.feeTwoDay, texts.feeExpress]}
        rows={fast}
        texts={texts}
      />
      {fast.length > 0 && <p>{texts.fastNote}</p>}
    </Section>
  );
}

/** The item's own charges (checkout §3). */
function Item({ shippingMessage: message, texts }: ShippingPart) {
  if (!message) return null;
  const shown = (text: string, cents: number | undefined) =>
    cents === undefined ? undefined : fillIn(text, shownCharge(cents, texts), message.zipCode ?? '');
  const charge = message.zipCode ? texts.itemChargeTo : texts.itemCharge;
  const sentences = [
    message.isFreeShipping && texts.itemFree,
    message.isLowRate && texts.itemLowRate,
    !message.isFreeShipping && shown(charge, message.deliveryCharge),
    message.isQuotableGround && shown(texts.itemGround, message.quotableGroundShippingAmount),
    shown(texts.itemAddCharge, message.addCharge),
    !message.isFreeShipping && shown(texts.itemThreshold, message.freeShippingThreshold),
  ].filter((text) => typeof text === 'string');
  if (!sentences.length) return null;
  return (
    <Section heading={texts.itemHeading}>
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Section>
  );
}

interface AmountProps extends ShippingPart {
  text: string;
  cents: number | undefined;
}

/** A sentence with an amount; nothing if the amount is missing. */
function Amount({ text, cents, texts }: AmountProps) {
  return cents === undefined ? null : <p>{fillIn(text, shownCharge(cents, texts))}</p>;
}
