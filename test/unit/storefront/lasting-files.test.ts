import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorefront } from './shopper.ts';

let lasting: Awaited<ReturnType<typeof openStorefront>>;
let usual: Awaited<ReturnType<typeof openStorefront>>;

beforeAll(async () => {
  [lasting, usual] = await Promise.all([
    openStorefront({ catalogSize: 40, hasLastingFiles: true }),
    openStorefront({ catalogSize: 40 }),
  ]);
});
afterAll(() => Promise.all([lasting.close(), usual.close()]));

const cacheOf = async ({ url }: typeof usual, path: string) =>
  (await fetch(url + path)).headers.get('Cache-Control');

test.each(['/shop/legacy.css', '/legacy/js/jquery.min.js', '/fonts/archivo-400.woff2'])(
  '%s is immutable where files do not change, and is revalidated elsewhere',
  async (path) => {
    expect(await cacheOf(lasting, path)).toMatch(/immutable/);
    expect(await cacheOf(usual, path)).toBe('public, no-cache');
  },
);

test.each(['/', '/account/login', '/api/cart', '/shop/missing.css', '/islands/missing.js'])(
  '%s is never cached for long',
  async (path) => {
    expect((await cacheOf(lasting, path)) ?? '').not.toMatch(/max-age|immutable/);
  },
);
