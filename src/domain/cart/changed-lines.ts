interface Line {
  id: string;
  quantity: number;
  /** Of one piece, in cents. */
  price?: number | undefined;
  isUnavailable?: boolean;
}

interface CartWithLines {
  lineItems: Line[];
  savedForLater: Line[];
  orderSummary: { subtotal: number };
}

type LineOf<Cart extends CartWithLines> = Cart['lineItems'][number];

/*
 * The cart as it will be once the server has changed its lines. The subtotal follows the lines; tax, shipping and
 * discounts, which only the server knows, stay as they are. Lines that do not change stay the same objects; a cart that
 * lacks the line to change is returned as it is.
 */

/** With other facts of a line. */
export function withLine<Cart extends CartWithLines>(
  cart: Cart,
  id: string,
  changed: (line: LineOf<Cart>) => Partial<LineOf<Cart>>,
): Cart {
  const { lineItems, savedForLater } = cart;
  if (!has(lineItems, id)) return cart;
  const lines = lineItems.map((line) => (line.id === id ? { ...line, ...changed(line) } : line));
  return withLines(cart, lines, savedForLater);
}

/** Without a line. */
export function withoutLine<Cart extends CartWithLines>(cart: Cart, id: string): Cart {
  return has(cart.lineItems, id) ? withLines(cart, without(cart.lineItems, id), cart.savedForLater) : cart;
}

/** Without an item that was saved for later. */
export function withoutSaved<Cart extends CartWithLines>(cart: Cart, id: string): Cart {
  return has(cart.savedForLater, id)
    ? withLines(cart, cart.lineItems, without(cart.savedForLater, id))
    : cart;
}

/** With a line saved for later, as the first. */
export function withSaved<Cart extends CartWithLines>(cart: Cart, id: string): Cart {
  const line = has(cart.lineItems, id);
  return line ? withLines(cart, without(cart.lineItems, id), [line, ...cart.savedForLater]) : cart;
}

/** With a saved item in the cart, as the last line. */
export function withMoved<Cart extends CartWithLines>(cart: Cart, id: string): Cart {
  const line = has(cart.savedForLater, id);
  return line ? withLines(cart, [...cart.lineItems, line], without(cart.savedForLater, id)) : cart;
}

const has = <One extends Line>(lines: readonly One[], id: string) => lines.find((one) => one.id === id);
const without = <One extends Line>(lines: readonly One[], id: string) => lines.filter((one) => one.id !== id);

function withLines<Cart extends CartWithLines>(cart: Cart, lineItems: Line[], savedForLater: Line[]): Cart {
  const subtotal = cart.orderSummary.subtotal + worthOf(lineItems) - worthOf(cart.lineItems);
  return { ...cart, lineItems, savedForLater, orderSummary: { ...cart.orderSummary, subtotal } };
}

/** The sum of the lines whose prices are known, without unavailable ones. */
export function worthOf(lines: readonly Line[]): number {
  let sum = 0;
  for (const { price = 0, quantity, isUnavailable } of lines) sum += isUnavailable ? 0 : price * quantity;
  return sum;
}
