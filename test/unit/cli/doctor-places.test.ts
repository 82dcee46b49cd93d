import { expect, test } from 'vitest';
import { readIslands } from '../../../src/build/read-islands.ts';
import { diagnose } from '../../../src/cli/doctor.ts';
import { calls } from '../../../src/contract/calls.ts';

const islands = await readIslands('widgets');

interface Parts {
  styles?: string;
  context?: string;
  scripts?: string;
  token?: string;
  body?: string;
}

async function mistakes({
  styles = '<link rel="stylesheet" href="/islands/islands.css">',
  context = '',
  scripts = '<script type="module" src="/islands/islands.js"></script>',
  token = '<input type="hidden" name="__RequestVerificationToken" value="CfDJ8">',
  body = '',
}: Parts): Promise<string[]> {
  const html = `${styles}${context}${scripts}<body>${token}<div data-island="cart-count"></div>${body}`;
  const found = await diagnose(html, {
    islands,
    calls,
    url: 'https://shop.example/p/1',
    hasFiles: false,
    read: async () => undefined,
  });
  return found.map(({ message }) => message);
}

const count = '<div data-island="cart-count" data-count="1">1</div>';
const contextOf = (text: string) =>
  `<script type="application/json" id="storefront-context">${text}</script>`;

const planted: [name: string, parts: Parts, expected: RegExp][] = [
  [
    'a misspelt key inside a structured prop',
    {
      body: '<div data-island="product-dimensions"><script type="application/json" data-island-props>{"dimensions":{"widht":{"value":3},"height":{"value":3},"systemOfMeasure":1}}</script></div>',
    },
    /no prop dimensions\.widht, which is ignored\. Did you mean "dimensions\.width"\?/,
  ],
  [
    'a media query with a misspelt feature',
    { body: '<div data-island="cart-count" data-island-load="visible media(min-with: 60em)"></div>' },
    /data-island-load="media\(min-with: 60em\)" has no valid media query: .*Did you mean "min-width"\?/,
  ],
  [
    'a host in the content of another',
    { body: `<div data-island="add-to-cart" data-sku="1"><form>${count}</form></div>` },
    /^<div data-island="cart-count" data-count="1"> is in the content of <div data-island="add-to-cart" data-sku="1">.*Move it before or after/,
  ],
  [
    'a host that is closed by a slash',
    { body: `<div data-island="add-to-cart" data-sku="1" />${count}` },
    /^The \/ of <div data-island="add-to-cart" data-sku="1"> closes nothing.*Write <\/div>/,
  ],
  [
    'a host in a select',
    { body: `<select>${count}</select>` },
    /is in a <select>: browsers remove it, .*Move it out/,
  ],
  [
    'a host between the rows of a table',
    { body: `<table><tr>${count}</tr></table>` },
    /in a <tr> and in no cell.*Put it into a <td>/,
  ],
  ['a host in noscript', { body: `<noscript>${count}</noscript>` }, /is in <noscript>.*Move the host out/],
  [
    'a host inside a link',
    { body: `<a href="/cart">${count}</a>` },
    /inside a link: whoever presses.*Put data-island on a <div> around the link/,
  ],
  [
    'an overlay on a link that does not open it',
    { body: '<a href="/shipping" data-island="shipping-charges">x</a>' },
    /does not open it\. Write data-island-open="shipping-charges"/,
  ],
  [
    'a status that the server writes',
    { body: count.replace('data-count', 'data-island-status="off" data-count') },
    /data-island-status, which only the library writes\. Leave it out/,
  ],
  [
    'an import map after the module script',
    {
      scripts:
        '<script type="module" src="/islands/islands.js"></script><script type="importmap">{}</script>',
    },
    /The import map comes after.*Move it before/,
  ],
  [
    'an import map after a modulepreload',
    {
      styles:
        '<link rel="stylesheet" href="/islands/islands.css"><link rel="modulepreload" href="/islands/core.js"><script type="importmap">{}</script>',
    },
    /The import map comes after.*Move it before/,
  ],
  [
    'two import maps',
    {
      styles: `${'<script type="importmap">{}</script>'.repeat(2)}<link rel="stylesheet" href="/islands/islands.css">`,
    },
    /2 import maps: many browsers read only the first\. Make one/,
  ],
  [
    'a stylesheet for print',
    { styles: '<link rel="stylesheet" media="print" href="/islands/islands.css">' },
    /media="print" only.*Leave media out/,
  ],
  [
    'an attribute without data-',
    { body: '<div data-island="cart-count" count="1">1</div>' },
    /cart-count has no attribute count, which is ignored\. Did you mean "data-count"\?/,
  ],
  [
    'a template that was not filled in',
    { body: '<div data-island="recommendation-carousel" data-pod-id="{{pod}}"></div>' },
    /^data-pod-id is "\{\{pod}}": the template was not filled in\. Let the server write/,
  ],
  [
    'a widget in typographic quotes',
    { body: '<div data-island=“cart-count”>1</div>' },
    /"“cart-count”": there is no such widget\. Did you mean "cart-count"\?/,
  ],
  [
    'a missing quote',
    { body: '<div data-island="cart-count data-count="1">1</div>' },
    /"cart-count data-count=": there is no such widget\. Is a quote missing after cart-count\?/,
  ],
  [
    'a JSON script with escaped quotes',
    {
      body: '<div data-island="product-grid"><script type="application/json" data-island-props>{&quot;total&quot;:1}</script></div>',
    },
    /data-island-props was .*Write its quotes as they are/,
  ],
  [
    'JSON that its own quotes end',
    { body: '<div data-island="product-grid" data-minisets="[{"sku":"1"}]"></div>' },
    /data-minisets was "\[\{".*inside single quotes/,
  ],
  [
    'a context with escaped quotes',
    { context: contextOf('{&quot;country&quot;:&quot;CA&quot;}') },
    /#storefront-context is not JSON.*Write its quotes as they are/,
  ],
  [
    'an endpoint of a misspelt call',
    { context: contextOf('{"endpoints":{"getCrat":"/basket"}}') },
    /endpoints\.getCrat is ignored.*did you mean endpoints\.getCart\?/,
  ],
  [
    'an endpoint of no call',
    { context: contextOf('{"endpoints":{"basket":"/basket","getCart":"/cart.json"}}') },
    /endpoints\.basket is ignored, no call has that name/,
  ],
  [
    'an endpoint that is relative to the page',
    { context: contextOf('{"endpoints":{"getCart":"api/cart","addItems":"https://shop.example/add"}}') },
    /endpoints\.getCart is "api\/cart", which is another address on each page\. Begin it with \//,
  ],
  [
    'an account that does not say whether it is signed in',
    { context: contextOf('{"account":{"signedIn":true}}') },
    /account has no isSignedIn.*Write "isSignedIn": true or false/,
  ],
  [
    'a misspelt strategy',
    { body: count.replace('data-count', 'data-island-load="visble" data-count') },
    /data-island-load="visble" is no strategy.*Did you mean "visible"\?/,
  ],
  [
    'a disabled opener',
    { body: '<button disabled data-island-open="shipping-charges" data-ship-method="6">x</button>' },
    /^<button disabled="" data-island-open="shipping-charges".*> is disabled.*leave out disabled/,
  ],
  [
    'an opener in a disabled fieldset',
    {
      body: '<fieldset disabled><p><input type="button" data-island-open="shipping-charges" data-ship-method="6"></p></fieldset>',
    },
    /^<input type="button" data-island-open="shipping-charges".*> is disabled/,
  ],
  [
    'a misspelt name in an object of the context',
    { context: contextOf('{"account":{"isSignedin":true}}') },
    /account\.isSignedin is ignored.*did you mean account\.isSignedIn\?/,
  ],
  [
    'a token field in other letters',
    {
      token: '<input type="hidden" name="__requestverificationtoken" value="CfDJ8">',
      body: '<div data-island="add-to-cart" data-sku="1"></div>',
    },
    /and one that is called "__requestverificationtoken"/,
  ],
];

test.each(planted)('it names %s', async (_, parts, expected) => {
  expect(await mistakes(parts)).toEqual([expect.stringMatching(expected)]);
});

const right: [name: string, parts: Parts][] = [
  [
    'an import map before all modules',
    {
      scripts:
        '<script type="importmap">{}</script><script type="Module" src="/islands/islands.js"></script>',
    },
  ],
  ['a host in a cell', { body: `<table><tr><td>${count}</td></tr></table>` }],
  ['a drawing before a host', { body: `<svg><path d="M0 0"/><g/></svg>${count}` }],
  ['a slash of an element without content', { body: `<br/><img src="/a.png" />${count}` }],
  [
    'a host in the element that carries an overlay’s attributes',
    { body: `<div data-island="shipping-charges">${count}</div>` },
  ],
  [
    'a stylesheet that is also preloaded',
    { styles: '<link rel="preload stylesheet" as="style" href="/islands/islands.css">' },
  ],
];

test.each(right)('it finds nothing wrong with %s', async (_, parts) => {
  expect(await mistakes(parts)).toEqual([]);
});

test('an element with both attributes is a host and an opener, each by its own name', async () => {
  const body = '<div data-island="cart-count" data-island-open="shipping-charges" data-count="1">1</div>';
  expect(await mistakes({ body })).toEqual([expect.stringContaining('a keyboard does not reach it')]);
});

test('it names each tag on http: in a page on https:', async () => {
  const found = await mistakes({
    styles: '<link rel="stylesheet" href="http://shop.example/islands/islands.css">',
    scripts: '<script type="module" src="http://shop.example/islands/islands.js"></script>',
  });
  const expected = /islands\.(css|js) is on http:.*blocks it: write https:/;
  expect(found).toEqual([expect.stringMatching(expected), expect.stringMatching(expected)]);
});
