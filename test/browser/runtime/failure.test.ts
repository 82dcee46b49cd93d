import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  islandsReady,
  statuses,
  testIslandsUrl,
  testPageHead,
  type Visit,
  visitTestPage,
  waitForStatus,
} from '../harness.ts';

const neighbour = '<div data-island="steady" data-label="Neighbour">Server</div>';
const faulty = (attributes: string, inside = '') =>
  `<div data-island="faulty" ${attributes}><p id="server">Server <b>content</b></p>${inside}</div>`;

// Keeps references to the server's nodes, and a listener on one of them, to compare with the restored ones.
const remember = ({ page }: Visit) =>
  page.addInitScript(() => {
    const failures: unknown[] = [];
    const mounted: string[] = [];
    Object.assign(window, { failures, mounted, presses: 0 });
    document.addEventListener('storefront:island-failed', ({ detail }) => {
      failures.push([detail.island, detail.phase]);
    });
    // An island that fails while it mounts must not be announced first.
    document.addEventListener('storefront:island-mounted', ({ detail }) => {
      if (detail.island === 'faulty') mounted.push(detail.island);
    });
    document.addEventListener('DOMContentLoaded', () => {
      const host = document.querySelector('[data-island="faulty"]')!;
      Object.assign(window, { nodes: [...host.childNodes] });
      document.getElementById('server')!.addEventListener('click', () => {
        (window as unknown as { presses: number }).presses++;
      });
    });
  });

async function expectServerNodesBack(page: Page): Promise<void> {
  await waitForStatus(page, '[data-island="faulty"]', 'failed');
  expect(
    await page.evaluate(() => {
      const { nodes } = window as unknown as { nodes: Node[] };
      const now = [...document.querySelector('[data-island="faulty"]')!.childNodes];
      return now.length === nodes.length && now.every((node, at) => node === nodes[at]);
    }),
  ).toBe(true);
  await page.locator('#server').click();
  expect(await page.evaluate('presses')).toBe(1);
}

async function expectNeighbourWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Neighbour' }).click();
  expect(await page.locator('output').textContent()).toBe('1');
}

const cases: [
  name: string,
  phase: string,
  html: string,
  prepare: (visit: Visit) => Promise<unknown>,
  message: RegExp,
][] = [
  [
    'a wrong attribute',
    'props',
    faulty('data-fault="sometimes"'),
    async () => {},
    /data-fault was "sometimes"; accepted is one of "none", "render"/,
  ],
  [
    'a file that does not come',
    'load',
    faulty('data-fault="none"'),
    ({ page }) => page.route(/widgets\/faulty\.js/, (route) => route.abort()),
    /widgets\/faulty\.js/,
  ],
  [
    'a file that is no script',
    'load',
    faulty('data-fault="none"'),
    ({ page }) =>
      page.route(/widgets\/faulty\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'export default {' }),
      ),
    /Unexpected/,
  ],
  [
    'a stylesheet that does not come',
    'load',
    faulty('data-fault="none"'),
    ({ page }) => page.route(/faulty\.css/, (route) => route.abort()),
    /faulty\.css/,
  ],
  [
    'the first render',
    'render',
    faulty('data-fault="render"'),
    async () => {},
    /broken on purpose in render/,
  ],
  [
    'a layout effect',
    'run',
    faulty('data-fault="layout-effect"'),
    async () => {},
    /broken on purpose in layout-effect/,
  ],
  ['an effect', 'run', faulty('data-fault="effect"'), async () => {}, /broken on purpose in effect/],
  ['the view giving up', 'view', faulty('data-fault="view"'), async () => {}, /broken on purpose in view/],
];

for (const [name, phase, html, prepare, message] of cases)
  it(`${name}: the server’s own nodes are restored, the page gets one event, the neighbour works`, async () => {
    const { page, errors } = await visitTestPage({ body: html + neighbour }, async (visit) => {
      await remember(visit);
      await prepare(visit);
    });
    await expectServerNodesBack(page);
    await islandsReady(page);
    await expectNeighbourWorks(page);
    expect(await page.evaluate('failures')).toEqual([['faulty', phase]]);
    expect(await page.evaluate('mounted')).toEqual([]);
    const ours = errors.filter((text) => text.includes('[storefront-islands]'));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatch(message);
    expect(ours[0]).toContain('data-island="faulty"');
    expect(
      errors.filter(
        (text) => !text.includes('[storefront-islands]') && !/Failed to load resource/.test(text),
      ),
    ).toEqual([]);
  });

for (const fault of ['event', 'event-inside-event', 'close-event', 'update'])
  it(`an error in ${fault === 'update' ? 'a later render' : `an event handler (${fault})`}: the server’s own nodes are restored, the neighbour works`, async () => {
    const { page, errors } = await visitTestPage(
      { body: faulty(`data-fault="${fault}"`) + neighbour },
      remember,
    );
    await islandsReady(page);
    await page.getByRole('button', { name: 'Rendered' }).click();
    await expectServerNodesBack(page);
    await expectNeighbourWorks(page);
    expect(await page.evaluate('failures')).toEqual([['faulty', fault === 'update' ? 'run' : 'event']]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(`broken on purpose in ${fault}`);
  });

it('an error while unmounting: the server’s nodes are restored anyway, the neighbour works', async () => {
  const { page, errors } = await visitTestPage(
    { body: faulty('data-fault="unmount"') + neighbour },
    remember,
  );
  await islandsReady(page);
  await page.evaluate(() =>
    (
      window as unknown as { storefrontIslands: { unmount(host: Element | null): void } }
    ).storefrontIslands.unmount(document.querySelector('[data-island="faulty"]')),
  );
  expect(await page.locator('#server').textContent()).toBe('Server content');
  await expectNeighbourWorks(page);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(/faulty failed \(unmount\).*broken on purpose in unmount/);
});

const script = '<script type="module" src="/islands/islands.js"></script>';
for (const [what, head, prepare] of [
  [
    'does not come',
    testPageHead,
    ({ page }) => page.route(/islands\.css/, (route) => route.fulfill({ status: 503 })),
  ],
  ['is blocked', testPageHead, ({ page }) => page.route(/islands\.css/, (route) => route.abort())],
  ['is forgotten', script, async () => {}],
  [
    'does not come to a script that does not wait',
    testPageHead.replace('script', 'script async'),
    ({ page }) => page.route(/islands\.css/, (route) => route.abort()),
  ],
] as [string, string, (visit: Visit) => Promise<unknown>][])
  it(`an islands.css that ${what}: every host keeps its server content, with one error`, async () => {
    const opener = '<a href="#followed" data-island-open="layer" data-title="x">Open</a>';
    const body = faulty('data-fault="none"') + neighbour + opener;
    const { page, errors } = await visitTestPage({ head, body }, async (visit) => {
      await remember(visit);
      await prepare(visit);
    });
    await expectServerNodesBack(page);
    await waitForStatus(page, '[data-island="steady"]', 'failed');
    expect((await page.evaluate<string[][]>('failures')).sort()).toEqual([
      ['faulty', 'load'],
      ['steady', 'load'],
    ]);
    await page.getByText('Open').click();
    await page.waitForURL(/#followed$/);
    const ours = errors.filter((text) => text.includes('[storefront-islands]'));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatch(/islands\.css does not apply/);
  });

it('an actions.js that does not come: every host sends its event, ready settles, with one error', async () => {
  const { page, errors } = await visitTestPage(
    { body: faulty('data-fault="none"') + neighbour },
    async (visit) => {
      await remember(visit);
      await visit.page.route(/actions\.js/, (route) => route.abort());
    },
  );
  await islandsReady(page);
  expect(await statuses(page)).toEqual(['failed', 'failed']);
  expect((await page.evaluate<string[][]>('failures')).sort()).toEqual([
    ['faulty', 'load'],
    ['steady', 'load'],
  ]);
  const others = errors.filter((text) => !/Failed to load resource/.test(text));
  expect(others).toHaveLength(1);
  expect(others[0]).toMatch(/\[storefront-islands\].*actions\.js/);
});

it('an actions.js that does not come: the hosts stand in storefrontIslands.failures', async () => {
  const { page } = await visitTestPage({ body: faulty('data-fault="none"') + neighbour }, (visit) =>
    visit.page.route(/actions\.js/, (route) => route.abort()),
  );
  await islandsReady(page);
  const { failures, version } = await page.evaluate(() => {
    type Page = { storefrontIslands: { failures: unknown[]; version: string } };
    const { failures, version } = (window as unknown as Page).storefrontIslands;
    return { failures, version };
  });
  const file = `${testIslandsUrl}/islands/actions.js`;
  expect(failures).toEqual(
    ['faulty', 'steady'].map((widget) => ({ widget, phase: 'load', version, file, error: 'TypeError' })),
  );
});

it('a listener that prevents island-failed keeps the console quiet', async () => {
  const { page, errors } = await visitTestPage({ body: faulty('data-fault="render"') }, ({ page }) =>
    page.addInitScript(() =>
      document.addEventListener('storefront:island-failed', (event) => event.preventDefault()),
    ),
  );
  await waitForStatus(page, '[data-island="faulty"]', 'failed');
  expect(errors).toEqual([]);
});

it('a file that fails once is requested again at the address that the import map lists', async () => {
  const asked: string[] = [];
  const { page, errors } = await visitTestPage({ body: neighbour }, ({ page }) =>
    page.route(/widgets\/steady\.js/, (route) => {
      asked.push(new URL(route.request().url()).search);
      return asked.length === 1 ? route.abort() : route.continue();
    }),
  );
  await islandsReady(page);
  expect(await statuses(page)).toEqual(['mounted']);
  expect(asked).toEqual(['', '?retry']);
  expect(errors.filter((text) => text.includes('[storefront-islands]'))).toEqual([]);
});

it('a failed import does not block a later try', async () => {
  let isBroken = true;
  const { page } = await visitTestPage({ body: neighbour }, ({ page }) =>
    page.route(/widgets\/steady\.js/, (route) => (isBroken ? route.abort() : route.continue())),
  );
  await islandsReady(page);
  expect(await statuses(page)).toEqual(['failed']);
  isBroken = false;
  await page.evaluate('storefrontIslands.mount()');
  expect(await statuses(page)).toEqual(['mounted']);
});

it('a failed parent does not block the island inside it', async () => {
  const { page } = await visitTestPage({ body: faulty('data-fault="render"', neighbour) });
  await waitForStatus(page, '[data-island="faulty"]', 'failed');
  await waitForStatus(page, '[data-island="faulty"] [data-island="steady"]', 'mounted');
  await expectNeighbourWorks(page);
});

it('a parent that renders does not block the island in the server content it keeps', async () => {
  const { page } = await visitTestPage({ body: `<div data-island="nest">${neighbour}</div>` });
  await waitForStatus(page, '[data-server-content] [data-island="steady"]', 'mounted');
  await page.getByRole('button', { name: 'Neighbour' }).click();
  expect(await page.locator('[data-server-content] output').textContent()).toBe('1');
});

it('hosts with names that are none fail alone, and request nothing elsewhere', async () => {
  const names = ['../../evil', '__proto__', 'constructor', '%2e%2e', ''];
  const requests: string[] = [];
  const hosts = names.map((name) => `<div data-island="${name}">Server</div>`).join('');
  const { page } = await visitTestPage({ body: hosts + neighbour }, ({ page }) =>
    Promise.resolve(page.on('request', (request) => requests.push(new URL(request.url()).pathname))),
  );
  // A widget that the build does not have waits until its host is near the viewport.
  await expect.poll(() => statuses(page)).toEqual([...names.map(() => 'failed'), 'mounted']);
  expect(
    requests.filter((path) => !/^\/(islands|test\/pages)\//.test(path) && path !== '/favicon.ico'),
  ).toEqual([]);
});
