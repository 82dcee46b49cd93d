import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { calls } from '../../../src/contract/calls.ts';
import { compareListKey } from '../../../src/domain/listing/compare-list.ts';
import { recentSwatchesKey } from '../../../src/domain/product/recent-swatches.ts';
import type { IslandExample } from '../../../src/testing/island-example.ts';
import { manifest } from '../../built-modules.ts';
import { css, script, writeShopPage } from '../flows/shop-page.ts';
import { newKeptVisit, newVisit, shopUrl, type VisitOptions, waitForStatus } from '../harness.ts';
import { waitForInPage } from '../in-time.ts';
import { openedOnce } from '../opened-once.ts';

/*
 * A widget looks the same in a hostile page as in a plain one: an example of each is rendered into pages of the same
 * width and font, and the screenshots are compared.
 */

// Each widget is compared on a wide screen in the core brand, then on a phone, in the same pages, in the modern one.
const wide = { width: 1440, height: 900 };
/** On a phone the filters are only in a layer. */
const narrowOf = (name: string) => ({ width: name === 'listing-filters' ? 820 : 390, height: 844 });

/** The examples compared: those with the most content. */
const shown: Record<string, string> = {
  'add-to-cart': 'personalized',
  'cart-confirmation': 'everything',
  'compare-list': 'two chosen',
  // Without the minimum height of its host, which a page may set.
  'no-results': 'own products below',
  'recent-swatches': 'eight picked',
};
/** The share of pixels that may differ, because a hostile page may blur the edges of letters. */
const bound = 0.001;

const isOverlay = (name: string) => manifest.widgets[name]!.kind === 'overlay';

// The page sets the width and the font; all other styles have to be the island's.
const style = `<style>
html body #look.look { position: absolute; top: 160px; left: 16px; width: calc(100vw - 48px); max-width: 900px; min-height: 0;
  background: #fff; font: 14px/20px Arial, sans-serif; }
html body { font-family: Arial, sans-serif; }
</style>`;

// Hides the page's chat: it would cover the lower part of a tall island, and of a layer, because other companies'
// layers may stand above ours.
const noChat = '<style>html body #chat-widget { display: none !important; }</style>';

type StoredExample = IslandExample & { stored?: unknown };

async function exampleOf(name: string): Promise<StoredExample> {
  const { examples } = (await import(resolve(`widgets/${name}/${name}.examples.ts`))) as {
    examples: Record<string, StoredExample>;
  };
  const wanted = shown[name];
  return wanted ? examples[wanted]! : Object.values(examples)[0]!;
}

const attribute = ([name, value]: [string, string]) => `${name}="${value.replaceAll('"', '&quot;')}"`;
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function host(name: string, { attributes = {}, props, content = '' }: IslandExample): string {
  const given = props ? `<script type="application/json" data-island-props>${json(props)}</script>` : '';
  const all = Object.entries(attributes).map(attribute).join(' ');
  return `<div data-island="${name}" data-island-load="load" ${all}>${given}${content}</div>`;
}

/** One page each for the plain and the hostile look; it is reused for all examples. */
const openPage = async () => (await newKeptVisit({ hasPictures: true })).page;
const hostilePage = openedOnce(openPage);
const plainPage = openedOnce(openPage);

/** The screenshots of a widget's example in one kind of page: in the core brand, wide, and in the modern one, narrow. */
async function pictures(page: Page, path: string, name: string, example: IslandExample): Promise<string[]> {
  await page.setViewportSize(wide);
  await page.goto(shopUrl + path);
  const place = isOverlay(name) ? await opened(page, name, example) : page.locator('.look');
  if (!isOverlay(name)) await waitForStatus(page, '#look > [data-island]', 'mounted');
  const core = await picture(page, place);
  await page.locator(':root').evaluate((root) => root.setAttribute('data-si-brand', 'modern'));
  await page.setViewportSize(narrowOf(name));
  return [core, await picture(page, place)];
}

async function picture(page: Page, place: Locator): Promise<string> {
  await settled(page, place);
  const png = await place.screenshot({ animations: 'disabled' });
  return png.toString('base64');
}

async function opened(page: Page, name: string, { props }: IslandExample): Promise<Locator> {
  await waitForInPage(page, () => 'storefrontIslands' in window);
  await page.evaluate(
    ([overlay, given]) =>
      (
        window as unknown as { storefrontIslands: { open(name: string, props: unknown): Promise<void> } }
      ).storefrontIslands.open(overlay as string, given),
    [name, props] as const,
  );
  return page.locator('.si-dialog__panel').last();
}

/**
 * Waits until no island, no picture of the screenshot, no placeholder and no preview is loading, no island still shows
 * the server's content, and the pictures are decoded.
 */
async function settled(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      place.evaluate((part) => {
        const isSeen = (element: Element) => {
          const { top, left, bottom, right } = element.getBoundingClientRect();
          // Hosts near the viewport mount soon, at no fixed time. Pictures below it are in the screenshot, too.
          const reach = element.matches('[data-island]') ? 800 : Number.POSITIVE_INFINITY;
          // Later cards of a carousel load only when shown.
          const frame = element.closest('[role="list"]')?.getBoundingClientRect();
          const [from, to] = frame ? [frame.left + 1, frame.right - 1] : [0, innerWidth];
          return bottom > -reach && top < innerHeight + reach && right > from && left < to;
        };
        const isDone = (element: Element) =>
          element instanceof HTMLImageElement
            ? element.complete
            : /^(mounted|failed)$/.test(element.getAttribute('data-island-status') ?? '');
        // Pictures that are not lazy load even out of view.
        const isAwaited = (element: Element) =>
          element.matches('img:not([loading="lazy"])') || isSeen(element);
        for (const image of part.querySelectorAll('img')) if (isSeen(image)) image.loading = 'eager';
        return [
          // The gallery keeps the server's first picture.
          ...part.querySelectorAll(
            '.si-skeleton, [aria-busy="true"], [data-server-content]:not([data-island="product-gallery"] *)',
          ),
          ...[...part.querySelectorAll('[data-island], img')].filter((one) => isAwaited(one) && !isDone(one)),
        ].length;
      }),
    )
    .toBe(0);
  // A picture that has come may be painted only once it is decoded (`decoding="async"`).
  await place.evaluate((part) => {
    const images = [...part.querySelectorAll('img')].filter(({ complete }) => complete);
    return Promise.allSettled(images.map((image) => image.decode())).then(() => {});
  });
  await page.mouse.move(0, 0);
}

/** The share of differing pixels; 1 if the screenshots differ in size. */
async function difference(
  page: Page,
  one: string,
  other: string,
): Promise<{ sizes: number[]; part: number }> {
  if (one === other) return { sizes: [], part: 0 };
  return page.evaluate(
    async (pngs) => {
      const drawn = await Promise.all(
        pngs.map(async (png) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          drawing.drawImage(bitmap, 0, 0);
          return drawing.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      const [a, b] = drawn as [ImageData, ImageData];
      const sizes = [a.width, a.height, b.width, b.height];
      if (a.width !== b.width || a.height !== b.height) return { sizes, part: 1 };
      const [one, other] = [new Uint32Array(a.data.buffer), new Uint32Array(b.data.buffer)];
      let differing = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        if (one[at / 4] === other[at / 4]) continue;
        const distance = [0, 1, 2].reduce(
          (sum, channel) => sum + Math.abs(a.data[at + channel]! - b.data[at + channel]!),
          0,
        );
        if (distance > 48) differing++;
      }
      return { sizes, part: differing / (a.data.length / 4) };
    },
    [one, other],
  );
}

/**
 * Answers the calls inside the page, because an interception by the driver would switch off the browser's cache.
 * Clears the storage of the previous example.
 */
function answering(name: string, { answers, props, stored = [] }: StoredExample): string {
  const [storage, key] =
    name === 'recent-swatches' ? ['localStorage', recentSwatchesKey] : ['sessionStorage', compareListKey];
  // As text, because a hostile page's arrays encode to JSON in their own way.
  const byPath = Object.fromEntries(
    calls.map(({ name, path, example }) => {
      const answer = answers?.[name] ?? example.answer;
      // A call without a path is sent to the URL among the props.
      const [place] = `${props?.url ?? ''}`.split('?');
      return [path || place, typeof answer === 'number' ? answer : JSON.stringify(answer)];
    }),
  );
  return `<script>{
  localStorage.clear();
  sessionStorage.clear();
  ${storage}.setItem('${key}', ${json(JSON.stringify(stored))});
  const answers = ${json(byPath)};
  const { fetch } = window;
  window.fetch = (input, options) => {
    const { pathname } = new URL(input.url ?? input, location.href);
    if (!Object.hasOwn(answers, pathname)) return fetch(input, options);
    const answer = answers[pathname];
    if (typeof answer === 'number') return Promise.resolve(new Response(null, { status: answer }));
    return Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }));
  };
}</script>`;
}

async function writePage(name: string, example: StoredExample): Promise<string> {
  const context = json({ ...example.context, brand: 'core' });
  return writeShopPage({
    head: `${answering(name, example)}${css}${script}${style}${isOverlay(name) && name !== 'bank-check' ? '' : noChat}<script type="application/json" id="storefront-context">${context}</script>`,
    body: isOverlay(name) ? '' : `<div id="look" class="look">${host(name, example)}</div>`,
    csp: null,
  });
}

const notCompared = [
  // The header's count inherits colour and type from its page.
  'cart-count',
  // Its parts are islands that are compared themselves, and some wait for the shopper.
  'quick-view',
  // The providers' packages draw its buttons, when they have come; its flows run in the hostile page.
  'wallet-buttons',
];

for (const name of readdirSync('widgets').filter((widget) => !notCompared.includes(widget)))
  it(`${name} looks the same in a hostile page, wide in the core brand and narrow in the modern one`, async () => {
    const example = await exampleOf(name);
    const path = await writePage(name, example);
    const hostile = await pictures(await hostilePage(), `/hostile${path}`, name, example);
    const page = await plainPage();
    const plain = await pictures(page, path, name, example);
    for (const [nth, look] of ['core, wide', 'modern, narrow'].entries()) {
      const { sizes, part } = await difference(page, plain[nth]!, hostile[nth]!);
      expect(sizes.slice(2), look).toEqual(sizes.slice(0, 2));
      expect(part, look).toBeLessThanOrEqual(bound);
    }
  });

it('cart-count has the colour and size of the hostile page’s links, and none of their decoration', async () => {
  const example = await exampleOf('cart-count');
  const path = await writePage('cart-count', example);
  const linkOf = async (options: VisitOptions) => {
    const { page } = await newVisit(options);
    await page.goto(`${shopUrl}/hostile${path}`);
    if (options.javaScriptEnabled !== false) await waitForStatus(page, '#look > [data-island]', 'mounted');
    return page.locator('#look a').evaluate((link) => {
      const { color, fontSize } = getComputedStyle(link);
      const { content, display } = getComputedStyle(link, '::before');
      return { color, fontSize, ornament: display === 'none' ? 'none' : content };
    });
  };
  const server = await linkOf({ javaScriptEnabled: false });
  expect(server.ornament).not.toBe('none');
  expect(await linkOf({})).toEqual({ ...server, ornament: 'none' });
});
