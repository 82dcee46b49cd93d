import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../test/browser/chromium.ts';
import { type OwnChoices, type Variant, viewportOf, viewports } from './variants.ts';

interface Channel {
  emit(event: string, detail: object): void;
  on(event: string, listener: (detail: Finished) => void): void;
  off(event: string, listener: (detail: Finished) => void): void;
}

interface Finished {
  storyId?: string;
  status?: 'success' | 'error';
}

interface Preview {
  ready(): Promise<void>;
  currentSelection?: { storyId: string };
  storyStoreValue: { userGlobals: { update(globals: object): void } };
  loadStory(story: { storyId: string }): Promise<{
    storyGlobals: OwnChoices['globals'];
    initialArgs: { example?: { context?: OwnChoices['context'] } };
  }>;
}

declare const __STORYBOOK_PREVIEW__: Preview;
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

/** Starts the browser that takes pictures: it paints a changed place with all round it, so that the same is always alike. */
export const launchForPictures = (): Promise<Browser> => launchChromium(['--disable-partial-raster']);

/** How long a state may take to come about. */
const patienceMs = 30_000;

/** Makes a page ready to show one story after another. @param base the running Storybook’s URL */
export async function openStories(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => typeof __STORYBOOK_PREVIEW__ === 'object');
  await page.evaluate(() => __STORYBOOK_PREVIEW__.ready());
}

/** What a story decides itself. */
export function choicesOf(page: Page, storyId: string): Promise<OwnChoices> {
  return page.evaluate(
    async (given) => {
      const { storyGlobals: globals, initialArgs } = await __STORYBOOK_PREVIEW__.loadStory(given);
      return { globals, context: initialArgs.example?.context };
    },
    { storyId },
  );
}

/**
 * A picture (WebP) of a story in one variant, once its play has brought the state about. The page stays: loading all of
 * Storybook again would take most of the time.
 * @throws if the story cannot be shown, or its play fails
 */
export async function takePicture(
  page: Page,
  story: string,
  variant: Variant,
  choices: OwnChoices,
): Promise<Buffer> {
  await page.setViewportSize(viewports[viewportOf(choices, variant)]);
  const { brand, country, hostPage } = variant;
  // The tests run axe; a picture does not wait for it.
  const globals = { brand, country, hostPage, a11y: { manual: true } };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the story ${story} has not finished`)), patienceMs);
  });
  const taken = page.evaluate(showStory, { storyId: story, globals }).then((status) => {
    if (status !== 'success') throw new Error(`the story ${story} ended with "${status}"`);
    return capture(page);
  });
  return Promise.race([taken, timeout]).finally(() => clearTimeout(timer));
}

/** In the page: shows a story from its beginning; how it has ended. */
function showStory({ storyId, globals }: { storyId: string; globals: object }): Promise<string> {
  const preview = __STORYBOOK_PREVIEW__;
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const isSame = preview.currentSelection?.storyId === storyId;
  scrollTo(0, 0);
  preview.storyStoreValue.userGlobals.update(globals);
  return new Promise((resolve) => {
    const follow = (finished: Finished) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', follow);
      resolve(finished.status ?? 'error');
    };
    channel.on('storyFinished', follow);
    channel.emit(isSame ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** How long nothing may change before the page is at rest; a call of a story is answered in less. */
const restMs = 100;
/** Something that never rests is pictured as it is. */
const mostCaptures = 30;

/**
 * What the page shows at rest: islands inside others, fonts and pictures are there, and two captures are alike, because
 * nothing says whether an answer that has not come is one that never does.
 */
export async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  let latest: string | undefined;
  for (let nth = 0; nth < mostCaptures; nth++) {
    await page.evaluate(comeToRest, restMs);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    if (data === latest) break;
    latest = data;
  }
  await session.detach();
  return Buffer.from(latest!, 'base64');
}

/** In the page: waits for what is known to come. */
async function comeToRest(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  while (document.querySelector('[data-island-status="pending"], [data-island-status="loading"]'))
    await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  // One that is folded away, or further on in a carousel, may never be loaded.
  const inView = [...document.images].filter((image) => {
    const { top, right, bottom, left, width } = image.getBoundingClientRect();
    return (
      image.checkVisibility() &&
      width > 0 &&
      top < innerHeight &&
      bottom > 0 &&
      left < innerWidth &&
      right > 0
    );
  });
  await Promise.all(inView.map((image) => image.decode().catch(() => {})));
}
