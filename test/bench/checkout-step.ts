import type { Page } from 'playwright-core';
import { openCheckout } from './checkout-page.ts';
import { type Bench, type Finding, type OpenPage, type Question, throttle } from './question.ts';
import { compare } from './rounds.ts';

declare global {
  interface Window {
    /** From the last byte of the answer to the paint of the step, in ms. */
    stepPaintedMs?: number;
  }
}

interface Move {
  what: string;
  /** The state before the step change. */
  state: string;
  next: string;
  heading: string;
  /** The end of the path of the call whose answer shows the step. */
  call: string;
  /** Completes the previous step. */
  fill?: (page: Page) => Promise<unknown>;
}

const moves: Move[] = [
  {
    what: 'payment to review',
    state: 'review',
    next: 'Next: Review & Place Order',
    heading: 'Review and Place Order',
    call: 'MoveToReviewPage',
    fill: async (page) => {
      await page.getByRole('link', { name: 'Edit Payment' }).click();
      await page.getByRole('heading', { level: 2, name: 'Payment and Billing' }).waitFor();
    },
  },
  {
    what: 'options to payment',
    state: 'options',
    next: 'Next: Payment',
    heading: 'Payment and Billing',
    // For this step change the storefront answers without the checkout, which is then read (decision 48).
    call: 'RefreshCheckout',
    fill: (page) => page.getByLabel('Call me to arrange the delivery').check(),
  },
];

/** The parts of checkout that a step change replaces; most of the order summary stays as it is. */
const written = ['.si-checkout__progress', '.si-checkout__main'];

export const checkoutStep: Question = {
  name: 'checkout-step',
  asks: 'From an answer to its painted step of checkout at most 1.5 × the same as HTML, at 4 × CPU throttle.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const move of moves) {
      const html = await htmlOf(bench, move);
      const { ratio, detail } = await compare(
        bench.rounds,
        {
          subject: () => timeOf(bench, move),
          floor: () => timeOf(bench, move, html),
        },
        2,
      );
      findings.push({ what: move.what, measured: ratio, bound: 1.5, unit: '×', detail });
    }
    return findings;
  },
};

async function openMove(bench: Bench, { state, fill, next }: Move): Promise<OpenPage> {
  const opened = await openCheckout(bench, state);
  await fill?.(opened.page);
  // The next step's files have loaded, as they have for a shopper who has spent some time on this one.
  await opened.page.waitForLoadState('networkidle');
  await opened.page.getByRole('button', { name: next }).scrollIntoViewIfNeeded();
  return opened;
}

/** The HTML of each of `written`, as the step change leaves it. */
async function htmlOf(bench: Bench, move: Move): Promise<string[]> {
  const { page, close } = await openMove(bench, move);
  await page.getByRole('button', { name: move.next }).click();
  await page.getByRole('heading', { level: 2, name: move.heading }).waitFor();
  const html = await Promise.all(written.map((selector) => page.locator(selector).innerHTML()));
  await close();
  return html;
}

/**
 * From the answer to the paint of its step. With `html` that is written without React, and what else a step change does
 * is done by hand: title, address, scroll position and focus.
 */
async function timeOf(bench: Bench, move: Move, html?: string[]): Promise<number> {
  const opened = await openMove(bench, move);
  const { page } = opened;
  await watchStep(page, html ? { ...move, call: 'RefreshCheckout' } : move);
  await throttle(opened, 4);
  if (html) await page.evaluate(writeStep, { written, html, heading: move.heading });
  else await page.getByRole('button', { name: move.next }).click();
  await page.waitForFunction(() => window.stepPaintedMs !== undefined);
  const ms = await page.evaluate(() => window.stepPaintedMs!);
  await opened.close();
  return ms;
}

/** In the page: asks for the checkout, and shows a step from HTML. */
async function writeStep(shown: { written: string[]; html: string[]; heading: string }): Promise<void> {
  const answer = await fetch('/ReactCheckout/RefreshCheckout');
  await answer.json();
  history.pushState(null, '', '#step');
  shown.written.forEach((selector, nth) => {
    document.querySelector(selector)!.innerHTML = shown.html[nth]!;
  });
  document.title = shown.heading;
  scrollTo(0, 0);
  const headings = [...document.querySelectorAll<HTMLElement>('.si-checkout__step h2')];
  headings.find(({ textContent }) => textContent === shown.heading)!.focus({ preventScroll: true });
}

/** Records when the step has been painted: in the task after its frame. */
function watchStep(page: Page, { heading, call }: Move): Promise<void> {
  return page.evaluate(
    ([heading, call]) => {
      const watch = new MutationObserver(() => {
        if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === heading)) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const answer = entries.findLast(({ name }) => new URL(name).pathname.endsWith(call))!;
            window.stepPaintedMs = performance.now() - answer.responseEnd;
          };
          port2.postMessage(0);
        });
      });
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [heading, call] as const,
  );
}
