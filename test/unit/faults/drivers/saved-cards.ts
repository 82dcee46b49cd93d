import { expect } from 'vitest';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { openIsland } from '../../render-island.tsx';
import { asking, body, button, type Driver, problem } from '../driver.ts';

const read: Driver = {
  name: 'opens the saved cards',
  call: 'refreshCheckout',
  ...asking(savedCards, examples['not given'], 'Rewards Mastercard'),
  said: problem,
};

const paid: Driver = {
  name: 'pays with a saved card',
  call: 'savePayment',
  // The payment is read after a lost answer.
  opens: null,
  example: examples.several,
  said: problem,
  place: '.si-saved-cards',
  async come(on) {
    const { page } = await openIsland(savedCards, examples.several, on);
    const radio = () => page.getByRole<HTMLInputElement>('radio', { name: /Rewards Mastercard/ });
    await on.shopper.click(radio());
    return {
      act: () => on.shopper.click(button('Update Payment')),
      kept: () => expect(radio().checked).toBe(true),
      done: () => expect(body()).toContain('Rewards Mastercard ending in 4304 now pays for this order.'),
    };
  },
};

export const drivers: readonly Driver[] = [read, paid];
