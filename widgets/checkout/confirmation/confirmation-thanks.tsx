import { type ReactNode, useState } from 'react';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { setTymPreferences } from '../../../src/contract/checkout/order.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { useChange } from '../../../src/state/checkout/use-change.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Choice } from '../../../src/ui/choice.tsx';
import { ChoiceBox } from '../../../src/ui/choice-box.tsx';
import { FailureMessage, Message } from '../../../src/ui/message.tsx';
import { confirmationMessages } from './confirmation.messages.ts';

interface ThanksProps {
  checkout: Checkout;
  flow: CheckoutFlow;
}

/** The thank-you preference: by mail or not, and to which address (decision 53). */
export function ConfirmationThanks({ checkout, flow }: ThanksProps): ReactNode {
  const texts = useTexts(confirmationMessages);
  const { state, attempt, forget } = useChange();
  const known = checkout.tymPreferences;
  const [choice, setChoice] = useState({ isOptIn: false, isBilling: false, ...known });
  const { isOptIn, isBilling } = choice;
  const [saved, setSaved] = useState<typeof choice>();
  const { billingAddress, isBillingSameAsShipping } = checkout.payment;
  const hasBilling = !!billingAddress || isBillingSameAsShipping === true;
  const address = known?.address ?? checkout.recipientList.find((one) => one.address)?.address;

  const save = () =>
    attempt(async () => {
      await flow.change(setTymPreferences, {
        isOptIn,
        isBilling: isBilling || !address,
        ...(isOptIn && !isBilling && address && { address }),
      });
      setSaved(choice);
    });

  function choose(changed: Partial<typeof choice>) {
    setChoice({ ...choice, ...changed });
    forget();
  }

  return (
    <section className="si-checkout__recipient si-checkout__offer">
      <h3 className="si-checkout__part">{texts.tymHeading}</h3>
      <p>{texts.tymText}</p>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box is its control */}
      <label className="si-choice__option">
        <ChoiceBox
          type="checkbox"
          checked={isOptIn}
          onChange={({ target }) => choose({ isOptIn: target.checked })}
        />
        <span>{texts.tymOptIn}</span>
      </label>
      {isOptIn && address && (
        <Choice
          legend={texts.tymWhere}
          options={[
            { key: 'shipping', label: texts.tymShipping },
            ...(hasBilling ? [{ key: 'billing', label: texts.tymBilling }] : []),
          ]}
          chosen={isBilling ? 'billing' : 'shipping'}
          onChoose={(key) => choose({ isBilling: key === 'billing' })}
        />
      )}
      <FailureMessage state={state} />
      {/* Another choice may have been made meanwhile. */}
      {state.status === 'idle' && saved === choice && <Message kind="success">{texts.tymSaved}</Message>}
      <Button kind="secondary" isBusy={state.status === 'busy'} onClick={save}>
        {texts.tymSave}
      </Button>
    </section>
  );
}
