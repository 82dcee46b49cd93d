import type { ShippingMessages } from './shipping-charges.messages.ts';
import { ShippingChargesSection as Section, type ShippingPart } from './shipping-charges-part.tsx';

const sectionTexts: Record<
  ShippingPart['sections'][number],
  { heading: keyof ShippingMessages; text: keyof ShippingMessages }
> = {
  standard: { heading: 'standardHeading', text: 'standardDelivery' },
  localInHome: { heading: 'localHeading', text: 'localDelivery' },
  longDistanceInHome: { heading: 'longDistanceHeading', text: 'longDistanceDelivery' },
  basicFreight: { heading: 'flatRateHeading', text: 'flatRateDelivery' },
  giftCard: { heading: 'giftCardHeading', text: 'giftCardDelivery' },
};

const days = [
  ['standard', 'daysStandard'],
  ['poBox', 'daysPoBox'],
  ['fpoApo', 'daysFpoApo'],
  ['twoDay', 'daysTwoDay'],
  ['nextDay', 'daysNextDay'],
  ['nonContinental', 'daysNonContinental'],
  ['rush', 'daysRush'],
] as const;

/** How each kind of delivery works, and its delivery days in the server's own words (checkout §3). */
export function ShippingChargesDelivery({ charges: { deliveryDays }, sections, texts }: ShippingPart) {
  const known = days.filter(([name]) => deliveryDays?.[name] !== undefined);
  return sections.map((section) => (
    <Section key={section} heading={texts[sectionTexts[section].heading]}>
      <p>{texts[sectionTexts[section].text]}</p>
      {section === 'standard' && known.length > 0 && (
        <>
          <h4 className="si-shipping-charges__caption">{texts.daysCaption}</h4>
          <dl className="si-shipping-charges__list">
            {known.map(([name, label]) => (
              <div key={name} className="si-shipping-charges__row">
                <dt className="si-quiet">{texts[label]}</dt>
                <dd>{deliveryDays?.[name]}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.fastNote}</p>
        </>
      )}
    </Section>
  ));
}
