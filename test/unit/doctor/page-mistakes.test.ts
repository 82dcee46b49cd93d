import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mixedContent } from '../../../src/doctor/check-tags.ts';
import { examine } from '../../../src/doctor/examine.ts';
import { WidgetFiles } from '../../../src/doctor/widget-files.ts';
import { UnknownPodError } from '../../../src/domain/recommendations/pods.ts';
import { json } from '../../../src/runtime/attributes.ts';
import type { Loaded, Registry } from '../../../src/runtime/registry.ts';

const global = window as unknown as { [key: symbol]: Partial<Registry> | undefined };
const key = Symbol.for('storefront-islands');
const before = global[key];
const calls = ['addToCart', 'getCart'];
const base = 'https://cdn.test/islands/';
const token = '<input name="__RequestVerificationToken" value="CfDJ8">';

beforeEach(() => document.documentElement.style.setProperty('--si-styles', '1'));
afterEach(() => {
  global[key] = before;
  document.documentElement.style.removeProperty('--si-styles');
  document.body.innerHTML = '';
});

const props = {
  podParameters: json(v.object({ limit: v.optional(v.number()) }), {
    about: 'Parameters.',
    accepts: 'an object',
  }),
};

/** The findings, without their elements, on a page with the widget `pod`. */
async function found(html: string, failure?: { error: unknown; phase: string }, part?: Element) {
  document.body.innerHTML = html;
  if (part) document.body.append(part);
  const hosts = [...document.querySelectorAll('[data-island]')].map(
    (host) => [host, { host, name: 'pod', status: 'pending', foundAt: 0 }] as const,
  );
  const failed = new CustomEvent('storefront:island-failed', { detail: { island: 'pod', ...failure } });
  const [host] = hosts[0] ?? [];
  Object.defineProperty(failed, 'target', { value: host });
  global[key] = {
    ...before,
    base,
    bases: new Map([['pod', base]]),
    hosts: new Map(hosts) as never,
    isWatched: () => true,
    load: async () => ({ island: { name: 'pod', kind: 'inline', props } }) as unknown as Loaded,
    past: failure ? ({ 'storefront:island-failed': [failed] } as never) : {},
  };
  const files = new WidgetFiles(() => {});
  examine(base, files, calls, ['pod']);
  await files.answered();
  return examine(base, files, calls, ['pod']).findings.map(
    ({ id, what, remedy }) => `${id}: ${what} ${remedy}`,
  );
}

const planted: [name: string, html: string, expected: RegExp][] = [
  [
    'a price in dollars beside its text',
    `${token}<div data-island="pod"><script type="application/json" data-island-props>{"items":[{"price":2599,"formattedPrice":"$2,599.00"}]}</script></div>`,
    /price-in-dollars: items\.0\.price is 2599 beside "\$2,599\.00": money is in cents, so this is \$25\.99\. Write cents: 259900/,
  ],
  [
    'a misspelt data-island',
    `${token}<div data-islands="pod"></div>`,
    /misspelt-island: .*data-islands, which means nothing\. Did you mean "data-island"\? Write data-island\./,
  ],
  [
    'a misspelt data-island-open',
    `${token}<a href="#x" data-island-opens="layer">x</a>`,
    /Write data-island-open\./,
  ],
  [
    'a page context with a misspelt id',
    `${token}<script type="application/json" id="storefront-contex">{}</script>`,
    /context-id: .*"storefront-contex".*Write id="storefront-context"\./,
  ],
  [
    'styles of another folder than the script',
    `${token}<link rel="stylesheet" href="https://cdn.test/islands-2/islands.css">`,
    /stylesheet-folder: islands\.css is from .*islands-2.*from one folder/,
  ],
  [
    'a token whose template was not filled in',
    token.replace('CfDJ8', '{{token}}'),
    /template-token: .*"\{\{token\}\}": the template was not filled in/,
  ],
  [
    'a misspelt key of a JSON script',
    `${token}<div data-island="pod"><script type="application/json" data-island-props>{"podParameter": {}}</script></div>`,
    /misspelt-prop: pod has no prop podParameter.*Write podParameters in its JSON script\./,
  ],
  [
    'a misspelt key inside a structured prop',
    `${token}<div data-island="pod"><script type="application/json" data-island-props>{"podParameters": {"limti": 3}}</script></div>`,
    /misspelt-prop: pod has no prop podParameters\.limti.*Write podParameters\.limit in its JSON script\./,
  ],
  [
    'a paragraph as a host, before what it could not contain',
    `${token}<p data-island="pod"></p><form></form>`,
    /paragraph-host: .*the <form> after it.*on a <div>/,
  ],
  [
    'a host in the content of another',
    `${token}<div data-island="pod"><p><b data-island="pod"></b></p></div>`,
    /nested-host: <b data-island="pod"> is in the content of <div data-island="pod">.*before or after/,
  ],
  [
    'a host in noscript',
    `${token}<noscript>&lt;div data-island="pod">&lt;/div></noscript>`,
    /noscript-host: .*Move the host out of it/,
  ],
  [
    'a host in a template, which a script may use',
    `${token}<template><div data-island="pod"></div></template>`,
    /template-host: .*Nothing to do if a script does so/,
  ],
  [
    'a host in a link',
    `${token}<a href="/p/1"><b data-island="pod"></b></a>`,
    /host-in-link: .*inside a link.*Put data-island on a <div>/,
  ],
  [
    'an import map after a module script',
    `${token}<script type="module" src="data:,"></script><script type="importmap">{}</script>`,
    /import-map-order: .*Move it before the first <script type="module">/,
  ],
  [
    'two import maps',
    `${token}<script type="importmap">{}</script><script type="importmap">{}</script>`,
    /import-map-twice: The page has 2 import maps.*Make one of them/,
  ],
  [
    'an import map that is not JSON',
    `${token}<script type="importmap">{,}</script>`,
    /import-map-json: .*Print the tags again/,
  ],
  [
    'a page context without its type',
    `${token}<script id="storefront-context">{}</script>`,
    /context-type: .*Write <script type="application\/json" id="storefront-context">/,
  ],
  [
    'a page context with escaped quotes',
    `${token}<script type="application/json" id="storefront-context">{&quot;brand&quot;:1}</script>`,
    /context-json: .*Write its quotes as they are/,
  ],
  [
    'a misspelt name in an object of the page context',
    `${token}<script type="application/json" id="storefront-context">{"features":{"paymentProvider_EnableAdyn":true}}</script>`,
    /context-key: .*did you mean features\.paymentProvider_EnableAdyen\?/,
  ],
  [
    'an endpoint of a misspelt call',
    `${token}<script type="application/json" id="storefront-context">{"endpoints":{"getCrat":"/basket"}}</script>`,
    /context-key: .*endpoints\.getCrat is ignored.*did you mean endpoints\.getCart\?/,
  ],
  [
    'an endpoint of no call',
    `${token}<script type="application/json" id="storefront-context">{"endpoints":{"basket":"/basket","addToCart":"/add"}}</script>`,
    /context-key: .*endpoints\.basket is ignored, no call has that name/,
  ],
  [
    'an endpoint that is relative to the page',
    `${token}<script type="application/json" id="storefront-context">{"endpoints":{"getCart":"api/cart"}}</script>`,
    /context-gap: .*endpoints\.getCart is "api\/cart".*Begin it with \//,
  ],
  [
    'an account that does not say whether it is signed in',
    `${token}<script type="application/json" id="storefront-context">{"account":{"signedIn":true}}</script>`,
    /context-gap: .*account has no isSignedIn.*Write "isSignedIn": true or false/,
  ],
  [
    'a disabled opener',
    `${token}<button data-island-open="pod" disabled>x</button>`,
    /disabled-opener: <button data-island-open="pod" disabled="">.*Else leave out disabled/,
  ],
  [
    'a token field in other letters',
    `${token.replace('__RequestVerificationToken', '__requestverificationtoken')}<div data-island="pod"></div>`,
    /no-token: .*and one that is called "__requestverificationtoken"/,
  ],
  [
    'an attribute without data-',
    `${token}<div data-island="pod" pod-parameters="{}"></div>`,
    /attribute-without-prefix: .*Write data-pod-parameters\./,
  ],
  [
    'an attribute whose template was not filled in',
    `${token}<div data-island="pod" data-pod-parameters="{{parameters}}"></div>`,
    /template-attribute: data-pod-parameters is "\{\{parameters}}".*Let the server write/,
  ],
  [
    'a JSON attribute that its own quotes end',
    `${token}<div data-island="pod" data-pod-parameters="{"a":1}"></div>`,
    /wrong-attribute: .*inside single quotes/,
  ],
];

it.each(planted)('the panel names %s', async (_, html, expected) => {
  const all = await found(html);
  expect(all.filter((text) => expected.test(text))).toHaveLength(1);
});

it('the panel names a host whose children the page’s own React renders', async () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  const host = createElement('div', { 'data-island': 'pod' }, createElement('a', { href: '/p/1' }, 'Sofa'));
  const once = createElement('div', {
    'data-island': 'pod',
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the remedy says
    dangerouslySetInnerHTML: { __html: '<a>Sofa</a>' },
  });
  const named = async (element: ReactElement) => {
    flushSync(() => root.render(element));
    return (await found(token, undefined, page)).filter((text) => text.startsWith('react-host'));
  };
  expect(await named(host)).toEqual([expect.stringMatching(/the page goes blank \(NotFoundError\)/)]);
  expect(await named(once)).toEqual([]);
  root.unmount();
});

it('a host that an island has rendered does not count as another host’s content', async () => {
  const html = `${token}<div data-island="pod"><div class="si-root"><b data-island="pod"></b></div></div>`;
  expect(await found(html)).not.toContainEqual(expect.stringContaining('nested-host'));
});

it('a script on http: is blocked in a page on https:, and in no other', () => {
  expect(mixedContent('http://cdn.test/islands.js', 'https:')?.remedy).toMatch(/Write https:/);
  expect(mixedContent('http://cdn.test/islands.js', 'http:')).toBeUndefined();
  expect(mixedContent('https://cdn.test/islands.js', 'https:')).toBeUndefined();
});

it('a long reason of a failure is cut between two words', async () => {
  const error = new Error(
    `known are ${Array.from({ length: 40 }, (_, nth) => `cart-error-${nth}`).join(', ')}`,
  );
  const html = `${token}<div data-island="pod" data-island-status="failed"></div>`;
  const all = await found(html, { error, phase: 'render' });
  expect(all).toContainEqual(expect.stringMatching(/cart-error-\d+ … \(render\)/));
});

it('a misspelt pod is named with the one that is meant', async () => {
  const error = new UnknownPodError('trending-product', ['bought', 'trending-products']);
  const html = `${token}<div data-island="pod" data-island-status="failed"></div>`;
  const all = await found(html, { error, phase: 'render' });
  expect(all).toContain(
    'unknown-pod: There is no pod "trending-product". Did you mean "trending-products"? Write data-pod-id="trending-products".',
  );
});
