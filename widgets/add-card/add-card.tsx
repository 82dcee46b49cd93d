import { useStore } from 'jotai';
import type { FormEvent, ReactNode } from 'react';
import { useOnChange, useOnMount } from '../../src/hooks/use-on-mount.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import {
  announceApplied,
  useAppliedText,
  useProviderMessages,
} from '../../src/state/payment/order-payment.ts';
import { securityCodeHelp, useCardPayment } from '../../src/state/payment/use-card-payment.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Message } from '../../src/ui/message.tsx';
import { CardFieldsProblem } from '../../src/ui/payment/card-fields-messages.tsx';
import { CardFieldsSave } from '../../src/ui/payment/card-fields-save.tsx';
import { CardFormButton, CardFormFields } from '../../src/ui/payment/card-form-fields.tsx';
import { ProviderMessages } from '../../src/ui/payment/provider-messages.tsx';
import type { AddCardProps } from './add-card.island.ts';
import { addCardMessages } from './add-card.messages.ts';

/**
 * The Add New Card popup (checkout §2.2), and the cart's Apply New Card popup (cart §2). Typed text stays in the fields until it is sent, also after a failure, and
 * is wiped when the popup closes.
 */
export function AddCard({ isFromCart, onUpdate, onPaid, ...options }: AddCardProps): ReactNode {
  const island = useIsland();
  const store = useStore();
  const labels = useTexts(addCardMessages);
  const payment = useCardPayment(island, options);
  const { form, fields, state, texts, save, maySave } = payment;
  useOnMount(() => void payment.resume());
  useOnChange(form.showServerErrors, JSON.stringify(options.cardErrors));
  const formId = usePageId();
  const applied = useAppliedText();
  const providerMessages = useProviderMessages();
  const isApplied = state.status === 'applied';

  // Lets a caller that opens the next layer at once close this one first.
  function close() {
    if (island.signal.aborted) return;
    island.close();
    announceApplied(store);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (payment.isBusy) return;
    // A card encrypted by the provider is sent by a call of its own.
    if (onUpdate && fields.kind === 'own') return void payment.handCardOver(onUpdate);
    const status = (await payment.payWithCard())?.status;
    if (status === 'applied' || status === 'leaving') onPaid?.(close);
  }

  const actions = isApplied ? (
    <Button onClick={(event) => closeDialog(event.currentTarget)}>{labels.close}</Button>
  ) : (
    <CardFormButton
      fields={fields}
      tryAgain={texts.tryAgain}
      form={formId}
      isBusy={payment.isBusy}
      busyText={labels.addingCard}
    >
      {labels.addCard}
    </CardFormButton>
  );
  return (
    <Dialog
      title={isFromCart ? labels.applyCardTitle : labels.addCardTitle}
      isTall
      onClose={island.close}
      actions={actions}
    >
      {isApplied ? (
        applied && <Message kind="success">{applied}</Message>
      ) : (
        <form id={formId} className="si-add-card" method="post" noValidate onSubmit={handleSubmit}>
          <CardFormFields fields={fields} {...form.fields} onCodeHelp={securityCodeHelp()} />
          {maySave && <CardFieldsSave ref={save} label={labels.cardSave} />}
          <CardFieldsProblem doubt={payment.isDoubtful && texts.paymentDoubtful}>
            {payment.problem}
          </CardFieldsProblem>
        </form>
      )}
      <ProviderMessages show={providerMessages} />
    </Dialog>
  );
}
