import { expect, test } from 'vitest';
import { safeReturnUrl } from '../../storefront/accounts/return-url.ts';
import { hostilePaths, hostileUrls } from '../hostile-urls.ts';

const own = 'http://127.0.0.1:4170';
const allowed = ['https://www.lr2.example', own];

test('the table has at least sixty, without duplicates', () => {
  expect(hostileUrls.length).toBeGreaterThanOrEqual(60);
  expect(new Set([...hostileUrls, ...hostilePaths]).size).toBe(hostileUrls.length + hostilePaths.length);
});

test.each([...hostileUrls, ...hostilePaths].map((url) => [url]))('%j is refused', (url) => {
  expect(safeReturnUrl(url, { own, allowed })).toBeUndefined();
});

test.each([undefined, null, 7, {}, ['/account'], `/${'a'.repeat(2000)}`])('%j is not a URL', (value) => {
  expect(safeReturnUrl(value, { own })).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/account', '/account'],
  [' /account ', '/account'],
  [
    '/p/410553?brand=modern&x=%2F%2Fevil.example#reviews',
    '/p/410553?brand=modern&x=%2F%2Fevil.example#reviews',
  ],
  ['/search?query=https://evil.example', '/search?query=https://evil.example'],
  ['/strict/checkout/cart', '/strict/checkout/cart'],
  ['/a//b', '/a//b'],
  [`${own}/account?x=1#y`, '/account?x=1#y'],
  [own, '/'],
])('%s of the shop itself becomes %s', (url, path) => {
  expect(safeReturnUrl(url, { own })).toBe(path);
});

test.each(['https://www.lr2.example/p/1', 'https://www.lr2.example/'])(
  '%s is followed only if its origin is allowed',
  (url) => {
    expect(safeReturnUrl(url, { own, allowed })).toBe(url);
    expect(safeReturnUrl(url, { own })).toBeUndefined();
  },
);

test.each(['http://www.lr2.example/', 'https://www.lr2.example:8443/', 'https://lr2.example/'])(
  '%s is not the allowed origin',
  (url) => {
    expect(safeReturnUrl(url, { own, allowed })).toBeUndefined();
  },
);
