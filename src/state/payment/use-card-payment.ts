import { useRef } from 'react';
import type { CardErrors } from '../../contract/payment/card.ts';
import type { CardData } from '../../contract/payment/payment.ts';
import { firstProblem } from '../../domain/payment/card-flags.ts';
import type { NewCard } from '../../domain/payment/card-text.ts';
import { cardMessages } from '../../domain/payment/payment-card-messages.ts';
import { savedCardsLimit } from '../../domain/payment/payment-limits.ts';
import { payingMessages } from '../../domain/payment/payment-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { pageContext } from '../../page/context.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { limitOnPage } from '../../page/limits.ts';
import { offers } from '../../page/offers.ts';
import { openOverlay } from '../../page/overlays.ts';
import { takeRedirectResult } from '../../page/redirect-result.ts';
import type { CardProvider } from '../../providers/adyen.ts';
import { shownAfterAll } from '../attempt.ts';
import type { CertificateCard } from './certificates.ts';
import { useSavedCardCount } from './order-payment.ts';
import { cardsWithPartial, type PartialPayment, partialPaymentKey } from './partial-payment.ts';
import { NotPaidError } from './payment-attempt.ts';
import { type Payment, wipePayment } from './payment-kinds.ts';
import { type CardForm, type CardFormOptions, useCardForm } from './use-card-form.ts';
import { type HostedCard, useHostedCard } from './use-hosted-card.ts';
import { type PaymentState, usePayment } from './use-payment.ts';

interface CardPaymentOptions extends CardFormOptions {
  /** The payment provider, if its fields are to be used. */
  provider?: CardProvider | undefined;
  allowsSaving: boolean | undefined;
  /** The number of saved cards, from the page. */
  savedCardCount: number;
  /** The amount that the page shows, in cents. */
  amountDue: number | undefined;
  /** The shopper edits the payment provider's fields. */
  onHostedEdit?: () => void;
}

/** The props for rendering the fields. */
type FieldsShown = { kind: 'own' } | ({ kind: 'hosted' } & Omit<HostedCard, 'enter'>);

/** Opens the picture of where the security code is, above the layer that is open. */
const openSecurityCodeHelp = () => openOverlay('security-code-help');

/** The function that opens that picture; undefined if the shop has switched the help off. */
export const securityCodeHelp = () => (offers('offersCodeHelp') ? openSecurityCodeHelp : undefined);

/**
 * A form whose card pays for the order: its fields, the shop's own or, by `features.paymentProvider_EnableAdyen`, the
 * payment provider's; whether saving is offered, and the payment.
 */
export function useCardPayment(
  island: Pick<IslandHandle, 'name' | 'signal' | 'close'>,
  { provider, allowsSaving, savedCardCount, amountDue, onHostedEdit, ...options }: CardPaymentOptions,
) {
  const form = useCardForm(options);
  const provided = useHostedCard(form, provider, onHostedEdit);
  const hosted = pageContext().features.paymentProvider_EnableAdyen ? provided : undefined;
  const { state, isDoubtful, pay, payAfterBank, handOver } = usePayment(island);
  const texts = useTexts(cardTexts);
  const save = useRef<HTMLInputElement>(null);
  const isBelowLimit = useSavedCardCount(savedCardCount) < limitOnPage(savedCardsLimit);
  const maySave = isBelowLimit && !!allowsSaving;
  /** The server's flags show at the fields, other errors below the button. */
  function showFailure(outcome: PaymentState) {
    if (outcome.status !== 'failed') return;
    const { error, message, hasPopup } = outcome;
    // The form has one card, whose errors are in one of the two places.
    const flags = error instanceof NotPaidError ? error.cardErrors.find(Boolean) : undefined;
    if (flags && hasFlag(flags)) form.show(flags);
    else if (!hasPopup) form.fail(message);
    else shownAfterAll(outcome, () => form.fail(message));
  }

  /** Empties the fields and removes all errors. */
  const wipe = hosted?.renew ?? form.wipe;

  const choices = () => ({ saveToAccount: maySave && !!save.current?.checked });
  const enter = (part?: PartialPayment) =>
    hosted ? hosted.enter({ ...choices(), part }) : ownPayment(form, choices(), part);

  /** Whether the card is complete and valid; if not, its fields say why. */
  function isReady(): boolean {
    const payment = enter();
    if (payment) wipePayment(payment);
    return !!payment;
  }

  /**
   * Pays, if the card is valid. The typed card stays after a failure.
   * @param part what it pays, if two cards do
   * @param again what Try Again does: it reads the card again, which nothing else keeps
   */
  async function payWithCard(
    part?: PartialPayment,
    again: () => unknown = () => payWithCard(part),
  ): Promise<PaymentState | undefined> {
    const payment = enter(part);
    if (!payment) return undefined;
    const outcome = await pay({ ...payment, amountDue }, again);
    showFailure(outcome);
    if (outcome.status === 'applied' || outcome.status === 'leaving') wipe();
    return outcome;
  }

  /**
   * Called when the form mounts: ends the payment whose bank's page has led back to this page (decision 88).
   * @returns undefined if no bank's page has led here
   */
  function resume(): Promise<PaymentState> | undefined {
    const redirectResult = hosted && takeRedirectResult();
    if (!redirectResult) return undefined;
    return payAfterBank(redirectResult, provider).then((outcome) => {
      showFailure(outcome);
      return outcome;
    });
  }

  /** Passes the card to the page, which pays. */
  async function handCardOver(onUpdate: (card: NewCard) => unknown): Promise<void> {
    const card = form.submit(choices());
    if (card) showFailure(await handOver(() => onUpdate(card)));
  }

  /** The typed card, if it is valid, for a reward certificate (decision 86); shows nothing. */
  function valid(): CertificateCard | undefined {
    if (hosted) {
      const data = hosted.valid();
      return data && { kind: 'encrypted', data };
    }
    const card = form.valid();
    return card && { kind: 'typed', card };
  }

  const { problems } = form.fields;
  return {
    form,
    fields: (hosted ? { kind: 'hosted', ...hosted } : { kind: 'own' }) satisfies FieldsShown as FieldsShown,
    /** An error that no field shows. */
    problem: hosted ? firstProblem(problems) : problems.card,
    state,
    isBusy: state.status === 'busy' || state.status === 'leaving',
    isDoubtful,
    texts,
    save,
    maySave,
    wipe,
    valid,
    isReady,
    payWithCard,
    resume,
    handCardOver,
  };
}

const cardTexts = {
  paymentDoubtful: payingMessages.paymentDoubtful,
  cardSave: cardMessages.cardSave,
  tryAgain: cardMessages.tryAgain,
};

/** The payment with the card typed into the shop's own fields, if it is valid; otherwise they show the errors. */
function ownPayment(
  form: CardForm,
  choices: { saveToAccount: boolean },
  part: PartialPayment | undefined,
): Payment | undefined {
  const card: CardData | undefined = form.submit(choices);
  if (!card) return undefined;
  const { type, number, saveToAccount } = card;
  // The same object, so that wiping the payment wipes the card.
  if (part) card.appliedAmount = part.cents;
  return {
    kind: 'cards',
    payload: part?.slot === 'CardTwo' ? { cardTwoData: card } : { cardOneData: card },
    key: partialPaymentKey(form.contents(), part),
    cards: cardsWithPartial({ type, lastFour: number.slice(-4) }, part),
    savedCount: Number(saveToAccount),
  };
}

const hasFlag = (errors: CardErrors) => Object.values(errors).some((flag) => flag === true);
