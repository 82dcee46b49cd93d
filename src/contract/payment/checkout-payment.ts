import * as v from 'valibot';
import { type CardSlot, cardSlots } from '../../domain/payment/card-slots.ts';
import { dueOfCards } from '../../domain/payment/paying-cards.ts';
import { paymentOptions } from '../../domain/payment/payment-options.ts';
import { walletNames } from '../../domain/payment/wallets.ts';
import { address } from '../checkout/address.ts';
import {
  cents,
  count,
  filledText,
  identifier,
  requiredTolerantList,
  shown,
  shownFlag,
  shownOr,
  tolerantList,
} from '../fields.ts';
import { cardErrors, lastFour, savedCard } from './card.ts';

/** A card entry of the order's payment (checkout §3): one that pays, or one that the server refuses to charge. */
export const paymentCard = v.object({
  ...cardErrors.entries,
  /** Which of the two cards of the order it is: a single card is `CardOne` (decision 83). By its place in the list if left out. */
  slot: shown(v.picklist(cardSlots)),
  /** The entry's own id, by which verify errors name it (decision 90). */
  id: shown(identifier),
  type: filledText,
  lastFour,
  expMonth: shown(count),
  expYear: shown(count),
  cbhccDesignType: shown(v.string()),
  /** In cents. */
  appliedAmount: shownOr(cents, 0),
  appliedAmountString: shown(v.string()),
  basketPaymentId: shown(identifier),
  basketPaymentGuid: shown(v.string()),
  /** The saved card that pays, or as which this card will be saved. */
  storedPaymentMethodId: shown(identifier),
  /** Its place among the saved cards, from 0. */
  selectionIndex: shown(count),
  hasVerifyData: shownFlag,
  isApplied: shownOr(v.boolean(), true),
  /** The server applied it without being asked. */
  isAutoApplied: shownFlag,
  isVerificationApplied: shownFlag,
  isPrimary: shownFlag,
  /** False once it has been declined: it does not pay (decision 77). */
  isValid: shownOr(v.boolean(), true),
  saveToAccount: shownFlag,
  /** Its security code has to be given again (decision 90). */
  verifyCreditCard: shownFlag,
});

export type PaymentCard = v.InferOutput<typeof paymentCard> & { slot: CardSlot };

/** A gift card that pays (decisions 54, 83, 84): its number stays on the server. */
export const giftCard = v.object({
  id: identifier,
  lastFour,
  /** What it pays of this order, in cents. */
  appliedAmount: shownOr(cents, 0),
  /** What was on it before this order, in cents. */
  balance: shown(cents),
});

/** A tender code that pays (decision 83). */
export const tenderCode = v.object({
  id: identifier,
  /** What it is called: its code, or its name. */
  label: filledText,
  /** In cents. */
  appliedAmount: shownOr(cents, 0),
  errorMessage: shown(v.string()),
});

/** A reward certificate that may pay (decision 83). */
export const certificate = v.object({
  certificateNumber: identifier,
  /** In cents. */
  amount: shown(cents),
  isApplied: shownFlag,
  errorMessage: shown(v.string()),
});

/** The wallet that pays what gift cards and codes leave (decision 85). */
export const payingWallet = v.object({
  name: v.picklist(walletNames),
  /** The account or card behind the wallet, as the shopper knows it: an email address, `@ann-baker`, `Visa 1111`. */
  account: shown(v.string()),
  /** In cents; all that is due if left out. */
  appliedAmount: shown(cents),
});

/** A rewards account of the shopper, and what can be redeemed of it. */
export const rewardAccount = v.object({
  id: identifier,
  /** Such as `Rewards card ending in 4321`. */
  label: shown(v.string()),
  /** What can be redeemed, in cents. */
  balance: shown(cents),
  certificates: tolerantList(certificate),
});

/** The payment of the order in the basket, as a part of the whole checkout (decision 83). */
const payment = v.object({
  /** The means that this order may use, in the server's order; without them, cards and what wallets the page configures. */
  options: shown(requiredTolerantList(v.picklist(paymentOptions))),
  savedCards: tolerantList(savedCard),
  cards: shown(requiredTolerantList(paymentCard)),
  /** Left out if no wallet pays, or by a server that does not report it. */
  wallet: shown(payingWallet),
  giftCards: tolerantList(giftCard),
  tenderCodes: tolerantList(tenderCode),
  certificates: shownOr(tolerantList(certificate), []),
  rewardAccounts: tolerantList(rewardAccount),
  /** The title of the rewards block. */
  redeemRewardsTitle: shown(v.string()),
  /** What the order earns or saves in rewards, for the summary. */
  rewardsOrderSummaryMessage: shown(v.string()),
  /** The choice in the store card's offer: 1 rewards, 2 financing (checkout §2.2). */
  offer: shown(v.object({ selectedOption: shown(v.picklist([1, 2])), hasFinanceOpted: shownFlag })),
  billingAddress: shown(address),
  isBillingSameAsShipping: shown(v.boolean()),
  /** If left out, the flag in the page’s session storage is used (decision 89). */
  isTaxExemptionApplied: shown(v.boolean()),
  /** The gift card service is down: the other means stay usable (decision 54). */
  isGiftCardServiceUnavailable: shownFlag,
  /** The session of the card service, for the account's rewards (decision 91). */
  tnsSession: shown(v.string()),
  /** The total of the order, in cents. */
  total: shown(cents),
  /**
   * The part of the order for cards or a wallet, in cents: the total less gift cards, codes and certificates. It does not
   * shrink when they pay. 0 with cards applied is read as the sum of those cards. `total`, or else the order’s total, if
   * left out.
   */
  amountDue: shown(cents),
  /** Only rewards cards may pay; `message` is the server's reason. */
  hasOnlyRewardCards: shownFlag,
  rewardsErrorMessage: shown(v.string()),
  /** The cards that pay now: their last four digits and their amounts in cents; left out where `cards` are sent. */
  appliedCards: shown(
    requiredTolerantList(
      v.object({
        type: filledText,
        lastFour,
        /** 0 if it is not known. */
        appliedAmount: shownOr(cents, 0),
        /** The same in the server's words. */
        appliedAmountString: shown(v.string()),
      }),
    ),
  ),
});

/** The payment with a slot for each card, and with `appliedCards` taken from `cards` if the server sends those. */
export const checkoutPayment = v.pipe(
  payment,
  v.transform((given) => {
    const cards = given.cards?.map(
      (card, index): PaymentCard => ({ ...card, slot: card.slot ?? cardSlots[index ? 1 : 0] }),
    );
    const applied =
      cards
        ?.filter(({ isApplied, isValid }) => isApplied && isValid)
        .map(({ type, lastFour, appliedAmount, appliedAmountString }) => ({
          type,
          lastFour,
          appliedAmount,
          appliedAmountString,
        })) ?? given.appliedCards;
    return {
      ...given,
      cards,
      amountDue: dueOfCards(given.amountDue ?? given.total, applied),
      appliedCards: applied,
    };
  }),
);

export type CheckoutPayment = v.InferOutput<typeof checkoutPayment>;

/**
 * The server's messages about rewards, store cards and card checks (cart §3); any checkout answer may carry them. They are
 * only shown, so that a bad one never fails a payment that succeeded (decision 65).
 */
export const providerMessages = {
  /** A card that is checked by TNS pays. */
  hasTns: shown(v.boolean()),
  /** A card of Synchrony, the store card, pays. */
  hasSynchrony: shown(v.boolean()),
  /** Server texts, which may carry markup; sanitised before they are inserted (decision 12). */
  messages: shown(
    v.object({
      synchronyPaymentMessage: shown(v.string()),
      tnsPaymentMessage: shown(v.string()),
      tnsDeprecationMessage: shown(v.string()),
    }),
  ),
};
