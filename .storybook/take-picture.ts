import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../test/browser/chromium.ts';
import { type OwnChoices, type Variant, viewportOf, viewports } from './variants.ts';

interface Channel {
  emit(event: string, detail: object): void;
  on(event: string, listener: (detail: Finished & Failed) => void): void;
  off(event: string, listener: (detail: Finished & Failed) => void): void;
}

interface Finished {
  storyId?: string;
  status?: 'success' | 'error';
}

interface Failed {
  message?: string;
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

declare global {
  interface Window {
    /** How many requests of the shown story wait for their answer. */
    pendingRequests: number;
    /** How many stories have been shown. */
    shownStories: number;
  }
}

declare const __STORYBOOK_PREVIEW__: Preview;
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

/**
 * Starts the browser that takes pictures: it repaints changed areas together with their surroundings, so that equal
 * states give equal pictures.
 */
export const launchForPictures = (): Promise<Browser> => launchChromium(['--disable-partial-raster']);

/** How long a state may take to be reached. */
const patienceMs = 30_000;

/** Makes a page ready to show one story after another. @param base the running Storybook’s URL */
export async function openStories(page: Page, base: string): Promise<void> {
  await page.addInitScript(watchRequests);
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
 * A picture (WebP) of a story in one variant, after its play function. The page is reused: loading all of Storybook
 * again would take most of the time.
 * @throws if the story cannot be shown, or its play fails
 */
export async function takePicture(
  page: Page,
  story: string,
  variant: Variant,
  choices: OwnChoices,
): Promise<Buffer> {
  const viewport = viewports[viewportOf(choices, variant)];
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
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

/** In the page: shows a story from the start; returns how it ended. */
function showStory({ storyId, globals }: { storyId: string; globals: object }): Promise<string> {
  const preview = __STORYBOOK_PREVIEW__;
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const isSame = preview.currentSelection?.storyId === storyId;
  scrollTo(0, 0);
  window.shownStories = (window.shownStories ?? 0) + 1;
  window.pendingRequests = 0;
  preview.storyStoreValue.userGlobals.update(globals);
  return new Promise((resolve) => {
    let failure: string | undefined;
    // The event for the end reports a failed play function as a success.
    const noteFailure = ({ message }: Failed) => {
      failure = message;
    };
    const follow = (finished: Finished) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', follow);
      channel.off('playFunctionThrewException', noteFailure);
      resolve(failure?.split('\n')[0] ?? finished.status ?? 'error');
    };
    channel.on('storyFinished', follow);
    channel.on('playFunctionThrewException', noteFailure);
    channel.emit(isSame ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** How often an idle page is looked at: between two looks it has run what was due, however busy the machine is. */
const lookMs = 25;
/** In how many looks nothing may have changed until the page counts as idle: 100 ms. */
const restLooks = 4;
/** … while a request is pending, because an answer that has not arrived may never come: 600 ms. */
const waitingRestLooks = 24;
/** After so many looks, 5 s, a page that never becomes idle is pictured as it is. */
const maxLooks = 200;

/** Waits until the page is idle: nested islands, fonts and pictures have loaded, and nothing changes. */
export async function capture(page: Page): Promise<Buffer> {
  await page.evaluate(comeToRest, { lookMs, restLooks, waitingRestLooks, maxLooks });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** In the page, before Storybook: counts the pending requests. */
function watchRequests(): void {
  const real = window.fetch;
  window.pendingRequests = 0;
  window.fetch = async (...request) => {
    const begun = window.shownStories;
    window.pendingRequests++;
    try {
      return await real(...request);
    } finally {
      // Requests that an earlier story left unanswered are no longer counted.
      if (begun === window.shownStories) window.pendingRequests--;
    }
  };
}

/**
 * In the page: waits until nothing changes. Comparing screenshots instead would take most of a picture's
 * time.
 */
async function comeToRest(
  limits: Record<'lookMs' | 'restLooks' | 'waitingRestLooks' | 'maxLooks', number>,
): Promise<void> {
  let quietLooks = 0;
  const note = () => {
    quietLooks = 0;
  };
  const mutations = new MutationObserver(note);
  mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const loads = new PerformanceObserver(note);
  loads.observe({ type: 'resource' });
  const events = ['load', 'scroll', 'input', 'focusin', 'transitionrun', 'animationstart'];
  for (const name of events) document.addEventListener(name, note, true);
  // A picture in a closed section, or further on in a carousel, may never be loaded.
  const imagesInView = () =>
    [...document.images].filter((image) => {
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
  const isBusy = () =>
    !!document.querySelector('[data-island-status="pending"], [data-island-status="loading"]') ||
    imagesInView().some(({ complete }) => !complete) ||
    document.fonts.status === 'loading' ||
    document.getAnimations().some(({ playState }) => playState === 'running');
  const isAtRest = () => {
    if (isBusy()) note();
    return quietLooks >= (window.pendingRequests ? limits.waitingRestLooks : limits.restLooks);
  };
  for (let looks = 0; !isAtRest() && looks < limits.maxLooks; looks++) {
    quietLooks++;
    await new Promise((resolve) => setTimeout(resolve, limits.lookMs));
  }
  await Promise.all(imagesInView().map((image) => image.decode().catch(() => {})));
  mutations.disconnect();
  loads.disconnect();
  for (const name of events) document.removeEventListener(name, note, true);
}
