import type { ReactNode } from 'react';
import { checkoutSteps, stepIndexes, walkedSteps } from '../../src/domain/checkout/steps.ts';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { keepFocus } from '../../src/runtime/keep-focus.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCheckoutFlow } from '../../src/state/checkout/use-checkout-flow.ts';
import type { CheckoutProps } from './checkout.island.ts';
import { askedStep, useStepView } from './checkout.state.ts';
import { CheckoutDone } from './checkout-done.tsx';
import { useServerHeight } from './checkout-height.ts';
import { useCheckoutParts } from './checkout-parts.ts';
import { CheckoutProgress } from './checkout-progress.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CheckoutUnread } from './checkout-unread.tsx';

/** The checkout (checkout §2.1, §4): the completed steps, the current one, and the sums of the order. */
export function Checkout(props: CheckoutProps): ReactNode {
  const island = useIsland();
  const { flow, state, checkout, step, isUnread, ...more } = useCheckoutFlow({
    asked: askedStep(props.step),
    seed: props.checkout,
    onMissing: () => island.fail(Error('the checkout could not be loaded')),
  });
  useCheckoutParts();
  const view = useStepView(step, checkout);
  const isShown = !!checkout && (!!view.View || view.hasFailed || state.moves > 0);
  useServerHeight(isShown, state.moves > 0);
  if (isUnread) return <CheckoutUnread {...more} />;
  if (!isShown) return <CheckoutServer />;

  const { key } = checkoutSteps[step];
  const shown = (
    <CheckoutStep
      key={key}
      step={step}
      state={state}
      view={view}
      checkout={checkout}
      flow={flow}
      given={props}
    />
  );
  return (
    <div className="si-checkout" data-step={key}>
      {step === stepIndexes.confirmation ? (
        shown
      ) : (
        <>
          <CheckoutProgress step={step} furthest={checkout.furthestStep} flow={flow} />
          <CheckoutSummary {...more} checkout={checkout} state={state} cartUrl={props.cartUrl} />
          <div className="si-checkout__main">
            {checkout.checkoutMessage && <p className="si-server-message">{checkout.checkoutMessage}</p>}
            {walkedSteps.map((one) =>
              one === step
                ? shown
                : one < step &&
                  step !== stepIndexes.review && (
                    <CheckoutDone key={one} step={one} checkout={checkout} flow={flow} />
                  ),
            )}
          </div>
        </>
      )}
    </div>
  );
}

/**
 * The server's step, until the island's is loaded. Then the focus moves to the field of the same name, with the caret.
 * If there is none, nothing is focused: the shopper's next key must not reach another control.
 */
function CheckoutServer(): ReactNode {
  const { host } = useIsland();
  // Runs just before the server's step leaves the page. A step may first read the server's form and render the text typed
  // there, all in the same task.
  useOnMountBeforePaint(() => () => {
    const { name } = document.activeElement as HTMLInputElement;
    const restoreFocus = keepFocus(host);
    queueMicrotask(() => host.contains(document.getElementsByName(name)[0]!) && restoreFocus());
  });
  return <ServerContent />;
}
