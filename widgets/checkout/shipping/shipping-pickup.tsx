import type { ReactNode } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { nextStep } from '../../../src/state/checkout/next-step.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { CheckoutItem } from '../checkout-item.tsx';
import { shippingStepMessages } from './shipping.messages.ts';
import { isPickup, type ShippingParts } from './shipping.state.ts';
import { ShippingActions } from './shipping-actions.tsx';

/** The pickup items, which need no address. */
export function ShippingPickup({ checkout }: { checkout: Checkout }): ReactNode {
  const texts = useTexts(shippingStepMessages);
  const stores = checkout.recipientList.filter(isPickup);
  return stores.map(({ id, store }) => (
    <section className="si-checkout-shipping__pickup" key={id}>
      <h3 className="si-checkout__part">{[texts.pickUpAt, store?.name].filter(Boolean).join(' ')}</h3>
      <p className="si-quiet">
        <bdi>{[...(store?.lines ?? []), store?.hours].filter(Boolean).join(' · ')}</bdi>
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-checkout__items" role="list">
        {checkout.basketItems.map(
          (item) =>
            item.isPickup &&
            (stores.length < 2 || item.recipientId === id) && (
              <CheckoutItem key={item.id} checkout={checkout} item={item} />
            ),
        )}
      </ul>
      <p className="si-quiet">{texts.pickupNote}</p>
    </section>
  ));
}

/** The step of an order that is picked up: no address is needed. */
export function ShippingNothing({ checkout, flow }: ShippingParts): ReactNode {
  const { state, attempt } = useChange();
  const next = (): Promise<unknown> => attempt(() => nextStep(flow, stepIndexes.shipping, { again: next }));
  return (
    <form
      className="si-checkout-shipping"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <ShippingPickup checkout={checkout} />
      <ShippingActions state={state} />
    </form>
  );
}
