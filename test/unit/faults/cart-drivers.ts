import { expect } from 'vitest';
import { open } from '../../../src/runtime/core.tsx';
import { examples as consents } from '../../../widgets/add-consent/add-consent.examples.ts';
import addConsent from '../../../widgets/add-consent/add-consent.island.ts';
import { examples as adds } from '../../../widgets/add-to-cart/add-to-cart.examples.ts';
import addToCart from '../../../widgets/add-to-cart/add-to-cart.island.ts';
import { examples as layers } from '../../../widgets/cart-confirmation/cart-confirmation.examples.ts';
import cartConfirmation from '../../../widgets/cart-confirmation/cart-confirmation.island.ts';
import { examples as counts } from '../../../widgets/cart-count/cart-count.examples.ts';
import cartCount from '../../../widgets/cart-count/cart-count.island.ts';
import { openIsland, renderIsland } from '../render-island.tsx';
import { body, button, type Driver, field, focused, soon } from './driver.ts';

const form: Driver = {
  name: 'adds from a form',
  call: 'addItems',
  place: '.si-add-to-cart__action',
  example: adds['quantity kept'],
  async come(on) {
    await renderIsland(addToCart, adds['quantity kept'], { on });
    return {
      act: () => on.shopper.click(button('Add to Cart')),
      kept() {
        expect(field('.si-quantity__input').value).toBe('3');
        expect(focused()).toBe(button('Add to Cart'));
      },
      done: () => expect(on.opened.at(-1)?.props).toHaveProperty('added'),
    };
  },
};

const extra: Driver = {
  name: 'adds an extra in the layer',
  call: 'addItems',
  example: layers.extras,
  said: 'dialog .si-message[role=alert]',
  place: '.si-cart-confirmation__extra:nth-child(2)',
  async come(on) {
    const { host } = await openIsland(cartConfirmation, layers.extras, on);
    await soon(() => expect(body()).toContain('$3,598.00'));
    const extras = () => host.querySelectorAll('.si-cart-confirmation__extra');
    const before = extras().length;
    const press = () => extras()[0]!.querySelector('button')!;
    return {
      act: () => on.shopper.click(press()),
      kept() {
        expect(extras()).toHaveLength(before);
        expect(focused()).toBe(press());
      },
      done: () => expect(press().getAttribute('data-state')).toBe('done'),
    };
  },
};

const custom: Driver = {
  name: 'adds a custom order',
  call: 'getCustomOrderConfirmation',
  place: '.si-add-to-cart__action',
  example: adds['custom order'],
  async come(on) {
    await renderIsland(
      addToCart,
      { ...adds['custom order'], content: adds['quantity kept'].content },
      { on },
    );
    return {
      act: () => on.shopper.click(button('Add to Cart')),
      kept() {
        expect(field('.si-quantity__input').value).toBe('3');
        expect(focused()).toBe(button('Add to Cart'));
        expect(on.requests.map(({ call }) => call)).not.toContain('addItems');
      },
      done: () => expect(on.opened.at(-1)?.name).toBe('add-consent'),
    };
  },
};

const design: Driver = {
  name: 'adds a product with a text',
  call: 'saveDesign',
  place: '.si-add-to-cart__action',
  example: adds['worked in house, nothing to confirm'],
  async come(on) {
    const island = await renderIsland(addToCart, adds['worked in house, nothing to confirm'], { on });
    const line = () => island.page.getByLabelText<HTMLInputElement>(/First line/);
    await on.shopper.type(line(), 'Ada');
    const added = () => on.requests.filter(({ call }) => call === 'addItems').length;
    return {
      act: () => on.shopper.click(button('Add to Cart')),
      kept() {
        expect(line().value).toBe('Ada');
        expect(added()).toBe(0);
      },
      done: () => expect(added()).toBe(1),
    };
  },
};

const consent: Driver = {
  name: 'confirms a text in the layer',
  call: 'saveDesign',
  place: '.si-add-consent',
  example: consents.monogramming,
  async come(on) {
    await openIsland(addConsent, consents.monogramming, on);
    const dialog = document.querySelector('dialog')!;
    const text = dialog.querySelector('h2')!.textContent!;
    return {
      act: () => on.shopper.click(button('Add to Cart')),
      kept: () => expect(document.querySelector('dialog')!.textContent).toContain(text),
      done: () => expect(on.opened.at(-1)?.props).toHaveProperty('added'),
    };
  },
};

const summary: Driver = {
  name: 'sees the cart’s total after an add',
  call: 'getCart',
  example: layers['one item'],
  said: null,
  async come(on) {
    const host = () => document.querySelector('[data-island="cart-confirmation"]');
    return {
      act: () => openIsland(cartConfirmation, layers['one item'], on),
      async again() {
        await on.shopper.click(button('Continue Shopping'));
        await soon(() => expect(host()).toBeNull());
        await open(on.registry, cartConfirmation, layers['one item'].props);
      },
      kept() {
        expect(body()).toContain('Marlow 3-Seat Sofa');
        expect(document.querySelector('dialog dl')).toBeNull();
      },
      done: () => expect(document.querySelector('dialog dd')?.textContent).toMatch(/\d item/),
    };
  },
};

const restored: Driver = {
  name: 'returns to a page in the back-forward cache',
  call: 'getCart',
  example: { ...counts['counted by the server'], answers: layers['one item'].answers },
  said: null,
  busy: null,
  async come(on) {
    const { host } = await renderIsland(cartCount, counts['counted by the server'], { on });
    return {
      act: async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      kept: () => expect(host.textContent).toBe('Cart (3)'),
      done: () => expect(host.textContent).toBe('Cart (2)'),
    };
  },
};

/** Drivers for adding to the cart. */
export const cartDrivers: readonly Driver[] = [form, extra, custom, design, consent, summary, restored];
