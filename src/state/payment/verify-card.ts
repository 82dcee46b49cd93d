import { atom, useAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { CheckoutPayment, PaymentCard } from '../../contract/payment/checkout-payment.ts';
import { verifyCreditCard } from '../../contract/payment/payment.ts';
import { type CardFlags, firstProblem, flaggedProblems } from '../../domain/payment/card-flags.ts';
import { knownCardType } from '../../domain/payment/card-names.ts';
import { payingCardMessages } from '../../domain/payment/payment-paying-messages.ts';
import { leftToPay } from '../../domain/payment/payment-sums.ts';
import { securityCodeProblem } from '../../domain/payment/security-code.ts';
import { digitsOf } from '../../domain/payment/typed-text.ts';
import { wordsOf } from '../../domain/server-message.ts';
import { useOnChange } from '../../hooks/use-on-mount.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { useWipeOnPageHide } from '../../hooks/use-wipe-on-pagehide.ts';
import { refusal } from '../../http/refusal.ts';
import { failureMessage } from '../attempt.ts';
import type { CheckoutFlow } from '../checkout/checkout-flow.ts';
import { useChange } from '../checkout/use-change.ts';
import { sharedAtom } from '../store.ts';

/** The problems with security codes, found here or by the server, by the ids of the cards' entries (decision 90). */
const verifyErrorsAtom = sharedAtom('verifyErrors', () => atom<Readonly<Record<string, CardFlags>>>({}));

/** The id by which the server knows a card's entry. */
export const idOf = ({ id, basketPaymentId, slot }: PaymentCard): string => id ?? basketPaymentId ?? slot;

/** Whether an answer is about this card's entry, which the server may name by any of the entry's ids. */
const isNamed = ({ id, basketPaymentId, basketPaymentGuid, slot }: PaymentCard, name: string): boolean =>
  [id, basketPaymentId, basketPaymentGuid, slot].includes(name);

/**
 * The cards whose security code has to be given again before the order can go on (decision 90). A card that does not pay
 * yet may pay once its code is checked, as long as something is left to pay.
 */
export const cardsToVerify = (
  payment: Pick<CheckoutPayment, 'cards' | 'amountDue' | 'appliedCards'>,
): PaymentCard[] =>
  (payment.cards ?? []).filter(
    ({ verifyCreditCard: isAsked, isVerificationApplied, isValid, isApplied }) =>
      isAsked && !isVerificationApplied && isValid && (isApplied || leftToPay(payment) > 0),
  );

export type Verification = ReturnType<typeof useVerification>;

/**
 * The security codes that the server asks for again, each beside its card. Only the field has the code, which is wiped
 * once it was checked, and when the page is left (decision 31).
 * @param pending the cards of the codes
 */
export function useVerification(flow: CheckoutFlow, pending: readonly PaymentCard[]) {
  const texts = useTexts(payingCardMessages);
  const { state, attempt, forget } = useChange();
  const { inputs, errors, mark, forgetErrors } = useCodeFields();
  const [current, setCurrent] = useState<string>();
  useAskedFocus(pending.map(idOf), (id) => inputs.current.get(id)?.focus());

  /**
   * Sends a card's security code, if it is well formed.
   * @param again what Try Again does
   */
  async function verify(card: PaymentCard, again?: () => unknown): Promise<boolean> {
    const id = idOf(card);
    const input = inputs.current.get(id);
    const problem = securityCodeProblem(input?.value ?? '', knownCardType(card.type, texts));
    setCurrent(id);
    forget();
    if (problem) {
      mark(id, problem === 'missing' ? { hasVerifyRequiredError: true } : { hasVerifyInputError: true });
      return false;
    }
    let isVerified = false;
    await attempt(
      async () => {
        const cvv = digitsOf(input!.value);
        const { isSuccess, message, verifyErrors } = await flow.post(verifyCreditCard, {
          cardData: { id, cvv },
        });
        if (verifyErrors) {
          const { cardId = id, ...flags } = verifyErrors;
          // An unknown id can only be that of the card that was sent.
          const meant = [card, ...pending].find((one) => isNamed(one, cardId)) ?? card;
          if (firstProblem(flaggedProblems(flags, undefined, texts))) return mark(idOf(meant), flags);
        }
        // The server's message is for the shopper only: it may name the card, which must not be logged.
        if (!isSuccess) throw Object.assign(refusal(verifyCreditCard), { serverMessage: wordsOf(message) });
        input!.value = '';
        forgetErrors(id);
        isVerified = true;
      },
      undefined,
      again,
    );
    return isVerified;
  }

  return {
    pending,
    /** The props of the field of a card's security code. */
    fieldOf(card: PaymentCard) {
      const id = idOf(card);
      const isCurrent = current === id;
      return {
        ref(input: HTMLInputElement | null) {
          if (input) inputs.current.set(id, input);
          return () => {
            inputs.current.delete(id);
          };
        },
        problem: (isCurrent && failureMessage(state)) || codeProblem(errors[id] ?? card, texts),
        isBusy: isCurrent && state.status === 'busy',
        handleChange() {
          forget();
          if (errors[id]) forgetErrors(id);
        },
      };
    },
    verify,
    /** Sends the codes that are still missing, until one of them is refused. */
    async verifyAll(again: () => unknown): Promise<boolean> {
      for (const card of pending) if (!(await verify(card, again))) return false;
      return true;
    },
  };
}

/** Focuses a code that is asked for after the shopper has paid, because Next waits for it. */
function useAskedFocus([first]: readonly string[], focus: (id: string) => void): void {
  const known = useRef(first);
  useOnChange(() => {
    if (first && first !== known.current) focus(first);
    known.current = first;
  }, first);
}

/** The fields of the codes, and what is wrong with each, by the id of its card. */
function useCodeFields() {
  const [errors, setErrors] = useAtom(verifyErrorsAtom);
  const inputs = useRef(new Map<string, HTMLInputElement>());
  useWipeOnPageHide(() => {
    for (const input of inputs.current.values()) input.value = '';
  });
  return {
    inputs,
    errors,
    mark(id: string, flags: CardFlags) {
      setErrors((was) => ({ ...was, [id]: flags }));
      inputs.current.get(id)?.focus();
    },
    forgetErrors: (id: string) => setErrors(({ [id]: _, ...others }) => others),
  };
}

/** The problem with a code, from its own flags alone: the card's other flags show beside the card. */
function codeProblem(flags: CardFlags, texts: typeof payingCardMessages): string | undefined {
  const { hasVerifyFailedError, hasVerifyInputError, hasVerifyRequiredError, hasCvvError } = flags;
  return firstProblem(
    flaggedProblems(
      {
        hasVerifyFailedError: !!hasVerifyFailedError,
        hasVerifyInputError: !!hasVerifyInputError,
        hasVerifyRequiredError: !!hasVerifyRequiredError,
        hasCvvError: !!hasCvvError,
      },
      { number: '', expiry: '', securityCode: hasVerifyRequiredError ? '' : '0' },
      texts,
    ),
  );
}
