import * as v from 'valibot';
import { cardFieldNames } from '../../domain/payment/card-flags.ts';
import { count, filledText, identifier, shown, shownFlag, shownOr, tolerantList } from '../fields.ts';

/**
 * The last four digits of a card's number; empty if they are not known: the card is then named by its type alone. The
 * server may send the whole number (checkout §3), of which only the last four digits are kept.
 */
export const lastFour = shownOr(
  v.pipe(
    v.string(),
    v.transform((given) => (/^\d{12,19}$/.test(given) ? given.slice(-4) : given)),
    v.regex(/^(\d{4})?$/),
  ),
  '',
);

/** A saved card of the account (checkout §3), without its full number. */
export const savedCard = v.object({
  id: identifier,
  cardInfo: v.pipe(
    v.object({
      /** The server's name of the type, such as `AmericanExpress`. */
      type: filledText,
      /** The last four digits, taken from `number` if left out; without either, the card is named by its type alone. */
      lastFour,
      /** The whole number, of which only the last four digits are kept, or those digits. */
      number: lastFour,
      expMonth: v.pipe(
        count,
        v.check((month) => month <= 12),
      ),
      /** Four digits; 0 for a store card, which has no expiry. */
      expYear: count,
      cbhccDesignType: shown(v.string()),
    }),
    v.transform(({ number, ...info }) => ({ ...info, lastFour: info.lastFour || number })),
  ),
  isExpired: shownFlag,
  /** Already pays for this order. */
  isInUse: shownFlag,
  /** A rewards card: the only kind allowed if the order is restricted to rewards. */
  isRewardCard: shownFlag,
});

export type SavedCard = v.InferOutput<typeof savedCard>;

/** The server's error flags for a card (cart §3, checkout §3); its own names where the specification gives none. */
export const cardErrors = v.object({
  hasTnsError: shownFlag,
  hasSessionError: shownFlag,
  hasRewardsRestrictionError: shownFlag,
  /** Nothing is left for this card to pay (checkout §3). */
  hasZeroAmountError: shownFlag,
  /** The co-brand card was not applied (checkout §3). */
  cbccNotAppliedError: shownFlag,
  /** The card has been reissued (cart §5). */
  hasOldCbccCardUsedError: shownFlag,
  hasNumberError: shownFlag,
  hasExpDateError: shownFlag,
  hasCvvError: shownFlag,
  /** The security code is needed to verify the card, and is missing (checkout §3). */
  hasVerifyRequiredError: shownFlag,
  /** The security code to verify the card is not valid (checkout §3). */
  hasVerifyInputError: shownFlag,
  /** The card could not be verified (checkout §3). */
  hasVerifyFailedError: shownFlag,
  tnsErrorMessage: shown(v.string()),
  sessionErrorMessage: shown(v.string()),
  rewardsRestrictionMessage: shown(v.string()),
});

export type CardErrors = v.InferOutput<typeof cardErrors>;

/** A card that the server refused before it rendered the page: its flags, or the message of a refusal without one. */
export const refusedCard = v.object({
  ...cardErrors.entries,
  message: shown(v.string()),
  /** The fields that were sent empty: their errors say “missing” instead of “not valid” (cart §5). */
  emptyFields: tolerantList(v.picklist(cardFieldNames)),
});

export type RefusedCard = v.InferOutput<typeof refusedCard>;
