import type { ExampledCall } from '../contract/examples.ts';
import { type Breach, checkCalls } from './check-calls.ts';
import { checkListing } from './check-listing.ts';
import { UsageError } from './mistake.ts';
import { readHtml } from './read-html.ts';
import { ShopClient } from './shop-client.ts';

export interface CheckOptions {
  calls: readonly ExampledCall[];
  /** Listings to check, as paths with their query; without any, one that the first page links to. */
  listings: readonly string[];
  /** A product of the shop, instead of the examples' own. */
  sku?: string | undefined;
  /** The limit of requests. */
  requests: number;
}

export interface CheckResult {
  breaches: Breach[];
  /** The calls that were asked. */
  asked: string[];
  /** The listings that were checked. */
  listings: string[];
  requests: number;
}

/**
 * Asks a shop's backend each declared read call and its listings, and says what breaks the contract. GET requests only.
 * @throws UsageError if the shop cannot be reached
 */
export async function check(
  base: URL,
  { calls, listings, sku, requests }: CheckOptions,
): Promise<CheckResult> {
  // What the parsing of links and answers asks of a page.
  Object.assign(globalThis, {
    location: base,
    document: { baseURI: base.href, getElementById: () => null },
  });
  const client = new ShopClient(base, requests);
  const { status } = await client.get('', {}, 'text/html');
  if (status >= 400)
    throw new UsageError(`${base.href} answers with ${status}: give the address of the shop.`);
  const { breaches, asked } = await checkCalls(calls, client, sku);
  const paths = listings.length ? listings : await linkedListing(client);
  for (const path of paths) breaches.push(...(await checkListing(calls, client, path)));
  return { breaches, asked, listings: [...paths], requests: client.asked };
}

/** The first listing that the shop's first page links to; it is looked for on at most ten pages. */
async function linkedListing(client: ShopClient): Promise<string[]> {
  const { text } = await client.get('', {}, 'text/html');
  const links = readHtml(text)
    .filter(({ name, attributes }) => name === 'a' && attributes.get('href'))
    .map(({ attributes }) => attributes.get('href')!)
    .filter((href) => URL.canParse(href, client.base))
    .map((href) => new URL(href, client.base))
    .filter(({ origin, pathname }) => origin === client.base.origin && pathname !== '/');
  for (const path of [...new Set(links.map(({ pathname }) => pathname))].slice(0, 10)) {
    const page = await client.get(path, {}, 'text/html');
    const isListing = readHtml(page.text).some(
      ({ attributes }) => attributes.get('data-island') === 'product-grid',
    );
    if (isListing) return [path];
  }
  return [];
}
