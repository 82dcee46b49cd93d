import type { ExampledCall } from '../contract/examples.ts';
import { checkCalls, type Found } from './check-calls.ts';
import { checkListing } from './check-listing.ts';
import { UsageError } from './mistake.ts';
import { readHtml } from './read-html.ts';
import { LimitReached, NoAnswer, type ShopAnswer, ShopClient } from './shop-client.ts';

export interface CheckOptions {
  calls: readonly ExampledCall[];
  /** Listings to check, as paths with their query; without any, one that the first page links to. */
  listings: readonly string[];
  /** A product of the shop, instead of the examples' own. */
  sku?: string | undefined;
  /** The limit of requests. */
  requests: number;
}

export interface CheckResult extends Found {
  /** The requests that were sent. */
  requests: number;
  /** The limit of requests ended the check: the rest was not asked. */
  isCut: boolean;
}

/**
 * Asks a shop's backend each declared read call and its listings, and says what breaks the contract. GET requests only.
 * @throws UsageError if the shop's first page does not answer, or with an error
 */
export async function check(
  base: URL,
  { calls, listings, sku, requests }: CheckOptions,
): Promise<CheckResult> {
  const client = new ShopClient(base, requests);
  const first = await firstPage(client);
  // Such as from http to https: the shop is where it answers.
  client.base = new URL(first.url);
  // Stand-ins for the page's globals that the parsing of links and answers reads.
  Object.assign(globalThis, {
    location: client.base,
    document: { baseURI: first.url, getElementById: () => null },
  });
  const found: Found = { breaches: [], asked: [], listings: [] };
  let isCut = false;
  try {
    await checkCalls(calls, client, found, sku);
    for (const path of listings.length ? listings : await linkedListing(client, first, found)) {
      found.listings.push(path);
      await checkListing(calls, client, path, found);
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    isCut = true;
  }
  return { ...found, requests: client.asked, isCut };
}

async function firstPage(client: ShopClient): Promise<ShopAnswer> {
  const { href } = client.base;
  const answer = await client.get('', {}, 'text/html').catch((error: unknown) => {
    throw error instanceof NoAnswer ? new UsageError(`${href} ${error.message}.`, { cause: error }) : error;
  });
  if (answer.status >= 400)
    throw new UsageError(`${href} answers with ${answer.status}: give the address of the shop.`);
  return answer;
}

/** The first listing that the shop's first page links to; it is looked for on at most ten pages. */
async function linkedListing(
  client: ShopClient,
  { text }: ShopAnswer,
  { breaches }: Found,
): Promise<string[]> {
  const links = readHtml(text)
    .filter(({ name, attributes }) => name === 'a' && attributes.get('href'))
    .map(({ attributes }) => attributes.get('href')!)
    .filter((href) => URL.canParse(href, client.base))
    .map((href) => new URL(href, client.base))
    .filter(({ origin, pathname }) => origin === client.base.origin && pathname !== '/');
  // With their origin: a pathname such as //shop.example/sofas would name a host.
  for (const address of [...new Set(links.map(({ origin, pathname }) => origin + pathname))].slice(0, 10)) {
    try {
      const page = await client.get(address, {}, 'text/html');
      const isListing = readHtml(page.text).some(
        ({ attributes }) => attributes.get('data-island') === 'product-grid',
      );
      if (isListing) return [address];
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      breaches.push({ request: `GET ${address}`, message: `it ${error.message}` });
    }
  }
  return [];
}
