import { type ReactNode, useId } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import type { CartQueue } from '../../src/state/cart/cart-queue.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { ChoiceBox } from '../../src/ui/choice-box.tsx';
import { Select } from '../../src/ui/select.tsx';
import { isPickedUp, type LineDate } from './cart.state.ts';
import type { CartTexts } from './cart-lines.tsx';

interface DetailsProps {
  line: CartLineItem;
  texts: CartTexts;
  queue: CartQueue;
  edd: LineDate;
}

/** The details of a line below its options: personalization, messages, installation, and how it is delivered. */
export function CartLineDetails({ line, texts, queue, edd }: DetailsProps): ReactNode {
  const { id, name = line.sku, installationFee, shipMethods, shippingDeliveryOptions: options } = line;
  const delivery = { line, name, texts, queue, edd };
  const hasPickup = options?.isStorePickupOptionVisible;
  const isAtStore = hasPickup && isPickedUp(line);
  return (
    <>
      {line.personalization.map((text, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <p className="si-quiet" key={nth}>
          {fillIn(texts.personalized, text)}
        </p>
      ))}
      {line.lineLevelMessages.map((message, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <p className="si-cart__line-message" key={nth}>
          {message}
        </p>
      ))}
      {line.isInstallationServiceRequired && (
        <p className="si-cart__installation">
          {installationFee === undefined
            ? texts.installation
            : fillIn(texts.installationFee, formatPrice(installationFee, pageContext()))}
          <CartAction name={name} onPress={() => queue.change({ kind: 'installation', id })}>
            {texts.removeInstallation}
          </CartAction>
        </p>
      )}
      {hasPickup && <ShipOrPickup {...delivery} />}
      {!isAtStore && shipMethods.length > 1 && <ShipMethod {...delivery} />}
      {isAtStore && options.pickupQuantityMessage && (
        <p className="si-cart__line-message">{options.pickupQuantityMessage}</p>
      )}
      {!hasPickup && <LineArrival edd={edd} date={edd || options?.shippingOption?.edd} />}
    </>
  );
}

interface DeliveryProps extends DetailsProps {
  name: string;
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
function ShipOrPickup({ line, name, texts, queue, edd }: DeliveryProps): ReactNode {
  const { id, shippingDeliveryOptions: options } = line;
  const group = useId();
  const store = options?.bopsOption?.storeName;
  const ways = [
    ['ship', texts.ship, options?.shippingOption],
    ['pickup', store ? fillIn(texts.pickupAt, store) : texts.pickup, options?.bopsOption],
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
                {label}
                <LineArrival edd={edd} date={(isChosen && edd) || way?.edd} />
              </span>
            </label>
          );
        })}
    </fieldset>
  );
}

function ShipMethod({ line, name, texts, queue }: DeliveryProps): ReactNode {
  const { id, shipMethod, shipMethods } = line;
  return (
    <div className="si-cart__ship-method">
      <Select
        aria-label={fillIn(texts.shipMethod, name)}
        value={shipMethod ?? shipMethods[0]!.code}
        onChange={({ target }) => queue.change({ kind: 'ship', id, shipMethod: Number(target.value) })}
      >
        {shipMethods.map(({ code, name: label, charge }) => (
          <option key={code} value={code}>
            {charge === undefined ? label : `${label} – ${formatPrice(charge, pageContext())}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
