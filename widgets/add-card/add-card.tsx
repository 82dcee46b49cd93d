import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { addCardMessages } from '../../src/domain/payment/add-card-messages.ts';
import { cardNames } from '../../src/domain/payment/card-names.ts';
import { canSaveCard } from '../../src/domain/payment/saved-card-limit.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCardAdapter } from '../../src/state/payment/card-adapter.ts';
import { usePayment, useSavedCardCount } from '../../src/state/payment/paying.ts';
import { hasFlag } from '../../src/state/payment/payment.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { CardFields } from '../../src/ui/payment/card-fields.tsx';
import { CardFieldsHosted } from '../../src/ui/payment/card-fields-hosted.tsx';
import { CardFieldsProblem } from '../../src/ui/payment/card-fields-messages.tsx';
import { CardFieldsSave } from '../../src/ui/payment/card-fields-save.tsx';
import { PaymentMessage } from '../../src/ui/payment/payment-message.tsx';
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
  const adapter = useCardAdapter({ hasLuhnCheck, provider });
  const { fields } = adapter;
  const { form } = fields;
  const { state, pay, handOver } = usePayment(island);
  const formId = useId();
  const save = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const maySave = canSaveCard(useSavedCardCount(savedCardCount), limits.savedCards) && allowsSaving;
  const isApplied = state.status === 'applied' && !state.isLeaving;
  const isBusy = state.status === 'busy' || state.status === 'applied';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const saveToAccount = save.current?.checked ?? false;
    // What the provider has encrypted is for its own call.
    if (onUpdate && fields.kind === 'own') {
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

  function actions(): ReactNode {
    if (isApplied)
      return <Button onClick={(event) => closeDialog(event.currentTarget)}>{labels.close}</Button>;
    if (fields.kind === 'hosted' && fields.status === 'failed')
      return (
        <Button
          onClick={(event) => {
            // Before the browser does what a press does, it is the button that sends.
            event.preventDefault();
            fields.renew();
          }}
        >
          {form.fields.texts.tryAgain}
        </Button>
      );
    return (
      <Button type="submit" form={formId} isBusy={isBusy} busyText={labels.addingCard}>
        {labels.addCard}
      </Button>
    );
  }

  return (
    <Dialog title={labels.addCardTitle} onClose={island.close} actions={actions()}>
      {isApplied ? (
        <PaymentMessage kind="success">{fillIn(labels.cardApplied, name)}</PaymentMessage>
      ) : (
        <form id={formId} className="si-add-card" noValidate onSubmit={handleSubmit} autoComplete="on">
          {fields.kind === 'own' ? (
            <CardFields {...form.fields} />
          ) : (
            <CardFieldsHosted
              placeRef={fields.ref}
              status={fields.status}
              texts={form.fields.texts}
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
          {maySave && <CardFieldsSave ref={save} label={form.fields.texts.cardSave} />}
          <CardFieldsProblem>{adapter.problem}</CardFieldsProblem>
        </form>
      )}
    </Dialog>
  );
}
