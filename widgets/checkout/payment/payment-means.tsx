import { useAtomValue } from 'jotai';
import type { ReactNode, SubmitEvent } from 'react';
import type { CheckoutPayment } from '../../../src/contract/payment/checkout-payment.ts';
import { stepIndexes } from '../../../src/domain/checkout/steps.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { cardMessages } from '../../../src/domain/payment/payment-card-messages.ts';
import { savedCardMessages } from '../../../src/domain/payment/payment-saved-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { offers } from '../../../src/page/offers.ts';
import { openOverlay } from '../../../src/page/overlays.ts';
import { addressOfStep } from '../../../src/state/checkout/step-address.ts';
import { type WalletMeans, walletMeansAtom } from '../../../src/state/payment/open-wallet-sheet.ts';
import { savedCardRows } from '../../../src/state/payment/saved-card-rows.ts';
import { securityCodeHelp } from '../../../src/state/payment/use-card-payment.ts';
import { Button } from '../../../src/ui/button.tsx';
import { DoubtMessage } from '../../../src/ui/doubt-message.tsx';
import { FailureMessage, Message } from '../../../src/ui/message.tsx';
import { CardFieldsProblem } from '../../../src/ui/payment/card-fields-messages.tsx';
import { CardFieldsSave } from '../../../src/ui/payment/card-fields-save.tsx';
import { CardFormFields } from '../../../src/ui/payment/card-form-fields.tsx';
import { CardList } from '../../../src/ui/payment/card-list.tsx';
import { paymentStepMessages } from './payment.messages.ts';
import type { PaymentStep } from './payment.state.ts';
import { newCard } from './payment-choice.state.ts';
import { PaymentPartChoice } from './payment-part.tsx';

interface PaymentMeansProps {
  step: PaymentStep;
  payment: CheckoutPayment;
  /** The form of a new card, which Next submits. */
  form: Omit<CardFormProps['form'], 'onInput'>;
}

/** The ways to pay: the saved cards first, then a new one, whose fields keep the typed text while another is chosen. */
export function PaymentMeans({ step, payment, form }: PaymentMeansProps): ReactNode {
  const texts = useTexts(paymentStepMessages);
  const labels = useTexts(savedCardMessages);
  // The step shows only once this is known.
  const { savedCards, amountDue = 0, hasOnlyRewardCards } = payment;
  const { means, choices, part, wallet } = step;
  const wallets = useAtomValue(walletMeansAtom);
  const pressed = wallets.find(({ name }) => name === wallet);
  const isProvider = !!pageContext().features.paymentProvider_EnableAdyen;
  const rest = part?.cents ?? (amountDue < (payment.total ?? amountDue) ? amountDue : undefined);
  // Two cards of one call can also be typed in the popup, but not in the provider's fields (decision 87).
  const mayUseTwo =
    offers('offersTwoCards') && !part && amountDue > 1 && (!isProvider || savedCards.length > 1);
  const legend = rest ? fillIn(texts.payRestWith, formatPrice(rest, pageContext())) : texts.payWith;
  const chosen = typeof means === 'string' && !wallet ? means : undefined;
  const rows = [
    ...savedCardRows(choices, { labels, chosen, hasOnlyRewardCards }).map((row) => ({
      ...row,
      reason: row.reason ?? (step.declined.includes(row.key) ? texts.payCardDeclined : undefined),
      children: row.key === chosen && <FailureMessage state={step.failure} />,
    })),
    {
      key: 'new',
      name: savedCards.length > 0 ? texts.payOtherCard : texts.payNewCard,
      type: undefined,
      isChosen: means === newCard && !wallet,
    },
    ...wallets.map(({ name, label }) => ({
      key: name,
      name: label,
      type: undefined,
      isOther: true,
      isChosen: name === wallet,
    })),
  ];
  function handleChoose(index: number) {
    const chosenWallet = wallets[index - choices.length - 1];
    if (chosenWallet) step.chooseWallet(chosenWallet.name);
    else step.choose(choices[index]?.id ?? newCard);
  }
  const handleTwoCards = () =>
    openOverlay('pay-with-two', {
      cards: savedCards,
      amountDue,
      allowsSaving: pageContext().account.isSignedIn,
    });
  return (
    <div className="si-checkout__means">
      {savedCards.length + wallets.length > 0 ? (
        <CardList kind="radio" legend={legend} cards={rows} onChoose={handleChoose} />
      ) : (
        <h3 className="si-checkout__part">{rest ? legend : texts.payNewCard}</h3>
      )}
      <DoubtMessage>{step.isInDoubt && labels.paymentDoubtful}</DoubtMessage>
      <CardForm
        card={step.card}
        form={{ ...form, onInput: step.chooseTyped }}
        isShown={means === newCard && !wallet}
      />
      {pressed && <PaymentWallet means={pressed} isMissed={step.isWalletMissed} />}
      {!wallet && <PaymentPartChoice part={step.firstPart} />}
      {mayUseTwo && !wallet && (
        <Button kind="link" aria-haspopup="dialog" onClick={handleTwoCards}>
          {texts.payTwoCards}
        </Button>
      )}
    </div>
  );
}

/** The button of the wallet that is chosen, which pays in place of Next. */
function PaymentWallet({ means, isMissed }: { means: WalletMeans; isMissed: boolean }): ReactNode {
  return (
    <>
      <div
        data-island="wallet-buttons"
        data-island-load="load"
        data-place="payment"
        data-only={means.name}
        data-is-bare=""
        data-checkout-url={addressOfStep(stepIndexes.shipping)}
      />
      {isMissed && <Message kind="error">{means.pressFirst}</Message>}
    </>
  );
}

interface CardFormProps {
  card: PaymentStep['card'];
  form: { id: string; onSubmit: (event: SubmitEvent) => void; onInput: () => void };
  isShown: boolean;
}

/** The fields of a new card. They have no names, so that no script and no browser submits them. */
function CardForm({ card, form, isShown }: CardFormProps): ReactNode {
  const labels = useTexts(cardMessages);
  const { fields, texts } = card;
  return (
    <form className="si-checkout__card" hidden={!isShown} method="post" noValidate {...form}>
      <CardFormFields fields={fields} {...card.form.fields} onCodeHelp={securityCodeHelp()} />
      {card.maySave && <CardFieldsSave ref={card.save} label={labels.cardSave} />}
      {fields.kind === 'hosted' && fields.status === 'failed' && (
        <Button kind="secondary" onClick={fields.renew}>
          {texts.tryAgain}
        </Button>
      )}
      <CardFieldsProblem doubt={card.isDoubtful && texts.paymentDoubtful}>{card.problem}</CardFieldsProblem>
    </form>
  );
}
