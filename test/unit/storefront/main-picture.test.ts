import { beforeAll, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const storefront = openStorefrontForFile({ catalogSize: 600 });
let shopper: Shopper;

beforeAll(async () => {
  shopper = new Shopper(storefront.url);
});

const attribute = (tag: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];

test.each([
  ['the home page', '/', /<img class="hero-picture"[^>]*>/],
  ['the other brand’s home page', '/?brand=modern', /<img class="hero-picture"[^>]*>/],
  ['a product’s page', `/p/${knownProducts.inStock}`, /<ul class="product-pictures">.*?(<img[^>]*>)/s],
  ['a listing', '/sofas', /<img class="tile-picture"[^>]*>/],
])(
  '%s preloads its first picture before every script, in the sizes that it shows',
  async (_, path, shown) => {
    const html = await shopper.page(path);
    const img = shown.exec(html)!;
    const picture = img[1] ?? img[0];
    const [preload] = /<link rel="preload" as="image"[^>]*>/.exec(html)!;
    expect([
      attribute(preload, 'href'),
      attribute(preload, 'imagesrcset'),
      attribute(preload, 'imagesizes'),
      attribute(preload, 'fetchpriority'),
    ]).toEqual([
      attribute(picture, 'src'),
      attribute(picture, 'srcset'),
      attribute(picture, 'sizes'),
      'high',
    ]);
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<script'));
    expect(picture).not.toContain('loading="lazy"');
  },
);
