import { openCart } from './cart-page.ts';
import { press, watchPresses } from './press.ts';
import { type Finding, type Question, throttle } from './question.ts';
import { compare } from './rounds.ts';

const more = '.si-cart-line .si-quantity__step:last-of-type';

export const cartPress: Question = {
  name: 'cart-press',
  asks: 'A press on a quantity of the cart is painted within 1.3 × a press that does nothing, at 4 × CPU throttle.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const lines of [10, 200]) {
      const opened = await openCart(bench, lines);
      await watchPresses(opened.page);
      await throttle(opened, 4);
      const { ratio, detail } = await compare(bench.rounds, {
        subject: () => press(opened.page, more),
        floor: () => press(opened.page, 'h1'),
      });
      await opened.close();
      findings.push({ what: `${lines} lines`, measured: ratio, bound: 1.3, unit: '×', detail });
    }
    return findings;
  },
};
