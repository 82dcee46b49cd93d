import type { KeyboardEvent, ReactNode } from 'react';
import type { CheckoutPayment, PaymentCard } from '../../../src/contract/payment/checkout-payment.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { savedCardProblem } from '../../../src/domain/payment/card-flags.ts';
import { cardName, knownCardType } from '../../../src/domain/payment/card-names.ts';
import { payingCardMessages } from '../../../src/domain/payment/payment-paying-messages.ts';
import { paidByCards, paidText } from '../../../src/domain/payment/payment-sums.ts';
import { securityCodeLength } from '../../../src/domain/payment/security-code.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { idOf, type Verification } from '../../../src/state/payment/verify-card.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import { Icon } from '../../../src/ui/icon.tsx';
import { CardPicture } from '../../../src/ui/payment/card-fields-picture.tsx';
import { TextFor } from '../../../src/ui/visually-hidden.tsx';

interface CardsProps {
  payment: CheckoutPayment;
  /** The cards that pay. */
  applied: NonNullable<CheckoutPayment['appliedCards']>;
  codes: Verification;
}

/** The cards of the order: those that pay, with their amounts, and those that the server refuses, with the reason. */
export function PaymentCards({ payment, applied, codes }: CardsProps): ReactNode {
  const texts = useTexts(payingCardMessages);
  const { cards = [], amountDue } = payment;
  const price = (cents: number) => formatPrice(cents, pageContext());
  const paid = paidByCards({ amountDue, appliedCards: applied }, texts);
  const refused = cards.filter(({ isApplied, isValid }) => !(isApplied && isValid));
  return (
    <>
      {paid.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ul className="si-checkout__paying" role="list" aria-label={texts.paysForOrder}>
          {paid.map((part, nth) => {
            const entry = entryOf(cards, nth);
            return (
              <PayingCard
                key={entry ? idOf(entry) : nth}
                text={paidText(part, texts.paysAmount, price)}
                type={applied[nth]!.type}
                entry={entry}
                codes={codes}
              />
            );
          })}
        </ul>
      )}
      {refused.map((card) => (
        <RefusedCard key={idOf(card)} card={card} codes={codes} />
      ))}
    </>
  );
}

/** The server's entry of a paying card; undefined if it sends no entries. */
const entryOf = (cards: readonly PaymentCard[], nth: number): PaymentCard | undefined =>
  cards.filter(({ isApplied, isValid }) => isApplied && isValid)[nth];

interface PayingCardProps {
  text: string;
  /** The server's name of its type. */
  type: string;
  entry: PaymentCard | undefined;
  codes: Verification;
}

function PayingCard({ text, type, entry, codes }: PayingCardProps): ReactNode {
  const texts = useTexts(payingCardMessages);
  const isAsked = !!entry && codes.pending.includes(entry);
  const problem = entry && !isAsked ? savedCardProblem(entry, texts) : undefined;
  const note = entry?.isVerificationApplied
    ? texts.cardVerified
    : entry?.isAutoApplied
      ? texts.cardAutoApplied
      : undefined;
  return (
    <li>
      <p className="si-checkout__paying-card">
        <span>{text}</span>
        <CardPicture type={knownCardType(type, texts)} />
      </p>
      {note && <p className="si-quiet">{note}</p>}
      {problem && (
        <p className="si-checkout__refused">
          <Icon name="alert" />
          <span>{problem}</span>
        </p>
      )}
      {isAsked && <CardCode card={entry} codes={codes} />}
    </li>
  );
}

/** A card that does not pay, with the reason; a card whose code is asked for may still pay (decision 90). */
function RefusedCard({ card, codes }: { card: PaymentCard; codes: Verification }): ReactNode {
  const texts = useTexts(payingCardMessages);
  const isAsked = codes.pending.includes(card);
  const state = isAsked
    ? texts.cardPaysOnceVerified
    : card.isValid
      ? texts.cardNotPaying
      : texts.cardWasDeclined;
  const problem = !isAsked && savedCardProblem(card, texts);
  return (
    <div>
      <p className="si-checkout__refused">
        <Icon name="alert" />
        <span>{[fillIn(state, cardName(card, texts)), problem].filter(Boolean).join(' ')}</span>
      </p>
      {isAsked && <CardCode card={card} codes={codes} />}
    </div>
  );
}

/** The security code that has to be given again, beside its card (decision 90). Next sends it, too. */
function CardCode({ card, codes }: { card: PaymentCard; codes: Verification }): ReactNode {
  const texts = useTexts(payingCardMessages);
  const name = cardName(card, texts);
  const { ref, problem, isBusy, handleChange } = codes.fieldOf(card);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    codes.verify(card);
  }

  return (
    <div className="si-checkout__code">
      <Field label={fillIn(texts.verifyCode, name)} hint={texts.verifyAbout} error={problem}>
        {(control) => (
          // The field has no name, so that the page's listeners do not find the code in a form's data.
          <input
            {...control}
            ref={ref}
            className="si-input"
            type="text"
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={securityCodeLength(knownCardType(card.type, texts)) + 4}
            onChange={handleChange}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      <Button
        kind="secondary"
        isBusy={isBusy}
        busyText={texts.verifyingCard}
        onClick={() => codes.verify(card)}
      >
        <TextFor name={name}>{texts.verifyCard}</TextFor>
      </Button>
    </div>
  );
}
