import { describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { textOf } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile();
const { specialOrder: sku, modernSpecialOrder, inStock, newArrival } = knownProducts;
const page = (path: string) => new Shopper(storefront.url).page(path);
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)![1];
const whole = 'FABRIC=INK&LEATHER=NONE&LEG=WALNUT&FILL=BLEND&SIZE=84';

/** The addresses of the links in the options of a piece. */
const linksOf = (html: string, option: string) =>
  [
    ...(new RegExp(`id="option-${option}".*?</section>`, 's').exec(html)?.[0] ?? '').matchAll(
      /<a href="([^"]+)"[^>]*data-choice-code="([^"]+)"/g,
    ),
  ].map(([, href, code]) => ({ href: href!.replaceAll('&amp;', '&'), code: code! }));

describe('a piece that is made to order, without script', () => {
  test('has its options as links, the first fabrics only', async () => {
    const html = await page(`/p/${sku}`);
    expect(linksOf(html, 'FABRIC')).toHaveLength(24);
    expect(linksOf(html, 'LEG').map(({ code }) => code)).toContain('BRASS');
    expect(html).toContain('Show all 400');
    expect(html.length).toBeLessThan(170_000);
  });

  test('shows all fabrics on demand, each with its link', async () => {
    const links = linksOf(await page(`/p/${sku}?all=FABRIC`), 'FABRIC');
    expect(new Set(links.map(({ code }) => code)).size).toBe(400);
  });

  test('says what is missing, and cannot be added', async () => {
    const html = await page(`/p/${sku}`);
    expect(textOf(html)).toContain('From $1,799.00');
    expect(textOf(html)).toContain('Delivered in 6 to 16 weeks, depending on your choices');
    expect(textOf(html)).toContain('Please choose a fabric and legs for Halden 3-Seat Sofa first.');
    expect(html).toMatch(/<button type="submit" class="btn btn-shop" disabled/);
    expect(html.match(/data-missing-options='([^']*)'/)![1]).toBe(
      '[{"optionCode":"FABRIC","title":"Fabric"},{"optionCode":"LEG","title":"Legs"}]',
    );
  });

  test('leads by its links to a set that can be added', async () => {
    const first = linksOf(await page(`/p/${sku}`), 'FABRIC').find(({ code }) => code !== 'OAT')!;
    const legs = linksOf(await page(first.href), 'LEG').find(({ code }) => code === 'WALNUT')!;
    const html = await page(legs.href);
    expect(html).toMatch(/<button type="submit" class="btn btn-shop" ?>/);
    expect(/data-option-choice-parameter="([^"]+)"/.exec(html)![1]).toBe(
      legs.href.split('?')[1]!.replaceAll('&', '&amp;'),
    );
  });

  test('with every option shows its price, delivery and make', async () => {
    const text = textOf(await page(`/p/${sku}?${whole.replace('SIZE=84', 'SIZE=96')}`));
    expect(text).toContain('Halden 96" Sofa');
    expect(text).toContain('$2,099.00');
    expect(text).toContain('Made-to-order pieces cannot be returned.');
    expect(textOf(await page(`/p/${sku}?${whole}`))).toContain('Leaves in 3 days');
  });

  test.each([
    ['an unknown fabric', 'FABRIC=%3Cb%3E&LEG=WALNUT', '&lt;b&gt; is not made for this piece'],
    [
      'a choice that does not go with another',
      `FABRIC=INK&LEG=CASTER&SIZE=96`,
      'does not come with the other choices',
    ],
    ['a name of an object', 'FABRIC=__proto__&constructor=1', '__proto__ is not made for this piece'],
  ])('mends %s in its address', async (_, query, words) => {
    const shopper = new Shopper(storefront.url);
    const response = await shopper.fetch(`/p/${sku}?${query}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
  });

  test('a choice that rules others out leads to an address without those', async () => {
    const html = await page(`/p/${sku}?${whole.replace('SIZE=84', 'SIZE=96')}`);
    const caster = linksOf(html, 'LEG').find(({ code }) => code === 'CASTER')!;
    expect(caster.href).toBe(`/p/${sku}?FABRIC=INK&LEATHER=NONE&LEG=CASTER&FILL=BLEND`);
  });

  test('another make begins with what only it has', async () => {
    const html = await page('/p/423004');
    expect(textOf(html)).toContain('Halden 96" Sofa with Leather Piping');
    expect(html).toMatch(/SIZE=96/);
  });
});

describe('the page’s parts that follow the options', () => {
  test('have what their islands need', async () => {
    const html = await page(`/p/${modernSpecialOrder}?brand=modern`);
    expect(html).toContain(`data-product="${modernSpecialOrder}"`);
    for (const island of ['special-order', 'product-gallery', 'product-details', 'add-to-cart'])
      expect(html).toContain(`data-island="${island}"`);
    const followed = [...html.matchAll(/data-product-text="(\w+)"/g)].map(([, name]) => name);
    expect(followed).toEqual(['name', 'formattedPrice', 'deliveryText']);
    expect([...html.matchAll(/data-follows="([^"]+)"/g)].map(([, names]) => names)).toEqual(
      expect.arrayContaining(['pictures picture', 'dimensions', 'model']),
    );
  });

  test('the model in the page is the contract’s, with the product if every option is chosen', async () => {
    const modelIn = (html: string) =>
      JSON.parse(/data-island="special-order".*?<script[^>]*>(.*?)<\/script>/s.exec(html)![1]!).model;
    expect(modelIn(await page(`/p/${sku}`)).browseDto).toBeUndefined();
    expect(modelIn(await page(`/p/${sku}?${whole}`)).browseDto).toMatchObject({
      optionChoiceParameter: whole,
    });
  });
});

describe('titles', () => {
  test('say that there are reviews (decision 104)', async () => {
    expect(titleOf(await page(`/p/${inStock}`))).toMatch(/^Marlow 3-Seat Sofa \+ Reviews \| /);
    expect(titleOf(await page(`/p/${newArrival}`))).toMatch(/^Vela Matte Black Floor Lamp \| /);
  });

  test('of the debug page has the sku', async () => {
    expect(titleOf(await page(`/special-order/debug/${sku}`))).toMatch(
      /^Debug Tools \| Special Order \| 423001 \| /,
    );
    const other = await new Shopper(storefront.url).fetch(`/special-order/debug/${inStock}`);
    expect(other.status).toBe(404);
  });
});

describe('reviews', () => {
  test('are as many as the page says, and the link leads to them', async () => {
    const html = await page(`/p/${inStock}`);
    const said = Number(/<a href="#reviews">(\d+) reviews<\/a>/.exec(html)![1]);
    const list = /<section class="product-reviews" id="reviews".*?<\/section>/s.exec(html)![0];
    expect(list.match(/<li>/g)).toHaveLength(said);
    const stars = [...list.matchAll(/(\d) of 5 stars/g)].map(([, one]) => Number(one));
    const average = stars.reduce((sum, one) => sum + one, 0) / said;
    expect(Math.abs(average - 4.7)).toBeLessThan(0.3);
  });

  test('of a product without any are not there', async () => {
    expect(await page(`/p/${newArrival}`)).not.toContain('id="reviews"');
  });
});

test('the details have seat height, weight, assembly and care', async () => {
  const text = textOf(await page(`/p/${inStock}`));
  for (const name of ['Seat height', 'Weight', 'Assembly', 'Care', 'Delivered into your room'])
    expect(text).toContain(name);
});
