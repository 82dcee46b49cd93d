import { expect } from 'vitest';
import { examples } from '../../../../widgets/pay-with-two/pay-with-two.examples.ts';
import payWithTwo from '../../../../widgets/pay-with-two/pay-with-two.island.ts';
import { openIsland } from '../../render-island.tsx';
import { body, button, type Driver, problem } from '../driver.ts';

const paid: Driver = {
  name: 'pays with two cards',
  call: 'savePayment',
  // The payment is read after a lost answer.
  opens: null,
  example: examples.several,
  said: problem,
  place: '.si-pay-with-two',
  async come(on) {
    const { page } = await openIsland(payWithTwo, examples.several, on);
    const box = (name: RegExp) => page.getByRole<HTMLInputElement>('checkbox', { name });
    const amount = () => page.getByRole<HTMLInputElement>('textbox', { name: /Visa/ });
    await on.shopper.click(box(/Visa/));
    await on.shopper.click(box(/American Express/));
    await on.shopper.clear(amount());
    await on.shopper.type(amount(), '1000');
    return {
      act: () => on.shopper.click(button('Update Payment')),
      kept() {
        expect(box(/American Express/).checked).toBe(true);
        expect(amount().value).toBe('1000');
      },
      done: () => expect(body()).toContain('now pay for this order'),
    };
  },
};

export const drivers: readonly Driver[] = [paid];
