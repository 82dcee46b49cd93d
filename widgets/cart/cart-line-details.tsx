import { type ReactNode, useId } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import { type LineDetails, lineDetails } from '../../src/domain/cart/line-facts.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import type { CartQueue } from '../../src/state/cart/cart-queue.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { ChoiceBox } from '../../src/ui/choice-box.tsx';
import { Select } from '../../src/ui/select.tsx';
import { isPickedUp, type LineDate } from './cart.state.ts';
import type { CartTexts } from './cart-lines.tsx';

const price = (cents: number) => formatPrice(cents, pageContext());

interface DetailsProps {
  line: CartLineItem;
  texts: CartTexts;
  queue: CartQueue;
  edd: LineDate;
}

/** The details of a line below its options: personalization, messages, installation, and how it is delivered. */
export function CartLineDetails({ line, texts, queue, edd }: DetailsProps): ReactNode {
  const { id, name = line.sku, shippingDeliveryOptions: options } = line;
  const facts = lineDetails(line, { texts, price });
  const delivery = { line, name, texts, queue, edd, facts };
  const hasPickup = options?.isStorePickupOptionVisible;
  const isAtStore = hasPickup && isPickedUp(line);
  return (
    <>
      {facts.personalization.map((text, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <p className="si-quiet" key={nth}>
          {text}
        </p>
      ))}
      {facts.messages.map((message, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <p className="si-cart__line-message" key={nth}>
          {message}
        </p>
      ))}
      {facts.installation && (
        <p className="si-cart__installation">
          <span>{facts.installation}</span>
          <CartAction name={name} onPress={() => queue.change({ kind: 'installation', id })}>
            {texts.removeInstallation}
          </CartAction>
        </p>
      )}
      {hasPickup && <ShipOrPickup {...delivery} />}
      {!isAtStore && facts.shipMethods.length > 1 && <ShipMethod {...delivery} />}
      {isAtStore && options.pickupQuantityMessage && (
        <p className="si-cart__line-message">{options.pickupQuantityMessage}</p>
      )}
      {!hasPickup && <LineArrival edd={edd} date={edd || options?.shippingOption?.edd} />}
    </>
  );
}

interface DeliveryProps extends DetailsProps {
  name: string;
  facts: LineDetails;
}

interface ArrivalProps {
  edd: LineDate;
  /** From the delivery dates call, else the cart's own. */
  date: string | undefined;
}

/** When a line arrives; it keeps its place while the date is asked for. */
const LineArrival = ({ edd, date }: ArrivalProps): ReactNode =>
  (edd !== undefined || date) && <span className="si-quiet si-cart__date">{edd !== null && date}</span>;

/** Shipped, or picked up at the store (checkout §3). */
function ShipOrPickup({ line, name, texts, queue, edd, facts }: DeliveryProps): ReactNode {
  const { id, shippingDeliveryOptions: options } = line;
  const group = useId();
  const ways = [
    ['ship', texts.ship, options?.shippingOption],
    ['pickup', facts.pickup, options?.bopsOption],
  ] as const;
  return (
    <fieldset className="si-cart__delivery">
      <legend className="si-visually-hidden">{fillIn(texts.deliveryNamed, name)}</legend>
      {ways
        .filter(([key]) => key === 'pickup' || options?.isShipOptionVisible)
        .map(([key, label, way]) => {
          const isChosen = options?.selectedShipOption === key;
          return (
            // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
            <label className="si-cart__way" key={key}>
              <ChoiceBox
                type="radio"
                name={group}
                checked={isChosen}
                onChange={() => queue.change({ kind: 'ship', id, isPickupSelected: key === 'pickup' })}
              />
              <span>
                <span>{label}</span>
                <LineArrival edd={edd} date={(isChosen && edd) || way?.edd} />
              </span>
            </label>
          );
        })}
    </fieldset>
  );
}

function ShipMethod({ line, name, texts, queue, facts }: DeliveryProps): ReactNode {
  const { id, shipMethod } = line;
  const { shipMethods } = facts;
  return (
    <div className="si-cart__ship-method">
      <Select
        aria-label={fillIn(texts.shipMethod, name)}
        value={shipMethod ?? shipMethods[0]!.code}
        onChange={({ target }) => queue.change({ kind: 'ship', id, shipMethod: Number(target.value) })}
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
