/** The reasons why a cart cannot be checked out. The server may send a reason's index in place of its name (cart §8). */
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

/** The errors after which the shopper removes items, or buys them without their service, to go on (cart §8). */
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
