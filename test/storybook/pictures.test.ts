import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { Connect } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { entriesOf, picturedStories, serveStorybook } from '../../.storybook/built-storybook.ts';
import { statePictures } from '../../.storybook/state-pictures.ts';
import { choicesOf, launchForPictures, openStories, takePicture } from '../../.storybook/take-picture.ts';
import {
  isPictured,
  type OwnChoices,
  parsePicturePath,
  picturePath,
  type Variant,
  variantsOn,
} from '../../.storybook/variants.ts';

const folder = inject('storybook');
const pictures = join(folder, 'state-pictures');
const [first] = picturedStories(entriesOf(folder)).filter(({ title }) => title === 'Widgets/Cart count');

/** Takes the pictures of the states with this in their id; returns the paths of the files and the command's output. */
async function take(part: string, ...options: string[]): Promise<{ files: string[]; said: string }> {
  rmSync(pictures, { recursive: true, force: true });
  const command = ['.storybook/take-pictures.ts', folder, part, ...options];
  const { stdout: said } = await promisify(execFile)('node', command);
  return { files: readdirSync(pictures).sort(), said };
}

let browser: Browser;
let shown: Awaited<ReturnType<typeof serveStorybook>>;
beforeAll(async () => {
  shown = await serveStorybook(folder);
  browser = await launchForPictures();
});
afterAll(async () => {
  await browser.close();
  shown.server.close();
});

/** A fresh visit of Storybook. */
async function visit(): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await openStories(page, shown.url);
  return page;
}

interface Channel {
  on(event: string, listener: (detail: { newPhase: string }) => void): void;
}

const filesOf = (variants: Variant[], id = first!.id) =>
  variants.map((one) => picturePath(id, one).replace('state-pictures/', '')).sort();

it('states are pictured in both brands and countries, on a phone and wide, on a plain page, in one visit of Storybook', async () => {
  // A few states of one widget: those whose ids begin as the first one's, up to the first letter of its name.
  const part = /^.*--./.exec(first!.id)![0];
  const { files, said } = await take(part);
  const page = await visit();
  const expected: string[] = [];
  const states = picturedStories(entriesOf(folder)).filter(({ id }) => id.includes(part));
  for (const { id } of states) {
    const choices = await choicesOf(page, id);
    const variants = variantsOn('plain').filter((variant) => isPictured(choices, variant));
    expected.push(...filesOf(variants, id));
  }
  await page.context().close();
  expect(files).toEqual(expected.sort());
  // At least one of them sets its own brand, country or width.
  expect(files.length).toBeLessThan(states.length * variantsOn('plain').length);
  expect(said).toMatch(/, 0 missing; 1 visits,/);
  const ofFirst = files.filter((file) => file.startsWith(`${first!.id}.`));
  expect(ofFirst).toEqual(filesOf(variantsOn('plain')));
  // A WebP file says so in its first bytes.
  for (const file of ofFirst)
    expect(readFileSync(join(pictures, file)).toString('latin1', 8, 12)).toBe('WEBP');
}, 120_000);

describe('a picture of one state', () => {
  const state = 'widgets-cart-confirmation--one-item';
  let files: string[];
  beforeAll(async () => {
    ({ files } = await take(state, '--hostile'));
  }, 120_000);

  it('is taken on a hostile page as well with --hostile', () => {
    expect(files).toEqual(filesOf([...variantsOn('plain'), ...variantsOn('hostile')], state));
  });

  it('shows what is inside at rest, whatever was loaded before: those of a fresh visit are the same', async () => {
    for (const variant of variantsOn('plain').slice(0, 4)) {
      const page = await visit();
      const picture = await takePicture(page, state, variant, await choicesOf(page, state));
      const path = picturePath(state, variant);
      expect(picture.equals(readFileSync(join(folder, path))), path).toBe(true);
      await page.context().close();
    }
  }, 120_000);

  it('is not taken if its play fails, and the error says what the play waited for', async () => {
    const page = await visit();
    const choices = await choicesOf(page, state);
    await page.evaluate(emptyTheStory);
    await expect(takePicture(page, state, variantsOn('plain')[0]!, choices)).rejects.toThrow(
      'role "button" and name "Open"',
    );
    await page.context().close();
  }, 120_000);
});

/** In the page: removes everything from a story that its play function needs. */
function emptyTheStory(): void {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
    if (newPhase === 'playing') document.querySelector('#storybook-root')!.replaceChildren();
  });
}

it('a state of which the running Storybook knows nothing has no picture at once', async () => {
  let handle: Connect.NextHandleFunction | undefined;
  const middlewares = { use: (handler: Connect.NextHandleFunction) => (handle = handler) };
  const { configureServer } = statePictures() as { configureServer(server: object): void };
  configureServer({ middlewares, watcher: { on: () => {} } });
  const server = createServer((request, response) => {
    if (request.url === '/index.json') response.end(readFileSync(join(folder, 'index.json')));
    else handle!(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const path = picturePath('widgets-cart--no-such-state', variantsOn('plain')[0]!);
    const { status } = await fetch(`http://localhost:${port}/${path}`, { signal: AbortSignal.timeout(5000) });
    expect(status).toBe(404);
  } finally {
    server.close();
  }
});

it('a picture’s path says its story and variant, and no other path does', () => {
  for (const variant of [...variantsOn('plain'), ...variantsOn('hostile')])
    expect(parsePicturePath(`/${picturePath('widgets-cart--empty', variant)}`)).toEqual({
      story: 'widgets-cart--empty',
      variant,
    });
  for (const path of [
    '/state-pictures/a.core-US-phone-plain.png',
    '/state-pictures/../a.core-US-phone-plain.webp',
    '/state-pictures/a.other-US-phone-plain.webp',
  ])
    expect(parsePicturePath(path)).toBeUndefined();
});

it('a state of one brand, of one country or for a small screen has no picture of another', () => {
  const all = [...variantsOn('plain'), ...variantsOn('hostile')];
  const pictured = (choices: OwnChoices) => all.filter((variant) => isPictured(choices, variant));
  expect(pictured({ globals: {} })).toEqual(all);
  expect(pictured({ globals: {}, context: { brand: 'modern' } }).map(({ brand }) => brand)).toEqual(
    Array(8).fill('modern'),
  );
  expect(pictured({ globals: { country: 'CA' } }).map(({ country }) => country)).toEqual(Array(8).fill('CA'));
  expect(pictured({ globals: { viewport: { value: 'phone' } } }).map(({ width }) => width)).toEqual(
    Array(8).fill('phone'),
  );
  expect(pictured({ globals: { viewport: { value: 'tablet' } } }).map(({ width }) => width)).toEqual(
    Array(8).fill('wide'),
  );
});
