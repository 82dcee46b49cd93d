import { expect } from 'vitest';
import { cartMessages } from '../../../../src/domain/cart/cart-messages.ts';
import { examples } from '../../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../../widgets/add-to-cart/add-to-cart.island.ts';
import { renderIsland, type TestPage } from '../../render-island.tsx';
import { button, type Driver, field, focused, sentBodies } from '../driver.ts';

const adds = (on: TestPage) => sentBodies(on, 'addItems');

const form: Driver = {
  name: 'adds from a form',
  call: 'addItems',
  timeoutText: `${cartMessages.addNotKnown} ${cartMessages.lookAtCart}`,
  place: '.si-add-to-cart__action',
  example: examples['quantity kept'],
  async come(on) {
    await renderIsland(addToCart, examples['quantity kept'], { on });
    return {
      act: () => on.shopper.click(button('Add to Cart')),
      kept() {
        expect(field('.si-quantity__input').value).toBe('3');
        expect(focused()).toBe(button('Add to Cart'));
      },
      done() {
        expect(on.opened.at(-1)?.props).toHaveProperty('added');
        expect(adds(on).at(-1)).toMatchObject({ items: [{ Quantity: 3 }] });
      },
    };
  },
};

const custom: Driver = {
  name: 'adds a custom order',
  call: 'getCustomOrderConfirmation',
  place: '.si-add-to-cart__action',
  example: examples['custom order'],
  async come(on) {
    await renderIsland(
      addToCart,
      { ...examples['custom order'], content: examples['quantity kept'].content },
      { on },
    );
    return {
      act: () => on.shopper.click(button('Add to Cart')),
      kept() {
        expect(field('.si-quantity__input').value).toBe('3');
        expect(focused()).toBe(button('Add to Cart'));
        expect(adds(on)).toEqual([]);
      },
      done: () => expect(on.opened.at(-1)?.name).toBe('add-consent'),
    };
  },
};

const design: Driver = {
  name: 'adds a product with a text',
  call: 'saveDesign',
  place: '.si-add-to-cart__action',
  example: examples['worked in house, nothing to confirm'],
  async come(on) {
    const island = await renderIsland(addToCart, examples['worked in house, nothing to confirm'], { on });
    const line = () => island.page.getByLabelText<HTMLInputElement>(/First line/);
    await on.shopper.type(line(), 'Ada');
    return {
      act: () => on.shopper.click(button('Add to Cart')),
      kept() {
        expect(line().value).toBe('Ada');
        expect(adds(on)).toEqual([]);
      },
      done: () => expect(adds(on)).toHaveLength(1),
    };
  },
};

export const drivers: readonly Driver[] = [form, custom, design];
