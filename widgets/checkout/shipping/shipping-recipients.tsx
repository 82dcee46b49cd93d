import { type ReactNode, type SubmitEvent, useMemo, useRef, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useKeptFocus } from '../../../src/ui/cart/use-kept-focus.ts';
import { ProblemList } from '../../../src/ui/checkout/problem-list.tsx';
import type { Elements } from '../../../src/ui/elements.ts';
import { type ShippingParts, shippedTo } from './shipping.state.ts';
import { ShippingActions } from './shipping-actions.tsx';
import { AddressOptions } from './shipping-address-options.tsx';
import { knownParts } from './shipping-basket.state.ts';
import { RemovedItem, SharedItem } from './shipping-item.tsx';
import { ShippingMove } from './shipping-move.tsx';
import { ShippingNewAddress } from './shipping-new-address.tsx';
import type { ShippingPartProps } from './shipping-part.tsx';
import { ShippingPickup } from './shipping-pickup.tsx';
import { recipientsMessages } from './shipping-recipients.messages.ts';
import { useShippingRecipients } from './shipping-recipients.state.ts';

interface RecipientsProps extends ShippingParts {
  /** Leads back to one address. */
  switcher: Elements;
}

/** Several recipients: every item with its parts, each with an address and a quantity (checkout §4). */
export function ShippingRecipients({ switcher, ...step }: RecipientsProps): ReactNode {
  const { checkout, flow } = step;
  const texts = useTexts(recipientsMessages);
  const shared = useShippingRecipients(step);
  const { changes } = shared;
  const [adding, setAdding] = useState<{ partId: string; opener: HTMLElement }>();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    shared.next();
  }

  return (
    <>
      <form className="si-checkout-shipping__several" method="post" noValidate onSubmit={handleSubmit}>
        <SharedItems
          checkout={checkout}
          shared={shared}
          onAdd={(partId, opener) => setAdding({ partId, opener })}
        />
        {shippedTo(checkout).length > 1 && (
          <ShippingMove checkout={checkout} changes={changes} texts={texts} />
        )}
        {switcher}
        <ShippingPickup checkout={checkout} />
        <ShippingActions state={shared.state} onCancel={shared.isDirty && shared.cancel} />
      </form>
      {adding && (
        <ShippingNewAddress
          checkout={checkout}
          flow={flow}
          partId={adding.partId}
          opener={adding.opener}
          onSaved={() => {
            changes.forgetChoice(adding.partId);
            setAdding(undefined);
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}

interface ItemsProps {
  checkout: Checkout;
  shared: ReturnType<typeof useShippingRecipients>;
  /** The shopper wants to enter a new address for a part. */
  onAdd: ShippingPartProps['on']['addAddress'];
}

/** The items, with the removed ones at their former places. */
function SharedItems({ checkout, shared, onAdd }: ItemsProps): ReactNode {
  const texts = useTexts(recipientsMessages);
  const options = useMemo(
    () => <AddressOptions checkout={checkout} texts={texts} hasNew />,
    [checkout, texts],
  );
  const on = useSameFunctions({ set: shared.set, addAddress: onAdd });
  useKeptFocus(shared.place);
  return (
    <div className="si-checkout-shipping__shared" ref={shared.place} tabIndex={-1}>
      <ProblemList
        problems={shared.listed.map((name) => ({ name, text: shared.problems[name]! }))}
        onGo={shared.focus}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-checkout-shipping__items" role="list" aria-label={texts.severalHeading}>
        {shared.items.map((item) =>
          item.isRemoved ? (
            <RemovedItem key={item.id} item={item} texts={texts} />
          ) : (
            <SharedItem
              key={`${item.id} ${shared.round}`}
              item={item}
              checkout={checkout}
              values={shared.values}
              known={knownParts(checkout)}
              problems={shared.problems}
              changes={shared.changes}
              options={options}
              texts={texts}
              on={on}
            />
          ),
        )}
      </ul>
    </div>
  );
}

/** Stable handlers, so that a change renders only its own part. */
function useSameFunctions(given: ShippingPartProps['on']): ShippingPartProps['on'] {
  const latest = useRef(given);
  latest.current = given;
  const [same] = useState<ShippingPartProps['on']>(() => ({
    set: (partId, changed) => latest.current.set(partId, changed),
    addAddress: (partId, select) => latest.current.addAddress(partId, select),
  }));
  return same;
}
