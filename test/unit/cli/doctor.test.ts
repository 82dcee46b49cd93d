import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readIslands } from '../../../src/build/read-islands.ts';
import { diagnose } from '../../../src/cli/doctor.ts';
import { calls } from '../../../src/contract/calls.ts';

const islands = await readIslands('widgets');
const files: Record<string, string> = {
  'https://shop.example/islands/islands.css': 'css',
  'https://shop.example/islands/islands.js': 'js',
  'https://shop.example/islands/cart-count.js': 'count',
  'https://shop.example/islands/manifest.json': '{"files":{"core.js":{"integrity":"sha384-new"}}}',
};
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const style = `<link rel="stylesheet" href="/islands/islands.css" integrity="${hash('css')}">`;
const script = '<script type="module" src="/islands/islands.js"></script>';
const context =
  '<script type="application/json" id="storefront-context">{"brand":"core","country":"US"}</script>';
const token = '<input type="hidden" name="__RequestVerificationToken" value="CfDJ8">';
const host = '<div data-island="add-to-cart" data-sku="410553" data-url="/p/410553"></div>';

interface Parts {
  style?: string;
  script?: string;
  context?: string;
  token?: string;
  body?: string;
}

const page = (parts: Parts = {}) => {
  const all = { style, script, context, token, body: host, ...parts };
  return `<!doctype html>\n<html><head>\n${all.style}\n${all.context}\n${all.script}\n<script src="/shop/cart.js"></script></head>
<body>${all.token}\n${all.body}</body></html>`;
};

async function mistakes(parts?: Parts, hasFiles = true): Promise<string[]> {
  const read = async (url: string) => (files[url] ? new TextEncoder().encode(files[url]) : undefined);
  const found = await diagnose(page(parts), {
    islands,
    calls,
    url: 'https://shop.example/p/1',
    hasFiles,
    read,
  });
  return found.map(({ message }) => message);
}

test('a page without mistakes has none', async () => {
  const body = `${host}
    <a href="/shipping" data-island-open="shipping-charges" data-ship-method="6">Shipping</a>
    <!-- <div data-island="no-such"></div> -->
    <div data-island="product-grid" data-island-load="visible media(min-width: 60em)" data-my-own="1">
      <script type="application/json" data-island-props>{"minisets": []}</script>
    </div>`;
  expect(await mistakes({ body })).toEqual([]);
  expect(await mistakes({ body }, false)).toEqual([]);
});

const planted: [name: string, parts: Parts, expected: RegExp][] = [
  [
    'a price in dollars beside its text',
    {
      body: `<div data-island="product-grid"><script type="application/json" data-island-props>{"minisets":[{"sku":"1","name":"Vase","price":2599,"formattedPrice":"$2,599.00","imagePath":"/1.jpg"}]}</script></div>`,
    },
    /^minisets\.0\.price is 2599 beside "\$2,599\.00": money is in cents, so this is \$25\.99\. Write cents/,
  ],
  ['no stylesheet', { style: '' }, /no <link rel="stylesheet" href="…\/islands\.css">/],
  ['no script', { script: '' }, /no <script type="module" src="…\/islands\.js">/],
  [
    'a script that is no module',
    { script: '<script src="/islands/islands.js"></script>' },
    /islands\.js has no type="module".*Add/,
  ],
  [
    'the script of another widget',
    { script: '<script type="module" src="/islands/cart-count.js"></script>' },
    /"add-to-cart" is on the page, and neither islands\.js nor add-to-cart\.js is/,
  ],
  [
    'two versions',
    { script: '<script type="module" src="/islands-2/islands.js"></script>' },
    /from https:\/\/shop\.example\/islands\/ and from https:\/\/shop\.example\/islands-2\/: two versions/,
  ],
  [
    'a file that is not there',
    { script: '<script type="module" src="/islands-2/islands.js"></script>' },
    /islands-2\/islands\.js cannot be read/,
  ],
  [
    'a hash of another version',
    { style: '<link rel="stylesheet" href="/islands/islands.css" integrity="sha384-old">' },
    /islands\.css is not the file whose integrity/,
  ],
  [
    'a hash of another version in the import map',
    {
      context: `<script type="importmap">{"integrity":{"/islands/core.js":"sha384-old"}}</script>${context}`,
    },
    /import map has 1 hash of another version \(\/islands\/core\.js\)/,
  ],
  [
    'a disabled stylesheet',
    { style: style.replace('<link', '<link disabled') },
    /islands\.css is in a disabled <link>: .*Leave disabled out/,
  ],
  [
    'an attribute that a script had no value for',
    { body: host.replace('410553"', 'undefined"') },
    /data-sku is "undefined", which a script or template writes where it has no value/,
  ],
  [
    'an import map that is not JSON',
    { context: '<script type="importmap">{integrity}</script>' },
    /import map is not JSON/,
  ],
  ['no token', { token: '' }, /The page has no input\[name="__RequestVerificationToken"\]: /],
  ['an empty token', { token: token.replace('CfDJ8', '') }, /__RequestVerificationToken"\] is empty: /],
  ['a template’s token', { token: token.replace('CfDJ8', '{{token}}') }, /was not filled in/],
  [
    'another token field than the context names',
    { context: context.replace('"brand"', '"antiForgery":{"field":"__Token"},"brand"') },
    /no input\[name="__Token"\]/,
  ],
  ['a context that is not JSON', { context: context.replace('{', '{{') }, /#storefront-context is not JSON/],
  [
    'a wrong value in the context',
    { context: context.replace('"US"', '"USA"') },
    /country accepts "US" or "CA"/,
  ],
  [
    'a misspelt key of the context',
    { context: context.replace('country', 'contry') },
    /contry is ignored.*country/,
  ],
  [
    'a context without its type',
    { context: context.replace('type="application/json" ', '') },
    /Write <script type="application\/json" id="storefront-context">/,
  ],
  [
    'a misspelt widget',
    { body: host.replace('add-to-cart', 'add-to-card') },
    /="add-to-card": there is no such widget\. Did you mean "add-to-cart"/,
  ],
  [
    'an unknown widget',
    { body: '<div data-island="wishlist"></div>' },
    /="wishlist": there is no such widget\. Write one of add-card,/,
  ],
  [
    'a misspelt opener',
    { body: '<a data-island-open="shiping-charges">x</a>' },
    /Did you mean "shipping-charges"/,
  ],
  [
    'an opener of a widget in its host',
    { body: '<a data-island-open="cart-count">x</a>' },
    /cart-count mounts in its host; only overlays are opened/,
  ],
  [
    'a misspelt attribute',
    { body: host.replace('data-url', 'data-max-quantty') },
    /no attribute data-max-quantty, .*Did you mean "data-max-quantity"/,
  ],
  [
    'a misspelt name of an attribute that follows',
    { body: host.replace('data-url', 'data-follows="sku option-choice-paramter" data-url') },
    /data-follows names "option-choice-paramter", .*Did you mean "option-choice-parameter"/,
  ],
  [
    'a name that follows nothing',
    { body: '<div data-island="cart-count" data-follows="price"></div>' },
    /data-follows names "price", .*with a space between them: count, /,
  ],
  [
    'a misspelt data-follows',
    { body: host.replace('data-url', 'data-folows="sku" data-url') },
    /no attribute data-folows, .*Did you mean "data-follows"/,
  ],
  [
    'a misspelt attribute of the runtime',
    { body: host.replace('data-island=', 'data-ilsand=') },
    /data-ilsand, which means nothing\. Did you mean "data-island"/,
  ],
  [
    'a wrong value',
    { body: '<div data-island="cart-count" data-count="three"></div>' },
    /cart-count: data-count was "three", .*Give it a whole number/,
  ],
  [
    'a missing attribute',
    { body: '<div data-island="add-to-cart"></div>' },
    /data-sku is missing, .*Give it a SKU/,
  ],
  [
    'a wrong strategy',
    { body: host.replace('data-sku', 'data-island-load="scroll" data-sku') },
    /data-island-load="scroll" is no strategy.*Write load, idle/,
  ],
  [
    'a wrong strategy after many right ones',
    { body: host.replace('data-sku', `data-island-load="${'media(a) '.repeat(26)}!" data-sku`) },
    /data-island-load="!" is no strategy.*Write load, idle/,
  ],
  [
    'a long media query without its end',
    { body: host.replace('data-sku', `data-island-load="media(${'a'.repeat(200_000)}" data-sku`) },
    /data-island-load="media\(a+" is no strategy/,
  ],
  [
    'a JSON script that does not parse',
    {
      body: '<div data-island="product-grid"><script type="application/json" data-island-props>{minisets: []}</script></div>',
    },
    /data-island-props was .*Write one JSON object/,
  ],
  [
    'JSON in an attribute that does not parse',
    { body: '<div data-island="product-grid" data-minisets="[{&quot;sku&quot;:]"></div>' },
    /minisets was .*Write it as JSON/,
  ],
  [
    'a JSON script outside of a host',
    { body: `${host}<script type="application/json" data-island-props>{}</script>` },
    /in no host, so that nobody reads it/,
  ],
  [
    'a JSON script without its type',
    { body: '<div data-island="product-grid"><script data-island-props>{}</script></div>' },
    /no type="application\/json"\. Write type="application\/json" into its tag/,
  ],
  [
    'a misspelt data-island',
    { body: host.replace('data-island=', 'data-islands=') },
    /data-islands, which means nothing\. Did you mean "data-island"/,
  ],
  [
    'a context with a misspelt id',
    { context: context.replace('storefront-context', 'storefront-contex') },
    /its id is "storefront-contex"\. Write id="storefront-context"/,
  ],
  [
    'a host without content',
    { body: '<img data-island="cart-count">' },
    /<img data-island="cart-count"> cannot contain anything.*Put data-island on a <div>/,
  ],
  [
    'a paragraph with a form in it as a host',
    { body: '<p data-island="add-to-cart" data-sku="1"><form></form></p>' },
    /The host is a <p>, which ends where .*: the <form>.*Write data-island on a <div>/,
  ],
  [
    'an opener that no keyboard reaches',
    { body: '<span data-island-open="shipping-charges">x</span>' },
    /<span data-island-open="shipping-charges"> is no link.*a keyboard does not reach it/,
  ],
  [
    'a misspelt key of a JSON script',
    {
      body: '<div data-island="product-grid"><script type="application/json" data-island-props>{"minisetts": []}</script></div>',
    },
    /no prop minisetts, which is ignored\. Did you mean "minisets"/,
  ],
  [
    'a misspelt pod',
    { body: '<div data-island="recommendation-carousel" data-pod-id="people-also-vieved-pdp"></div>' },
    /There is no pod "people-also-vieved-pdp"\. Did you mean "people-also-viewed-pdp"/,
  ],
];

test.each(planted)('it names %s', async (_, parts, expected) => {
  const found = await mistakes(parts);
  expect(found.filter((message) => expected.test(message))).toHaveLength(1);
});

test('it names the line, and a remedy only for what is wrong', async () => {
  const read = async () => new Uint8Array();
  const html = page({ body: '\n<div data-island="wishlist"></div>' });
  const found = await diagnose(html, { islands, calls, url: 'https://shop.example/', hasFiles: false, read });
  expect(found).toHaveLength(1);
  expect(found[0]!.line).toBe(9);
});

test.each(['<!doctype html><h1>Not found</h1>', '{}', 'null', '{"files": null}'])(
  'a manifest that reads %s is as good as none: the other mistakes are named',
  async (manifest) => {
    const read = async (url: string) =>
      new TextEncoder().encode(url.endsWith('manifest.json') ? manifest : files[url]);
    const map = '<script type="importmap">{"integrity":{"/islands/core.js":"sha384-old"}}</script>';
    const html = page({ context: map + context, token: '' });
    const found = await diagnose(html, {
      islands,
      calls,
      url: 'https://shop.example/p/1',
      hasFiles: true,
      read,
    });
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('RequestVerificationToken'),
    ]);
  },
);

test('tags and the import map have the addresses of <base href>', async () => {
  const parts = {
    style: `<base href="/islands/"><link rel="stylesheet" href="islands.css" integrity="${hash('css')}">`,
    script: '<script type="module" src="islands.js"></script>',
    context: `<script type="importmap">{"integrity":{"./core.js":"sha384-new"}}</script>${context}`,
  };
  expect(await mistakes(parts)).toEqual([]);
  const old = parts.context.replace('sha384-new', 'sha384-old');
  expect(await mistakes({ ...parts, context: old })).toEqual([
    expect.stringContaining('1 hash of another version (./core.js)'),
  ]);
});

test('an address of the import map that is not a URL does not end it', async () => {
  const map = '<script type="importmap">{"integrity":{"http://[":"sha384-old"}}</script>';
  expect(await mistakes({ context: map + context })).toEqual([]);
});

test('a served file that is not the build’s is named', async () => {
  const built = (text: string) =>
    JSON.stringify({
      files: { 'islands.js': { integrity: hash(text) }, 'core.js': { integrity: hash(text) } },
    });
  const served = async (manifest: string) => {
    const texts: Record<string, string> = {
      ...files,
      'https://shop.example/islands/core.js': 'js',
      'https://shop.example/islands/manifest.json': manifest,
    };
    const found = await diagnose(page(), {
      islands,
      calls,
      url: 'https://shop.example/p/1',
      hasFiles: true,
      read: async (url) => (texts[url] ? new TextEncoder().encode(texts[url]) : undefined),
    });
    return found.map(({ message }) => message);
  };
  expect(await served(built('js'))).toEqual([]);
  expect(await served(built('js before a CDN minified it'))).toEqual([
    expect.stringMatching(/islands\/islands\.js is not the file of this build.*Serve dist\/ as it is/),
    expect.stringMatching(/islands\/core\.js is not the file of this build/),
  ]);
});

test('a page’s own key in the context is no mistake', async () => {
  expect(await mistakes({ context: context.replace('country', 'analytics') })).toEqual([]);
});

test('an overlay’s element may leave out what an opener or a script gives', async () => {
  expect(await mistakes({ body: `${host}<div data-island="payment-error"></div>` })).toEqual([]);
});
