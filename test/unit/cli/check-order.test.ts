import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';
import { serveMock } from '../../../src/cli/mock.ts';
import { calls } from '../../../src/contract/calls.ts';

const word = 'this-is-a-test-shop';
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
  'saveBillingAddress',
  'savePayment',
  'saveShippingAddress',
  'saveShippingAndGiftOptions',
  'validateAndSaveAddress',
  'validateCart',
];
const declarations = { islands: [], calls: calls.filter(({ name }) => buying.includes(name)), dist: 'dist' };

const realFetch = globalThis.fetch;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Bought {
  code: number;
  text: string;
  /** The paths that were asked, in order. */
  asked: string[];
}

/** Buys in the mock, with these faults of its calls, and these options of the command. */
async function bought({ faults = [], options = ['--write', word] }: { faults?: string[]; options?: string[] } = {}): Promise<Bought> {
  const mock = await serveMock({ ...declarations, calls }, { widgets: [], port: 0, faults });
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
type Json = any;

/** Every answer at a path is changed on its way, by the payload. */
function change(path: string, how: (json: Json, payload: Json) => Json): void {
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const response = await realFetch(input, init);
    const isMeant = new URL(input).pathname === path && response.ok;
    if (!isMeant) return response;
    const json = await response.json();
    const changed = how(json, JSON.parse(`${init.body ?? '{}'}`));
    return Response.json(changed ?? json, { headers: response.headers });
  });
}

test('a sound backend passes, from the cart to the placed order', async () => {
  const { code, text, asked } = await bought();
  expect(text).toMatch(/Nothing breaks the contract\.$/);
  expect(code).toBe(0);
  expect(asked).toContain('/ReactCheckout/PlaceOrder');
});
