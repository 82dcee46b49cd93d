import type { ReactNode } from 'react';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { recipientInLine } from '../../src/domain/checkout/address-lines.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { stepMessages } from '../../src/domain/checkout/checkout-step-messages.ts';
import { chosenLevel } from '../../src/domain/checkout/chosen-level.ts';
import { checkoutSteps, type StepIndex, stepIndexes } from '../../src/domain/checkout/steps.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../src/state/checkout/checkout-flow.ts';
import { CheckoutEdit } from './checkout-edit.tsx';

interface DoneProps {
  step: StepIndex;
  checkout: Checkout;
  flow: CheckoutFlow;
}

/** A step that is done, in two lines. */
export function CheckoutDone({ step, checkout, flow }: DoneProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const name = texts[`${checkoutSteps[step].key as 'shipping'}Name`];
  const lines = linesOf(step, checkout, useTexts(stepMessages));
  return (
    <section className="si-checkout__done">
      <h2 className="si-checkout__done-name">{name}</h2>
      <CheckoutEdit step={step} name={name} flow={flow} />
      {lines.length > 0 && (
        <p className="si-checkout__done-lines">
          {lines.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** At most two lines; more recipients or shipments are counted. */
function linesOf(step: StepIndex, checkout: Checkout, texts: typeof stepMessages): string[] {
  const all = [...new Set(allLines(step, checkout, texts))];
  return all.length > 2 ? [all[0]!, fillIn(texts.more, all.length - 1)] : all;
}

function allLines(step: StepIndex, checkout: Checkout, texts: typeof stepMessages): string[] {
  const { recipientList } = checkout;
  switch (step) {
    case stepIndexes.shipping:
      return recipientList.map((recipient) => recipientInLine(recipient, checkout, texts));
    case stepIndexes.options:
      return recipientList.flatMap(({ shipments }) => shipments.flatMap((one) => chosenLevel(one) ?? []));
    default:
      return [];
  }
}
