import { type Bench, type OpenPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';
import { openBeforeSignIn, opener } from './sign-in-page.ts';

const typed = 'ada.lovelace@example.com';

export const signInTyping: Question = {
  name: 'sign-in-typing',
  asks: 'Script and style work for a keystroke in the sign-in popup, at 4 × CPU throttle, at most 8 ms.',
  async answer(bench) {
    const times: Record<'email' | 'password', number[]> = { email: [], password: [] };
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openForm(bench);
      for (const field of ['email', 'password'] as const) {
        const time = await workPerKey(opened, `dialog input[name="${field}"]`);
        if (round >= 0) times[field].push(time);
      }
      await opened.close();
    }
    return (['email', 'password'] as const).map((field) => ({
      what: `a key in the ${field} field`,
      measured: median(times[field]),
      bound: 8,
      unit: 'ms' as const,
      detail: `rounds ${Math.min(...times[field]).toFixed(1)}–${Math.max(...times[field]).toFixed(1)} ms`,
    }));
  },
};

async function openForm(bench: Bench): Promise<OpenPage> {
  const opened = await openBeforeSignIn(bench);
  await opened.page.locator(opener).click();
  await opened.page.locator('dialog .si-sign-in-form__socials a').first().waitFor();
  await opened.cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
  await throttle(opened, 4);
  return opened;
}

/** Time for script, style and layout per key, from the browser's own metrics. */
async function workPerKey({ page, cdp }: OpenPage, selector: string): Promise<number> {
  const work = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const seconds = metrics
      .filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name))
      .map(({ value }) => value);
    return 1000 * seconds.reduce((sum, value) => sum + value, 0);
  };
  await page.locator(selector).focus();
  // The first key includes the browser's own one-time setup of a field.
  await page.keyboard.press('a');
  const before = await work();
  for (const key of typed) await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return ((await work()) - before) / typed.length;
}
