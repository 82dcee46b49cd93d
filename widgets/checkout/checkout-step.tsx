import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { checkoutSteps, type StepIndex, titleOfStep } from '../../src/domain/checkout/steps.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import type { FlowState } from '../../src/state/checkout/flow-state.ts';
import { Message } from '../../src/ui/message.tsx';
import { guardAppearing, guardPresses } from '../../src/ui/press-guard.ts';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { CheckoutProps } from './checkout.island.ts';
import type { StepLoading } from './checkout.state.ts';
import { CheckoutFailed } from './checkout-failed.tsx';

interface StepFrameProps {
  step: StepIndex;
  state: FlowState;
  view: StepLoading;
  checkout: Checkout;
  flow: CheckoutFlow;
  given: CheckoutProps;
}

/** The step that is shown. After a step change the focus is at its heading, or at the error that led back to it. */
export function CheckoutStep({ step, state, view, checkout, flow, given }: StepFrameProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = checkoutSteps[step];
  const title = texts[`${key}Step`];
  const { key: keyBefore } = checkoutSteps[state.stepBefore ?? step];
  const titleBefore = fillIn(texts.pageTitle, texts[`${keyBefore}Step`]);
  const { View, PaymentSummary, hasFailed, retry } = view;

  useLayoutEffect(() => {
    if (!state.moves) return;
    document.title = titleOfStep(document.title, titleBefore, fillIn(texts.pageTitle, title));
    // Called like this, scrolling forces no layout.
    scrollTo(0, 0);
    // A message with the focus, such as why a card was declined, comes before the heading.
    const all = heading.current!.closest('section')!;
    const said = all.querySelector<HTMLElement>('[data-state="error"][tabindex="-1"]');
    (said ?? heading.current!).focus({ preventScroll: !said });
  }, [state.moves, title, titleBefore, texts.pageTitle]);

  // Everything around the step moves with it.
  const isShown = !!View;
  useLayoutEffect(() => {
    const all = heading.current!.closest('[data-step]')!;
    if (state.moves && isShown) guardPresses(all);
    return guardAppearing(all);
  }, [state.moves, isShown]);

  return (
    <section className="si-checkout__step" aria-labelledby={`si-checkout-${key}`}>
      <h2 className="si-heading" id={`si-checkout-${key}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {state.problem && <Message kind="error">{state.problem}</Message>}
      {View ? (
        <View {...given} checkout={checkout} flow={flow} PaymentSummary={PaymentSummary} />
      ) : hasFailed ? (
        <CheckoutFailed onRetry={retry} />
      ) : (
        <Skeleton shape="field" lines={5} />
      )}
    </section>
  );
}
