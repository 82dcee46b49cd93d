import { useRef, useState } from 'react';
import { fillIn } from '../../../src/domain/messages.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { splitAmountMessages } from '../../../src/domain/payment/payment-saved-messages.ts';
import { parseAmount, restOf } from '../../../src/domain/payment/split-amounts.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { pageContext } from '../../../src/page/context.ts';
import { offers } from '../../../src/page/offers.ts';
import type { PartialPayment } from '../../../src/state/payment/partial-payment.ts';

const words = { amountWrong: splitAmountMessages.amountWrong };

/**
 * A part of the total with the chosen card, the rest with another (decision 87). The payment provider encrypts each card
 * for a call of its own, so the two cards pay one after the other.
 * @param isFirst whether no part is paid yet
 */
export function usePayPart(amountDue: number, isFirst: boolean) {
  const texts = useTexts(words);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const isOffered =
    offers('offersTwoCards') &&
    isFirst &&
    amountDue > 1 &&
    !!pageContext().features.paymentProvider_EnableAdyen;
  const cents = parseAmount(text ?? '');
  const rest = cents === undefined ? undefined : restOf(amountDue, cents);
  const isOn = isOffered && text !== undefined;
  const part: PartialPayment | undefined =
    isOn && cents && rest ? { slot: 'CardOne', cents, kept: [] } : undefined;

  return {
    isOffered,
    isOn,
    text: text ?? '',
    field,
    /** The amount left for the second card, in cents. */
    rest,
    problem: isWrong && !part ? fillIn(texts.amountWrong, formatPrice(amountDue, pageContext())) : undefined,
    part,
    setOn(next: boolean) {
      setText(next ? '' : undefined);
      setWrong(false);
    },
    setText,
    /** Whether a requested amount leaves something for the other card. */
    isReady(): boolean {
      if (!isOn || part) return true;
      setWrong(true);
      field.current?.focus();
      return false;
    },
    end() {
      setText(undefined);
      setWrong(false);
    },
  };
}

export type PayPartState = ReturnType<typeof usePayPart>;
