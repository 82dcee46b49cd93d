import { useStore } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { recipientInLine } from '../../../src/domain/checkout/address-lines.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { Button } from '../../../src/ui/button.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { CheckoutLeave } from '../checkout-leave.tsx';
import type { StepProps } from '../checkout-step-file.ts';
import { checkoutOptionsMessages } from './options.messages.ts';
import { useOptions } from './options.state.ts';
import { OptionsRecipient } from './options-recipient.tsx';
import { takeServerTexts } from './options-server.ts';

export { CheckoutOptions as View };

/** Shipping, pickup and gift options for each part of the order (checkout §3, §4). */
export function CheckoutOptions({ checkout, flow }: StepProps): ReactNode {
  const texts = useTexts(checkoutOptionsMessages);
  const options = useOptions(checkout, flow);
  const { serverNodes } = useIsland();
  const store = useStore();
  const place = useRef<HTMLFormElement>(null);
  const [focusCount, setFocusCount] = useState(0);

  const [, showTyped] = useState(false);
  const { isStarted } = flow.state;
  const { recipientList } = checkout;
  useLayoutEffect(() => {
    // Renders it at once, before the caret is put back.
    if (isStarted && takeServerTexts(serverNodes, recipientList, store)) showTyped(true);
  }, [isStarted, serverNodes, recipientList, store]);

  // By then the errors have been rendered.
  useLayoutEffect(() => {
    if (!focusCount) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input');
    wrong?.focus();
  }, [focusCount]);

  return (
    <form
      ref={place}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        options.next(() => setFocusCount((count) => count + 1));
      }}
    >
      {!recipientList.length && <p>{texts.noOptions}</p>}
      {recipientList.map((recipient) => (
        <section className="si-checkout__recipient" key={recipient.id}>
          <h3
            className={
              recipientList.length < 2 && recipient.address
                ? 'si-visually-hidden'
                : 'si-checkout__recipient-name'
            }
          >
            <bdi>{recipientInLine(recipient, checkout, texts)}</bdi>
          </h3>
          <OptionsRecipient checkout={checkout} flow={flow} recipient={recipient} options={options} />
        </section>
      ))}
      <FailureMessage state={options.state} />
      <div className="si-checkout__actions">
        <Button type="submit" isBusy={options.state.status === 'busy'} busyText={texts.saving}>
          {texts.optionsNext}
        </Button>
      </div>
      <CheckoutLeave flow={flow} />
    </form>
  );
}
