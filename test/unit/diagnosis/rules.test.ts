import { describe, expect, test } from 'vitest';
import { changingWidgets } from '../../../src/build/changing-widgets.ts';
import { usesOfSources } from '../../../src/build/llms-text.ts';
import { readIslands } from '../../../src/build/read-islands.ts';
import { readHtml } from '../../../src/cli/read-html.ts';
import { calls } from '../../../src/contract/calls.ts';
import { checkHost, checkPage } from '../../../src/diagnosis/diagnose.ts';
import { isHost } from '../../../src/diagnosis/fact.ts';
import { sourceOf } from '../../../src/diagnosis/page.ts';

const islands = await readIslands('widgets');
const names = islands.map(({ name }) => name);
const changing = changingWidgets(names, calls, usesOfSources());
const islandOf = (name: string) => islands.find((island) => island.name === name);

/** What the rules find in a page's HTML: the ids of the mistakes, and the sentences. */
function found(html: string, isDocument = false) {
  const facts = readHtml(html);
  const page = { facts, isDocument, names, islandOf, calls: calls.map(({ name }) => name), changing };
  const ofHosts = facts.filter(isHost).flatMap((host) => {
    const island = islandOf(host.attributes.get('data-island')!);
    return island ? checkHost(host, island, sourceOf(host, undefined)) : [];
  });
  const findings = [...checkPage(page), ...ofHosts].filter(({ level }) => level === 'mistake');
  return findings.map(({ id, what, remedy }) => `${id}: ${what} ${remedy}`);
}

const token = '<input name="__RequestVerificationToken" value="CfDJ8">';
const contextOf = (context: object) =>
  `<script type="application/json" id="storefront-context">${JSON.stringify(context)}</script>`;
const count = '<div data-island="cart-count"></div>';
const signedIn = contextOf({ account: { isSignedIn: true } });

describe('the token', () => {
  test.each([
    ['the cart’s count', count],
    [
      'a listing’s filters',
      '<div data-island="listing-filters"></div><div data-island="listing-toolbar"></div>',
    ],
    [
      'pictures and dimensions',
      '<div data-island="product-gallery"></div><div data-island="product-dimensions"></div>',
    ],
    ['what was viewed', '<div data-island="recently-viewed-categories"></div>'],
    ['an opener of shipping charges', '<a href="/s" data-island-open="shipping-charges">x</a>'],
  ])('is not missed on a page of %s, which send GETs only', (_, html) => {
    expect(found(html)).toEqual([]);
  });

  test.each([
    '<div data-island="add-to-cart" data-sku="1"></div>',
    '<div data-island="cart-count" data-opens-drawer></div>',
    '<div data-island="sign-in"></div>',
    '<div data-island="product-grid"></div>',
    '<a href="/c" data-island-open="checkout-now">x</a>',
  ])('is missed on a page with %s', (html) => {
    expect(found(html)).toEqual([expect.stringMatching(/^no-token: The page has no input/)]);
  });
});

describe('the page context', () => {
  test('may have keys of the page’s own', () => {
    expect(found(contextOf({ analytics: { id: 1 }, theme: 'dark' }) + count)).toEqual([]);
  });

  test('has to say who is signed in where a registry is', () => {
    const button = `${token}<div data-island="add-to-registry" data-sku="1"></div>`;
    expect(found(button)).toEqual([expect.stringMatching(/^no-account: .*every press asks to sign in/)]);
    expect(found(contextOf({ brand: 'core' }) + button)).toHaveLength(1);
    expect(found(signedIn + button)).toEqual([]);
  });
});

describe('a listing', () => {
  const listing = (filters: string, grid: string) =>
    `${token}<div data-island="listing-filters" ${filters}></div><div data-island="product-grid" ${grid}></div>`;

  test.each(['data-page-size="24"', 'data-kind="search"', 'data-category-id="7"'])(
    'has %s on each of its hosts or on none',
    (given) => {
      const [name] = given.split('=');
      expect(found(listing(given, ''))).toEqual([
        expect.stringMatching(
          `listing-hosts: ${name} is ".*" on listing-filters and missing on product-grid`,
        ),
      ]);
      expect(found(listing(given, given))).toEqual([]);
    },
  );

  test('has one name on all of its hosts', () => {
    expect(found(listing('data-listing="outlet"', ''))).toEqual([
      expect.stringMatching(
        /^listing-name: listing-filters is of the listing "outlet", which has no product-grid/,
      ),
    ]);
    expect(found(listing('data-listing="listing"', ''))).toEqual([]);
  });

  test('may have its products elsewhere', () => {
    expect(found('<div data-island="listing-filters" data-listing="outlet"></div>')).toEqual([]);
  });

  test('is not compared with another one of the page', () => {
    const other = '<div data-island="product-grid" data-listing="outlet" data-page-size="6"></div>';
    expect(found(listing('', '') + other)).toEqual([]);
  });
});

describe('card data', () => {
  const flag = contextOf({ features: { paymentProvider_EnableAdyen: true } });
  const form = '<form><input autocomplete="cc-number" name="CardNumber"></form>';

  test('must not be typed into the shop’s own field where the provider has fields', () => {
    const host = `${token}<div data-island="card-entry">${form}</div>`;
    expect(found(flag + host)).toEqual([
      expect.stringMatching(/^card-field: features\.paymentProvider_EnableAdyen/),
    ]);
    expect(found(host)).toEqual([]);
    expect(found(`${flag}${token}<div data-island="card-entry"><a href="/pay">Pay</a></div>`)).toEqual([]);
  });

  const script = (number: string | number) =>
    `${count}<script type="application/json">{"cards":[{"number":${JSON.stringify(number)}}]}</script>`;

  test.each(['4111111111111111', 378282246310005])(
    '%s in JSON is named by its last four digits',
    (number) => {
      const [finding] = found(script(number));
      expect(finding).toMatch(/^card-number: A JSON script has a whole card number, which ends in \d{4}:/);
      expect(finding).not.toContain(`${number}`);
    },
  );

  test('in a structured attribute is named, too', () => {
    const cards = '[{"cardInfo":{"number":"4111111111111111"}}]';
    expect(found(`${token}<a href="/p" data-island-open="saved-cards" data-cards='${cards}'>x</a>`)).toEqual([
      expect.stringMatching(/^card-number: data-cards of <a>/),
    ]);
  });

  test.each(['1111', '4111111111111112', '9006490000005000', '1764460800000'])('%s is none', (number) => {
    expect(found(script(number))).toEqual([]);
  });
});

test.each(['undefined', 'null', 'NaN', '[object Object]'])(
  'an attribute that is %s has no value',
  (value) => {
    expect(found(`${token}<div data-island="add-to-cart" data-sku="${value}"></div>`)).toEqual([
      expect.stringMatching(/^attribute-without-value: data-sku is ".*", which a script or template writes/),
    ]);
  },
);

test('an attribute of the page’s own may be undefined', () => {
  expect(found('<div data-island="cart-count" data-campaign="undefined"></div>')).toEqual([]);
});

test('a page without any host is named, unless one is misspelt', () => {
  expect(found('<h1>Shop</h1>')).toEqual([expect.stringMatching(/^no-host: /)]);
  expect(found('<div data-ilsand="cart-count"></div>')).toEqual([]);
});
