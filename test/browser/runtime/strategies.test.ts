import { expect, it } from 'vitest';
import { visitOwnPage } from '../flows/shop-page.ts';
import { islandsReady, statuses, visitTestPage, waitForStatus } from '../harness.ts';
import { framesDrawn } from '../in-time.ts';

const host = (load: string) => `<div data-island="steady" data-island-load="${load}">Server</div>`;
const tall = (body: string) => `<svg width="10" height="4000"></svg>${body}`;

it('load: mounts at once, wherever the host is', async () => {
  const { page } = await visitTestPage({ body: tall(host('load')) });
  await islandsReady(page);
  expect(await statuses(page)).toEqual(['mounted']);
});

it('idle: mounts when the browser is idle, or after two seconds', async () => {
  const { page } = await visitTestPage({ body: tall(host('idle')) });
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('idle: mounts although the page is never idle', async () => {
  const { page } = await visitTestPage({ body: tall(host('idle')) }, ({ page }) =>
    page.addInitScript(() => {
      const keepBusy = () => {
        const end = performance.now() + 40;
        while (performance.now() < end);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = keepBusy;
        port2.postMessage(0);
      };
      document.addEventListener('DOMContentLoaded', keepBusy);
    }),
  );
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('visible: waits until the host comes near the viewport', async () => {
  const { page } = await visitTestPage({ body: tall(host('visible')) });
  await islandsReady(page);
  await framesDrawn(page);
  expect(await statuses(page)).toEqual(['pending']);
  await page.evaluate(() => scrollTo(0, 3000));
  await waitForStatus(page, '[data-island]', 'mounted');
});

for (const [what, near, far] of [
  [
    '800 px below',
    `<svg width="10" height="1670"></svg>${host('visible')}`,
    `<svg width="10" height="20"></svg>${host('visible')}`,
  ],
  [
    '200 px beside',
    `<table><tr><td><svg width="1610" height="10"></svg><td>${host('visible')}`,
    `<td><svg width="30" height="10"></svg><td>${host('visible')}</table>`,
  ],
] as const)
  it(`visible: ${what} the viewport is near, and no more (checkout §9)`, async () => {
    const { page } = await visitTestPage({ body: near + far });
    await waitForStatus(page, '[data-island]', 'mounted');
    // Hosts near the viewport are found together.
    expect(await statuses(page)).toEqual(['mounted', 'pending']);
  });

const contents = (inside: string) =>
  `<div data-island="steady" data-island-load="visible" style="display: contents">${inside}</div>`;

it('visible: a host without a box of its own waits until its content comes near', async () => {
  const { page } = await visitTestPage({ body: tall(contents('<p>Server</p>')), csp: null });
  await islandsReady(page);
  await framesDrawn(page);
  expect(await statuses(page)).toEqual(['pending']);
  await page.evaluate(() => scrollTo(0, 3000));
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('visible: a host without any box mounts', async () => {
  const { page } = await visitTestPage({ body: contents('Server'), csp: null });
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('visible: a host with `hidden` mounts, and stays hidden until the page shows it', async () => {
  const dimensions = JSON.stringify({ dimensions: { width: { value: 84 }, systemOfMeasure: 1 } });
  // Its own stylesheet gives this host a display.
  const { page } = await visitOwnPage({
    body: `<div data-island="product-dimensions" hidden><script type="application/json" data-island-props>${dimensions}</script></div>`,
  });
  await waitForStatus(page, '[data-island]', 'mounted');
  const heading = page.getByRole('heading', { name: 'Dimensions' });
  expect(await heading.count()).toBe(0);
  await page.evaluate(() => document.querySelector('[data-island]')!.removeAttribute('hidden'));
  await heading.waitFor();
});

it('visible: a host inside something hidden waits until that is shown', async () => {
  const { page } = await visitTestPage({ body: `<section hidden>${host('visible')}</section>` });
  await islandsReady(page);
  await framesDrawn(page);
  expect(await statuses(page)).toEqual(['pending']);
  await page.evaluate(() => document.querySelector('section')!.removeAttribute('hidden'));
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('visible: a host that a sideways scroller cuts off is near within 200 px, and no more', async () => {
  const cell = (width: number) => `<td><svg width="${width}" height="10"></svg><td>${host('visible')}`;
  const { page } = await visitTestPage({
    body: `<div style="overflow-x: auto; width: 300px"><table><tr>${cell(400)}${cell(300)}</table></div>`,
    csp: null,
  });
  await waitForStatus(page, '[data-island]', 'mounted');
  expect(await statuses(page)).toEqual(['mounted', 'pending']);
});

for (const [what, act] of [
  ['a pointer over it', 'hover'],
  ['focus inside it', 'focus'],
] as const)
  it(`interaction: mounts at ${what}`, async () => {
    const { page } = await visitTestPage({
      body: '<div data-island="steady" data-island-load="interaction"><a href="#x">Server</a></div>',
    });
    await islandsReady(page);
    expect(await statuses(page)).toEqual(['pending']);
    await page.getByText('Server')[act]();
    await waitForStatus(page, '[data-island]', 'mounted');
  });

it('interaction: mounts at a pointer over a host inside it', async () => {
  const { page } = await visitTestPage({
    body: '<div id="outer" data-island="steady" data-island-load="interaction"><div data-island="steady" data-label="Inner"></div></div>',
  });
  await islandsReady(page);
  expect(await statuses(page)).toEqual(['pending', 'mounted']);
  await page.getByRole('button', { name: 'Inner' }).hover();
  await waitForStatus(page, '#outer', 'mounted');
});

it('interaction: mounts at a pointer that was there before the script', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await visitTestPage(
    { body: '<div data-island="steady" data-island-load="interaction"><a href="#x">Server</a></div>' },
    ({ page }) =>
      page.route(/actions\.js/, async (route) => {
        await released;
        await route.continue();
      }),
  );
  await page.waitForFunction('"storefrontIslands" in window');
  await page.getByText('Server').hover();
  release();
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('media: mounts when the query starts to match, however many brackets it has', async () => {
  const queries = [
    'media(max-width: 600px)',
    'media((max-width: 600px))',
    'media((max-width: 600px) and (min-width: 10px))',
    'media(screen and (max-width: 600px))',
    'media(not (width >= 601px))',
    'media(print, (max-width: 600px))',
  ];
  const { page } = await visitTestPage({ body: queries.map(host).join('') });
  await islandsReady(page);
  expect(await statuses(page)).toEqual(queries.map(() => 'pending'));
  await page.setViewportSize({ width: 500, height: 900 });
  await expect.poll(() => statuses(page)).toEqual(queries.map(() => 'mounted'));
});

it('several strategies: whichever comes first, here the pointer', async () => {
  const { page } = await visitTestPage({ body: host('media((max-width: 600px) and (hover)) interaction') });
  await islandsReady(page);
  expect(await statuses(page)).toEqual(['pending']);
  await page.getByText('Server').hover();
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('several strategies: whichever comes first, here the media query', async () => {
  const { page } = await visitTestPage({ body: host('interaction media(max-width: 600px)') });
  await islandsReady(page);
  await page.setViewportSize({ width: 500, height: 900 });
  await waitForStatus(page, '[data-island]', 'mounted');
});

it('media: a query that the browser does not understand is reported, and the host mounts at once', async () => {
  const loads = [
    'media(min-width 60em)',
    'media(min-widht: 60em)',
    'media(hoover)',
    'media(screen and (min-width 60em))',
    'media(not (min-widht: 60em)) interaction',
  ];
  const { page, errors } = await visitTestPage({ body: tall(loads.map(host).join('')) });
  await islandsReady(page);
  expect(await statuses(page)).toEqual(loads.map(() => 'mounted'));
  expect(errors).toEqual(
    loads.map((load) => expect.stringContaining(`steady: data-island-load was "${load}"`)),
  );
});

it('without data-island-load the widget’s own default applies', async () => {
  const { page } = await visitTestPage({ body: tall('<div data-island="steady">Server</div>') });
  await islandsReady(page);
  expect(await statuses(page)).toEqual(['mounted']);
});

it('one observer serves every host', async () => {
  const { page } = await visitTestPage({ body: host('visible').repeat(50) }, ({ page }) =>
    page.addInitScript(() => {
      const observers = new Set<IntersectionObserver>();
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        observers.add(this);
        observe.call(this, target);
      };
      Object.assign(window, { observers });
    }),
  );
  await page.waitForFunction(() => document.querySelectorAll('[data-island-status="mounted"]').length === 50);
  expect(await page.evaluate('observers.size')).toBe(1);
});
