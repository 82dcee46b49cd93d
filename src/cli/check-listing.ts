import type { Call } from '../contract/call.ts';
import type { ListingAnswer } from '../contract/listing/listing.ts';
import { type ListingKind, listingTake } from '../domain/listing/listing-query.ts';
import { askCall, type Breach, type Found } from './check-calls.ts';
import { counted } from './mistake.ts';
import { baseOf, type HtmlElement, readHtml } from './read-html.ts';
import { NoAnswer, type ShopClient } from './shop-client.ts';

/** A listing's page: its hosts, and the listing as they describe it. */
interface ListingPage {
  /** The path of the listing's JSON, without the query. */
  address: string;
  kind: ListingKind;
  pageSize: number;
  total: number | undefined;
  /** The SKUs of the products that the server shows, if its HTML has them. */
  skus: string[] | undefined;
  /** The parameters that the listing's hosts add to each request. */
  own: Record<string, string | undefined>;
}

type Query = Record<string, string | number>;

const callNames = { product: 'getProductListing', search: 'getSearchListing', seo: 'getSeoListing' } as const;

/** The names of the calls that a listing is checked by. */
export const listingCalls: readonly string[] = Object.values(callNames);

/** Checks one listing: its pages, the counts of its filters, its orders, and its HTML against its JSON. */
export async function checkListing(
  calls: readonly Call[],
  client: ShopClient,
  path: string,
  { breaches }: Pick<Found, 'breaches'>,
): Promise<void> {
  const page = await listingPage(client, path);
  if (typeof page === 'string') {
    breaches.push({ request: `GET ${path}`, message: page });
    return;
  }
  const call = calls.find(({ name }) => name === callNames[page.kind]) as
    | Call<unknown, ListingAnswer>
    | undefined;
  // `--ignore` names the call.
  if (!call) return;
  const { origin, pathname } = new URL(page.address);
  const shown = origin === client.base.origin ? pathname : page.address;
  const reported = new Map<string, Breach>();
  const report = (query: Query, message: string) => {
    const same = reported.get(withoutPlaces(message));
    if (same) {
      same.repeats = (same.repeats ?? 0) + 1;
      return;
    }
    const breach = { request: `${call.name}: ${shown}?${new URLSearchParams(toText(query))}`, message };
    reported.set(withoutPlaces(message), breach);
    breaches.push(breach);
  };
  const read = async (query: Query): Promise<ListingAnswer | undefined> => {
    const sent = { ...page.own, ...query, isModelOnly: 'true' };
    const { answer, messages } = await askCall(call, client, page.address, sent);
    for (const message of messages) report(query, message);
    return answer;
  };

  const first = await read({ take: page.pageSize });
  if (!first) return;
  const context: Context = { page, first, read, report };
  checkHtml(context);
  await checkPages(context);
  await checkFilters(context);
  await checkOrders(context);
}

interface Context {
  page: ListingPage;
  first: ListingAnswer;
  read(query: Query): Promise<ListingAnswer | undefined>;
  report(query: Query, message: string): void;
}

const toText = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, `${value}`]));
/**
 * A breach without the place of its item, so that `minisets.3.sku` and `minisets.0.sku` are one: an item has another
 * place on each page and in each order.
 */
const withoutPlaces = (message: string) => message.replace(/\.\d+(?=[. ])/g, '');
const skusOf = ({ minisets }: ListingAnswer) => minisets.map(({ sku }) => sku);

/** The listing's page, or a sentence that says what is wrong with it. */
async function listingPage(client: ShopClient, path: string): Promise<ListingPage | string> {
  try {
    const { text, url } = await client.get(path, {}, 'text/html');
    const elements = readHtml(text);
    return readPage(elements, url, baseOf(elements, url));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return `it ${error.message}`;
  }
}

function readPage(elements: HtmlElement[], pageUrl: string, base: string): ListingPage | string {
  const hosts = ['product-grid', 'listing-toolbar'].map((name) =>
    elements.find(({ attributes }) => attributes.get('data-island') === name),
  );
  const [grid] = hosts;
  const host = grid ?? hosts[1];
  if (!host) return 'the page has no host of product-grid or listing-toolbar';
  const of = (name: string) => host.attributes.get(name) || undefined;
  const total = of('data-total');
  const given = of('data-url') ?? pageUrl;
  if (!URL.canParse(given, base)) return `its data-url is "${given}", which is not a URL`;
  const url = new URL(given, base);
  const kind = of('data-kind') ?? 'product';
  if (!Object.hasOwn(callNames, kind))
    return `its data-kind is "${kind}"; accepted are ${Object.keys(callNames).join(', ')}`;
  return {
    address: url.origin + url.pathname,
    kind: kind as ListingKind,
    pageSize: Number(of('data-page-size') ?? listingTake),
    total: total === undefined ? undefined : Number(total),
    skus: grid && shownSkus(grid, elements),
    own: {
      ...Object.fromEntries(url.searchParams),
      categoryId: of('data-category-id'),
      serviceEnvironment: of('data-service-environment'),
    },
  };
}

/** The products of the grid's JSON script. */
function shownSkus(grid: HtmlElement, elements: HtmlElement[]): string[] | undefined {
  const script = elements.find(
    ({ parent, attributes }) => parent === grid && attributes.has('data-island-props'),
  );
  try {
    const { minisets } = JSON.parse(script?.text ?? '') as { minisets?: { sku: string | number }[] };
    return minisets?.map(({ sku }) => `${sku}`);
  } catch {
    return undefined;
  }
}

function checkHtml({ page, first, report }: Context): void {
  const query = { take: page.pageSize };
  if (page.total !== undefined && page.total !== first.totalCount)
    report(query, `the page’s HTML says data-total="${page.total}", its JSON totalCount ${first.totalCount}`);
  const json = skusOf(first);
  const nth = page.skus?.findIndex((sku, place) => sku !== json[place]) ?? -1;
  if (nth >= 0)
    report(
      query,
      `the HTML shows the product ${page.skus![nth]} at place ${nth + 1}, the JSON ${json[nth] ?? 'none'}`,
    );
}

/** Checks that the pages together have the same products, in the same order, as one long page. */
async function checkPages({ page, first, read, report }: Context): Promise<void> {
  const { totalCount } = first;
  // A listing of a single page is requested in thirds.
  const size = totalCount > page.pageSize ? page.pageSize : Math.ceil(totalCount / 3);
  const end = Math.min(totalCount, size * 3);
  const seen: string[] = [];
  for (let skip = 0; skip < end; skip += size) {
    const query = { ...(skip && { skip }), take: size };
    const answer = skip === 0 && size === page.pageSize ? first : await read(query);
    if (!answer) continue;
    const wanted = Math.min(size, totalCount - skip);
    if (answer.minisets.length !== wanted)
      report(
        query,
        `it has ${counted(answer.minisets.length, 'product')}; of ${totalCount}, ${wanted} belong there`,
      );
    if (answer.totalCount !== totalCount)
      report(query, `totalCount is ${answer.totalCount}, on the first page it is ${totalCount}`);
    if (answer.skip !== skip) report(query, `skip is ${answer.skip} in the answer`);
    const again = skusOf(answer).filter((sku) => seen.includes(sku));
    if (again.length) report(query, `${again.slice(0, 3).join(', ')} was on an earlier page`);
    seen.push(...skusOf(answer));
  }
  const query = { take: end };
  const long = end > size ? await read(query) : undefined;
  if (!long) return;
  const missing = skusOf(long).filter((sku) => !seen.includes(sku));
  if (missing.length)
    report(query, `${missing.slice(0, 3).join(', ')} is on none of the pages: there is a gap`);
}

/** Checks that the count of a filter's value is the number of products that remain once it is chosen. */
async function checkFilters({ page, first, read, report }: Context): Promise<void> {
  const parameter = page.kind === 'product' ? 'facets' : 'facet';
  const values = first.facets.flatMap((facet) => facet.filterItems.slice(0, 2));
  for (const { disabled, itemCount, uniqueId } of first.facets.flatMap((facet) => facet.filterItems)) {
    if (itemCount === undefined) continue;
    if (disabled && itemCount > 0)
      report({ [parameter]: uniqueId }, `its value is disabled, and its itemCount ${itemCount}`);
    if (itemCount > first.totalCount)
      report(
        { [parameter]: uniqueId },
        `its itemCount is ${itemCount}, of ${counted(first.totalCount, 'product')} in all`,
      );
  }
  const chosen: { facetId: string; uniqueId: string; total: number }[] = [];
  for (const { facetId, uniqueId, itemCount } of values.slice(0, 12)) {
    const query = { [parameter]: uniqueId, take: page.pageSize };
    const answer = await read(query);
    if (!answer) continue;
    if (itemCount !== undefined && answer.totalCount !== itemCount)
      report(query, `totalCount is ${answer.totalCount}, and the itemCount of ${uniqueId} was ${itemCount}`);
    const item = answer.facets.flatMap((facet) => facet.filterItems).find((one) => one.uniqueId === uniqueId);
    if (item && !item.selected) report(query, `${uniqueId} is not selected in the answer`);
    chosen.push({ facetId, uniqueId, total: answer.totalCount });
  }
  await checkPairs({ page, read, report }, chosen, parameter);
}

/** Checks that two values of one facet widen the list, and that values of two facets narrow it. */
async function checkPairs(
  { page, read, report }: Pick<Context, 'page' | 'read' | 'report'>,
  chosen: readonly { facetId: string; uniqueId: string; total: number }[],
  parameter: string,
): Promise<void> {
  const [one] = chosen;
  const partners = [
    chosen.find((other) => other !== one && other.facetId === one?.facetId),
    chosen.find((other) => other.facetId !== one?.facetId),
  ];
  for (const other of partners) {
    if (!one || !other) continue;
    const query = { [parameter]: `${one.uniqueId},${other.uniqueId}`, take: page.pageSize };
    const answer = await read(query);
    if (!answer) continue;
    const { totalCount } = answer;
    const isSame = one.facetId === other.facetId;
    const [least, most] = isSame
      ? [Math.max(one.total, other.total), one.total + other.total]
      : [0, Math.min(one.total, other.total)];
    if (totalCount < least || totalCount > most)
      report(
        query,
        `totalCount is ${totalCount}; ${one.total} and ${other.total} products of ${isSame ? 'one facet' : 'two facets'} are ${least} to ${most} together`,
      );
  }
}

async function checkOrders({ page, first, read, report }: Context): Promise<void> {
  for (const sortBy of ['price-low', 'price-high'] as const) {
    const query = { sortBy, take: page.pageSize };
    const answer = await read(query);
    if (!answer) continue;
    if (answer.totalCount !== first.totalCount)
      report(query, `totalCount is ${answer.totalCount}, in the first order ${first.totalCount}`);
    const way = sortBy === 'price-low' ? 1 : -1;
    // The order by price does not define the place of a product without a price.
    const priced = answer.minisets.filter((one) => one.price !== undefined);
    const wrong = priced.find((one, nth) => nth > 0 && (one.price! - priced[nth - 1]!.price!) * way < 0);
    if (wrong) {
      const place = answer.minisets.indexOf(wrong) + 1;
      report(query, `the price at place ${place} is out of order: ${wrong.formattedPrice}`);
    }
  }
}
