import { useRef } from 'react';
import type { CardErrors } from '../../contract/payment/card.ts';
import type { NewCard } from '../../domain/payment/new-card.ts';
import { cardMessages } from '../../domain/payment/payment-card-messages.ts';
import { savedCardsLimit } from '../../domain/payment/payment-limits.ts';
import { payingMessages } from '../../domain/payment/payment-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { limitOnPage } from '../../page/limits.ts';
import { openOverlay } from '../../page/overlays.ts';
import { type CardAdapterOptions, useCardAdapter } from './card-adapter.ts';
import { useSavedCardCount } from './known-payment.ts';
import { type PaymentState, usePayment } from './paying.ts';
import { loadPaymentCalls } from './payment.ts';
import { NotPaidError } from './payment-attempt.ts';

interface CardPaymentOptions extends CardAdapterOptions {
  allowsSaving: boolean | undefined;
  /** The number of saved cards, from the page. */
  savedCardCount: number;
  /** The amount that the page shows, in cents. */
  amountDue: number | undefined;
}

/** Shows where the security code is, over what is open. */
export const openCodeHelp = () => openOverlay('security-code-help');

/** A form whose card pays for the order: its fields, whether saving is offered, and the payment. */
export function useCardPayment(
  island: Pick<IslandHandle, 'name' | 'signal' | 'close'>,
  { allowsSaving, savedCardCount, amountDue, ...options }: CardPaymentOptions,
) {
  const adapter = useCardAdapter(options);
  const { form } = adapter;
  const { state, isDoubtful, pay, handOver } = usePayment(island);
  const texts = useTexts(cardTexts);
  const save = useRef<HTMLInputElement>(null);
  const isBelowLimit = useSavedCardCount(savedCardCount) < limitOnPage(savedCardsLimit);
  const maySave = isBelowLimit && !!allowsSaving;
  const saveToAccount = () => maySave && !!save.current?.checked;

  /** The server's flags show at the fields, other errors below the button. */
  function showFailure(outcome: PaymentState) {
    if (outcome.status !== 'failed') return;
    const { error, message } = outcome;
    const [flags] = error instanceof NotPaidError ? error.cardErrors : [];
    if (flags && hasFlag(flags)) form.show(flags);
    else form.fail(message);
  }

  /** Pays, if the card is valid. The typed card stays after a failure. */
  async function payWithCard(): Promise<PaymentState['status'] | undefined> {
    const card = adapter.enter({ saveToAccount: saveToAccount() });
    if (!card) return undefined;
    const outcome = await pay({ ...card, amountDue });
    showFailure(outcome);
    if (outcome.status === 'applied' || outcome.status === 'leaving') adapter.wipe();
    return outcome.status;
  }

  const formProps = {
    noValidate: true,
    // Loads what paying needs later; a failure matters only when it pays.
    onFocus: () => void loadPaymentCalls().catch(() => {}),
  };

  /** Passes the card to the page, which pays. */
  async function handCardOver(onUpdate: (card: NewCard) => unknown): Promise<void> {
    const card = form.submit({ saveToAccount: saveToAccount() });
    if (card) showFailure(await handOver(() => onUpdate(card)));
  }

  const isBusy = state.status === 'busy' || state.status === 'leaving';
  return { adapter, state, isBusy, isDoubtful, texts, save, maySave, formProps, payWithCard, handCardOver };
}

const cardTexts = {
  paymentDoubtful: payingMessages.paymentDoubtful,
  cardSave: cardMessages.cardSave,
  tryAgain: cardMessages.tryAgain,
};

const hasFlag = (errors: CardErrors) => Object.values(errors).some((flag) => flag === true);
