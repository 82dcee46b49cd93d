import { resolve } from 'node:path';
import type { APIRequestContext } from 'playwright-core';
import { knownProducts } from '../storefront/catalog/catalog.ts';
import { createStorefront } from '../storefront/server.ts';

/** The reference storefront on a free port, and the scripts it allows. */
export async function openReferenceShop(dist: string) {
  const storefront = await createStorefront({ database: ':memory:', catalogSize: 60, dist });
  const { url, close } = await storefront.listen(0);
  return {
    url,
    allowed: resolve(import.meta.dirname, 'reference-shop.json'),
    prepare: (request: APIRequestContext) => fillCart(request, url),
    async close() {
      await close();
      storefront.close();
    },
  };
}

/** A guest with a product in the cart, without whom a checkout page leads elsewhere. */
export async function fillCart(request: APIRequestContext, shopUrl: string): Promise<void> {
  const page = await (await request.get(`${shopUrl}/customer-service/returns`)).text();
  const [, token] = /name="__RequestVerificationToken" value="([^"]+)"/.exec(page)!;
  for (const [path, fields] of [
    ['/cart/add', { Sku: knownProducts.inStock }],
    ['/checkout/guest', {}],
  ] as const) {
    const form = { ...fields, __RequestVerificationToken: token! };
    const answer = await request.post(shopUrl + path, { form });
    if (!answer.ok()) throw new Error(`${path} of the reference storefront answered ${answer.status()}`);
  }
}
