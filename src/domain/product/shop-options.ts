/** The ways to get a product (decision 106), in the order in which they show. */
export const shopOptions = ['ship', 'pickup', 'delivery'] as const;

export type ShopOption = (typeof shopOptions)[number];
