import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitTestPage, waitForStatus } from '../harness.ts';

/*
 * A page copies a mounted host, by `cloneNode` or by `innerHTML` that it keeps and puts back.
 */

const withWords = `<div data-island="steady"><script type="application/json" data-island-props>{"label":"Add","words":["oak"]}</script><em>Server</em></div>`;

/** A page with a mounted host in its <main>. */
async function visitMounted() {
  const visit = await visitTestPage({ body: `<main>${withWords}</main><aside></aside>` });
  await waitForStatus(visit.page, 'main > [data-island]', 'mounted');
  return visit;
}

const button = (page: Page, place: string) =>
  page.locator(`${place} [data-island]`).getByRole('button', { name: 'Add' });

/** It is alive, and has its structured props. */
async function expectAlive(page: Page, place: string): Promise<void> {
  await button(page, place).click();
  expect(await page.locator(`${place} output`).textContent()).toBe('1');
  expect(await page.locator(`${place} [data-replayed]`).textContent()).toBe('oak');
}

it('a copy that cloneNode has made mounts with its structured props, and its server’s content is the original’s', async () => {
  const { page, errors } = await visitMounted();
  await page.evaluate(() =>
    document.querySelector('aside')!.append(document.querySelector('[data-island]')!.cloneNode(true)),
  );
  await waitForStatus(page, 'aside > [data-island]', 'mounted');
  await expectAlive(page, 'aside');
  await page.evaluate('storefrontIslands.unmount()');
  expect(await page.locator('aside em').textContent()).toBe('Server');
  expect(errors).toEqual([]);
});

it('a copy whose markup the page has kept, and puts back later, mounts with its structured props', async () => {
  const { page, errors } = await visitMounted();
  const markup = await page.locator('main').innerHTML();
  await page.evaluate(() => document.querySelector('main')!.replaceChildren());
  await page.waitForFunction(() => (window as unknown as { steadySignal: AbortSignal }).steadySignal.aborted);
  await page.evaluate((kept) => {
    document.querySelector('main')!.innerHTML = kept;
  }, markup);
  await waitForStatus(page, 'main > [data-island]', 'mounted');
  await expectAlive(page, 'main');
  expect(errors).toEqual([]);
});

for (const place of ['main', '[data-island]'])
  it(`a copy that the page writes over the original, with the innerHTML of ${place}, mounts with the server’s content behind it`, async () => {
    const { page, errors } = await visitMounted();
    await page.evaluate((selector) => {
      const part = document.querySelector(selector)!;
      Object.assign(window, { before: part.firstElementChild });
      // biome-ignore lint/correctness/noSelfAssign: it replaces every node
      part.innerHTML = part.innerHTML;
    }, place);
    await page.waitForFunction(
      'document.querySelector("main output").isConnected && !before.isConnected && document.querySelectorAll("[data-island-status=mounted]").length === 1',
    );
    await expectAlive(page, 'main');
    await page.evaluate('storefrontIslands.unmount()');
    expect(await page.locator('main em').textContent()).toBe('Server');
    expect(errors).toEqual([]);
  });

/** Replaces the page's content by a copy that was made while the island was mounted, as a router does with its cache. */
async function goAwayAndBack(page: Page, copy: 'cloneNode' | 'innerHTML'): Promise<void> {
  await page.evaluate(async (how) => {
    const main = document.querySelector('main')!;
    const kept = how === 'cloneNode' ? main.cloneNode(true) : main.innerHTML;
    main.replaceChildren('Another page');
    await new Promise((left) => {
      (window as unknown as { steadySignal: AbortSignal }).steadySignal.addEventListener('abort', left);
    });
    if (typeof kept === 'string') main.innerHTML = kept;
    else main.replaceWith(kept);
  }, copy);
  await waitForStatus(page, 'main > [data-island]', 'mounted');
}

for (const copy of ['cloneNode', 'innerHTML'] as const)
  it(`a copy by ${copy} of an island that has left the page mounts from the server’s content, also the second time`, async () => {
    const { page, errors } = await visitMounted();
    await goAwayAndBack(page, copy);
    await goAwayAndBack(page, copy);
    await expectAlive(page, 'main');
    expect(await page.locator('main .si-root').count()).toBe(1);
    await page.evaluate('storefrontIslands.unmount()');
    expect(await page.locator('main em').textContent()).toBe('Server');
    expect(errors).toEqual([]);
  });

it('copies of two islands with the same server’s content each have what was typed in theirs', async () => {
  const host = '<div data-island="steady" data-island-load="interaction"><input name="note"></div>';
  const { page } = await visitTestPage({ body: `<main>${host}${host}</main>` });
  await page
    .locator('main input')
    .first()
    .evaluate((field: HTMLInputElement) => {
      field.value = 'one';
    });
  await page
    .locator('main input')
    .last()
    .evaluate((field: HTMLInputElement) => {
      field.value = 'two';
    });
  await page.evaluate('storefrontIslands.mount()');
  await page.waitForFunction('document.querySelectorAll("[data-island-status=mounted]").length === 2');
  const kept = await page.locator('main').innerHTML();
  await page.evaluate(() => document.querySelector('main')!.replaceChildren());
  await page.waitForFunction(() => (window as unknown as { steadySignal: AbortSignal }).steadySignal.aborted);
  await page.evaluate((markup) => {
    document.querySelector('main')!.innerHTML = markup;
  }, kept);
  await page.evaluate('storefrontIslands.mount()');
  await page.waitForFunction('document.querySelectorAll("[data-island-status=mounted]").length === 2');
  await page.evaluate('storefrontIslands.unmount()');
  const fields = page.locator('main input[name=note]');
  expect(await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'one',
    'two',
  ]);
});

it('markup that a script has stored, and puts back after a reload, gets no other island’s content', async () => {
  const { page } = await visitMounted();
  const stored = await page.locator('main').innerHTML();
  await page.reload();
  await waitForStatus(page, 'main > [data-island]', 'mounted');
  await page.evaluate((kept) => {
    document.querySelector('aside')!.innerHTML = kept;
  }, stored);
  await waitForStatus(page, 'aside > [data-island]', 'mounted');
  await page.evaluate('storefrontIslands.unmount()');
  expect(await page.locator('aside em').count()).toBe(0);
});

it('a copy that fails shows the server’s content, and nothing dead', async () => {
  const { page } = await visitMounted();
  await page.evaluate(() => {
    const copy = document.querySelector('[data-island]')!.cloneNode(true) as Element;
    copy.setAttribute('data-start', 'never');
    document.querySelector('aside')!.append(copy);
  });
  await waitForStatus(page, 'aside > [data-island]', 'failed');
  expect((await page.locator('aside').innerText()).trim()).toBe('Server');
});

it('a copy that has not mounted yet shows nothing dead', async () => {
  const { page } = await visitMounted();
  await page.evaluate(() => {
    const copy = document.querySelector('[data-island]')!.cloneNode(true) as Element;
    copy.setAttribute('data-island-load', 'interaction');
    document.querySelector('aside')!.append(copy);
  });
  await waitForStatus(page, 'aside > [data-island]', 'pending');
  expect((await page.locator('aside').innerText()).trim()).toBe('Server');
  await page.getByText('Server').hover();
  await expectAlive(page, 'aside');
});

it('a copy around another one mounts both', async () => {
  const { page, errors } = await visitTestPage({
    body: '<main><div data-island="nest"><p>Server</p></div></main><aside></aside>',
  });
  await waitForStatus(page, 'main [data-label="Inner"]', 'mounted');
  await page.evaluate(() =>
    document.querySelector('aside')!.append(document.querySelector('[data-island]')!.cloneNode(true)),
  );
  await waitForStatus(page, 'aside > [data-island]', 'mounted');
  await page.locator('aside').getByRole('button', { name: 'Inner' }).click();
  expect(await page.locator('aside output').textContent()).toBe('1');
  expect(await page.locator('aside p:not([data-replayed])').allTextContents()).toEqual(['Server']);
  expect(errors).toEqual([]);
});

it('a copy with an open layer in it is put back without the layer', async () => {
  const { page } = await visitMounted();
  await page.getByRole('button', { name: 'Open the layer' }).click();
  await page.locator('dialog').waitFor();
  const markup = await page.locator('body').innerHTML();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.evaluate((kept) => {
    document.body.innerHTML = kept;
  }, markup);
  await waitForStatus(page, 'main > [data-island]', 'mounted');
  expect(await page.locator('dialog').count()).toBe(0);
  await expectAlive(page, 'main');
});
