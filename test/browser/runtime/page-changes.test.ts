import { expect, it } from 'vitest';
import {
  islandsReady,
  newVisit,
  statuses,
  testIslandsUrl,
  testPageHead,
  visitTestPage,
  waitForStatus,
  writeTestPage,
} from '../harness.ts';

const steady = '<div data-island="steady" data-label="Add"><em>Server</em></div>';

it('mounts a host that is added later', async () => {
  const { page } = await visitTestPage({ body: '<main></main>' });
  await islandsReady(page);
  await page.evaluate(() => {
    const host = document.createElement('div');
    host.dataset.island = 'steady';
    document.querySelector('main')!.append(host);
  });
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('mounts hosts inside a tree that is added later', async () => {
  const { page } = await visitTestPage({
    body: `<template>${`<p><span>${steady}</span></p>`.repeat(3)}</template><main></main>`,
  });
  await islandsReady(page);
  await page.evaluate(() => {
    document.querySelector('main')!.append(document.querySelector('template')!.content.cloneNode(true));
  });
  await page.waitForFunction(
    () => document.querySelectorAll('main [data-island-status="mounted"]').length === 3,
  );
});

it('mounts an element that becomes a host later, and remounts one that becomes another', async () => {
  const { page } = await visitTestPage({ body: '<main><p id="later"><em>Server</em></p></main>' });
  await islandsReady(page);
  await page.evaluate(() => document.getElementById('later')!.setAttribute('data-island', 'steady'));
  await waitForStatus(page, '#later', 'mounted');
  await page.evaluate(() => document.getElementById('later')!.setAttribute('data-island', 'nest'));
  await page.locator('#later > .si-root > section em').waitFor();
  await page.evaluate(() => document.getElementById('later')!.removeAttribute('data-island'));
  await page.waitForFunction(() => document.getElementById('later')!.innerHTML === '<em>Server</em>');
});

it('mounts the hosts of a page that document.write has replaced', async () => {
  const { page } = await visitTestPage({ body: steady });
  await waitForStatus(page, '[data-island]', 'mounted');
  await page.evaluate(
    (body) => {
      const { outerHTML } = document.head;
      document.open();
      document.write(outerHTML + body);
      document.close();
    },
    steady.replace('Add', 'Anew'),
  );
  await waitForStatus(page, '[data-label="Anew"]', 'mounted');
});

for (const [where, move] of [
  ['a shadow root', `document.querySelector('main').attachShadow({ mode: 'open' }).append(host)`],
  ['a frame', `document.querySelector('iframe').contentDocument.body.append(host)`],
] as const)
  it(`unmounts a host that is moved into ${where}`, async () => {
    const { page } = await visitTestPage({ body: `${steady}<main></main><iframe></iframe>` });
    await islandsReady(page);
    await page.evaluate(`window.host = document.querySelector('[data-island]'); ${move}; 0`);
    await page.waitForFunction(
      () => (window as unknown as { steadySignal: AbortSignal }).steadySignal.aborted,
    );
    expect(await page.evaluate('host.innerHTML')).toBe('<em>Server</em>');
  });

it('unmounts a removed host, and restores its server nodes', async () => {
  const { page } = await visitTestPage({ body: steady });
  await islandsReady(page);
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const host = document.querySelector('[data-island]')!;
        host.remove();
        new MutationObserver((_, observer) => {
          if (host.hasAttribute('data-island-status')) return;
          observer.disconnect();
          resolve(host.innerHTML);
        }).observe(host, { attributes: true });
      }),
  );
  expect(left).toBe('<em>Server</em>');
});

it('a moved host keeps its state', async () => {
  const { page } = await visitTestPage({ body: `${steady}<main></main>` });
  await islandsReady(page);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Note').fill('upstairs');
  await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('[data-island]')!));
  await page.getByRole('button', { name: 'Add' }).click();
  expect(await page.locator('main output').textContent()).toBe('2');
  expect(await page.getByLabel('Note').inputValue()).toBe('upstairs');
});

it('a host that is removed and added again later remounts', async () => {
  const { page } = await visitTestPage({ body: `${steady}<main></main>` });
  await islandsReady(page);
  await page.evaluate(() => {
    const host = document.querySelector('[data-island]')!;
    host.remove();
    Object.assign(window, { host });
  });
  await page.waitForFunction(
    () => !(window as unknown as { host: Element }).host.hasAttribute('data-island-status'),
  );
  await page.evaluate(() =>
    document.querySelector('main')!.append((window as unknown as { host: Element }).host),
  );
  await waitForStatus(page, 'main [data-island]', 'mounted');
});

it('many changes at once: each host is found, unmounted, kept or remounted as it should be', async () => {
  const host = (label: string) => `<div data-island="steady" data-label="${label}"><em>Server</em></div>`;
  const { page } = await visitTestPage({
    body: `<main></main>${['Gone', 'Moved', 'Written'].map(host).join('')}`,
  });
  await islandsReady(page);
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const of = (label: string) => document.querySelector(`[data-label="${label}"]`)!;
    for (let nth = 0; nth < 60; nth++) main.append(document.createElement('p'));
    const later = document.createElement('div');
    Object.assign(later.dataset, { island: 'steady', label: 'Later' });
    main.lastElementChild!.append(later);
    Object.assign(window, { gone: of('Gone'), kept: of('Moved').firstElementChild });
    of('Gone').remove();
    main.append(of('Moved'));
    of('Written').innerHTML = '<em>New</em>';
  });
  await page.waitForFunction('gone.dataset.islandStatus === undefined');
  expect(await page.evaluate('gone.innerHTML')).toBe('<em>Server</em>');
  expect(await page.evaluate('kept.isConnected')).toBe(true);
  await waitForStatus(page, '[data-label="Later"]', 'mounted');
  await page.locator('[data-label="Written"]').getByRole('button').first().waitFor();
  await page.evaluate('storefrontIslands.unmount()');
  expect(await page.locator('[data-label="Written"]').innerHTML()).toBe('<em>New</em>');
});

it('aborts the island’s signal when its host is removed', async () => {
  const { page } = await visitTestPage({ body: '<div data-island="steady" data-label="Add"></div>' });
  await islandsReady(page);
  await page.evaluate(() => document.querySelector('[data-island]')!.remove());
  await page.waitForFunction(() => (window as unknown as { steadySignal: AbortSignal }).steadySignal.aborted);
});

it('waits until a streamed host is complete', async () => {
  const { page } = await newVisit();
  const head = testPageHead.replace('type="module"', 'type="module" async');
  const url = await writeTestPage({
    head,
    body: `<main>${steady.replace('Add', 'Whole')}\n<p>Between</p></main><div data-island="steady" data-label="Half"><em>First</em><!--pause:half--><em>second</em></div><!--pause:end--><p>End</p>`,
  });
  await page.goto(`${url}?stream=1`, { waitUntil: 'commit' });
  await waitForStatus(page, '[data-label="Whole"]', 'mounted');
  expect(await statuses(page)).toEqual(['mounted', null]);
  await fetch(`${testIslandsUrl}/test/resume/half`, { method: 'POST' });
  await fetch(`${testIslandsUrl}/test/resume/end`, { method: 'POST' });
  await waitForStatus(page, '[data-label="Half"]', 'mounted');
  await page.evaluate('storefrontIslands.unmount()');
  expect(await page.locator('[data-label="Half"]').innerHTML()).toContain('<em>second</em>');
});

it('mounts a streamed host as soon as text follows it, before the page has ended', async () => {
  const { page } = await newVisit();
  const url = await writeTestPage({
    head: testPageHead.replace('type="module"', 'type="module" async'),
    body: `<main><p>Start</p><!--pause:first-->${steady}\n<p>After</p><!--pause:second--></main><p>End</p>`,
  });
  await page.goto(`${url}?stream=1`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'storefrontIslands' in window);
  await fetch(`${testIslandsUrl}/test/resume/first`, { method: 'POST' });
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await fetch(`${testIslandsUrl}/test/resume/second`, { method: 'POST' });
});

for (const place of ['body', 'documentElement', 'querySelector("main")'])
  it(`a streamed host that a script appends something after, in the ${place}, waits for its own end`, async () => {
    const { page } = await newVisit();
    const head = testPageHead.replace('type="module"', 'type="module" async');
    const props =
      '<script type="application/json" data-island-props>{"label":"Whole","words":["oak"]}</script>';
    const url = await writeTestPage({
      head,
      body: `<main>${steady}\n<p>Between</p><div data-island="steady" id="half"><em>First</em><!--pause:half-->${props}<em>second</em></div><!--pause:end--><p>End</p></main>`,
    });
    await page.goto(`${url}?stream=1`, { waitUntil: 'commit' });
    await waitForStatus(page, '[data-label="Add"]', 'mounted');
    await page.evaluate(
      `document.${place}.append(document.createElement('aside'), document.createComment(''))`,
    );
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await statuses(page)).toEqual(['mounted', null]);
    await fetch(`${testIslandsUrl}/test/resume/half`, { method: 'POST' });
    await fetch(`${testIslandsUrl}/test/resume/end`, { method: 'POST' });
    await waitForStatus(page, '#half', 'mounted');
    expect(await page.locator('#half [data-replayed]').textContent()).toBe('oak');
    await page.evaluate('storefrontIslands.unmount()');
    expect(await page.locator('#half em').allTextContents()).toEqual(['First', 'second']);
  });

it('adding and removing a thousand hosts leaks no heap, nodes or listeners', async () => {
  const { page, context } = await visitTestPage({ body: '<main></main>' });
  await islandsReady(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  const comeAndGo = (count: number) =>
    page.evaluate(
      (count) =>
        new Promise<void>((resolve) => {
          const main = document.querySelector('main')!;
          const islands = (window as unknown as Record<symbol, { hosts: Map<Element, unknown> }>)[
            Symbol.for('storefront-islands')
          ]!;
          main.innerHTML = '<div data-island="steady"><em>Server</em></div>'.repeat(count);
          const check = () => {
            if (main.querySelectorAll('[data-island-status="mounted"]').length === count)
              main.replaceChildren();
            if (main.firstChild || islands.hosts.size) setTimeout(check, 20);
            else resolve();
          };
          check();
        }),
      count,
    );
  // In the first rounds the code is compiled and optimized.
  for (let round = 0; round < 3; round++) await comeAndGo(1000);
  const before = await measure();
  await comeAndGo(1000);
  // Objects that are only weakly referenced may survive one collection.
  await expect
    .poll(async () => {
      const after = await measure();
      return {
        listeners: after.listeners - before.listeners <= 5,
        nodes: after.nodes - before.nodes <= 50,
        heap: after.heap - before.heap < 300_000,
      };
    })
    .toEqual({ listeners: true, nodes: true, heap: true });
});
