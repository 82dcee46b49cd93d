import type { Page } from 'playwright-core';
import { idle } from './idle.ts';
import { type Bench, type Finding, type OpenPage, throttle } from './question.ts';
import { median } from './rounds.ts';

declare global {
  interface Window {
    /** From an input until a frame with what it shows has been painted, in ms. */
    shownMs?: number;
  }
}

/** The floor of every press: a button that does nothing. */
export const nothing = '#nothing';

/** How long a quick press of a finger or a mouse button lasts. */
const heldMs = 60;

/** A press that is measured, on a page of its own in each round. */
export interface Press {
  what: string;
  /** Opens the page, with the code that the press needs loaded. */
  open(): Promise<OpenPage>;
  selector: string;
  /** In ms. */
  bound?: number;
}

/** From a press to the next frame, at 4 × CPU throttle, and against a press that does nothing on the same page. */
export async function pressFindings(
  bench: Bench,
  { what, open, selector, bound }: Press,
): Promise<Finding[]> {
  const times: number[] = [];
  const floors: number[] = [];
  for (let round = -1; round < bench.rounds; round++) {
    const opened = await open();
    await addNothing(opened.page, selector);
    await throttle(opened, 4);
    const floor = await tracedPress(bench, opened.page, nothing);
    const time = await tracedPress(bench, opened.page, selector);
    await opened.close();
    if (round < 0) continue;
    times.push(time);
    floors.push(floor);
  }
  return againstNothing(what, { times, floors, bound });
}

/** The medians of what was measured and of its floor, in ms, and the one against the other. */
export function againstNothing(
  what: string,
  { times, floors, bound }: { times: number[]; floors: number[]; bound?: number | undefined },
): Finding[] {
  const rounds = (all: number[]) => `rounds ${Math.min(...all).toFixed(1)}–${Math.max(...all).toFixed(1)} ms`;
  const measured = median(times);
  const floor = median(floors);
  return [
    { what, measured, ...(bound !== undefined && { bound }), unit: 'ms', detail: rounds(times) },
    { what: 'a press that does nothing, there', measured: floor, unit: 'ms', detail: rounds(floors) },
    { what: 'the one against the other', measured: measured / floor, unit: '×' },
  ];
}

/**
 * A button without script whose release the browser paints, because a press that paints nothing has no frame. It is
 * beside what is pressed, so that the page's own listeners search as many elements above it.
 */
export async function addNothing(page: Page, beside: string): Promise<void> {
  await page
    .locator(beside)
    .first()
    .evaluate((pressed) => {
      const button = document.createElement('button');
      Object.assign(button, { id: 'nothing', type: 'button', textContent: 'Nothing' });
      pressed.parentElement!.prepend(button);
      const style = new CSSStyleSheet();
      style.replaceSync(
        '#nothing { background: #ddd !important } #nothing:active { background: #bbb !important }',
      );
      document.adoptedStyleSheets.push(style);
    });
}

/**
 * A real mouse press, from its input to the next frame, from a trace: in fractions of a millisecond, because Event
 * Timing's 16 and 24 ms cannot be compared.
 */
export async function tracedPress({ browser }: Bench, page: Page, selector: string): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await pressAt(page, selector);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { data?: { interactionId?: number; duration?: number } } }[];
  };
  const durations = traceEvents.flatMap(({ name, args: { data } }) =>
    name === 'EventTiming' && data?.interactionId ? (data.duration ?? []) : [],
  );
  if (!durations.length) throw new Error(`The trace has no press on ${selector}.`);
  return Math.max(...durations);
}

/** A real mouse press, from its input until the first frame in which `shown` is there has been painted, in ms. */
export async function timeUntilShown(page: Page, selector: string, shown: string): Promise<number> {
  await page.evaluate((shown) => {
    // Clears the time of an earlier press on the same page.
    window.shownMs = undefined;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector(shown)) {
            requestAnimationFrame(look);
            return;
          }
          // The first task after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.shownMs = performance.now() - timeStamp;
          };
          port2.postMessage(0);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, shown);
  await pressAt(page, selector);
  await page.waitForFunction(() => window.shownMs);
  return page.evaluate(() => window.shownMs!);
}

/**
 * The mouse's own events: `click()` of Playwright hit-tests during each of them, and releases the button before the
 * page has handled the press.
 */
async function pressAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  // Finishes the work of scrolling and of hovering here, which is not part of the press.
  await idle(page);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
}
