import { describe, expect, test, vi } from 'vitest';
import { authenticate } from '../../../src/contract/account/account.ts';
import { failsInPlace } from '../../../src/contract/call.ts';
import { addItemsExample, getCartExample } from '../../../src/contract/cart/cart.examples.ts';
import { addItems, getCart } from '../../../src/contract/cart/cart.ts';
import { getShippingCharges } from '../../../src/contract/delivery/shipping-charges.ts';
import { getPopup } from '../../../src/contract/popup.ts';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { CallError } from '../../../src/http/errors/call-error.ts';
import { StatusError } from '../../../src/http/errors/status-error.ts';
import { readAnswer } from '../../../src/http/read-answer.ts';

const details = { action: 'add to cart', method: 'POST', api: '/api/cart/add-items', failure: failsInPlace };
const cart = getCartExample.answer;

function errorOf(status: number, text: string): CallError {
  try {
    readAnswer(addItems, details, status, text);
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
  throw new Error('the answer was accepted');
}

test('a field that an answer lacks is called missing', () => {
  expect(() => readAnswer(getCart, details, 200, '{}')).toThrow("the answer's lineItems: it is missing");
});

test('an unreadable answer is not quoted in the error', () => {
  const error = errorOf(200, ')]}\',{"email":"ann@example.com"');
  expect(error.kind).toBe('format');
  expect(`${error.message} ${error.cause} ${error.stack}`).not.toMatch(/ann|ema/);
});

describe('IsReset (decision 7)', () => {
  test.each([
    ['IsReset', true, 200],
    ['isReset', true, 200],
    ['IsReset', 1, 200],
    ['IsReset', 'true', 500],
    ['isReset', true, 403],
  ])('%s: %s on %d raises the reset error', (key, value, status) => {
    const error = errorOf(status, JSON.stringify({ ...addItemsExample.answer, [key]: value }));
    expect(error).toMatchObject({ name: 'ResetError', kind: 'reset', message: 'IsReset', status });
    expect(error).toMatchObject({ action: 'add to cart', api: '/api/cart/add-items' });
  });

  test('a false one is ignored', () => {
    const text = JSON.stringify({ ...cart, IsReset: false });
    expect(readAnswer(getCart, details, 200, text).lineItems).toHaveLength(1);
  });

  test('a nested one is ignored', () => {
    const text = JSON.stringify({ ...cart, messages: { IsReset: true } });
    expect(readAnswer(getCart, details, 200, text).lineItems).toHaveLength(1);
  });
});

describe('the server’s message for the shopper', () => {
  test.each([
    [400, { message: 'Only 3 are left.' }, 'Only 3 are left.'],
    [500, { message: 'Object reference not set' }, undefined],
    [400, { message: '<b>Only 3</b>' }, undefined],
    [400, { message: 42 }, undefined],
    [400, { message: 'x'.repeat(400) }, undefined],
    [400, null, undefined],
  ])('%d %j: %s', (status, body, expected) => {
    expect(errorOf(status, JSON.stringify(body)).serverMessage).toBe(expected);
  });
});

describe('unusable answers', () => {
  test.each([
    ['<!DOCTYPE html>', 'format'],
    ['', 'format'],
    ['{"isSuccess": tr', 'format'],
    ['null', 'format'],
    ['[]', 'shape'],
    ['"Success"', 'shape'],
  ])('%s is a %s error', (text, kind) => {
    expect(errorOf(200, text)).toMatchObject({ kind, status: 200 });
  });

  test('the error names the field, not its value', () => {
    const [item] = addItemsExample.answer.items as object[];
    const text = JSON.stringify({ items: [item], isSuccess: 'secret' });
    expect(errorOf(200, text).message).toContain('isSuccess: expected boolean, received string');
  });

  test('a price with a fraction of a cent is rounded, and reported (decision 73)', () => {
    const report = vi.fn();
    const priced = JSON.stringify({ ...cart, orderSummary: { ...cart.orderSummary!, subtotal: 1409.5 } });
    expect(readAnswer(getCart, details, 200, priced, report).orderSummary.subtotal).toBe(1410);
    expect(report.mock.lastCall![0]).toEqual([
      expect.stringMatching(/^orderSummary\.subtotal \(.*; 1410 is used\)$/),
    ]);
  });
});

describe('what came instead of JSON', () => {
  test.each([
    [200, 'null', 'Response is not in Json formate: null came'],
    [204, '', 'Response is not in Json formate: 204 without content came'],
    [200, '', 'Response is not in Json formate: nothing came'],
    [200, 'x', 'Response is not in Json formate: 1 character came'],
    [200, 'ok', 'Response is not in Json formate: 2 characters came'],
    [200, '<!DOCTYPE html>', 'Response is not in Json formate: an HTML page came'],
  ])('%d %j: %s', (status, text, words) => {
    expect(errorOf(status, text).message).toMatch(new RegExp(`${words}$`));
  });

  test('a GET that was redirected says where it ended', () => {
    expect(() =>
      readAnswer(getCart, { ...details, landedOn: '/maintenance' }, 200, '<!DOCTYPE html>'),
    ).toThrow('an HTML page came, from /maintenance, where the GET was redirected');
  });
});

describe('a session that has ended', () => {
  const own = { ...details, method: 'GET' };

  test('is a 401', () => {
    expect(errorOf(401, '')).toMatchObject({ name: 'SessionError', kind: 'session', status: 401 });
  });

  test.each(['<!DOCTYPE html><form>', '{}'])('is a GET that ends at the sign-in page: %s', (text) => {
    expect(() =>
      readAnswer(getCart, { ...own, landedOn: '/account/login', isAtSignIn: true }, 200, text),
    ).toThrow('the GET was redirected to /account/login');
  });

  test('is none that a call finds out which is asked before a sign-in', () => {
    expect(() => readAnswer(authenticate, details, 401, '{}')).toThrow(StatusError);
  });

  test('is none at another origin, which is asked without cookies', () => {
    const other = { ...own, api: 'https://other.example/recommendation/index' };
    expect(() => readAnswer(getRecommendations, other, 401, '{}')).toThrow(StatusError);
  });

  test('is none if the server says that it was reset', () => {
    expect(errorOf(401, '{"IsReset":true}').kind).toBe('reset');
  });
});

describe('the code of a refusal', () => {
  test.each([
    ['E0000004', 401, 'E0000004'],
    ['LOCKED', 423, 'LOCKED'],
    ['E0000004', 500, undefined],
    ['not a code', 401, undefined],
    ['', 401, undefined],
    ['x'.repeat(41), 401, undefined],
    [4, 401, undefined],
  ])('%s with %d: %s', (errorCode, status, expected) => {
    expect(errorOf(status, JSON.stringify({ errorCode })).code).toBe(expected);
  });
});

describe('an HTML fragment', () => {
  const fragment = '\n<h3>Visa</h3>\n<p>The last three digits.</p>';

  test('is the answer where the call takes one', () => {
    expect(readAnswer(getPopup, details, 200, fragment)).toEqual({ html: fragment });
  });

  test.each(['<!doctype html><p>Maintenance</p>', '<html><p>Maintenance</p></html>', '<BODY class="x">', ''])(
    'is not a whole page, nor nothing: %s',
    (text) => {
      expect(() => readAnswer(getPopup, details, 200, text)).toThrow('Response is not in Json formate');
    },
  );

  test('is a failure by its status', () => {
    expect(() => readAnswer(getPopup, details, 404, fragment)).toThrow('status 404');
  });

  test('is refused for other calls', () => {
    expect(() => readAnswer(getCart, details, 200, fragment)).toThrow('an HTML page came');
  });
});

describe('an HTML page that has the answer in a JSON script', () => {
  const read = (text: string) => readAnswer(getShippingCharges, details, 200, text);

  test.each([
    '<p>Hi</p><script type="application/json" id="storefront-shipping-charges">{"oversizeSurcharge":900}</script>',
    '<script id=\'storefront-shipping-charges\' type=application/json>\n{"oversizeSurcharge":900}\n</SCRIPT >',
    '<script>1</script><script id=storefront-shipping-charges>{"oversizeSurcharge":900}</script><script>2</script>',
  ])('is read from there: %s', (text) => {
    expect(read(text).oversizeSurcharge).toBe(900);
  });

  test('is refused if it has none', () => {
    expect(() => read('<!doctype html><script id="other">{}</script>')).toThrow('an HTML page came');
  });

  test('is refused for other calls', () => {
    expect(() =>
      readAnswer(
        getCart,
        details,
        200,
        `<script id="storefront-shipping-charges">${JSON.stringify(cart)}</script>`,
      ),
    ).toThrow('an HTML page came');
  });
});
