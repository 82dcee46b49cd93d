import { vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';
import { serveMock } from '../../../src/cli/mock.ts';
import { calls } from '../../../src/contract/calls.ts';
import type { OfferedPart } from '../../../src/contract/offered-calls.ts';

export const word = 'this-is-a-test-shop';
// The calls that buying takes; the others are checked without it.
const buying = [
  'addItems',
  'checkoutCart',
  'getCart',
  'moveToPaymentPage',
  'moveToReviewPage',
  'moveToShippingAndGiftOptions',
  'placeOrder',
  'refreshCheckout',
  'removeItem',
  'saveBillingAddress',
  'savePayment',
  'saveShippingAddress',
  'saveShippingAndGiftOptions',
  'updateItem',
  'validateAndSaveAddress',
  'validateCart',
];
const declarations = { islands: [], calls: calls.filter(({ name }) => buying.includes(name)), dist: 'dist' };

const realFetch = globalThis.fetch;
export interface Bought {
  code: number;
  text: string;
  /** The paths that were asked, in order. */
  asked: string[];
}

/** Buys in the mock, with these faults of its calls, and these options of the command. */
export async function bought({
  faults = [],
  off = [],
  options = ['--write', word],
}: {
  faults?: string[];
  off?: OfferedPart[];
  options?: string[];
} = {}): Promise<Bought> {
  const mock = await serveMock({ ...declarations, calls }, { widgets: [], port: 0, faults, off });
  const asked: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: URL, init: RequestInit) => {
    asked.push(new URL(input).pathname);
    return send(input, init);
  });
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const code = await run(['check', mock.address, ...options], declarations);
  await mock.close();
  return { code, asked, text: [...lines.mock.calls, ...errors.mock.calls].flat().join('\n') };
}

// biome-ignore lint/suspicious/noExplicitAny: faults of every shape are planted
export type Json = any;

export interface Sent {
  headers: Record<string, string>;
  body?: string;
}

/** Every request to a path is another one by the time it arrives. */
export function arriveAs(path: string, how: (sent: Sent) => Partial<Sent>): void {
  vi.stubGlobal('fetch', (input: URL, init: RequestInit) => {
    const isMeant = new URL(input).pathname === path;
    return realFetch(input, isMeant ? { ...init, ...how(init as unknown as Sent) } : init);
  });
}

/** Every answer of a path is another one by the time it arrives. */
export function answerAs(path: string, how: (text: string, status: number) => string | Response): void {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const response = await realFetch(input, init);
    if (new URL(input).pathname !== path) return response;
    const { status, headers } = response;
    const answer = how(await response.text(), status);
    return typeof answer === 'string' ? new Response(answer, { status, headers }) : answer;
  });
}

export const changeJson = (path: string, how: (json: Json) => void) =>
  answerAs(path, (text) => {
    const json = JSON.parse(text);
    how(json);
    return JSON.stringify(json);
  });

export const paths = {
  cart: '/api/cart',
  update: '/api/cart/update-item',
  remove: '/api/cart/remove-item',
  guest: '/checkout/guest',
  options: '/ReactCheckout/SaveShippingAndGiftOptions',
  add: '/api/cart/add-items',
  checkout: '/ReactCheckout/RefreshCheckout',
  pay: '/ReactCheckout/SavePayment',
  place: '/ReactCheckout/PlaceOrder',
};
