import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { checkoutSteps, stepIndexes, walkedSteps } from '../../src/domain/checkout/steps.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCheckoutFlow } from '../../src/state/checkout/use-checkout-flow.ts';
import { Button } from '../../src/ui/button.tsx';
import { Message } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { CheckoutProps } from './checkout.island.ts';
import { askedStep, useStepView } from './checkout.state.ts';
import { CheckoutDone } from './checkout-done.tsx';
import { CheckoutLeave } from './checkout-leave.tsx';
import { CheckoutProgress } from './checkout-progress.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';

/** The checkout (checkout §2.1, §4): the steps that are done, the one that is shown, and what the order costs. */
export function Checkout(props: CheckoutProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(checkoutMessages);
  const { flow, state, checkout, step, ...more } = useCheckoutFlow({
    asked: askedStep(props.step),
    seed: props.checkout,
    onMissing: () => island.fail(Error('the checkout could not be loaded')),
  });
  const view = useStepView(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = checkoutSteps[step];
  const title = texts[`${key}Step`];

  // After a step change the shopper is at its heading.
  useLayoutEffect(() => {
    if (!state.moves) return;
    document.title = fillIn(texts.pageTitle, title);
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [state.moves, title, texts.pageTitle]);

  if (!checkout || (!view.View && !view.hasFailed && !state.moves)) return <ServerContent />;

  const { View } = view;
  const isConfirmation = step === stepIndexes.confirmation;
  const section = (
    <section className="si-checkout__step" aria-labelledby={`si-checkout-${key}`} key={key}>
      <h2 className="si-heading" id={`si-checkout-${key}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {state.notice && <Message kind="error">{state.notice}</Message>}
      {View && <View {...props} checkout={checkout} flow={flow} />}
      {view.hasFailed && (
        <div className="si-checkout__failed">
          <Message kind="error">{texts.stepNotLoaded}</Message>
          <Button kind="secondary" onClick={view.retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {!View && !view.hasFailed && <Skeleton shape="field" lines={5} />}
    </section>
  );
  if (isConfirmation)
    return (
      <div className="si-checkout" data-step={key}>
        {section}
      </div>
    );
  return (
    <div className="si-checkout" data-step={key}>
      <CheckoutProgress step={step} furthest={checkout.furthestStep} flow={flow} />
      <CheckoutSummary {...more} checkout={checkout} state={state} cartUrl={props.cartUrl} />
      <div className="si-checkout__main">
        {checkout.checkoutMessage && <p className="si-checkout__notice">{checkout.checkoutMessage}</p>}
        {walkedSteps.map((one) =>
          one === step ? (
            section
          ) : one < step && step !== stepIndexes.review ? (
            <CheckoutDone key={checkoutSteps[one].key} step={one} checkout={checkout} flow={flow} />
          ) : null,
        )}
      </div>
      {state.askedStep !== undefined && <CheckoutLeave flow={flow} />}
    </div>
  );
}
