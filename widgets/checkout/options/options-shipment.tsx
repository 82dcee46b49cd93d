import type { ReactNode } from 'react';
import type { BasketItem } from '../../../src/contract/checkout/basket-item.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import type { HolidayHold, ServiceLevel, Shipment } from '../../../src/contract/checkout/recipient.ts';
import { dayInWords } from '../../../src/domain/checkout/day-in-words.ts';
import { shippingMessageText } from '../../../src/domain/checkout/shipping-message.ts';
import { holdText, type ShipmentChoices, withChoice } from '../../../src/domain/checkout/shipping-options.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { useDraft } from '../../../src/state/checkout/drafts.ts';
import { Choice, type ChoiceOption } from '../../../src/ui/choice.tsx';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { Picture } from '../../../src/ui/picture.tsx';
import { Select } from '../../../src/ui/select.tsx';
import { checkoutOptionsMessages } from './options.messages.ts';
import { choicesOf, knownChoices } from './options-drafts.ts';
import { OptionsTrips } from './options-trips.tsx';

interface ShipmentProps {
  heading: string | undefined;
  /** Its items, with the number of pieces of each. */
  items: readonly { item: BasketItem; quantity: number }[];
  shipment: Shipment;
  labels: Checkout['deliveryDayLabels'];
  tripProblem: string | undefined;
  /** Called with a choice, which is saved at once. */
  onChoose: () => void;
  /** Called with the typed directions. */
  onLeave: () => void;
}

type Texts = typeof checkoutOptionsMessages;

/** The way and the day of sending a shipment (checkout §3, §4, §9). */
export function OptionsShipment(props: ShipmentProps): ReactNode {
  const { heading, items, shipment, labels, tripProblem, onChoose, onLeave } = props;
  const texts = useTexts(checkoutOptionsMessages);
  const { availableServiceLevels, shippingMessage, tripBooking, holidayHold } = shipment;
  const { values: choices, set } = useDraft(choicesOf(shipment), knownChoices(shipment));
  const choose = (changed: Partial<ShipmentChoices>) => {
    set(withChoice(choices, changed));
    onChoose();
  };
  const level =
    availableServiceLevels.find(({ code }) => `${code}` === choices.level) ??
    (availableServiceLevels.length === 1 ? availableServiceLevels[0] : undefined);
  const charge = shippingMessage && shippingMessageText(shippingMessage, texts, inWords, level?.charge);
  return (
    <div className="si-checkout__shipment">
      {heading && <h4 className="si-checkout__shipment-name">{heading}</h4>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-checkout__pictured" role="list">
        {items.map(({ item, quantity }) => (
          <ShipmentItem key={item.id} item={item} quantity={quantity} texts={texts} />
        ))}
      </ul>
      {availableServiceLevels.length === 1 && (
        <ShipmentLevel level={levelOption(availableServiceLevels[0]!, texts, labels)} />
      )}
      {availableServiceLevels.length > 1 && (
        <Choice
          legend={texts.serviceLevel}
          options={availableServiceLevels.map((level) => levelOption(level, texts, labels))}
          chosen={choices.level}
          onChoose={(level) => choose({ level })}
        />
      )}
      {charge && <p className="si-quiet">{charge}</p>}
      {shipment.isShipCompleteVisible && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
        <label className="si-choice__option">
          <ChoiceBox
            type="checkbox"
            checked={choices.isComplete}
            onChange={({ target }) => choose({ isComplete: target.checked })}
          />
          <span>
            <span>{`${texts.shipCompleteLabel} `}</span>
            <span className="si-quiet">{texts.shipCompleteNote}</span>
          </span>
        </label>
      )}
      {holidayHold && holidayHold.holidays.length > 0 && (
        <ShipmentHold
          holidays={holidayHold.holidays}
          texts={texts}
          chosen={choices.hold}
          onHold={(hold) => choose({ hold })}
        />
      )}
      {tripBooking && (
        <OptionsTrips
          shipment={shipment}
          trips={tripBooking.trips}
          choices={choices}
          problem={tripProblem}
          texts={texts}
          onTrip={(trip) => choose({ trip })}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

interface HoldProps {
  holidays: HolidayHold['holidays'];
  texts: Texts;
  chosen: string;
  onHold: (hold: string) => void;
}

/** The days before a holiday that a delivery can be held for. */
function ShipmentHold({ holidays, texts, chosen, onHold }: HoldProps): ReactNode {
  return (
    <Field label={texts.holdLegend} hint={texts.holdNote}>
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => onHold(target.value)}>
          <option value="">{texts.holdNone}</option>
          {holidays.map(({ id, name, dates, ranges }) => (
            <optgroup key={id} label={name}>
              {dates.map((day) => (
                <option key={day} value={day}>
                  {fillIn(texts.holdDate, name, dayInWords(day, texts))}
                </option>
              ))}
              {ranges.map((range) => (
                <option key={range.from} value={holdText({ selectedRange: range })}>
                  {fillIn(texts.holdRange, name, dayInWords(range.from, texts), dayInWords(range.to, texts))}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** A single way of shipping is no choice. */
function ShipmentLevel({ level }: { level: ChoiceOption }): ReactNode {
  return (
    <p className="si-checkout__level">
      <span>
        <span>{`${level.label} `}</span>
        <span className="si-quiet">{level.note}</span>
      </span>
      {level.price && <span className="si-choice__price">{level.price}</span>}
    </p>
  );
}

interface ShipmentItemProps {
  item: BasketItem;
  quantity: number;
  texts: Texts;
}

/** An item of the shipment, its picture first; the summary has its price. */
export function ShipmentItem({ item, quantity, texts }: ShipmentItemProps): ReactNode {
  const { itemInfo } = item;
  return (
    <li className="si-checkout__item">
      <Picture src={itemInfo?.imagePath ?? ''} srcHiRes={itemInfo?.imagePathHiRes} alt="" />
      <div>
        <p>{itemInfo?.name ?? item.sku}</p>
        <p className="si-quiet">{fillIn(texts.quantityLine, quantity)}</p>
      </div>
    </li>
  );
}

const inWords = (cents: number) => formatPrice(cents, pageContext());

/** A service level with its days and its charge. */
function levelOption(
  { code, name, edd, charge, dayLabel }: ServiceLevel,
  texts: Texts,
  labels: Checkout['deliveryDayLabels'],
): ChoiceOption {
  const days =
    dayLabel &&
    (labels?.[dayLabel] ??
      texts[`levelDays${dayLabel[0]!.toUpperCase()}${dayLabel.slice(1)}` as keyof Texts]);
  const price = charge === undefined ? undefined : charge === 0 ? texts.noCharge : inWords(charge);
  return {
    key: `${code}`,
    label: name,
    note: [edd ?? days, edd ? days : undefined].filter(Boolean).join(' · '),
    price,
  };
}
