import { expect } from 'vitest';
import { errorMessages } from '../../../../src/domain/messages.ts';
import { open } from '../../../../src/runtime/core.tsx';
import { examples } from '../../../../widgets/cart-confirmation/cart-confirmation.examples.ts';
import cartConfirmation from '../../../../widgets/cart-confirmation/cart-confirmation.island.ts';
import { openIsland } from '../../render-island.tsx';
import { body, button, type Driver, focused, soon } from '../driver.ts';

const extra: Driver = {
  name: 'adds an extra in the layer',
  call: 'addItems',
  example: examples.extras,
  said: 'dialog .si-message[role=alert]',
  place: '.si-cart-confirmation__extra:nth-child(2)',
  async come(on) {
    const { host } = await openIsland(cartConfirmation, examples.extras, on);
    await soon(() => expect(body()).toContain('$3,598.00'));
    const extras = () => host.querySelectorAll('.si-cart-confirmation__extra');
    const before = extras().length;
    const press = () => extras()[0]!.querySelector('button')!;
    return {
      act: () => on.shopper.click(press()),
      kept() {
        expect(body()).toContain('Marlow 3-Seat Sofa');
        expect(extras()).toHaveLength(before);
        expect(focused()).toBe(press());
      },
      done: () => expect(press().getAttribute('data-state')).toBe('done'),
    };
  },
};

const summary: Driver = {
  name: 'sees the cart’s total after an add',
  call: 'getCart',
  example: examples['one item'],
  said: null,
  async come(on) {
    const host = () => document.querySelector('[data-island="cart-confirmation"]');
    return {
      act: () => openIsland(cartConfirmation, examples['one item'], on),
      async again() {
        await on.shopper.click(button('Continue Shopping'));
        await soon(() => expect(host()).toBeNull());
        await open(on.registry, cartConfirmation, examples['one item'].props);
      },
      kept() {
        expect(body()).toContain('Marlow 3-Seat Sofa');
        expect(document.querySelector('dialog dl')).toBeNull();
      },
      done: () => expect(document.querySelector('dialog dd')?.textContent).toMatch(/\d item/),
    };
  },
};

const cart: Driver = {
  name: 'opens the cart in a layer',
  call: 'getCart',
  example: examples['cart as it is'],
  // In its own words, whatever the failure is.
  said: null,
  async come(on) {
    return {
      act: () => openIsland(cartConfirmation, examples['cart as it is'], on),
      again: () => on.shopper.click(button('Try Again')),
      kept() {
        expect(body()).toContain(errorMessages.genericErrorMessage);
        button('View Cart & Checkout');
      },
      done: () => expect(document.querySelector('dialog')!.textContent).toContain('Marlow 3-Seat Sofa'),
    };
  },
};

export const drivers: readonly Driver[] = [extra, summary, cart];
