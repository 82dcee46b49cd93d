import type { ReactNode } from 'react';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import type { AttemptState } from '../../../src/state/attempt.ts';
import { Button } from '../../../src/ui/button.tsx';
import { FailureMessage } from '../../../src/ui/message.tsx';
import { shippingStepMessages } from './shipping.messages.ts';

interface ActionsProps {
  state: AttemptState;
  /** True if a failure shows elsewhere, such as in a layer. */
  isSilent?: boolean;
  /** Missing while nothing has been changed. */
  onCancel?: (() => void) | false | undefined;
}

/** The step’s buttons (checkout §2.1), and the error of the last attempt. */
export function ShippingActions({ state, isSilent = false, onCancel }: ActionsProps): ReactNode {
  const texts = useTexts(shippingStepMessages);

  return (
    <>
      {!isSilent && <FailureMessage state={state} />}
      <div className="si-checkout__actions">
        <Button type="submit" isBusy={state.status === 'busy'} busyText={texts.saving}>
          {texts.shippingNext}
        </Button>
        {onCancel && (
          <Button
            kind="secondary"
            onClick={({ currentTarget: { form } }) => {
              onCancel();
              // The button unmounts together with the changes.
              focusFirst(form!);
            }}
          >
            {texts.cancelChanges}
          </Button>
        )}
      </div>
    </>
  );
}

/** Focuses the first control of the step: the chosen one, if it begins with a choice. */
export function focusFirst(place: ParentNode): void {
  place.querySelector<HTMLElement>('input:checked, input, select')?.focus();
}
