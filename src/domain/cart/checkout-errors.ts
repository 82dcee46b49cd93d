/** Why a cart cannot be checked out, by the number that the server may send in place of the name (cart §8). */
export const checkoutErrorTypes = [
  'none',
  'invalidBasket',
  'browseCustomApiException',
  'nlaItems',
  'installationServiceUnavailable',
  'personalizationServiceUnavailable',
  'inHousePersonalizationNlaItems',
  'allNlaItems',
  'emptyBasket',
  'pfasItems',
] as const;

export type CheckoutErrorType = (typeof checkoutErrorTypes)[number];

/** The errors whose items the shopper removes, or buys without their service, to go on (cart §8). */
export const unavailableTypes = [
  'nlaItems',
  'allNlaItems',
  'pfasItems',
  'inHousePersonalizationNlaItems',
  'personalizationServiceUnavailable',
  'installationServiceUnavailable',
] as const satisfies CheckoutErrorType[];

export type UnavailableType = (typeof unavailableTypes)[number];

export const isUnavailableType = (type: CheckoutErrorType): type is UnavailableType =>
  unavailableTypes.some((one) => one === type);
