import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { cardEntryMessages } from '../../src/domain/payment/card-messages.ts';
import { cardNames } from '../../src/domain/payment/card-names.ts';
import { canSaveCard } from '../../src/domain/payment/saved-card-limit.ts';
import { pageContext } from '../../src/page/context.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { useCardAdapter } from '../../src/state/payment/card-adapter.ts';
import { usePayment, useSavedCardCount } from '../../src/state/payment/paying.ts';
import { hasFlag } from '../../src/state/payment/payment.ts';
import { Button } from '../../src/ui/button.tsx';
import { CardFields } from '../../src/ui/payment/card-fields.tsx';
import { CardFieldsHosted } from '../../src/ui/payment/card-fields-hosted.tsx';
import { CardFieldsProblem } from '../../src/ui/payment/card-fields-messages.tsx';
import { CardFieldsSave } from '../../src/ui/payment/card-fields-save.tsx';
import { PaymentMessage } from '../../src/ui/payment/payment-message.tsx';
import type { CardEntryProps } from './card-entry.island.ts';

/** A new card that pays for the order (cart §4, §5). What is typed stands in the fields alone, until it is sent. */
export function CardEntry({
  allowsSaving,
  savedCardCount,
  redirectUrl,
  provider,
  ...options
}: CardEntryProps): ReactNode {
  const island = useIsland();
  const { limits, messages } = pageContext();
  const texts = withOverrides(cardEntryMessages, messages);
  const adapter = useCardAdapter({ ...options, provider });
  const { fields } = adapter;
  const { form } = fields;
  const { state, pay } = usePayment(island);
  const [used, setUsed] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLInputElement>(null);
  const maySave = canSaveCard(useSavedCardCount(savedCardCount), limits.savedCards) && allowsSaving;
  const isBusy = state.status === 'busy' || (state.status === 'applied' && state.isLeaving);

  // What was typed before script ran, where it was: in the runtime's own time the focus comes back between these two.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => form.takeOver(island.serverNodes), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => form.settle(), []);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isBusy) return;
    const card = adapter.enter({ saveToAccount: maySave && !!save.current?.checked });
    setUsed(undefined);
    if (!card) return;
    const type = form.shown();
    const name = type ? cardNames[type] : texts.cardFields;
    const outcome = await pay(card);
    if (outcome.status === 'failed') {
      const [flags] = outcome.cardErrors;
      if (flags && hasFlag(flags)) adapter.show(flags);
      else if (outcome.message) form.fail(outcome.message);
    }
    if (outcome.status !== 'applied') return;
    adapter.wipe();
    if (save.current) save.current.checked = false;
    if (outcome.isLeaving || (redirectUrl && navigate(redirectUrl))) return;
    const shownName = card.lastFour ? fillIn(texts.cardName, name, card.lastFour) : name;
    setUsed(fillIn(texts.cardApplied, shownName));
  }

  useReplay('submit', () => element.current?.requestSubmit());

  return (
    <section className="si-card-entry" aria-label={texts.cardEntryTitle}>
      {/* Without a name no field is part of what a script or a browser would send by itself. */}
      <form
        ref={element}
        method="post"
        noValidate
        autoComplete="on"
        onSubmit={handleSubmit}
        onReset={adapter.wipe}
      >
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
        {maySave && <CardFieldsSave ref={save} label={texts.cardSave} />}
        {fields.kind === 'hosted' && fields.status === 'failed' ? (
          <Button
            isWide
            onClick={(event) => {
              // Before the browser does what a press does, it is the button that sends.
              event.preventDefault();
              fields.renew();
            }}
          >
            {form.fields.texts.tryAgain}
          </Button>
        ) : (
          <Button type="submit" isWide isBusy={isBusy} busyText={texts.cardPaying}>
            {texts.cardPay}
          </Button>
        )}
        <CardFieldsProblem>{adapter.problem}</CardFieldsProblem>
        {used && <PaymentMessage kind="success">{used}</PaymentMessage>}
      </form>
    </section>
  );
}
