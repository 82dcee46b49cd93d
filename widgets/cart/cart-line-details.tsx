import { type ReactNode, useId } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import type { CartQueue } from '../../src/state/cart/cart-queue.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { ChoiceBox } from '../../src/ui/choice-box.tsx';
import { Select } from '../../src/ui/select.tsx';
import { isPickedUp } from './cart.state.ts';
import type { CartTexts } from './cart-lines.tsx';

interface DetailsProps {
  line: CartLineItem;
  texts: CartTexts;
  queue: CartQueue;
  edd: string | undefined;
  outage: string | undefined;
}

/** The details of a line below its options: personalization, messages, installation, and how it is delivered. */
export function CartLineDetails(props: DetailsProps): ReactNode {
  const { line, texts, queue } = props;
  const { id, name = line.sku, installationFee } = line;
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
      <Delivery {...props} name={name} />
    </>
  );
}

interface DeliveryProps extends DetailsProps {
  name: string;
}

function Delivery(props: DeliveryProps): ReactNode {
  const { line, edd, outage } = props;
  const { shipMethods, shippingDeliveryOptions: options } = line;
  const shipDate = outage ?? edd ?? options?.shippingOption?.edd;
  const hasPickup = options?.isStorePickupOptionVisible;
  const isAtStore = hasPickup && isPickedUp(line);
  return (
    <>
      {hasPickup && <ShipOrPickup {...props} edd={shipDate} />}
      {!isAtStore && shipMethods.length > 1 && <ShipMethod {...props} />}
      {isAtStore && options.pickupQuantityMessage && (
        <p className="si-cart__line-message">{options.pickupQuantityMessage}</p>
      )}
      {!hasPickup && shipDate && <p className="si-quiet">{shipDate}</p>}
    </>
  );
}

/** Shipped, or picked up at the store (checkout §3). */
function ShipOrPickup({ line, name, texts, queue, edd, outage }: DeliveryProps): ReactNode {
  const { id, shippingDeliveryOptions: options } = line;
  const group = useId();
  const store = options?.bopsOption?.storeName;
  const ways = [
    ['ship', texts.ship, edd],
    ['pickup', store ? fillIn(texts.pickupAt, store) : texts.pickup, outage ?? options?.bopsOption?.edd],
  ] as const;
  return (
    <fieldset className="si-cart__delivery">
      <legend className="si-visually-hidden">{fillIn(texts.deliveryNamed, name)}</legend>
      {ways
        .filter(([key]) => key === 'pickup' || options?.isShipOptionVisible)
        .map(([key, label, note]) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is its control
          <label className="si-cart__way" key={key}>
            <ChoiceBox
              type="radio"
              name={group}
              checked={options?.selectedShipOption === key}
              onChange={() => queue.change({ kind: 'ship', id, isPickupSelected: key === 'pickup' })}
            />
            <span>
              {label}
              {note && <span className="si-quiet"> {note}</span>}
            </span>
          </label>
        ))}
    </fieldset>
  );
}

function ShipMethod({ line, name, texts, queue }: DeliveryProps): ReactNode {
  const { id, shipMethod, shipMethods } = line;
  return (
    <div className="si-cart__ship-method">
      <Select
        aria-label={`${texts.shipMethod}: ${name}`}
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
