import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openStorefrontForFile } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 40 });

/** Not by fetch, which would normalize the path. */
function answerTo(path: string): Promise<{ status: number; headers: Record<string, unknown> }> {
  const { hostname, port } = new URL(storefront.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode!, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/',
  '/strict/',
  '/hostile/',
  '/account/login',
  '/account',
  '/no-such-page/at-all',
  '/api/cart',
  '/recommendation/index',
  '/islands/missing.js',
  '/shop/shop.css',
  '/legacy/js/jquery.min.js',
  '/favicon.ico',
  '/pictures/missing.svg',
  '/mailbox',
  '/test/requests',
  '/%',
])('the answer to %s may not be framed by another site, nor its type guessed', async (path) => {
  const { headers } = await answerTo(path);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test.each([
  '/%',
  '/%zz',
  '/p/%E0%A4%A',
  '/p/%ff',
  '/shop/%',
  '/pictures/%c0%80',
  '/search?query=%',
  '/api/cart?x=%ff',
])('the malformed address %s answers 400', async (path) => {
  expect((await answerTo(path)).status).toBe(400);
});

test.each(['/search?query=100%25', '/search?query=caf%C3%A9', '/sofas?x=a+b'])(
  '%s is well-formed',
  async (path) => {
    expect((await answerTo(path)).status).toBe(200);
  },
);
