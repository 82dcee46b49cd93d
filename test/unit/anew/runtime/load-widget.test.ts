import { expect, it, vi } from 'vitest';
import { importAgain } from '../../../../src/runtime/checked-files.ts';
import { loadWidget, widgetNames } from '../../../../src/runtime/load-widget.ts';
import type { Core, HostRecord, Registry, Status } from '../../../../src/runtime/registry.ts';

vi.mock('../../../../src/runtime/checked-files.ts', () => ({
  addLink: vi.fn(async () => {}),
  importAgain: vi.fn(),
}));

/** A page whose second script is another version's, with this code in every script of its folder. */
const pageWith = (code = '') => {
  const other = `data:text/javascript,${code}//`;
  return {
    base: '../../runtime',
    bases: new Map([['older', other]]),
    modules: new Map(),
    hosts: new Map(),
  } as unknown as Registry;
};

/** The module as on a new page, which has no stylesheet yet. */
async function anew() {
  vi.resetModules();
  const { loadWidget, widgetNames } = await import('../../../../src/runtime/load-widget.ts');
  const { addLink } = await import('../../../../src/runtime/checked-files.ts');
  return { loadWidget, widgetNames, addLink: vi.mocked(addLink).mockReset().mockResolvedValue(undefined) };
}

const core: Core = { mount: () => {}, open: async () => {} };

it('a widget that only an older version has fails, and the error says which tag to remove', async () => {
  const loading = loadWidget(pageWith(), 'older', Promise.resolve({ default: {} }), Promise.resolve(core));
  await expect(loading).rejects.toThrow('//core.js is of an older version; remove the older tag');
});

it('a widget that only another version has is mounted by that version’s core', async () => {
  const page = pageWith('export const mount = 7');
  const loaded = await loadWidget(page, 'older', Promise.resolve({ default: {} }), Promise.resolve(core));
  expect(loaded.core.mount).toBe(7);
});

it('a host without a name has no file, and is refused even where another version serves all widgets', async () => {
  const page = pageWith();
  page.bases.set('', 'data:text/javascript,//');
  await expect(loadWidget(page, '', '', Promise.resolve(core))).rejects.toThrow(
    'data-island is empty; there are',
  );
});

it('a widget’s file is not requested again without the core, which it imports', async () => {
  const failure = new Error('core.js did not load');
  const loading = loadWidget(pageWith(), widgetNames[0]!, Promise.reject(failure), Promise.reject(failure));
  await expect(loading).rejects.toBe(failure);
  expect(importAgain).not.toHaveBeenCalled();
});

it('a widget’s file that did not load is requested again', async () => {
  vi.mocked(importAgain).mockResolvedValue({ default: 'again' });
  const failure = new Error('the file did not load');
  const loaded = await loadWidget(
    pageWith(),
    widgetNames[0]!,
    Promise.reject(failure),
    Promise.resolve(core),
  );
  expect(loaded).toEqual({ core, island: 'again' });
});

it('core.css comes once for all widgets, before the other stylesheets, and the own ones after them', async () => {
  const { loadWidget, widgetNames, addLink } = await anew();
  await Promise.all(
    widgetNames.map((name) =>
      loadWidget(pageWith(), name, Promise.resolve({ default: {} }), Promise.resolve(core)),
    ),
  );
  await loadWidget(
    pageWith('export const mount = 7'),
    'older',
    Promise.resolve({ default: {} }),
    Promise.resolve(core),
  );
  const asked = addLink.mock.calls;
  expect(asked.filter(([, path]) => path === './core.css')).toEqual([
    ['stylesheet', './core.css', '', 'prepend'],
  ]);
  expect(asked.filter(([, path]) => path !== './core.css').at(-1)).toEqual([
    'stylesheet',
    expect.stringMatching(/older\.css$/),
    '',
    undefined,
  ]);
});

it('a core.css that does not come, at both of its addresses, is a failure of the widget; the next load asks again', async () => {
  const { loadWidget, widgetNames, addLink } = await anew();
  const failure = new Event('error');
  addLink.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const loading = () =>
    loadWidget(pageWith(), widgetNames[0]!, Promise.resolve({ default: {} }), Promise.resolve(core));
  await expect(loading()).rejects.toBe(failure);
  expect(addLink.mock.calls.filter(([, path]) => path === './core.css').map(([, , query]) => query)).toEqual([
    '',
    '?retry',
  ]);
  await expect(loading()).resolves.toMatchObject({ core });
});

it('20 s after its files have come, a host that has not mounted says so, by name', async () => {
  vi.useFakeTimers();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const hostOf = (id: string) => Object.assign(document.createElement('div'), { id });
  const record = (id: string, name: string, status: Status): HostRecord => ({
    host: hostOf(id),
    name,
    status,
    foundAt: 0,
    begunAt: performance.now(),
  });
  const [name, other] = widgetNames as [string, string];
  const records = [
    record('waiting', name, 'loading'),
    record('mounted', name, 'mounted'),
    record('of-another', other, 'loading'),
  ];
  const page = Object.assign(pageWith(), { hosts: new Map(records.map((one) => [one.host, one])) });
  await loadWidget(page, name, Promise.resolve({ default: {} }), Promise.resolve(core));
  records.push(record('younger', name, 'loading'));
  vi.advanceTimersByTime(19_999);
  expect(error).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(error.mock.calls.flat()).toEqual([
    expect.stringContaining(`${name} in <div id="waiting"></div> has not mounted 20 s after its files`),
  ]);
  vi.useRealTimers();
});
