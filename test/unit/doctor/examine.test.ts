import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examine } from '../../../src/doctor/examine.ts';
import { WidgetFiles } from '../../../src/doctor/widget-files.ts';
import { reportLeft } from '../../../src/page/report-left.ts';
import { text } from '../../../src/runtime/attributes.ts';
import type { Island } from '../../../src/runtime/define-island.ts';
import type { Loaded, Registry } from '../../../src/runtime/registry.ts';

const global = window as unknown as { [key: symbol]: Partial<Registry> | undefined };
const key = Symbol.for('storefront-islands');
const before = global[key];

let files: WidgetFiles;
const changed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  changed.mockClear();
  files = new WidgetFiles(changed);
});
afterEach(() => {
  global[key] = before;
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** A page with the loader's records of its pending hosts, and the outcomes of loading their files. */
function page(html: string, loads: Record<string, Promise<unknown>>) {
  document.body.innerHTML = html;
  const hosts = [...document.querySelectorAll('[data-island]')].map((host) => {
    host.setAttribute('data-island-status', 'pending');
    return [host, { host, name: host.getAttribute('data-island')!, status: 'pending', foundAt: 0 }] as const;
  });
  const base = 'https://cdn.test/islands/';
  global[key] = {
    ...before,
    base,
    bases: new Map(Object.keys(loads).map((name) => [name, base])),
    hosts: new Map(hosts),
    isWatched: () => true,
    load: (name) => loads[name] as Promise<Loaded>,
  };
}

const examined = () => examine('https://cdn.test/islands/', files, [], ['cart']);
const findings = (id: string) => examined().findings.filter((finding) => finding.id === id);
const widget = (given: Partial<Island>) =>
  Promise.resolve({ island: { name: 'cart', kind: 'inline', props: {}, ...given } });
const never = new Promise<never>(() => {});

/** Examines once, which requests the files, and again when they have arrived. */
async function examinedWhole() {
  examined();
  await vi.advanceTimersByTimeAsync(0);
  return examined();
}

it('the page’s own mistakes are there before any file of a widget', () => {
  page('<div data-island="cart">Server</div>', { cart: never });
  expect(findings('no-token')).toHaveLength(1);
  expect(examined().loading).toBe(1);
});

it('a finding of one widget’s file shows although another’s file never loads', async () => {
  page('<div data-island="cart"></div><div data-island="hero" data-lable="x"></div>', {
    cart: never,
    hero: widget({ name: 'hero', props: { label: text({ about: 'Its label.' }) } }),
  });
  await examinedWhole();
  expect(findings('misspelt-attribute')).toHaveLength(1);
});

it.each([
  ['data-follows="lable"', 'Did you mean "label"?', 'Write label.'],
  ['data-follows="data-label"', 'Did you mean "label"?', 'Write label.'],
  ['data-follows="price"', 'data-price: nothing follows.', 'with a space between them: label.'],
])('%s is no attribute of the widget, and the remedy says what is accepted', async (given, what, remedy) => {
  page(`<div data-island="hero" ${given}></div>`, {
    hero: widget({ name: 'hero', props: { label: text({ about: 'Its label.' }) } }),
  });
  await examinedWhole();
  expect(findings('misspelt-followed')).toMatchObject([
    { what: expect.stringContaining(what), remedy: expect.stringContaining(remedy) },
  ]);
});

it('what follows a product is known, and its names as well', async () => {
  page(
    '<main data-product="1"><div data-island="hero" data-product="1" data-follows="label" data-option-code="A"></div></main>',
    { hero: widget({ name: 'hero', props: { label: text({ optional: true, about: 'Its label.' }) } }) },
  );
  await examinedWhole();
  for (const id of ['misspelt-followed', 'unknown-attribute', 'misspelt-attribute'])
    expect(findings(id)).toEqual([]);
});

it('files that do not come for five seconds are named, with their folder', async () => {
  page('<div data-island="cart"></div>', { cart: never });
  await examinedWhole();
  expect(findings('file-without-answer')).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(findings('file-without-answer')).toMatchObject([
    {
      what: expect.stringContaining('https://cdn.test/islands/'),
      remedy: expect.stringContaining('pending'),
    },
  ]);
  expect(examined().loading).toBe(0);
});

it('the panel is complete after five seconds, whatever has not loaded', async () => {
  page('<div data-island="cart"></div>', { cart: never });
  examined();
  const whole = vi.fn();
  files.answered().then(whole);
  await vi.advanceTimersByTimeAsync(5000);
  expect(whole).toHaveBeenCalled();
});

it('files that come late are no longer a mistake', async () => {
  let resolve = (_module: unknown) => {};
  const promise = new Promise<unknown>((settle) => {
    resolve = settle;
  });
  page('<div data-island="cart"></div>', { cart: promise });
  await examinedWhole();
  await vi.advanceTimersByTimeAsync(5000);
  resolve(await widget({}));
  await vi.advanceTimersByTimeAsync(0);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(findings('file-without-answer')).toEqual([]);
});

it('an opener of a widget whose files do not load is named too', async () => {
  page('<a href="#x" data-island-open="layer">Open</a>', { layer: never });
  await examinedWhole();
  await vi.advanceTimersByTimeAsync(5000);
  expect(findings('file-without-answer')).toHaveLength(1);
});

it('a host whose files have not loaded is not said to wait for a strategy', () => {
  page('<div data-island="cart"></div>', { cart: never });
  expect(examined().hosts[0]!.words).toBe('Waits. Until when is in its files, which are not here.');
});

it('a hidden host of a widget that mounts when the browser is idle does not wait for the viewport', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never);
  page('<div data-island="cart" hidden></div>', { cart: widget({ load: 'idle' }) });
  const { hosts } = await examinedWhole();
  expect(findings('hidden-host')).toEqual([]);
  expect(hosts[0]!.words).toBe('Waits until the browser is idle.');
});

it('a hidden host of a widget that mounts when it is visible is worth knowing', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never);
  page('<div data-island="cart" hidden></div>', { cart: widget({}) });
  await examinedWhole();
  expect(findings('hidden-host')).toMatchObject([{ level: 'note' }]);
});

it('the hidden host that carries an overlay’s attributes is as it should be', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as never);
  page('<div data-island="cart" hidden></div>', { cart: widget({ kind: 'overlay' }) });
  await examinedWhole();
  expect(findings('hidden-host')).toEqual([]);
});

it('what was left out of an answer, or replaced, is a finding with its path and what is used', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page('', {});
  reportLeft('refresh checkout: left out of the answer', ['furthestStep (a text; 1 is used)']);
  expect(findings('left-out')).toMatchObject([
    { level: 'mistake', what: 'refresh checkout: left out of the answer: furthestStep (a text; 1 is used).' },
  ]);
});
