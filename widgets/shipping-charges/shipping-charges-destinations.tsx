import { fillIn } from '../../src/domain/messages.ts';
import {
  ShippingChargesSection as Section,
  type ShippingPart,
  shownCharge,
} from './shipping-charges-part.tsx';

/** Where things are sent, in the country and beyond; in Canada there is no such tab (checkout §2.2). */
export function ShippingChargesDestinations({ charges, labels }: ShippingPart) {
  const { nonContinentalExtra, international } = charges;
  const destinations =
    international?.destinations.filter(({ charge, days }) => charge !== undefined || days) ?? [];
  return (
    <>
      <Section heading={labels.domesticHeading}>
        <p>{labels.domesticNote}</p>
        {nonContinentalExtra !== undefined && (
          <p>{fillIn(labels.domesticExtra, shownCharge(nonContinentalExtra, labels))}</p>
        )}
      </Section>
      {destinations.length > 0 && (
        <Section heading={labels.internationalHeading}>
          <table className="si-shipping-charges__table">
            <caption>{labels.internationalCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.feeDestination}</th>
                <th scope="col">{labels.feeDays}</th>
                <th scope="col">{labels.feeCharge}</th>
              </tr>
            </thead>
            <tbody>
              {destinations.map(({ name, charge, days }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{days}</td>
                  <td>{charge !== undefined && shownCharge(charge, labels)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{labels.internationalNote}</p>
        </Section>
      )}
    </>
  );
}
