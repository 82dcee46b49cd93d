import type { Page } from 'playwright-core';

/**
 * Waits for a step of `page` that has no time limit of its own; after 40 s, before the test's own timeout, the error names
 * it and says whether the page still runs scripts and draws frames, and the value of the expression `state` in the page.
 */
export async function inTime<Result>(
  page: Page,
  step: string,
  done: Promise<Result>,
  state?: string,
): Promise<Result> {
  const { late, cancel } = after(40_000);
  const ended = await Promise.race([done.then((result) => ({ result })), late]).finally(cancel);
  if (ended) return ended.result;
  const told = [await liveliness(page), ...(state ? [`${state} is ${await textOf(page, state)}`] : [])];
  throw new Error(`After 40 s this has not ended: ${step} (${told.join('; ')})`);
}

/**
 * Waits in the page's document until the predicate is true. Cheaper than `page.waitForFunction`, for which Playwright loads
 * all of its own code into the document, and which looks only when the page draws a frame, as a busy machine's page may
 * not for long; a navigation ends it with an error.
 */
export async function waitForInPage(page: Page, predicate: () => boolean): Promise<void> {
  // Not a timer, which `page.clock` may have paused.
  const waited = page.evaluate(`(async () => {
    const predicate = ${predicate};
    while (!predicate()) await scheduler.postTask(() => {}, { delay: 20 });
  })()`);
  await inTime(page, `${predicate}`, waited);
}

/** Waits until the page has run the tasks that it has queued, such as React's effects; `page.clock` holds none of them. */
export async function tasksRun(page: Page): Promise<void> {
  const run = page.evaluate(async () => {
    for (let task = 0; task < 2; task++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
  });
  await inTime(page, 'the tasks of the page', run);
}

/**
 * Waits until the page has drawn two frames, and observers have been called for them; it does not return while
 * `page.clock` is paused.
 */
export async function framesDrawn(page: Page): Promise<void> {
  const drawn = page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))',
  );
  await inTime(page, 'drawing two frames', drawn);
}

const liveliness = (page: Page) =>
  textOf(
    page,
    `new Promise((resolve) => {
      let frames = 0;
      const count = () => {
        frames++;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      setTimeout(() => resolve('the ' + document.visibilityState + ' page draws ' + frames + ' frames in 2 s'), 2000);
    })`,
  );

/** The value of an expression in the page, as text. */
async function textOf(page: Page, expression: string): Promise<string> {
  const { late, cancel } = after(5000);
  const value = page.evaluate<unknown>(expression).then(String, String);
  return (await Promise.race([value, late]).finally(cancel)) ?? 'unknown: the page runs no script for 5 s';
}

function after(ms: number): { late: Promise<undefined>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return { late, cancel: () => clearTimeout(timer) };
}
