import { watchWork, workPerKey } from './key-work.ts';
import { type Bench, type OpenPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';
import { openBeforeSignIn, opener } from './sign-in-page.ts';

export const signInTyping: Question = {
  name: 'sign-in-typing',
  asks: 'Script and style work for a keystroke in the sign-in popup, at 4 × CPU throttle, at most 8 ms.',
  async answer(bench) {
    const times: Record<'email' | 'password', number[]> = { email: [], password: [] };
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openForm(bench);
      for (const field of ['email', 'password'] as const) {
        const time = await workPerKey(opened, `dialog input[type="${field}"]`);
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
  await watchWork(opened);
  await throttle(opened, 4);
  return opened;
}
