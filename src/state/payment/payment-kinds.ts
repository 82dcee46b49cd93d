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
 * The kinds of payment, cards and wallets: what each is as data, which call sends it, and what of it is secret.
 */

/** Fields sent with every attempt (decision 51). */
type AttemptFields = Pick<PayloadOf<typeof savePayment>, 'attemptId' | 'amountDue'>;

/** What every payment is answered. */
interface CommonAnswer extends ProviderMessages {
  isSuccess: boolean;
  message?: string | undefined;
  redirectUrl?: string | undefined;
  /** The current amount, if the payment was refused because it has changed. */
  amountDue?: number | undefined;
  /** For the provider's own component, before the payment counts (decision 88). */
  action?: Record<string, unknown> | undefined;
}

type Features = ReturnType<typeof pageContext>['features'];

/** How a kind of payment is sent. */
interface PaymentCall<Payload, Answer> {
  /** Its call; where there are two, the one that the page's flags choose. */
  call(features: Features): Call<Payload, Answer>;
  /** The server's errors of its cards, in their order. */
  cardErrors?(answer: Answer): readonly (CardErrors | undefined)[];
  /** The wallet that it is: its call takes no attempt, so whether it pays is read (decision 118). */
  wallet?: WalletName;
  /** The parts that are secret: emptied as soon as the payment will not be sent (decision 31). */
  secrets?(payload: Payload): readonly (CardData | undefined)[];
}

const paymentCall = <Payload extends object, Answer extends CommonAnswer>(
  declared: PaymentCall<Payload, Answer>,
) => declared;

/** Each kind of payment, in one entry. Its payload is its call's, without the fields of the attempt. */
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
  /** What was approved in a wallet, to be charged with the order. */
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

/** A payment with it, to be tried once. */
export type Payment = WayToPay & {
  /** Identical for the same cards and amounts, without card data: a lost attempt of it is not sent twice. */
  key: string;
  /** Its cards, for the message that they pay. */
  cards: readonly SentCard[];
  /** The amount that the shopper saw, in cents. */
  amountDue?: number | undefined;
  /** The number of cards that it saves to the account. */
  savedCount: number;
  /** The names of its cards, if there are two. */
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
 * Sends what the bank has given to a payment (decision 88).
 * @throws CallError
 */
export async function sendBankDetails(payload: PayloadOf<typeof submitPaymentDetails>) {
  const answer = await send(submitPaymentDetails, payload);
  return { ...answer, call: submitPaymentDetails as Call, cardErrors: [answer.cardErrors] };
}

/** The wallet that a payment is; undefined for cards. */
export const walletOf = ({ kind }: Payment): WalletName | undefined => callOfKind(kind).wallet;

/** Empties the secret parts of a payment that will not be sent: the objects themselves, because others may hold them. */
export function wipePayment({ kind, payload }: Payment): void {
  for (const card of callOfKind(kind).secrets?.(payload) ?? [])
    if (card) Object.assign(card, { number: '', cvv: '' });
}

const callOfKind = (kind: PaymentKind) => calls[kind] as PaymentCall<object, CommonAnswer>;
