import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLeaving, navigate, ownUrl, safeUrl } from '../../../../src/page/navigation.ts';

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://shop.example/p/1',
  );
  document.body.innerHTML =
    '<script type="application/json" id="storefront-context">{"allowedRedirectOrigins":["https://login.example"]}</script>';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const followed: [given: string, url: string][] = [
  ['/checkout/cart', 'https://shop.example/checkout/cart'],
  ['cart', 'https://shop.example/p/cart'],
  ['?page=2', 'https://shop.example/p/1?page=2'],
  ['#reviews', 'https://shop.example/p/1#reviews'],
  ['https://shop.example/checkout', 'https://shop.example/checkout'],
  ['https://login.example/authorize?x=1', 'https://login.example/authorize?x=1'],
  [' /trimmed ', 'https://shop.example/trimmed'],
];
for (const [given, url] of followed)
  it(`${JSON.stringify(given)} may be followed`, () => expect(safeUrl(given)?.href).toBe(url));

/** Hostile values that depend on the page, or are not text; all others are in test/unit/page/hostile-urls.test.ts. */
const refused: unknown[] = [
  'blob:https://shop.example/1',
  'ftp://shop.example/',
  'https://evil.example/https://shop.example',
  'https://shop.example@evil.example',
  'https://shop.example:evil@evil.example',
  'https://user:pass@shop.example/',
  'https://user@shop.example/',
  'https://shop.example.evil.example',
  'https://sub.shop.example',
  'http://shop.example/',
  'https://shop.example:444/',
  'https://login.example.evil.example',
  'http://login.example/',
  'https:',
  '/check\u0000out',
  '/check out',
  null,
  undefined,
  7,
  {},
  ['/checkout'],
];
for (const given of refused)
  it(`${JSON.stringify(given) ?? 'undefined'} is refused`, () => expect(safeUrl(given)).toBeUndefined());

it('a `<base href>` of another origin moves neither a path nor a form’s action', () => {
  document.head.innerHTML = '<base href="https://cdn.example/files/">';
  expect(safeUrl('/checkout/guest')?.href).toBe('https://shop.example/checkout/guest');
  expect(safeUrl('?page=2')?.href).toBe('https://shop.example/p/1?page=2');
  expect(ownUrl('/account/auth')).toBe('https://shop.example/account/auth');
});

it('a `<base href>` of the page’s own origin counts', () => {
  document.head.innerHTML = '<base href="/legacy/">';
  expect(safeUrl('cart')?.href).toBe('https://shop.example/legacy/cart');
});

it('a refused redirect is reported without its credentials and its query', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(navigate('https://ada:secret@evil.example/?token=secret#secret')).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]![0]).toContain('"https://…@evil.example/"');
  expect(error.mock.calls[0]![0]).not.toContain('secret');
});

it('a page is being left until it is restored', () => {
  expect(isLeaving()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(isLeaving()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isLeaving()).toBe(false);
});

it('a reload is ours until the shopper stays, whatever another listener does', async () => {
  // Not after the reset of an earlier test.
  vi.resetModules();
  const { isReturning, reload } = await import('../../../../src/page/navigation.ts');
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', stop);
  reload();
  expect(isReturning()).toBe(true);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  window.removeEventListener('beforeunload', stop);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReturning()).toBe(false);
});

it('a page that is not left after all asks again: the link has opened another tab', async () => {
  vi.resetModules();
  const { isReturning, noteReturn } = await import('../../../../src/page/navigation.ts');
  vi.useFakeTimers();
  noteReturn();
  expect(isReturning()).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(isReturning()).toBe(false);
  vi.useRealTimers();
});
