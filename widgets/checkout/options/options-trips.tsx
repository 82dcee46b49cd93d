import type { ReactNode } from 'react';
import type { Shipment, TripBooking } from '../../../src/contract/checkout/recipient.ts';
import type { checkoutOptionsMessages } from '../../../src/domain/checkout/checkout-options-messages.ts';
import { dayInWords } from '../../../src/domain/checkout/day-in-words.ts';
import { contactMe, type ShipmentChoices } from '../../../src/domain/checkout/shipping-options.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { useDraft } from '../../../src/state/checkout/drafts.ts';
import { Choice } from '../../../src/ui/choice.tsx';
import { ErrorNote } from '../../../src/ui/error-note.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { Select } from '../../../src/ui/select.tsx';
import { directionsField, directionsOf, knownDirections } from './options.state.ts';
import { OptionsText } from './options-text.tsx';

interface TripsProps {
  shipment: Shipment;
  trips: TripBooking['trips'];
  choices: ShipmentChoices;
  problem: string | undefined;
  texts: typeof checkoutOptionsMessages;
  onTrip: (trip: string) => void;
  onLeave: () => void;
}

/** More trips than this are shown as a select. */
const maxRadios = 5;

/** The booking of an in-home delivery: a trip, or a call; and how to get there. */
export function OptionsTrips(props: TripsProps): ReactNode {
  const { shipment, trips, texts, onLeave } = props;
  return (
    <div className="si-checkout__trips">
      {trips.length > maxRadios ? <TripsList {...props} /> : <TripsRadios {...props} />}
      <TripDirections shipment={shipment} texts={texts} onLeave={onLeave} />
    </div>
  );
}

function TripDirections({ shipment, texts, onLeave }: Pick<TripsProps, 'shipment' | 'texts' | 'onLeave'>) {
  const { values, set } = useDraft(directionsOf(shipment), knownDirections(shipment));
  return (
    <OptionsText
      name={directionsField(shipment)}
      label={texts.directions}
      hint={texts.directionsHint}
      rows={2}
      text={values.directions}
      onType={(directions) => set({ directions })}
      onLeave={onLeave}
    />
  );
}

function TripsRadios({ trips, choices, problem, texts, onTrip }: TripsProps): ReactNode {
  const options = trips.map((trip) => ({ key: trip.id, label: tripText(trip, texts) }));
  return (
    <div data-wrong={problem ? '' : undefined}>
      <Choice
        legend={texts.tripLegend}
        options={[...options, { key: contactMe, label: texts.tripContact }]}
        chosen={choices.trip}
        onChoose={onTrip}
      />
      <ErrorNote>{problem}</ErrorNote>
    </div>
  );
}

/** Many trips, grouped by day. */
function TripsList({ trips, choices, problem, texts, onTrip }: TripsProps): ReactNode {
  const days = [...new Set(trips.map(({ date }) => date))];
  return (
    <Field label={texts.tripLegend} error={problem}>
      {(control) => (
        <Select {...control} value={choices.trip} onChange={({ target }) => onTrip(target.value)}>
          <option value="">{texts.tripChoose}</option>
          <option value={contactMe}>{texts.tripContact}</option>
          {days.map((day) => (
            <optgroup key={day} label={dayInWords(day, texts)}>
              {trips
                .filter(({ date }) => date === day)
                .map((trip) => (
                  <option key={trip.id} value={trip.id}>
                    {tripText(trip, texts)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}

const tripText = ({ date, window }: TripsProps['trips'][number], texts: TripsProps['texts']): string =>
  window ? fillIn(texts.tripChoice, dayInWords(date, texts), window) : dayInWords(date, texts);
