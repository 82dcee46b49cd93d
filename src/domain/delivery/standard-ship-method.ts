/** The ship method of an item for which none was chosen (cart §9). */
export const standardShipMethod = 1;
