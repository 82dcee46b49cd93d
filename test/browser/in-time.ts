import type { Page } from 'playwright-core';

/**
 * Waits for a step of `page` that has no time limit of its own; after 40 s, before the test's own timeout, the error names
 * it and says whether the page still runs scripts and draws frames.
 */
export async function inTime<Result>(page: Page, step: string, done: Promise<Result>): Promise<Result> {
  const { late, cancel } = after(40_000);
  const ended = await Promise.race([done.then((result) => ({ result })), late]).finally(cancel);
  if (ended) return ended.result;
  throw new Error(`After 40 s this has not ended: ${step} (${await liveliness(page)})`);
}

async function liveliness(page: Page): Promise<string> {
  const { late, cancel } = after(5000);
  const drawn = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let frames = 0;
        const count = () => {
          frames++;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        setTimeout(() => resolve(`the ${document.visibilityState} page draws ${frames} frames in 2 s`), 2000);
      }),
  );
  return (
    (await Promise.race([drawn.catch(String), late]).finally(cancel)) ?? 'the page runs no script for 5 s'
  );
}

function after(ms: number): { late: Promise<undefined>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return { late, cancel: () => clearTimeout(timer) };
}
