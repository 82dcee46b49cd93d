import type { ExampledCall } from '../contract/examples.ts';
import { callsOfParts, type OfferedPart, partsOff } from '../contract/offered-calls.ts';
import { parseContext } from '../page/context.ts';
import { checkCalls, type Found, isAskedAlone } from './check-calls.ts';
import { checkListing, listingCalls } from './check-listing.ts';
import { checkOrder } from './check-order.ts';
import { UsageError } from './mistake.ts';
import { baseOf, readHtml } from './read-html.ts';
import { LimitReached, NoAnswer, type ShopAnswer, ShopClient } from './shop-client.ts';
import { standIn } from './stand-in.ts';
import { TestShopper, type WritingPage } from './test-shopper.ts';

export interface CheckOptions {
  calls: readonly ExampledCall[];
  /** The names of the calls that each widget sends. */
  callsOf?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The widgets whose calls are checked; unless given, every call and a listing. */
  widgets?: readonly string[] | undefined;
  /** The listings to check, as paths with their query; if there are none, the first one that the first page links to. */
  listings: readonly string[];
  /** A product of the shop, instead of the examples' own. */
  sku?: string | undefined;
  /** The limit of requests. */
  requests: number;
  /** Sent with every request to the shop's own origin. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Calls that are not asked, by name. */
  ignored?: readonly string[] | undefined;
  /** Whether an order is placed: only where the shop is a test shop. */
  mayWrite?: boolean;
}

export interface CheckResult extends Found {
  /** The requests that were sent. */
  requests: number;
  /** Whether a listing was looked for. */
  isListed: boolean;
  /** Calls of the named widgets that are not checked: they change something, or another answer says where they go. */
  unread: string[];
  /** The parts of cart and checkout that the page context switches off: neither their calls nor their probes are tried. */
  off: OfferedPart[];
  /** What was not checked, in words; empty if the check is complete. */
  left: string[];
}

/**
 * Sends each declared read call to a shop's backend, checks its listings, and reports what breaks the contract. GET
 * requests only, unless it may write: then it also buys a product, from the cart to the placed order.
 * @throws UsageError if the shop's first page does not answer, or with an error
 */
export async function check(
  base: URL,
  {
    calls: declared,
    callsOf = {},
    widgets,
    listings,
    sku,
    requests,
    headers = {},
    ignored = [],
    mayWrite = false,
  }: CheckOptions,
): Promise<CheckResult> {
  const client = new ShopClient(base, requests, headers);
  const first = await firstPage(client);
  // The shop may redirect, for example from http to https: its final URL counts.
  client.base = new URL(first.url);
  if (client.base.origin !== base.origin && Object.keys(headers).length > 0)
    throw new UsageError(
      `${base.href} leads to ${first.url}, which gets no --cookie and no --header of another origin: give that address.`,
    );
  const page = readPage(first);
  standIn(first.url, { context: page.text });
  const off = partsOff(page.context.features);
  const callsOff = callsOfParts(off);
  const all = declared
    .filter(({ name }) => !ignored.includes(name) && !callsOff.includes(name))
    .map((call) => atItsPlace(call, page, client.base));
  const calls = all.filter(
    ({ name }) => !widgets || widgets.some((widget) => callsOf[widget]?.includes(name)),
  );
  const isListed =
    !listingCalls.every((name) => ignored.includes(name)) &&
    (!widgets || calls.some(({ name }) => listingCalls.includes(name)));
  const widgetsOf = (call: string) =>
    (widgets ?? Object.keys(callsOf)).filter((widget) => callsOf[widget]?.includes(call));
  const found: Found = { breaches: [], missing: [], asked: [], listings: [] };
  let left: string[] = [];
  let paths = listings.length || !isListed ? [...new Set(listings)] : undefined;
  let checked = 0;
  let isOrdered = !mayWrite;
  try {
    await checkCalls(calls, client, found, { sku, widgetsOf });
    if (mayWrite) {
      const shopper = new TestShopper(all, client, page, found);
      const stop = await checkOrder(shopper, { sku: sku ?? exampleSku(declared) });
      isOrdered = true;
      if (stop) left = [stop];
    }
    paths ??= await linkedListing(client, first, found);
    if (!paths) left = [...left, `a listing: the first ${maxLinks} linked pages are none, give --listing`];
    for (const path of paths ?? []) {
      found.listings.push(path);
      await checkListing(all, client, path, found);
      checked++;
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    left = [
      ...left,
      ...calls
        .filter((call) => isAskedAlone(call) && !found.asked.includes(call.name))
        .map(({ name }) => name),
      ...(isOrdered ? [] : ['the rest of the order']),
      ...(paths?.slice(checked).map((path) => listingLeft(path, found)) ?? ['a listing']),
    ];
  }
  const posted = widgets
    ? calls.filter(
        (call) =>
          !isAskedAlone(call) && !listingCalls.includes(call.name) && !found.asked.includes(call.name),
      )
    : [];
  return { ...found, requests: client.asked, left, isListed, off, unread: posted.map(({ name }) => name) };
}

/** The first page, with its HTML and its page context. */
function readPage({ text: html }: ShopAnswer): WritingPage & { text: string } {
  const elements = readHtml(html);
  const { text = '' } =
    elements.find(({ attributes }) => attributes.get('id') === 'storefront-context') ?? {};
  return { html, text, context: parseContext(text, () => {}) };
}

/** The call with the path that the page context's `endpoints` sets for it; one at another origin is not sent. */
function atItsPlace(call: ExampledCall, { context: { endpoints } }: WritingPage, base: URL): ExampledCall {
  const given = endpoints[call.name];
  if (!given || !URL.canParse(given, base)) return call;
  const { origin, pathname, search } = new URL(given, base);
  return origin === base.origin ? { ...call, path: pathname + search } : call;
}

/** The product of the example of `addItems`. */
function exampleSku(calls: readonly ExampledCall[]): string {
  const { items } = calls.find(({ name }) => name === 'addItems')!.example.payload as {
    items: { Sku: string }[];
  };
  return items[0]!.Sku;
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

/** The first listing that the shop's first page links to; undefined if none of the searched pages has one. */
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
  // With their origin, because a pathname such as //shop.example/sofas would name a host.
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
