/** The places of an order's cards (checkout §3). */
export const cardSlots = ['CardOne', 'CardTwo'] as const;

export type CardSlot = (typeof cardSlots)[number];
