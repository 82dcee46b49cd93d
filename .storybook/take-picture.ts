import type { Page } from 'playwright-core';
import { globalsOf, type OwnChoices, type Variant, viewports } from './variants.ts';

interface Channel {
  last(event: string): [{ storyId: string; status: 'success' | 'error' }] | undefined;
}

interface Preview {
  loadStory(story: { storyId: string }): Promise<{
    storyGlobals: OwnChoices['globals'];
    initialArgs: { example?: { context?: OwnChoices['context'] } };
  }>;
}

declare const __STORYBOOK_PREVIEW__: Preview;
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;

/**
 * A picture (WebP) of a story in one variant, once its play has brought the state about.
 * @param base the running Storybook's URL
 * @throws if the story cannot be shown, or its play fails
 */
export async function takePicture(
  page: Page,
  base: string,
  story: string,
  variant: Variant,
): Promise<Buffer> {
  await page.setViewportSize(viewports[variant.width]);
  await page.goto(`${base}/iframe.html?id=${story}&viewMode=story&globals=${globalsOf(variant)}`);
  const finished = await page.waitForFunction(
    () =>
      typeof __STORYBOOK_ADDONS_CHANNEL__ === 'object' && __STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'),
  );
  const [{ status }] = (await finished.jsonValue()) as [{ status: string }];
  if (status !== 'success') throw new Error(`the story ${story} ended with "${status}"`);
  return capture(page);
}

/** What the page shows now, at rest: fonts and pictures are there. */
export async function capture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inView.map((image) => image.decode().catch(() => {})));
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** What the story on the page decides itself. */
export function choicesOf(page: Page, storyId: string): Promise<OwnChoices> {
  return page.evaluate(
    async (given) => {
      const { storyGlobals: globals, initialArgs } = await __STORYBOOK_PREVIEW__.loadStory(given);
      return { globals, context: initialArgs.example?.context };
    },
    { storyId },
  );
}
