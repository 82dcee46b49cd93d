import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import type { CheckoutPayment } from '../../contract/payment/checkout-payment.ts';
import { fillIn } from '../../domain/messages.ts';
import { formatPrice } from '../../domain/money.ts';
import { sentCode } from '../../domain/payment/codes.ts';
import { giftCardsMessages } from '../../domain/payment/payment-gift-cards-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { announce } from '../../page/announce.ts';
import { pageContext } from '../../page/context.ts';
import { type AttemptState, failureMessage } from '../attempt.ts';
import { giftCardErrorOf, giftCardErrorsAtom } from '../checkout/gift-card-errors.ts';
import { useChange } from '../checkout/use-change.ts';
import {
  applyGiftCard,
  giftCardFailure,
  giftCardRefusalsAtom,
  isGiftCardServiceDownAtom,
  isServiceFault,
  readBalance,
  removeGiftCard,
} from './gift-cards.ts';
import { checkoutPaymentAtom } from './order-payment.ts';
import type { TypedGiftCard } from './tender-calls.ts';
import { useEntryChanges } from './use-entry-changes.ts';

/** The fields of the payment that gift cards need. */
export type GiftCardPayment = Pick<CheckoutPayment, 'giftCards'> &
  Partial<Pick<CheckoutPayment, 'amountDue' | 'isGiftCardServiceUnavailable'>>;

type GiftCard = CheckoutPayment['giftCards'][number];

const price = (cents: number) => formatPrice(cents, pageContext());

/** The message of a failure, unless the message about the service is shown. */
const messageOf = (state: AttemptState) =>
  state.status === 'failed' && isServiceFault(state.error) ? undefined : failureMessage(state);

/** The gift cards of the order, and the form for another one: for the payment step and for the widget. */
export function useGiftCards(payment: GiftCardPayment) {
  const store = useStore();
  const texts = useTexts(giftCardsMessages);
  const entries = useEntryChanges(giftCardFailure(store));
  const refused = useAtomValue(giftCardRefusalsAtom);
  const declined = useAtomValue(giftCardErrorsAtom);
  const isDown = useAtomValue(isGiftCardServiceDownAtom) || !!payment.isGiftCardServiceUnavailable;

  async function remove({ id, lastFour }: GiftCard): Promise<void> {
    if (await entries.change(id, () => removeGiftCard(store, id)))
      announce(fillIn(texts.tenderRemoved, nameOf(lastFour, texts)));
  }

  return {
    texts,
    /** The service is down, which one message says for all gift cards (decision 54). */
    isDown,
    entries: payment.giftCards.map((card) => {
      const changing = entries.stateOf(card.id);
      return {
        id: card.id,
        name: nameOf(card.lastFour, texts),
        amount: card.appliedAmount ? price(-card.appliedAmount) : undefined,
        note:
          card.balance === undefined
            ? undefined
            : fillIn(texts.giftCardLeft, price(card.balance - card.appliedAmount)),
        isBusy: changing.status === 'busy',
        problem:
          messageOf(changing) ?? giftCardErrorOf(refused, card.id) ?? giftCardErrorOf(declined, card.id),
        remove: () => remove(card),
      };
    }),
    form: useGiftCardForm(payment),
  };
}

/** The form for one more gift card. Typed text stays in the fields and is passed to nothing but the call. */
function useGiftCardForm(payment: GiftCardPayment) {
  const store = useStore();
  const texts = useTexts(giftCardsMessages);
  const { state, attempt, forget } = useChange(giftCardFailure(store));
  const isFault = useAtomValue(isGiftCardServiceDownAtom);
  const [problem, setProblem] = useState<string>();
  const [balance, setBalance] = useState<number>();
  const [action, setAction] = useState<'apply' | 'check'>();

  /** The card as it is sent, or undefined with the reason at the field. */
  function read(typed: TypedGiftCard): TypedGiftCard | undefined {
    const card = { number: sentCode(typed.number), pin: sentCode(typed.pin) };
    setBalance(undefined);
    setProblem(card.number ? undefined : texts.giftCardMissing);
    return card.number ? card : undefined;
  }

  async function apply(typed: TypedGiftCard): Promise<boolean> {
    const card = read(typed);
    if (!card) return false;
    if (payment.amountDue === 0) {
      // Decision 85: refused in words, and not sent.
      setProblem(texts.giftCardNothingDue);
      return false;
    }
    setAction('apply');
    const known = payment.giftCards.map(({ id }) => id);
    const { status } = await attempt(() => applyGiftCard(store, card));
    const added = store.get(checkoutPaymentAtom)?.giftCards.find(({ id }) => !known.includes(id));
    if (status === 'idle' && added)
      announce(fillIn(texts.tenderApplied, nameOf(added.lastFour, texts), price(added.appliedAmount)));
    return status === 'idle';
  }

  async function check(typed: TypedGiftCard): Promise<void> {
    const card = read(typed);
    if (!card) return;
    setAction('check');
    await attempt(async () => {
      setBalance(await readBalance(store, card));
    });
  }

  return {
    // The message about the service stands above the form.
    problem: problem ?? (isFault ? undefined : messageOf(state)),
    busy: state.status === 'busy' ? action : undefined,
    balance: balance === undefined ? undefined : fillIn(texts.giftCardBalance, price(balance)),
    apply,
    check,
    refuse: setProblem,
    /** Removes the message and the balance, which were about the earlier text, when the shopper edits a field. */
    forget() {
      setProblem(undefined);
      setBalance(undefined);
      forget();
    },
  };
}

const nameOf = (lastFour: string, { giftCardName, anyGiftCard }: typeof giftCardsMessages): string =>
  lastFour ? fillIn(giftCardName, lastFour) : anyGiftCard;
