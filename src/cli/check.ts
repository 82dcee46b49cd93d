import type { ExampledCall } from '../contract/examples.ts';
import { checkCalls, type Found, isAskedAlone } from './check-calls.ts';
import { checkListing, listingCalls } from './check-listing.ts';
import { UsageError } from './mistake.ts';
import { baseOf, readHtml } from './read-html.ts';
import { LimitReached, NoAnswer, type ShopAnswer, ShopClient } from './shop-client.ts';

export interface CheckOptions {
  calls: readonly ExampledCall[];
  /** The names of the calls that each widget sends. */
  callsOf?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The widgets whose calls are checked; unless given, every call and a listing. */
  widgets?: readonly string[] | undefined;
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
  /** Whether a listing was looked for. */
  isListed: boolean;
  /** Calls of the named widgets that are not checked: they change something, or another answer says where they go. */
  unread: string[];
  /** What was not checked, in words; empty if the check is complete. */
  left: string[];
}

/**
 * Sends each declared read call to a shop's backend, checks its listings, and reports what breaks the contract. GET
 * requests only.
 * @throws UsageError if the shop's first page does not answer, or with an error
 */
export async function check(
  base: URL,
  { calls: all, callsOf = {}, widgets, listings, sku, requests }: CheckOptions,
): Promise<CheckResult> {
  const calls = all.filter(
    ({ name }) => !widgets || widgets.some((widget) => callsOf[widget]?.includes(name)),
  );
  const isListed = !widgets || calls.some(({ name }) => listingCalls.includes(name));
  const widgetsOf = (call: string) =>
    (widgets ?? Object.keys(callsOf)).filter((widget) => callsOf[widget]?.includes(call));
  const client = new ShopClient(base, requests);
  const first = await firstPage(client);
  // The shop may redirect, for example from http to https: its final URL counts.
  client.base = new URL(first.url);
  // Stand-ins for the page's globals that the parsing of links and answers reads.
  Object.assign(globalThis, {
    location: client.base,
    document: { baseURI: first.url, getElementById: () => null },
  });
  const found: Found = { breaches: [], missing: [], asked: [], listings: [] };
  let left: string[] = [];
  let paths = listings.length || !isListed ? [...new Set(listings)] : undefined;
  let checked = 0;
  try {
    await checkCalls(calls, client, found, { sku, widgetsOf });
    paths ??= await linkedListing(client, first, found);
    if (!paths) left = [`a listing: the first ${maxLinks} linked pages are none, give --listing`];
    for (const path of paths ?? []) {
      found.listings.push(path);
      await checkListing(all, client, path, found);
      checked++;
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    left = [
      ...calls
        .filter((call) => isAskedAlone(call) && !found.asked.includes(call.name))
        .map(({ name }) => name),
      ...(paths?.slice(checked).map((path) => listingLeft(path, found)) ?? ['a listing']),
    ];
  }
  const posted = widgets
    ? calls.filter((call) => !isAskedAlone(call) && !listingCalls.includes(call.name))
    : [];
  return { ...found, requests: client.asked, left, isListed, unread: posted.map(({ name }) => name) };
}

const listingLeft = (path: string, { listings }: Found) =>
  listings.includes(path) ? `the rest of the listing ${path}` : `the listing ${path}`;

async function firstPage(client: ShopClient): Promise<ShopAnswer> {
  const { href } = client.base;
  const answer = await client.get('', {}, 'text/html').catch((error: unknown) => {
    throw error instanceof NoAnswer ? new UsageError(`${href} ${error.message}.`, { cause: error }) : error;
  });
  if (answer.status >= 400)
    throw new UsageError(`${href} answers with ${answer.status}: give the address of the shop.`);
  return answer;
}

/** How many linked pages are searched for a listing. */
const maxLinks = 10;

/** The first listing that the shop's first page links to; undefined if there are more pages than are looked at. */
async function linkedListing(
  client: ShopClient,
  { text, url }: ShopAnswer,
  { breaches }: Found,
): Promise<string[] | undefined> {
  const elements = readHtml(text);
  const base = baseOf(elements, url);
  const links = elements
    .filter(({ name, attributes }) => name === 'a' && attributes.get('href'))
    .map(({ attributes }) => attributes.get('href')!)
    .filter((href) => URL.canParse(href, base))
    .map((href) => new URL(href, base))
    .filter(({ origin, pathname }) => origin === client.base.origin && pathname !== '/');
  // With their origin: a pathname such as //shop.example/sofas would name a host.
  const addresses = [...new Set(links.map(({ origin, pathname }) => origin + pathname))];
  for (const address of addresses.slice(0, maxLinks)) {
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
  return addresses.length > maxLinks ? undefined : [];
}
