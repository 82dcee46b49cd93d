import { useStore } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { lazyView, useLazyView } from '../../../src/hooks/use-lazy-view.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { useTrackedStep } from '../../../src/state/checkout/track-steps.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Skeleton } from '../../../src/ui/skeleton.tsx';
import { CheckoutFailed } from '../checkout-failed.tsx';
import { CheckoutLeave } from '../checkout-leave.tsx';
import type { StepProps } from '../checkout-step-file.ts';
import { shippingStepMessages } from './shipping.messages.ts';
import {
  maySplit,
  shippedItems,
  shippedTo,
  takeServerForm,
  useKnownCode,
  useShippingDraft,
} from './shipping.state.ts';
import { focusFirst } from './shipping-actions.tsx';
import { ShippingAddress } from './shipping-address.tsx';
import { ShippingNothing } from './shipping-pickup.tsx';

export { CheckoutShipping as View };

/** The view for several addresses. */
const recipients = lazyView(
  async () =>
    (await import(/* Ships an order to several addresses. */ './shipping-recipients.tsx')).ShippingRecipients,
);

/**
 * The address that the order is shipped to, or several (checkout §4). Starts with the shopper's entries in the server’s
 * form.
 */
export function CheckoutShipping({ checkout, flow }: StepProps): ReactNode {
  const island = useIsland();
  const store = useStore();
  const { isStarted } = flow.state;
  const code = useKnownCode(checkout);
  const [isReady, setReady] = useState(false);

  useLayoutEffect(() => {
    if (!isStarted) return;
    takeServerForm(island, checkout, store, code);
    setReady(true);
  }, [isStarted, island, checkout, store, code]);

  useTrackedStep(checkout, flow);
  return (
    isReady && (
      <>
        <Shipping checkout={checkout} flow={flow} />
        <CheckoutLeave flow={flow} />
      </>
    )
  );
}

/** Loads what the step shows at once, so that its height does not change. */
export async function prepare(checkout: Checkout | undefined): Promise<void> {
  // A failure shows where the view would be.
  if (checkout && shippedTo(checkout).length > 1) await recipients.load().catch(() => {});
}

function Shipping({ checkout, flow }: Pick<StepProps, 'checkout' | 'flow'>): ReactNode {
  const texts = useTexts(shippingStepMessages);
  const draft = useShippingDraft(checkout);
  const place = useRef<HTMLDivElement>(null);
  const [switched, setSwitched] = useState(0);
  const parts = { checkout, flow, draft };
  const { view: View, ...several } = useLazyView(draft.isSeveral ? recipients : undefined);

  // The pressed button has unmounted.
  const isShown = !draft.isSeveral || !!View;
  useLayoutEffect(() => {
    if (switched && isShown) focusFirst(place.current!);
  }, [switched, isShown]);

  const switchTo = (mode: 'one' | 'several') => (
    <Button
      kind="link"
      onClick={() => {
        draft.set({ mode });
        setSwitched(switched + 1);
      }}
    >
      {mode === 'one' ? texts.shipToOne : texts.shipToSeveral}
    </Button>
  );

  if (!shippedItems(checkout).length) return <ShippingNothing {...parts} />;
  return (
    <div className="si-checkout-shipping" ref={place}>
      {!draft.isSeveral ? (
        <ShippingAddress {...parts} switcher={maySplit(checkout) && switchTo('several')} />
      ) : View ? (
        <View {...parts} switcher={switchTo('one')} />
      ) : several.hasFailed ? (
        <CheckoutFailed onRetry={several.retry}>{switchTo('one')}</CheckoutFailed>
      ) : (
        <Skeleton shape="field" lines={4} />
      )}
    </div>
  );
}
