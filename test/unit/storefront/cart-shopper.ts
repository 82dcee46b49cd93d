import type * as v from 'valibot';
import type { getCart } from '../../../src/contract/cart/cart.ts';
import type { Shopper } from './shopper.ts';

type WholeCart = v.InferOutput<typeof getCart.answer>;

/** The whole answer for the cart. */
export async function wholeCart(shopper: Shopper, query = ''): Promise<WholeCart> {
  return (await shopper.fetch(`/api/cart${query}`)).json();
}

/** Adds an item, and answers with its line. */
export async function addLine(
  shopper: Shopper,
  sku: string,
  more: Record<string, unknown> = {},
): Promise<WholeCart['lineItems'][number]> {
  await shopper.post('/api/cart/add-items', { items: [{ Sku: sku, Quantity: 1, ...more }] });
  const { lineItems } = await wholeCart(shopper);
  return lineItems.findLast((line) => line.sku === sku)!;
}

/** Sends a change of the cart, named by the last part of its path; returns answer and status. */
export async function change(shopper: Shopper, path: string, payload: unknown) {
  const response = await shopper.post(path.startsWith('/') ? path : `/api/cart/${path}`, payload);
  return { status: response.status, ...(await response.json()) };
}

/** Puts the cart into one of the states that developers can set. */
export async function setState(shopper: Shopper, state: string): Promise<void> {
  const response = await shopper.submit('/checkout/cart/states', { state });
  if (response.status !== 303) throw new Error(`The state ${state} answered ${response.status}.`);
}

/** The main content of a page, as text without markup. */
export function textOf(html: string): string {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html;
  return main
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}
