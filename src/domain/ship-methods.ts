/** Ship method codes (cart §9). */
export const shipMethods = { standard: 1, premium: 2, express: 3, localInHome: 6, longDistanceInHome: 7 };
