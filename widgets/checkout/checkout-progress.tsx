import type { ReactNode } from 'react';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { checkoutSteps, type StepIndex, walkedSteps } from '../../src/domain/checkout/steps.ts';
import { followPlainPress } from '../../src/hooks/plain-press.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { addressOfStep } from '../../src/state/checkout/step-address.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';

interface ProgressProps {
  step: StepIndex;
  furthest: StepIndex;
  flow: CheckoutFlow;
}

/** Progress through the steps: done steps are links, the shown one is current. */
export function CheckoutProgress({ step, furthest, flow }: ProgressProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  return (
    <nav className="si-checkout__progress" aria-label={texts.stepsLabel}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without numbers */}
      <ol role="list">
        {walkedSteps.map((one) => {
          // A step that the server would let pass, but that nobody has been through, is a link without a mark.
          const isDone = one < furthest && one !== step && one < flow.state.reached;
          const name = texts[`${checkoutSteps[one].key}Name`];
          const content = (
            <>
              <span className="si-checkout__mark" aria-hidden="true">
                {isDone ? <Icon name="check" /> : one}
              </span>
              <span>{name}</span>
              {isDone && <VisuallyHidden>{` (${texts.stepDone})`}</VisuallyHidden>}
            </>
          );
          return (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              {one !== step && one <= furthest ? (
                <a href={addressOfStep(one)} onClick={followPlainPress(() => flow.askFor(one))}>
                  {content}
                </a>
              ) : (
                <span>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
