import { afterEach, expect, test, vi } from 'vitest';
import { readIslands } from '../../../src/build/read-islands.ts';
import { run } from '../../../src/cli/cli.ts';
import { calls } from '../../../src/contract/calls.ts';
import { getCartExample } from '../../../src/contract/cart/cart.examples.ts';

const islands = await readIslands('widgets');
const callsOf = {
  'cart-count': ['getCart'],
  'add-to-cart': ['addItems', 'getCart'],
  'shipping-charges': ['getShippingCharges'],
  'product-grid': ['getProductListing'],
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs `check` against a backend that has a first page and these answers, by their paths. */
async function checked(answers: Record<string, () => Response>, ...options: string[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: URL) => {
    const { pathname } = new URL(input);
    if (pathname !== '/') asked.push(pathname);
    if (pathname === '/') return new Response('<a href="/sofas">Sofas</a>');
    return answers[pathname]?.() ?? new Response('', { status: 404 });
  });
  const lines = vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const declarations = { islands, calls, callsOf, dist: 'dist' };
  const code = await run(['check', 'https://shop.example/', ...options], declarations);
  return { code, asked, text: [...lines.mock.calls, ...errors.mock.calls].flat().join('\n') };
}

const cart = { '/api/cart': () => Response.json(getCartExample.answer) };

test('with --widgets, a backend that has what they need breaks nothing', async () => {
  const { code, asked, text } = await checked(cart, '--widgets', 'add-to-cart,cart-count');
  expect(code).toBe(0);
  expect(asked).toEqual(['/api/cart']);
  expect(text).toContain('2 requests: 1 call; no listing.');
  expect(text).toContain('Nothing breaks the contract.');
});

test('--widgets may be given several times', async () => {
  const { asked } = await checked({}, '--widgets', 'cart-count', '--widgets', 'shipping-charges');
  expect(asked).toHaveLength(2);
});

test.each(['', ','])(
  'without a name, as in --widgets "%s", nothing is checked, and it fails',
  async (given) => {
    const { code, asked, text } = await checked(cart, '--widgets', given);
    expect(code).toBe(2);
    expect(asked).toEqual([]);
    expect(text).toContain(
      `--widgets was "${given}"; accepted are names of widgets, such as cart,cart-count.`,
    );
  },
);

test('the calls of these widgets that a GET cannot check are named', async () => {
  const { text } = await checked(cart, '--widgets', 'add-to-cart,cart-count');
  expect(text).toContain('Not asked, as a GET cannot check them: addItems.');
});

test('a call that is not implemented is no breach, and is listed with the widgets that send it', async () => {
  const { code, text } = await checked(cart, '--widgets', 'cart-count,shipping-charges');
  expect(code).toBe(1);
  expect(text).toMatch(
    /Not implemented.*\ngetShippingCharges: GET \S+\n {2}status 404, for shipping-charges\n/s,
  );
  expect(text).toContain('1 call not implemented.\nNothing else breaks the contract.');
});

test.each([404, 405])('%d says that a call is not implemented', async (status) => {
  const refused = { '/api/cart': () => new Response('', { status }) };
  const { text } = await checked(refused, '--widgets', 'cart-count');
  expect(text).toContain(`status ${status}, for cart-count\n`);
  expect(text).toContain('1 call not implemented.');
});

test('without --widgets, the option is named where calls are not implemented', async () => {
  const { code, text } = await checked(cart);
  expect(code).toBe(1);
  expect(text).toMatch(
    /\d+ calls not implemented\. --widgets asks only for those of the widgets that you use\./,
  );
  expect(text).toContain('Nothing else breaks the contract.');
});

test('a breach names the widgets that send the call', async () => {
  const wrong = { '/api/cart': () => Response.json({ orderSummary: {} }) };
  const { code, text } = await checked(wrong, '--widgets', 'cart-count,add-to-cart');
  expect(code).toBe(1);
  expect(text).toMatch(/getCart: GET \/api\/cart\S*\n {2}.*, for cart-count, add-to-cart\n/);
  expect(text).toContain('1 breach of the contract.');
});

test('a widget of listings has a listing looked for', async () => {
  expect((await checked({}, '--widgets', 'product-grid')).asked).toEqual(['/sofas']);
});

test('a misspelt widget is named', async () => {
  const { code, text } = await checked({}, '--widgets', 'cart-cuont');
  expect(code).toBe(2);
  expect(text).toContain('There is no widget "cart-cuont": did you mean "cart-count"?');
});

test('a sentence about an answer ends before its widgets', async () => {
  const answer = { lineItems: [], orderSummary: { subtotal: 0, shippingTotal: '9.95' } };
  const { text } = await checked(
    { '/api/cart': () => Response.json(answer) },
    '--widgets',
    'add-to-cart,cart-count',
  );
  expect(text).toMatch(/left out of the answer: .*shippingTotal.*[^.], for add-to-cart, cart-count\n/);
});
