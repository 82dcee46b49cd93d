import { fillIn } from '../../src/domain/messages.ts';
import {
  ShippingChargesCell as Cell,
  ShippingChargesSection as Section,
  type ShippingPart,
  shownCharge,
} from './shipping-charges-part.tsx';

/** Domestic and international destinations; Canada has no such tab (checkout §2.2). */
export function ShippingChargesDestinations({ charges, texts }: ShippingPart) {
  const { nonContinentalExtra, international } = charges;
  const destinations =
    international?.destinations.filter(({ charge, days }) => charge !== undefined || days) ?? [];
  return (
    <>
      <Section heading={texts.domesticHeading}>
        <p>{texts.domesticNote}</p>
        {nonContinentalExtra !== undefined && (
          <p>{fillIn(texts.domesticExtra, shownCharge(nonContinentalExtra, texts))}</p>
        )}
      </Section>
      {destinations.length > 0 && (
        <Section heading={texts.internationalHeading}>
          <table className="si-shipping-charges__table">
            <caption>{texts.internationalCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.feeDestination}</th>
                <th scope="col">{texts.feeDays}</th>
                <th scope="col">{texts.feeCharge}</th>
              </tr>
            </thead>
            <tbody>
              {destinations.map(({ name, charge, days }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <Cell text={days} texts={texts} />
                  </td>
                  <td>
                    <Cell
                      text={charge === undefined ? undefined : shownCharge(charge, texts)}
                      texts={texts}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{texts.internationalNote}</p>
        </Section>
      )}
    </>
  );
}
