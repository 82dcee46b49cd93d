import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { requiredTolerantList, tolerantList } from '../../../src/contract/fields.ts';
import { flag, json, text, url, whole } from '../../../src/runtime/attributes.ts';
import { PropsError, parseProps, propsSource } from '../../../src/runtime/parse-props.ts';

const about = 'x';
const props = {
  title: text({ about }),
  quantity: whole({ about, min: 1, max: 9, fallback: 1 }),
  isKeen: flag({ about }),
  note: text({ about, optional: true }),
  words: json(v.array(v.string()), { about, fallback: [], accepts: 'a list of texts' }),
};

function element(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

function errorOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(PropsError);
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
}

it('a key that a structured value lacks is called missing', () => {
  const size = json(v.object({ unit: v.picklist([1, 2]) }), { about, accepts: 'a size' });
  const host = element(`<div data-size='{"width":3}'></div>`);
  expect(errorOf(() => parseProps({ size }, [propsSource(host)]))).toBe(
    'data-size was {"width":3}; accepted is a size (unit: it is missing)',
  );
});

it('attributes are read, and missing ones have their fallback', () => {
  const host = element('<div data-title=" Sofas " data-quantity="3"></div>');
  expect(parseProps(props, [propsSource(host)])).toEqual({
    title: 'Sofas',
    quantity: 3,
    isKeen: false,
    note: undefined,
    words: [],
  });
});

for (const value of ['', ' '])
  it(`an optional attribute that is ${JSON.stringify(value)} counts as missing`, () => {
    const host = element(`<div data-title="x" data-note="${value}" data-quantity="${value}"></div>`);
    expect(parseProps(props, [propsSource(host)])).toMatchObject({ note: undefined, quantity: 1 });
  });

it('an empty attribute of an opener does not override the page’s host', () => {
  const [opener, host] = [element('<a data-title="x" data-note=""></a>'), document.createElement('div')];
  host.setAttribute('data-note', 'Page');
  expect(parseProps(props, [propsSource(opener), propsSource(host)])).toMatchObject({ note: 'Page' });
});

it('an optional text that open() gives empty counts as missing', () => {
  expect(parseProps(props, [], { title: 'x', note: '' })).toMatchObject({ note: undefined });
});

it('a required attribute that is empty is refused by its name', () => {
  expect(errorOf(() => parseProps(props, [propsSource(element('<div data-title=" "></div>'))]))).toBe(
    'data-title was ""; accepted is text',
  );
});

it('a bare flag is a yes', () => {
  expect(parseProps(props, [propsSource(element('<div data-title="x" data-is-keen></div>'))]).isKeen).toBe(
    true,
  );
});

it('the JSON script wins over the attributes', () => {
  const host = element(
    '<div data-island="a" data-title="Sofas"><script type="application/json" data-island-props>{"title":"Chairs","words":["a"]}</script></div>',
  );
  expect(parseProps(props, [propsSource(host)])).toMatchObject({ title: 'Chairs', words: ['a'] });
});

it('the JSON script of a nested host is ignored', () => {
  const host = element(
    '<div data-island="a" data-title="Sofas"><div data-island="b"><script data-island-props>{"title":"Chairs"}</script></div></div>',
  );
  expect(parseProps(props, [propsSource(host)])).toMatchObject({ title: 'Sofas' });
});

it('the props of open() win over every element', () => {
  const host = element('<div data-title="Sofas" data-quantity="3"></div>');
  expect(parseProps(props, [propsSource(host)], { title: 'Beds', quantity: 4, isKeen: true })).toMatchObject({
    title: 'Beds',
    quantity: 4,
    isKeen: true,
  });
});

it('an opener wins over the page’s host', () => {
  const [opener, host] = [element('<a data-title="Opener"></a>'), document.createElement('div')];
  host.setAttribute('data-title', 'Page');
  host.setAttribute('data-quantity', '5');
  expect(parseProps(props, [propsSource(opener), propsSource(host)])).toMatchObject({
    title: 'Opener',
    quantity: 5,
  });
});

it('a structured prop is read from JSON in its attribute', () => {
  const host = element(`<div data-title="x" data-words=' ["a"] '></div>`);
  expect(parseProps(props, [propsSource(host)]).words).toEqual(['a']);
});

it('the JSON script wins over JSON in an attribute', () => {
  const host = element(
    `<div data-island="a" data-title="x" data-words='["a"]'><script data-island-props>{"words":["b"]}</script></div>`,
  );
  expect(parseProps(props, [propsSource(host)]).words).toEqual(['b']);
});

it('an empty attribute of a structured prop counts as missing', () => {
  expect(parseProps(props, [propsSource(element('<div data-title="x" data-words=""></div>'))]).words).toEqual(
    [],
  );
});

for (const [text, shown] of [
  ['["a"', '"[\\"a\\""'],
  ['"a"', '"a"'],
  ['{"a":1}', '{"a":1}'],
])
  it(`JSON in an attribute that is ${text} is refused by the attribute’s name`, () => {
    const host = element('<div data-title="x"></div>');
    host.setAttribute('data-words', text!);
    expect(errorOf(() => parseProps(props, [propsSource(host)]))).toContain(
      `data-words was ${shown}; accepted is a list of texts`,
    );
  });

it('properties that the page adds to Object.prototype are ignored', () => {
  Object.assign(Object.prototype, { title: 'Clobbered' });
  try {
    expect(errorOf(() => parseProps(props, [propsSource(element('<div></div>'))]))).toMatch(
      /data-title is missing/,
    );
  } finally {
    delete (Object.prototype as { title?: string }).title;
  }
});

it('an error names the attribute, the given value and the accepted ones', () => {
  const host = element('<div data-title="x" data-quantity="many"></div>');
  expect(errorOf(() => parseProps(props, [propsSource(host)]))).toBe(
    'data-quantity was "many"; accepted is a whole number from 1 to 9',
  );
});

it('an error names everything that is wrong', () => {
  const message = errorOf(() => parseProps(props, [propsSource(element('<div data-quantity="0"></div>'))]));
  expect(message).toMatch(/data-title is missing/);
  expect(message).toMatch(/data-quantity was "0"/);
});

it('an error in a structured prop has its path', () => {
  const message = errorOf(() =>
    parseProps(props, [propsSource(element('<div></div>'))], { title: 'x', words: ['a', 7] }),
  );
  expect(message).toMatch(/words was \["a",7\]; accepted is a list of texts \(1: /);
});

it('a long value is cut in the message', () => {
  const message = errorOf(() =>
    parseProps(props, [
      propsSource(element(`<div data-title="x" data-quantity="${'9'.repeat(5000)}"></div>`)),
    ]),
  );
  expect(message.length).toBeLessThan(200);
});

for (const script of ['{', '[]', '"x"', 'null', ''])
  it(`props JSON that is ${JSON.stringify(script)} is refused`, () => {
    const host = element(
      `<a data-island-open="a" data-title="x"><script data-island-props>${script}</script></a>`,
    );
    expect(errorOf(() => parseProps(props, [propsSource(host)]))).toMatch(
      /data-island-props was .*; accepted is one JSON object/,
    );
  });

for (const given of [{ title: {} }, { title: ['x'] }, { title: () => 'x' }, { title: Symbol('x') }])
  it(`a prop of type ${Array.isArray(given.title) ? 'array' : typeof given.title} is refused where text is accepted`, () => {
    expect(errorOf(() => parseProps(props, [], given))).toMatch(/data-title was .*; accepted is text/);
  });

describe('a URL that may be the element’s own link', () => {
  const linked = { page: url({ about, optional: true, orAttribute: 'href' }) };
  const pageOf = (html: string) => parseProps(linked, [propsSource(element(html))]).page;

  it('is the link where its own attribute is missing', () => {
    expect(pageOf('<a href="/shipping#local"></a>')).toBe('/shipping#local');
  });

  it('is its own attribute where there are both', () => {
    expect(pageOf('<a href="/shipping" data-page="/charges"></a>')).toBe('/charges');
  });

  it('is missing where the link leads nowhere', () => {
    expect(pageOf('<a href="javascript:void(0)"></a>')).toBeUndefined();
  });
});

const chairs = {
  chairs: json(requiredTolerantList(v.object({ sku: v.string(), colors: tolerantList(v.string()) })), {
    about,
  }),
};
const withChairs = (list: unknown) =>
  element(
    `<div data-island="chairs"><script type="application/json" data-island-props>${JSON.stringify({ chairs: list })}</script></div>`,
  );

it('a wrong value of a spare prop is left out, and reported by its attribute', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const props = { accountUrl: url({ about, isOwn: true, isLenient: true, fallback: '/account' }) };
  const given = (html: string) => parseProps(props, [propsSource(element(html))]);
  expect(given('<div data-island="order"></div>')).toEqual({ accountUrl: '/account' });
  expect(given('<div data-island="order" data-account-url="https://evil.example/"></div>')).toEqual({});
  expect(error.mock.calls).toEqual([
    [
      '[storefront-islands] order: left out of its props: data-account-url (accepted is a path of this site).',
    ],
  ]);
  error.mockRestore();
});

it('a wrong JSON value of a spare prop is left out, and reported too', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const props = { sum: json(v.object({ cents: v.number() }), { about, optional: true, isLenient: true }) };
  expect(parseProps(props, [propsSource(element('<p data-island="order" data-sum="{}"></p>'))])).toEqual({});
  expect(error.mock.calls).toEqual([
    ['[storefront-islands] order: left out of its props: data-sum (accepted is JSON).'],
  ]);
  error.mockRestore();
});

it('of a tolerant list a bad item is left out, and reported by its path', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = withChairs([{ sku: 'A' }, { name: 'no sku' }, { sku: 'C', colors: ['red', 7] }]);
  expect(parseProps(chairs, [propsSource(host)])).toEqual({
    chairs: [
      { sku: 'A', colors: [] },
      { sku: 'C', colors: ['red'] },
    ],
  });
  expect(error.mock.calls.flat().join()).toMatch(
    /chairs: left out of its props: .*chairs\.1\.sku \(.*chairs\.2\.colors\.1 \(/,
  );
  error.mockRestore();
});

it('on a page whose arrays have a toJSON, as Prototype.js 1.6 gives them, only the bad item is left out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const host = withChairs([{ sku: 'A', colors: ['red'] }, { name: 'no sku' }]);
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => '"twice"' });
  try {
    expect(parseProps(chairs, [propsSource(host)])).toEqual({ chairs: [{ sku: 'A', colors: ['red'] }] });
  } finally {
    delete (Array.prototype as { toJSON?: unknown }).toJSON;
    vi.restoreAllMocks();
  }
});

it('a value that is not a list is refused, even where bad items are left out', () => {
  expect(errorOf(() => parseProps(chairs, [propsSource(withChairs('none'))]))).toMatch(/^chairs was "none"/);
});

it('of a list of proxies with functions, as frameworks make them, only the bad item is left out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const given = [{ sku: 'A', onShow() {} }, { name: 'no sku' }].map((item) => new Proxy(item, {}));
  expect(parseProps(chairs, [], { chairs: new Proxy(given, {}) })).toEqual({
    chairs: [{ sku: 'A', colors: [] }],
  });
  vi.restoreAllMocks();
});

it('a list that open() was given stays as the page made it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const given = [{ sku: 'A' }, { name: 'no sku' }];
  parseProps(chairs, [], { chairs: given });
  expect(given).toEqual([{ sku: 'A' }, { name: 'no sku' }]);
  vi.restoreAllMocks();
});
