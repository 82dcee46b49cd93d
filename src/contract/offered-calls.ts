/**
 * The calls of each part of cart and checkout that the page context's `features` can switch off. A shop without the part
 * needs none of them.
 */
export const offeredCalls = {
  offersSeveralAddresses: [
    'saveMultiShipping',
    'saveMultiShippingAddress',
    'saveRecipientSelection',
    'splitItem',
    'updateRecipientId',
    'saveMultiRecipientBasket',
  ],
  offersGiftOptions: ['updateGiftOption', 'updateGiftMessage', 'updateGiftReceipt'],
  /** Its call, `savePayment`, is that of one card, too. */
  offersTwoCards: [],
  offersGiftCards: [
    'applyGiftCardTender',
    'applyProviderGiftCard',
    'removeGiftCardTender',
    'removeProviderGiftCard',
    'getGiftCardBalance',
  ],
  offersTenderCodes: ['applyTenderCode', 'removeTenderCode'],
  offersTaxExemption: ['applyTaxExemption', 'postTaxExemption'],
  offersCodeHelp: ['getPopup'],
  offersThankYou: ['setTymPreferences'],
  offersPromoCodes: ['applyPromo', 'removePromo', 'applyPromoCode', 'removePromoCode', 'verifyPromoCode'],
  offersSaveForLater: ['saveForLater', 'moveToCart', 'removeFromSaved'],
  offersZipCode: ['applyZip'],
} as const satisfies Record<`offers${string}`, readonly string[]>;

export type OfferedPart = keyof typeof offeredCalls;

export const offeredParts = Object.keys(offeredCalls) as OfferedPart[];

/** The parts that a page context switches off. */
export const partsOff = (features: { readonly [Part in OfferedPart]?: boolean }): OfferedPart[] =>
  offeredParts.filter((part) => features[part] === false);

/** The calls that a shop without these parts does not need. */
export const callsOfParts = (parts: readonly OfferedPart[]): string[] =>
  parts.flatMap((part): readonly string[] => offeredCalls[part]);
