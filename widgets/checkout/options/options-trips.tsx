import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Shipment, TripBooking } from '../../../src/contract/checkout/recipient.ts';
import { dayInWords } from '../../../src/domain/checkout/day-in-words.ts';
import { contactMe, type ShipmentChoices } from '../../../src/domain/checkout/shipping-options.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { usePageId } from '../../../src/hooks/use-page-id.ts';
import { useDraft } from '../../../src/state/checkout/drafts.ts';
import { Button } from '../../../src/ui/button.tsx';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { ErrorNote } from '../../../src/ui/error-note.tsx';
import type { checkoutOptionsMessages } from './options.messages.ts';
import { directionsField, directionsOf, knownDirections } from './options-drafts.ts';
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

/** Two weeks of deliveries; later days are shown when they are asked for. */
const maxDays = 10;

/** The booking of an in-home delivery: a trip, or a call, and the driving directions. */
export function OptionsTrips(props: TripsProps): ReactNode {
  const { shipment, texts, onLeave } = props;
  return (
    <div className="si-checkout__trips">
      <TripDays {...props} />
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

/** The days with a trip, the times of the chosen one, and a call in their place. */
function TripDays({ trips, choices, problem, texts, onTrip }: TripsProps): ReactNode {
  const name = usePageId();
  const [isAll, setAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Moves the focus, because the pressed button has unmounted.
  useLayoutEffect(() => {
    if (isAll) place.current?.querySelectorAll('input')[maxDays]?.focus();
  }, [isAll]);
  const chosen = trips.find(({ id }) => id === choices.trip);
  const days = [...new Set(trips.map(({ date }) => date))];
  const isMore = !isAll && days.length > maxDays;
  const first = days.slice(0, maxDays);
  const shown = isMore ? [...first, ...days.slice(maxDays).filter((day) => day === chosen?.date)] : days;
  const tripsOn = (day: string) => trips.filter(({ date }) => date === day);
  const windows = chosen ? tripsOn(chosen.date) : [];

  /** The same time of the other day, if it has that. */
  function handleDay(day: string) {
    const those = tripsOn(day);
    onTrip((those.find(({ window }) => window === chosen?.window) ?? those[0]!).id);
  }

  return (
    <fieldset
      className="si-choice"
      data-wrong={problem ? '' : undefined}
      aria-describedby={problem && `${name}-error`}
    >
      <legend className="si-choice__legend">{texts.tripLegend}</legend>
      {shown.length > 0 && (
        <div className="si-checkout__days" ref={place}>
          {shown.map((day) => (
            <TripTile
              key={day}
              name={name}
              isChosen={day === chosen?.date}
              onChoose={() => handleDay(day)}
              text={dayInWords(day, { ...texts, dayInWords: texts.tripDay })}
            />
          ))}
        </div>
      )}
      {isMore && (
        <Button kind="link" onClick={() => setAll(true)}>
          {texts.tripLater}
        </Button>
      )}
      {chosen && windows.some(({ window }) => window) && (
        <fieldset className="si-choice">
          <legend className="si-choice__legend">
            {fillIn(texts.tripWindows, dayInWords(chosen.date, texts))}
          </legend>
          <div className="si-checkout__days">
            {windows.map((trip) => (
              <TripTile
                key={trip.id}
                name={`${name}-window`}
                isChosen={trip === chosen}
                onChoose={() => onTrip(trip.id)}
                text={trip.window || texts.tripAnyTime}
              />
            ))}
          </div>
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
      <label className="si-choice__option">
        <ChoiceBox
          type="radio"
          name={name}
          checked={choices.trip === contactMe}
          onChange={() => onTrip(contactMe)}
        />
        <span>{texts.tripContact}</span>
      </label>
      <ErrorNote id={`${name}-error`}>{problem}</ErrorNote>
    </fieldset>
  );
}

interface TileProps {
  name: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A day or a time: all of the tile is its radio button. */
function TripTile({ name, text, isChosen, onChoose }: TileProps): ReactNode {
  return (
    <label className="si-checkout__day">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{text}</span>
    </label>
  );
}
