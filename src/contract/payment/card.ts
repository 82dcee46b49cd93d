import * as v from 'valibot';
import { cardFieldNames } from '../../domain/payment/card-flags.ts';
import { count, filledText, flag, identifier, maybe } from '../fields.ts';

/** The last digits of a card's number. The server may send the whole number (checkout §3); only its end is kept. */
export const lastFour = v.pipe(
  v.string(),
  v.transform((given) => (/^\d{12,19}$/.test(given) ? given.slice(-4) : given)),
  v.regex(/^\d{4}$/),
);

/** A saved card of the account (checkout §3), without its full number. */
export const savedCard = v.object({
  id: identifier,
  cardInfo: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(({ number, ...info }) => ({ lastFour: number, ...info })),
    v.object({
      /** The server's name of the type, such as `AmericanExpress`. */
      type: filledText,
      lastFour,
      expMonth: v.pipe(
        count,
        v.check((month) => month <= 12),
      ),
      /** Four digits; 0 for a store card, which has no expiry. */
      expYear: count,
      cbhccDesignType: maybe(v.string()),
    }),
  ),
  isExpired: flag,
  /** Already pays for this order. */
  isInUse: flag,
  /** A rewards card: the only kind allowed if the order is restricted to rewards. */
  isRewardCard: flag,
});

export type SavedCard = v.InferOutput<typeof savedCard>;

/** The server's error flags for a card (cart §3, checkout §3); its own names where the specification gives none. */
export const cardErrors = v.object({
  hasTnsError: flag,
  hasSessionError: flag,
  hasRewardsRestrictionError: flag,
  /** Nothing is left for this card to pay (checkout §3). */
  hasZeroAmountError: flag,
  /** The co-brand card was not applied (checkout §3). */
  cbccNotAppliedError: flag,
  /** The card has been reissued (cart §5). */
  hasOldCbccCardUsedError: flag,
  hasNumberError: flag,
  hasExpDateError: flag,
  hasCvvError: flag,
  /** The security code is needed to verify the card, and is missing (checkout §3). */
  hasVerifyRequiredError: flag,
  /** The security code to verify the card is not valid (checkout §3). */
  hasVerifyInputError: flag,
  /** The card could not be verified (checkout §3). */
  hasVerifyFailedError: flag,
  tnsErrorMessage: maybe(v.string()),
  sessionErrorMessage: maybe(v.string()),
  rewardsRestrictionMessage: maybe(v.string()),
});

export type CardErrors = v.InferOutput<typeof cardErrors>;

/** A card that the server refused before it rendered the page: its flags, or the message of a refusal without one. */
export const refusedCard = v.object({
  ...cardErrors.entries,
  message: maybe(v.string()),
  /** The fields that were sent empty: their errors say “missing” instead of “not valid” (cart §5). */
  emptyFields: maybe(v.array(v.picklist(cardFieldNames))),
});

export type RefusedCard = v.InferOutput<typeof refusedCard>;
