import { itemsGuide } from './guide-address.ts';
import type { TestShopper } from './test-shopper.ts';

/** Changes the quantity of a line, twice as a browser may send it: the second one changes nothing more. */
export async function probeQuantity(shopper: TestShopper, sku: string): Promise<void> {
  const line = await lineOf(shopper, sku);
  if (!line || !shopper.asks('updateItem')) return;
  const { id } = line;
  const quantity = line.quantity > 1 ? line.quantity - 1 : 2;
  for (let times = 0; times < 2; times++) if (!(await shopper.change('updateItem', { id, quantity }))) return;
  const cart = await shopper.cart();
  if (!cart) return;
  const changed = cart.lineItems.find((one) => `${one.id}` === `${id}`);
  if (!changed)
    shopper.report(
      'getCart',
      `the line with the id ${id} has another one now: a line keeps its id`,
      itemsGuide,
    );
  else if (changed.quantity !== quantity)
    shopper.report(
      'updateItem',
      `the line has ${changed.quantity} pieces after a change to ${quantity} was sent twice`,
      itemsGuide,
    );
}

/** Removes a product's lines, each twice: one that is gone is no error. */
export async function probeRemoval(shopper: TestShopper, sku: string): Promise<void> {
  const cart = await shopper.cart();
  if (!cart || !shopper.asks('removeItem')) return;
  for (const { id } of cart.lineItems.filter((line) => line.sku === sku))
    for (let times = 0; times < 2; times++) if (!(await shopper.change('removeItem', { id }))) return;
  const left = await shopper.pieces(sku);
  if (left)
    shopper.report('removeItem', `the cart still has ${left} of ${sku}, which was removed`, itemsGuide);
}

const lineOf = async (shopper: TestShopper, sku: string) =>
  (await shopper.cart())?.lineItems.find((line) => line.sku === sku);
