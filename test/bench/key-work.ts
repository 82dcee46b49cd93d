import type { OpenPage } from './question.ts';

/** Types this many keys into a field. */
const typed = 'ada.lovelace@example.com';

/** Begins to measure a page's work for a key. */
export const watchWork = ({ cdp }: OpenPage) => cdp.send('Performance.enable', { timeDomain: 'timeTicks' });

/** A page's time for script, style and layout so far, in ms, from the browser's own metrics. */
export async function workOf({ cdp }: OpenPage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics
    .filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name))
    .map(({ value }) => value);
  return 1000 * seconds.reduce((sum, value) => sum + value, 0);
}

/** Script, style and layout time per key in a field, in ms. */
export async function workPerKey(opened: OpenPage, selector: string, keys = typed): Promise<number> {
  const { page } = opened;
  await page.locator(selector).first().focus();
  // The first key includes the browser's own one-time setup of a field.
  await page.keyboard.press(keys[0]!);
  const before = await workOf(opened);
  for (const key of keys) await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return ((await workOf(opened)) - before) / keys.length;
}
