import type { ReactNode } from 'react';
import type { cartDeliveryMessages } from '../../domain/cart/cart-line-messages.ts';
import type { LineDelivery as Ways } from '../../domain/cart/line-facts.ts';
import { fillIn } from '../../domain/messages.ts';
import { usePageId } from '../../hooks/use-page-id.ts';
import { ChoiceBox } from '../choice-box.tsx';
import { Select } from '../select.tsx';

/**
 * The date of one way of delivery: empty while it is requested, null if there is none, undefined if it is not requested.
 */
type Asked = string | null | undefined;

export interface LineDeliveryProps {
  /** The product's name. */
  name: string;
  texts: typeof cartDeliveryMessages;
  ways: Ways;
  shipDate?: Asked;
  pickupDate?: Asked;
  onChange: (change: { isPickupSelected: boolean } | { shipMethod: number }) => void;
}

/** How a line of the cart comes to the shopper, and when; where there is a choice, it can be changed (checkout §3). */
export function LineDelivery(props: LineDeliveryProps): ReactNode {
  const { ways, shipDate, pickupDate } = props;
  return (
    <>
      {ways.hasPickup && <ShipOrPickup {...props} />}
      {!(ways.hasPickup && ways.isPickedUp) && ways.shipMethods.length > 1 && <ShipMethod {...props} />}
      {ways.pickupMessage && <p className="si-line-delivery__message">{ways.pickupMessage}</p>}
      {ways.only && <p className="si-quiet">{ways.only}</p>}
      {!ways.hasPickup &&
        (ways.isPickedUp ? (
          <Arrival asked={pickupDate} own={ways.pickupEdd} />
        ) : (
          <Arrival asked={shipDate} own={ways.shipEdd} />
        ))}
    </>
  );
}

interface ArrivalProps {
  /** The date from the call for delivery dates. */
  asked: Asked;
  /** The cart's own. */
  own: string | undefined;
}

/** When a line arrives; it keeps its place while the date is asked for. */
const Arrival = ({ asked, own }: ArrivalProps): ReactNode =>
  (asked !== undefined || own) && (
    <span className="si-quiet si-line-delivery__date">{asked !== null && (asked || own)}</span>
  );

/** Shipped, or picked up at the store (checkout §3). */
function ShipOrPickup({ name, texts, ways, shipDate, pickupDate, onChange }: LineDeliveryProps): ReactNode {
  const group = usePageId();
  const choices = [
    { key: 'ship', label: texts.ship, asked: shipDate, own: ways.shipEdd },
    { key: 'pickup', label: ways.pickup, asked: pickupDate, own: ways.pickupEdd },
  ];
  return (
    <fieldset className="si-line-delivery">
      <legend className="si-visually-hidden">{fillIn(texts.deliveryNamed, name)}</legend>
      {choices
        .filter(({ key }) => key === 'pickup' || ways.hasShip)
        .map(({ key, label, ...date }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
          <label className="si-line-delivery__way" key={key}>
            <ChoiceBox
              type="radio"
              name={group}
              checked={ways.isPickedUp === (key === 'pickup')}
              onChange={() => onChange({ isPickupSelected: key === 'pickup' })}
            />
            <span>
              <span>{label}</span>
              <Arrival {...date} />
            </span>
          </label>
        ))}
    </fieldset>
  );
}

function ShipMethod({ name, texts, ways: { shipMethod, shipMethods }, onChange }: LineDeliveryProps) {
  return (
    <div className="si-line-delivery__method">
      <Select
        aria-label={fillIn(texts.shipMethod, name)}
        value={shipMethod ?? shipMethods[0]!.code}
        onChange={({ target }) => onChange({ shipMethod: Number(target.value) })}
      >
        {shipMethods.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
