/** Where the debug pages of special orders are; each ends with its sku (checkout §2.2). */
export const debugPath = '/special-order/debug';
