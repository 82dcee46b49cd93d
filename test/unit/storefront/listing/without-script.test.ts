import { parse } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { facetsSchema, type Miniset, minisetsSchema } from '../../../../src/contract/listing/listing.ts';
import { filtersMessages } from '../../../../src/domain/listing/listing-messages.ts';
import { openStorefrontForFile, Shopper } from '../shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 1500 });
let shopper: Shopper;
beforeAll(async () => {
  shopper = new Shopper(storefront.url);
});

/** A page after redirects. */
async function visit(path: string): Promise<{ html: string; document: Document; path: string }> {
  const first = await shopper.fetch(path);
  const at = first.headers.get('Location') ?? path;
  const html = first.status === 302 ? await shopper.page(at) : await first.text();
  return { html, document: documentOf(html), path: at };
}

/** A minimal document for a page that the shop itself has rendered. */
class Document {
  readonly #html: string;
  constructor(html: string) {
    this.#html = html;
  }
  get total(): number {
    return Number(/data-island="product-grid"[^>]*data-total="(\d+)"/.exec(this.#html)?.[1]);
  }
  get tiles(): number {
    return this.#html.match(/<li class="tile">/g)?.length ?? 0;
  }
  /** The target of a link with this text. */
  link(text: string): string {
    const found = [...this.#html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].find(
      ([, , inside]) =>
        inside!
          .replaceAll(/<[^>]*>|\s+/g, ' ')
          .replaceAll(/ +/g, ' ')
          .trim() === text,
    );
    if (!found) throw new Error(`No link says "${text}".`);
    return found[1]!.replaceAll('&amp;', '&');
  }
  /** The checkboxes of the form: value, and whether each is ticked or disabled. */
  get boxes(): { value: string; isTicked: boolean; isDisabled: boolean }[] {
    return [...this.#html.matchAll(/<input type="checkbox" name="facets?"\s+value="([^"]*)"([^>]*)>/g)].map(
      ([, value, rest]) => ({
        value: value!,
        isTicked: /checked/.test(rest!),
        isDisabled: /disabled/.test(rest!),
      }),
    );
  }
  props(island: string): Record<string, unknown> {
    const host = this.#html.slice(this.#html.indexOf(`data-island="${island}"`));
    return JSON.parse(/data-island-props>([^<]*)</.exec(host)![1]!);
  }
}
const documentOf = (html: string) => new Document(html);

/** The URL of the form after ticking and typing, as a browser would build it. */
async function submitted(
  path: string,
  ticked: string[],
  typed: Record<string, string> = {},
): Promise<string> {
  const { html, document } = await visit(path);
  const form = /<form method="get" action="([^"]*)">(.*?)<\/form>/s.exec(
    html.slice(html.indexOf('data-island="listing-filters"')),
  )!;
  const fields = new URLSearchParams();
  for (const [, name, value] of form[2]!.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g))
    fields.append(name!, value!.replaceAll('&amp;', '&'));
  const name = /<input type="checkbox" name="(facets?)"/.exec(html)![1]!;
  for (const { value, isTicked } of document.boxes)
    if (isTicked !== ticked.includes(value)) fields.append(name, value);
  for (const field of ['priceMin', 'priceMax', 'widthMin', 'widthMax'])
    fields.append(field, typed[field] ?? '');
  return `${form[1]}?${fields}`;
}

describe('a category', () => {
  test('is narrowed by the form, repeatedly', async () => {
    const all = (await visit('/sofas')).document;
    const one = await visit(await submitted('/sofas', ['color_navy']));
    expect(one.path).toBe('/sofas?facets=color_navy');
    expect(one.document.total).toBeGreaterThan(0);
    expect(one.document.total).toBeLessThan(all.total);
    const two = await visit(await submitted(one.path, ['material_cotton-velvet'], { priceMin: '$1,000' }));
    expect(two.path).toBe('/sofas?facets=color_navy,material_cotton-velvet,price_1000-');
    expect(two.document.total).toBeLessThan(one.document.total);
    const back = await visit(
      await submitted(two.path, ['color_navy', 'material_cotton-velvet', 'price_1000-']),
    );
    expect(back.path).toBe('/sofas');
    expect(back.document.total).toBe(all.total);
  });

  test('shows an error next to an invalid range, and keeps the typed text', async () => {
    const { html, document } = await visit(await submitted('/sofas', [], { priceMin: '900', priceMax: '9' }));
    expect(html).toContain(`role="alert">${filtersMessages.filtersRangeWrong}</p>`);
    expect(html).toMatch(/name="priceMin" value="900"/);
    expect(html).toMatch(
      /name="priceMax" value="9"[^>]*aria-invalid="true" aria-describedby="price-problem"/s,
    );
    expect(document.tiles).toBe(48);
  });

  test.each(['-1', 'ten', '1e3', '1-2', '9'.repeat(30)])('does not accept "%s" as a price', async (typed) => {
    const { html } = await visit(await submitted('/sofas', [], { priceMin: typed }));
    expect(html).toContain('id="price-problem"');
  });

  test('has a link that removes each applied filter, and one that removes all', async () => {
    const { document } = await visit('/sofas?facets=color_navy,material_cotton-velvet&sortBy=name&skip=0');
    expect(document.link('Remove Navy ×')).toBe('/sofas?facets=material_cotton-velvet&sortBy=name');
    expect(document.link('Clear Color')).toBe('/sofas?facets=material_cotton-velvet&sortBy=name');
    expect(document.link('Clear all')).toBe('/sofas?sortBy=name');
  });

  test('has links for its sort orders, which keep the filters and start at the first page', async () => {
    const { document } = await visit('/sofas?facets=color_navy&take=96');
    expect(document.link('Price low to high')).toBe('/sofas?facets=color_navy&sortBy=price-low');
    expect(document.link('Most Relevant')).toBe('/sofas?facets=color_navy&sortBy=relevance');
  });

  test('shows products for pickup, and all again', async () => {
    const { document } = await visit('/sofas');
    const pickup = await visit(document.link('Pick up in store'));
    expect(pickup.path).toBe('/sofas?availability=pickup');
    expect(pickup.document.total).toBeLessThan(document.total);
    expect(pickup.document.link('Pick up in store')).toBe('/sofas');
  });

  test('shows 48 more on the same page, or the next 48 on another', async () => {
    const { document } = await visit('/sofas');
    expect(document.tiles).toBe(48);
    const more = await visit(document.link('Show more'));
    expect(more.path).toBe('/sofas?take=96');
    expect(more.document.tiles).toBe(96);
    const next = await visit(document.link('Next'));
    expect(next.path).toBe('/sofas?skip=48');
    const skus = (page: Document) =>
      parse(minisetsSchema, page.props('product-grid').minisets).map(({ sku }) => sku);
    expect([...skus(document), ...skus(next.document)]).toEqual(skus(more.document));
  });

  test('a value without products keeps its place, and cannot be ticked', async () => {
    const idsOf = (page: Document) =>
      parse(facetsSchema, page.props('listing-filters').facets)
        .flatMap(({ filterItems }) => filterItems.map(({ uniqueId }) => uniqueId))
        .filter((id) => !id.startsWith('price_'));
    const { document } = await visit('/sofas?facets=color_navy,price_1-2');
    expect(idsOf(document)).toEqual(idsOf((await visit('/sofas')).document));
    for (const { value, isTicked, isDisabled } of document.boxes)
      if (!value.startsWith('price_')) expect(`${value} ${isDisabled}`).toBe(`${value} ${!isTicked}`);
  });

  test('selected values are among the first of their facet', async () => {
    const rare = (await visit('/sofas')).document.boxes
      .filter(({ value }) => value.startsWith('color_'))
      .at(-1)!;
    const { document } = await visit(`/sofas?facets=${rare.value}`);
    expect(document.boxes.findIndex(({ value }) => value === rare.value)).toBe(5);
    expect(document.boxes.filter(({ isTicked }) => isTicked).map(({ value }) => value)).toEqual([rare.value]);
  });

  test('its hosts have the displayed content as props', async () => {
    const { html, document } = await visit('/sofas?facets=color_navy');
    const answer = await (await shopper.fetch('/sofas?facets=color_navy&isModelOnly=true')).json();
    expect(document.props('listing-filters').facets).toEqual(answer.facets);
    expect(document.props('product-grid').minisets).toEqual(answer.minisets);
    expect(html).toMatch(
      /data-island="listing-toolbar" data-listing="listing" data-kind="product"\n data-page-size="48" {2}data-category-id="sofas" data-total="\d+"/,
    );
  });

  test('every field of the form has a label', async () => {
    const { html } = await visit('/sofas');
    const fields = html.slice(html.indexOf('class="listing-form"'), html.indexOf('class="listing-main"'));
    const boxes = fields.match(/<input type="checkbox"/g)!.length;
    expect(fields.match(/<label class="listing-value"><input type="checkbox"/g)).toHaveLength(boxes);
    for (const id of ['priceMin', 'priceMax', 'widthMin', 'widthMax']) {
      expect(fields).toContain(`<label for="${id}">`);
      expect(fields).toContain(`id="${id}"`);
    }
    expect(fields.match(/<fieldset>\s*<legend/g)!.length).toBe(
      fields.match(/<details class="listing-facet"/g)!.length,
    );
  });
});

test.each(['core', 'modern'])(
  '%s has landing pages, linked from every page and each with products',
  async (brand) => {
    const html = await shopper.page(`/?brand=${brand}`);
    const paths = [...new Set([...html.matchAll(/href="(\/shop\/[\w-]+)"/g)].map(([, path]) => path!))];
    expect(paths.length).toBeGreaterThanOrEqual(6);
    for (const path of paths) {
      const { document } = await visit(`${path}?brand=${brand}`);
      expect(`${path} ${document.tiles > 0}`).toBe(`${path} true`);
    }
    await shopper.page('/?brand=core');
  },
);

test('the children’s search finds only children’s products, and passes that to its islands', async () => {
  const { html, document } = await visit('/kids/search?query=bed');
  const answer = await (await shopper.fetch('/kids/search?query=bed&isModelOnly=true')).json();
  expect(answer.isKids).toBe(true);
  expect(answer.totalCount).toBe(document.total);
  expect(html).toContain('"isKids":true');
  expect(document.total).toBeLessThan((await visit('/search?query=bed')).document.total);
});

test.each(['', '/strict', '/hostile'])(
  '%s: the calls are answered at the page’s URL, with links of its variant',
  async (prefix) => {
    const answer = await (await shopper.fetch(`${prefix}/sofas?isModelOnly=true&take=1`)).json();
    expect(answer.minisets).toHaveLength(1);
    expect(answer.minisets[0].navigateUrl).toMatch(new RegExp(`^${prefix}/p/`));
  },
);

test('a call at a page’s URL does not change the visitor’s brand or country', async () => {
  await shopper.fetch('/sofas?isModelOnly=true&brand=modern&country=CA');
  expect(await shopper.page('/')).toContain('"brand":"core","country":"US"');
});

test('new arrivals are the newest first, until another order is chosen', async () => {
  const { html, document } = await visit('/new');
  expect(html).toContain('data-default-sort="newest"');
  expect(document.link('Best Selling')).toBe('/new?sortBy=bestselling');
});

test('a landing page shows 24 products, and 24 more', async () => {
  const { html, document } = await visit('/shop/walnut-furniture');
  expect(html).toContain('data-page-size="24"');
  expect(document.props('product-grid').minisets).toHaveLength(24);
  expect(document.link('Show more')).toBe('/shop/walnut-furniture?take=48');
});

describe('the colors of a tile', () => {
  test.each([['marlow 3-seat'], ['halden']])(
    '%s: are links that the island’s tile has, too',
    async (query) => {
      const { document } = await visit(`/search?query=${encodeURIComponent(query)}`);
      const { minisets } = document.props('product-grid') as { minisets: Miniset[] };
      const { name, swatches } = minisets.find((one) => one.swatches.length > 1)!;
      expect(swatches).toHaveLength(4);
      for (const swatch of swatches) expect(document.link(`${swatch.name} ${name}`)).toBe(swatch.url);
    },
  );

  test.each([['marlow 3-seat'], ['halden']])(
    '%s: lead to the product’s page in each, and each has a picture of its own',
    async (query) => {
      const { document } = await visit(`/search?query=${encodeURIComponent(query)}`);
      const { minisets } = document.props('product-grid') as { minisets: Miniset[] };
      const { swatches } = minisets.find((one) => one.swatches.length > 1)!;
      const drawn = new Set<string>();
      for (const { name, url, imagePath } of swatches) {
        expect(await shopper.page(url!)).toContain(`Fabric: <strong>${name}</strong>`);
        drawn.add(await (await shopper.fetch(imagePath!)).text());
      }
      expect(drawn.size).toBe(swatches.length);
    },
  );
});
