import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cardNames } from '../../src/domain/cards/card-types.ts';
import { errorMessages, fillIn, withOverrides } from '../../src/domain/messages.ts';
import { addCardMessages } from '../../src/domain/payment-messages.ts';
import { canSaveCard } from '../../src/domain/saved-cards.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCardAdapter } from '../../src/state/card-adapter.ts';
import { usePayment } from '../../src/state/paying.ts';
import { hasFlag } from '../../src/state/payment.ts';
import { logFailure } from '../../src/state/report.ts';
import { Button } from '../../src/ui/button.tsx';
import { CardFields } from '../../src/ui/card-fields.tsx';
import { CardFieldsHosted } from '../../src/ui/card-fields-hosted.tsx';
import { CardFieldsSave } from '../../src/ui/card-fields-save.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { PaymentMessage } from '../../src/ui/payment-message.tsx';
import type { AddCardProps } from './add-card.island.ts';

/**
 * The Add New Card popup (checkout §2.2). What is typed stays in its fields until it is sent, and goes with them when the
 * popup closes; after a failure it is all still there.
 */
export function AddCard({ onUpdate, onPaid, ...props }: AddCardProps): ReactNode {
  const { allowsSaving, savedCardCount, provider, hasLuhnCheck } = props;
  const island = useIsland();
  const { messages, limits } = pageContext();
  const labels = withOverrides(addCardMessages, messages);
  const [isUnavailable, setUnavailable] = useState(false);
  const adapter = useCardAdapter({ hasLuhnCheck, provider, onFail: handleFail });
  const { form } = adapter.fields;
  const { state, pay, handOver } = usePayment(island);
  const formId = useId();
  const save = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const isApplied = state.status === 'applied' && !state.isLeaving;
  const isBusy = state.status === 'busy' || state.status === 'applied';

  // The provider's fields cannot be had: nothing here can be done without them.
  function handleFail(error: Error) {
    logFailure(error);
    setUnavailable(true);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const saveToAccount = save.current?.checked ?? false;
    // What the provider has encrypted is for its own call.
    if (onUpdate && adapter.fields.kind === 'own') {
      const entered = form.submit({ saveToAccount });
      const problem = entered && (await handOver(() => onUpdate(entered)));
      if (problem) form.fail(problem);
      return;
    }
    const card = adapter.enter({ saveToAccount });
    if (!card) return;
    const type = form.shown();
    const kind = type ? cardNames[type] : form.fields.texts.cardFields;
    const entered = card.lastFour ? fillIn(labels.cardName, kind, card.lastFour) : kind;
    setName(entered);
    const outcome = await pay(card);
    if (outcome.status === 'failed') {
      const [flags] = outcome.cardErrors;
      if (flags && hasFlag(flags)) adapter.show(flags);
      else if (outcome.message) form.fail(outcome.message);
    }
    if (outcome.status !== 'applied') return;
    adapter.wipe();
    // Closed meanwhile, it is said on the page.
    if (island.signal.aborted) announce(fillIn(labels.cardApplied, entered));
    onPaid?.();
  }

  return (
    <Dialog
      title={labels.addCardTitle}
      onClose={island.close}
      actions={
        isApplied || isUnavailable ? (
          <Button onClick={(event) => closeDialog(event.currentTarget)}>{labels.close}</Button>
        ) : (
          <Button type="submit" form={formId} isBusy={isBusy} busyText={labels.addingCard}>
            {labels.addCard}
          </Button>
        )
      }
    >
      {isUnavailable && (
        <PaymentMessage kind="error">
          {withOverrides(errorMessages, messages).genericErrorMessage}
        </PaymentMessage>
      )}
      {isApplied && <PaymentMessage kind="success">{fillIn(labels.cardApplied, name)}</PaymentMessage>}
      {!isApplied && !isUnavailable && (
        <form id={formId} className="si-add-card" noValidate onSubmit={handleSubmit} autoComplete="on">
          {adapter.fields.kind === 'own' ? (
            <CardFields {...form.fields} />
          ) : (
            <CardFieldsHosted
              placeRef={adapter.fields.ref}
              isReady={adapter.fields.isReady}
              texts={form.fields.texts}
              problems={form.fields.problems}
              said={form.fields.said}
            />
          )}
          <p>
            <Button
              kind="link"
              aria-haspopup="dialog"
              onClick={() => island.open('security-code-help').catch(() => {})}
            >
              {labels.securityCodeHelp}
            </Button>
          </p>
          {allowsSaving && canSaveCard(savedCardCount, limits.savedCards) && (
            <CardFieldsSave ref={save} label={form.fields.texts.cardSave} />
          )}
        </form>
      )}
    </Dialog>
  );
}
