/** The ship method of an item for which none was chosen (cart §9). */
export const standardShipMethod = 1;

/** Ship method codes (cart §9; the last two checkout §9). */
export const shipMethods = {
  standard: standardShipMethod,
  premium: 2,
  express: 3,
  localInHome: 6,
  longDistanceInHome: 7,
  basicFreight: 8,
  giftCard: 9,
};
