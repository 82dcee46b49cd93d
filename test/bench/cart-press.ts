import { openCart } from './cart-page.ts';
import { addNothing, nothing, tracedPress } from './press.ts';
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
      await addNothing(opened.page, more);
      await throttle(opened, 4);
      const { ratio, detail } = await compare(
        bench.rounds,
        {
          subject: () => tracedPress(bench, opened.page, more),
          floor: () => tracedPress(bench, opened.page, nothing),
        },
        // A frame begins up to 16 ms after its press.
        3,
      );
      await opened.close();
      findings.push({ what: `${lines} lines`, measured: ratio, bound: 1.3, unit: '×', detail });
    }
    return findings;
  },
};
