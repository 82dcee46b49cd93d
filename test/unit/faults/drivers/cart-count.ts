import { expect } from 'vitest';
import { getCartExample } from '../../../../src/contract/cart/cart.examples.ts';
import { examples } from '../../../../widgets/cart-count/cart-count.examples.ts';
import cartCount from '../../../../widgets/cart-count/cart-count.island.ts';
import { renderIsland } from '../../render-island.tsx';
import type { Driver } from '../driver.ts';

const counted = {
  ...examples['counted by the server'],
  answers: { getCart: getCartExample.answer },
};

const restored: Driver = {
  name: 'returns to a page in the back-forward cache',
  call: 'getCart',
  example: counted,
  said: null,
  busy: null,
  isUnasked: true,
  async come(on) {
    const { host } = await renderIsland(cartCount, counted, { on });
    return {
      act: async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      kept() {
        expect(host.textContent).toBe('Cart (3)');
        expect(host.querySelector('a')!.pathname).toBe('/checkout/cart');
        expect(host.getAttribute('data-island-status')).toBe('mounted');
      },
      done: () => expect(host.textContent).toBe('Cart (2)'),
    };
  },
};

export const drivers: readonly Driver[] = [restored];
