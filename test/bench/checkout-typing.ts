import { openCheckout } from './checkout-page.ts';
import { watchWork, workPerKey } from './key-work.ts';
import { type Finding, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

/** Fields of checkout, each in a state that shows it. */
const fields: { what: string; state: string; selector: string; keys?: string }[] = [
  { what: 'the street address', state: 'start', selector: '.si-checkout__step [name="address1"]' },
  {
    what: 'the driving directions beside twenty trips',
    state: 'options',
    selector: '.si-checkout__trips textarea',
  },
  {
    what: 'the gift message of the first of three recipients',
    state: 'recipients',
    selector: '.si-checkout__choices > .si-field textarea',
  },
  // The field keeps two digits: every key changes it.
  {
    what: 'a quantity among thirty items',
    state: 'many',
    selector: '.si-checkout__step .si-quantity input',
    keys: '123456789123',
  },
];

export const checkoutTyping: Question = {
  name: 'checkout-typing',
  asks: 'Script and style work for a keystroke in a form of checkout, at 4 × CPU throttle, at most 8 ms.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const { what, state, selector, keys } of fields) {
      const opened = await openCheckout(bench, state);
      await watchWork(opened);
      await throttle(opened, 4);
      const times: number[] = [];
      for (let round = -1; round < bench.rounds; round++) {
        const ms = await workPerKey(opened, selector, keys);
        if (round >= 0) times.push(ms);
      }
      await opened.close();
      findings.push({
        what: `a key in ${what}`,
        measured: median(times),
        bound: 8,
        unit: 'ms',
        detail: `rounds ${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} ms`,
      });
    }
    return findings;
  },
};
