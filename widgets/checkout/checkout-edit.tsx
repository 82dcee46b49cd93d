import type { ReactNode } from 'react';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import type { StepIndex } from '../../src/domain/checkout/steps.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { followPlainPress } from '../../src/hooks/plain-press.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { addressOfStep } from '../../src/state/checkout/step-address.ts';

interface EditProps {
  step: StepIndex;
  /** The part to edit, added to the link's name for screen readers: "Edit Shipping". */
  name: string;
  flow: CheckoutFlow;
  /** The step shown after editing; by default the next one. */
  returnStep?: StepIndex;
}

/** A link back to a completed step. */
export function CheckoutEdit({ step, name, flow, returnStep }: EditProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  return (
    <a
      href={addressOfStep(step)}
      aria-label={fillIn(texts.editNamedStep, name)}
      onClick={followPlainPress(() => flow.askFor(step, returnStep))}
    >
      {texts.editStep}
    </a>
  );
}
