import { expect } from 'vitest';
import { examples } from '../../../../widgets/add-card/add-card.examples.ts';
import addCard from '../../../../widgets/add-card/add-card.island.ts';
import { openIsland } from '../../render-island.tsx';
import { body, button, cardNumber, type Driver, problem } from '../driver.ts';

const paid: Driver = {
  name: 'pays with a new card in a layer',
  call: 'savePayment',
  // The payment is read after a lost answer.
  opens: null,
  example: examples.empty,
  said: problem,
  place: 'dialog form',
  async come(on) {
    const { page } = await openIsland(addCard, examples.empty, on);
    const input = (label: string) => page.getByLabelText<HTMLInputElement>(label);
    await on.shopper.type(input('Card number'), cardNumber);
    await on.shopper.type(input('Expiration date'), '1239');
    await on.shopper.type(input('Security code'), '123');
    return {
      act: () => on.shopper.click(button('Add Card')),
      kept() {
        expect(input('Card number').value.replaceAll(' ', '')).toBe(cardNumber);
        expect(input('Security code').value).toBe('123');
        expect(on.errors.join()).not.toMatch(/4111/);
      },
      done: () => expect(body()).toContain('now pays for this order'),
    };
  },
};

export const drivers: readonly Driver[] = [paid];
