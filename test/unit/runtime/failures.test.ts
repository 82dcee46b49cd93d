import { beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/page/events.ts';
import { keepFailures, report } from '../../../src/runtime/failures.ts';
import type { Registry } from '../../../src/runtime/registry.ts';
import { missingStyles } from '../../../src/runtime/styles.ts';

const base = 'https://shop.example/islands/7/';
let registry: Registry;
let failures: Failure[];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  registry = { base, bases: new Map() } as unknown as Registry;
  failures = [];
  Object.assign(window, { storefrontIslands: { version: '7', failures } });
  keepFailures(registry);
  return () => {
    Reflect.deleteProperty(window, 'storefrontIslands');
    keepFailures(undefined);
    vi.restoreAllMocks();
  };
});

const fileOf = (phase: string, given: Partial<Error>, widget = 'cart') => {
  report(document.body, widget, phase, Object.assign(new Error(given.message), given));
  return failures.at(-1)!.file;
};

it('a failure has widget, phase, version and file, and the error’s name instead of its message', () => {
  const stack = `TypeError: data-email was "ann@shop.example"\n    at ${base}core.js:1:9`;
  fileOf('run', { name: 'TypeError', message: 'data-email was "ann@shop.example"', stack });
  expect(failures).toEqual([
    { widget: 'cart', phase: 'run', version: '7', file: `${base}core.js:1:9`, error: 'TypeError' },
  ]);
});

const consoleOf = (widget: string, phase: string, message: string, name = 'Error') => {
  const host = document.createElement('div');
  report(host, widget, phase, Object.assign(new Error(message), { name }));
  return vi.mocked(console.error).mock.calls.at(-1)!;
};

it('a wrong prop is said once: the console gets no error object, which repeats the message', () => {
  expect(consoleOf('cart', 'props', 'data-sku is missing', 'PropsError')).toEqual([
    '[storefront-islands] cart failed (props) in <div></div>: data-sku is missing',
  ]);
});

it.each(['props', 'run'])('an exception in phase %s comes with its error, for the stack', (phase) => {
  expect(consoleOf('cart', phase, 'x')[1]).toBeInstanceOf(Error);
});

it('a host without a name is called a host', () => {
  expect(consoleOf('', 'load', 'data-island is empty')[0]).toMatch(
    /^\[storefront-islands\] a host failed \(load\)/,
  );
});

it('the last 50 failures are kept, and as many events', () => {
  for (let nth = 1; nth <= 60; nth++) report(document.body, `widget-${nth}`, 'run', new Error('x'));
  expect(failures).toHaveLength(50);
  expect(failures[0]!.widget).toBe('widget-11');
  const events = registry.past!['storefront:island-failed'] as CustomEvent<{ island: string }>[];
  expect(events.map(({ detail }) => detail.island)).toEqual(failures.map(({ widget }) => widget));
});

it('a file that did not load is the one that the browser names', () => {
  const message = `Failed to fetch dynamically imported module: ${base}chunks/price.js?retry`;
  expect(fileOf('load', { message })).toBe(`${base}chunks/price.js`);
});

it('a file that Safari does not name is the widget’s own', () => {
  expect(fileOf('load', { message: 'Importing a module script failed.' })).toBe(`${base}widgets/cart.js`);
});

it('islands.css that does not apply is the file', () => {
  report(document.body, 'cart', 'load', missingStyles);
  expect(failures[0]!.file).toBe(`${base}islands.css`);
});

it('an error of the code has its line and column, in Chromium', () => {
  const message = 'no price at https://other.example/x';
  const stack = `TypeError: ${message}\n    at Price (${base}chunks/price.js:2:1307)\n    at ${base}core.js:1:9`;
  expect(fileOf('run', { message, stack })).toBe(`${base}chunks/price.js:2:1307`);
});

it('an error of the code has its line and column, in Firefox and Safari', () => {
  const stack = `Price@${base}chunks/price.js:2:1307\nrender@${base}core.js:1:9`;
  expect(fileOf('render', { message: 'no price', stack })).toBe(`${base}chunks/price.js:2:1307`);
});

it('the query of a script’s URL is left out', () => {
  const stack = 'Error: x\n    at https://shop.example/own.js?key=secret:3:14';
  expect(fileOf('event', { message: 'x', stack })).toBe('https://shop.example/own.js:3:14');
});

it('so is a query with colons in it', () => {
  const stack = 'Error: x\n    at https://shop.example/own.js?next=https://x.example/y&email=j@x:3:14';
  expect(fileOf('event', { message: 'x', stack })).toBe('https://shop.example/own.js:3:14');
});

it('a wrong attribute is a failure of the widget’s own file', () => {
  const stack = `PropsError: x\n    at parseProps (${base}core.js:1:2)`;
  expect(fileOf('props', { message: 'x', stack })).toBe(`${base}widgets/cart.js`);
});

it('a widget of another version’s script has that version’s folder', () => {
  registry.bases.set('later', 'https://shop.example/islands/8/');
  expect(fileOf('load', { message: 'x' }, 'later')).toBe('https://shop.example/islands/8/widgets/later.js');
});
