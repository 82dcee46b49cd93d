import type { Call, PayloadOf } from '../../contract/call.ts';
import { submitPaymentDetails } from '../../contract/checkout/order.ts';
import type { CardErrors } from '../../contract/payment/card.ts';
import { type CardData, saveCreditCardToBasket, savePayment } from '../../contract/payment/payment.ts';
import {
  applyApplePayPayment,
  applyVenmoPayment,
  savePayPalPayment,
  saveVisaPayment,
} from '../../contract/payment/wallets.ts';
import type { SentCard } from '../../domain/payment/paying-cards.ts';
import type { ProviderMessages } from '../../domain/payment/provider-markup.ts';
import type { WalletName } from '../../domain/payment/wallets.ts';
import { send } from '../../http/send.ts';
import { pageContext } from '../../page/context.ts';
import type { CardProvider } from '../../providers/adyen.ts';

/*
 * The kinds of payment, cards and wallets: the payload of each, the call that sends it, and its secret parts.
 */

/** Fields sent with every attempt (decision 51). */
type AttemptFields = Pick<PayloadOf<typeof savePayment>, 'attemptId' | 'amountDue'>;

/** The fields that the answer to every kind of payment has. */
interface CommonAnswer extends ProviderMessages {
  isSuccess: boolean;
  message?: string | undefined;
  redirectUrl?: string | undefined;
  /** The current amount, if the payment was refused because it has changed. */
  amountDue?: number | undefined;
  /** The action that the provider's component carries out before the payment counts (decision 88). */
  action?: Record<string, unknown> | undefined;
}

type Features = ReturnType<typeof pageContext>['features'];

/** How a kind of payment is sent. */
interface PaymentCall<Payload, Answer> {
  /** The call; if there are two, the page's flags choose one. */
  call(features: Features): Call<Payload, Answer>;
  /** The server's errors, a set for each card, in the order of the cards. */
  cardErrors?(answer: Answer): readonly (CardErrors | undefined)[];
  /**
   * The wallet, if the kind is one: its call takes no attempt, so the checkout is read to see whether it pays (decision
   * 118).
   */
  wallet?: WalletName;
  /** The parts that are secret: emptied as soon as the payment will not be sent (decision 31). */
  secrets?(payload: Payload): readonly (CardData | undefined)[];
}

const paymentCall = <Payload extends object, Answer extends CommonAnswer>(
  declared: PaymentCall<Payload, Answer>,
) => declared;

/** One entry for each kind of payment. The payload is that of the call, without the fields of the attempt. */
const calls = {
  /** One or two cards, new or saved ones. */
  cards: paymentCall({
    call: () => savePayment,
    cardErrors: ({ cardOneErrors, cardTwoErrors }) => [cardOneErrors, cardTwoErrors],
    secrets: ({ cardOneData, cardTwoData }) => [cardOneData, cardTwoData],
  }),
  /** A card that the payment provider's fields have encrypted. */
  'encrypted-card': paymentCall({
    call: () => saveCreditCardToBasket,
    cardErrors: ({ cardErrors }) => [cardErrors],
  }),
  /** The approval of a wallet, which is charged with the order. */
  paypal: paymentCall({ call: () => savePayPalPayment, wallet: 'paypal' }),
  venmo: paymentCall({ call: () => applyVenmoPayment, wallet: 'venmo' }),
  'apple-pay': paymentCall({ call: () => applyApplePayPayment, wallet: 'applePay' }),
  'card-network': paymentCall({ call: () => saveVisaPayment, wallet: 'cardNetwork' }),
};

type PaymentKind = keyof typeof calls;
type PayloadOfKind<Kind extends PaymentKind> = Omit<
  PayloadOf<ReturnType<(typeof calls)[Kind]['call']>>,
  keyof AttemptFields
>;

/** A way to pay, as a form makes it. */
export type WayToPay<Kind extends PaymentKind = PaymentKind> = {
  [One in Kind]: { kind: One; payload: PayloadOfKind<One> };
}[Kind];

/** A payment, to be sent as one attempt. */
export type Payment = WayToPay & {
  /**
   * The same for the same cards and amounts, and without card data. It tells whether a lost attempt was of an identical
   * payment.
   */
  key: string;
  /** The cards, for the message that they pay. */
  cards: readonly SentCard[];
  /** The amount that the shopper saw, in cents. */
  amountDue?: number | undefined;
  /** The number of cards that are saved to the account. */
  savedCount: number;
  /** The names of the cards, if there are two. */
  names?: readonly string[];
  /** Shows the bank's check, where the server asks for one. */
  provider?: CardProvider | undefined;
};

export interface PaymentAnswer extends CommonAnswer {
  call: Call;
  /** The first card, and the second. */
  cardErrors: readonly (CardErrors | undefined)[];
}

/**
 * Sends a payment, as one attempt.
 * @throws CallError
 */
export async function sendPayment(
  { kind, payload, amountDue }: Payment,
  attemptId: string,
): Promise<PaymentAnswer> {
  const { call: callOf, cardErrors, wallet } = callOfKind(kind);
  const call = callOf(pageContext().features);
  const answer = await send(call, wallet ? payload : { attemptId, amountDue, ...payload });
  return { ...answer, call: call as Call, cardErrors: cardErrors?.(answer) ?? [] };
}

/**
 * Sends the bank's result for a payment (decision 88).
 * @throws CallError
 */
export async function sendBankDetails(payload: PayloadOf<typeof submitPaymentDetails>) {
  const answer = await send(submitPaymentDetails, payload);
  return { ...answer, call: submitPaymentDetails as Call, cardErrors: [answer.cardErrors] };
}

/** The wallet that a payment is; undefined for cards. */
export const walletOf = ({ kind }: Payment): WalletName | undefined => callOfKind(kind).wallet;

/**
 * Empties the secret parts of a payment that will not be sent: in the objects themselves, to which other code may have
 * references.
 */
export function wipePayment({ kind, payload }: Payment): void {
  for (const card of callOfKind(kind).secrets?.(payload) ?? [])
    if (card) Object.assign(card, { number: '', cvv: '' });
}

const callOfKind = (kind: PaymentKind) => calls[kind] as PaymentCall<object, CommonAnswer>;
