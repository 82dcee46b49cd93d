import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useOnChange, useOnMount, useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { useAppliedText, useProviderMessages } from '../../src/state/payment/order-payment.ts';
import { securityCodeHelp, useCardPayment } from '../../src/state/payment/use-card-payment.ts';
import { Message } from '../../src/ui/message.tsx';
import { CardFieldsProblem } from '../../src/ui/payment/card-fields-messages.tsx';
import { CardFieldsSave } from '../../src/ui/payment/card-fields-save.tsx';
import { CardFormButton, CardFormFields } from '../../src/ui/payment/card-form-fields.tsx';
import { ProviderMessages } from '../../src/ui/payment/provider-messages.tsx';
import type { CardEntryProps } from './card-entry.island.ts';
import { cardEntryMessages } from './card-entry.messages.ts';

/** A form for a new card that pays for the order (cart §4, §5). Typed text stays in the fields until it is sent. */
export function CardEntry({ redirectUrl, ...options }: CardEntryProps): ReactNode {
  const island = useIsland();
  const labels = useTexts(cardEntryMessages);
  const payment = useCardPayment(island, options);
  const { form, fields, isBusy, texts, save, maySave } = payment;
  const [isUsed, setUsed] = useState(false);
  const applied = useAppliedText();
  const providerMessages = useProviderMessages();
  const element = useRef<HTMLFormElement>(null);
  const isTicked = 'saveToAccount' in island.serverValues;
  // Between the two effects the runtime restores the focus and the caret.
  useOnMountBeforePaint(() => form.takeOver(island.serverNodes));
  useOnMount(form.settle);
  useOnMount(() => void payment.resume());
  // After the formatting, which counts as an edit.
  useOnChange(form.showServerErrors, JSON.stringify(options.cardErrors));

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    setUsed(false);
    const status = (await payment.payWithCard())?.status;
    if (status !== 'applied' && status !== 'leaving') return;
    if (save.current) save.current.checked = false;
    if (status === 'leaving' || (redirectUrl && navigate(redirectUrl))) return;
    setUsed(true);
  }

  useReplay('submit', () => element.current?.requestSubmit());

  return (
    <section className="si-card-entry" aria-label={labels.cardEntryTitle}>
      {/* Fields without names, so that no script and no browser submits them. */}
      <form ref={element} method="post" noValidate onSubmit={handleSubmit} onReset={payment.wipe}>
        <CardFormFields fields={fields} {...form.fields} onCodeHelp={securityCodeHelp()} />
        {maySave && <CardFieldsSave ref={save} label={labels.cardSave} isTicked={isTicked} />}
        <CardFormButton
          fields={fields}
          tryAgain={texts.tryAgain}
          isWide
          isBusy={isBusy}
          busyText={labels.cardPaying}
        >
          {labels.cardPay}
        </CardFormButton>
        <CardFieldsProblem doubt={payment.isDoubtful && texts.paymentDoubtful}>
          {payment.problem}
        </CardFieldsProblem>
        {isUsed && applied && <Message kind="success">{applied}</Message>}
        <ProviderMessages show={providerMessages} />
      </form>
    </section>
  );
}
