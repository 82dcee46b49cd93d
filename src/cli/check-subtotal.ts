interface Line {
  price: unknown;
  quantity: unknown;
}

/**
 * Names a subtotal that is not the sum of its lines. A cart's subtotal has to be. In checkout the shop may add amounts
 * that `itemInfo` does not show, so only a subtotal in dollars is named.
 */
export function wrongSubtotal(answer: unknown): string | undefined {
  const { orderSummary, lineItems, basketItems } = Object(answer) as Record<string, unknown>;
  const subtotal: unknown = Object(orderSummary).subtotal;
  const isCart = Array.isArray(lineItems);
  const sum = sumOf(isCart ? cartLines(lineItems) : Array.isArray(basketItems) ? itemLines(basketItems) : []);
  if (typeof subtotal !== 'number' || !sum || subtotal === sum) return undefined;
  const isInDollars = Math.round(subtotal * 100) === sum;
  if (!isInDollars && !isCart) return undefined;
  const lines = `the answer's orderSummary.subtotal is ${subtotal}, and its lines, price times quantity, are ${sum}`;
  return isInDollars ? `${lines}: money is in cents` : lines;
}

const cartLines = (given: readonly unknown[]): Line[] =>
  given.map(Object).filter(({ isUnavailable }) => isUnavailable !== true);

const itemLines = (given: readonly unknown[]): Line[] =>
  given
    .map(Object)
    .filter(({ isRemoved }) => isRemoved !== true)
    .map(({ quantity, itemInfo }) => ({ quantity, price: Object(itemInfo).price }));

/** The sum in cents; undefined if a line has no price. */
function sumOf(lines: readonly Line[]): number | undefined {
  let sum = 0;
  for (const { price, quantity } of lines) {
    if (typeof price !== 'number' || typeof quantity !== 'number') return undefined;
    sum += price * quantity;
  }
  return sum;
}
