import { type Flow, silent } from '../flow.ts';
import type { Target } from '../shopper.ts';

const line = '[data-island="cart"][data-island-status="mounted"] [data-line-id]';
const quantity = `${line} .si-quantity__input`;
const count = '.shop-tool[data-island="cart-count"][data-island-status="mounted"]';
const button = (name: string): Target => ['[data-island="cart"] button', name];
const sofa = 'Marlow 3-Seat Sofa';

export const cart: Flow = {
  name: 'cart',
  async run(shopper, step) {
    const shown = () => shopper.read(quantity, ({ value }) => value);
    const held = () =>
      shopper.evaluate(
        "fetch('/api/cart').then((answer) => answer.json()).then((cart) => cart.lineItems.map((line) => line.quantity).join())",
      );
    const answered = () => shopper.sees(() => shopper.isThere('.si-cart [aria-busy="true"]'), false);

    await step('the cart mounts over the server’s', async () => {
      await shopper.visit('/customer-service/returns');
      await shopper.post('/cart/add', { Sku: '410553' });
      await shopper.visit('/checkout/cart');
      await shopper.finds(line);
      await shopper.sees(() => shopper.text(count), 'Cart (1)');
    });
    await step('a button changes the quantity, and the server has it', async () => {
      await shopper.click(button(`One more: Quantity: ${sofa}`));
      await shopper.sees(shown, '2');
      await shopper.sees(held, '2');
    });
    await step('so does typing, by keyboard', async () => {
      await shopper.focus(quantity);
      await shopper.read(quantity, (field) => field.select());
      await shopper.type('5');
      await shopper.press('Enter');
      await shopper.sees(held, '5');
      await shopper.sees(() => shopper.text(count), 'Cart (5)');
      await answered();
    });
    await step('Remove leaves an empty cart, with the focus', async () => {
      await shopper.click(button('Remove'));
      await shopper.sees(held, '');
      await shopper.sees(() => shopper.hasFocus('.si-cart'), true);
    });
    await step('Undo puts it back, as many as before', async () => {
      await answered();
      await shopper.click(button('Undo'));
      await shopper.sees(held, '5');
      await shopper.sees(shown, '5');
    });
    await step('Checkout asks who a guest is, and Escape returns to it', async () => {
      await answered();
      await shopper.click(button('Checkout'));
      await shopper.finds(['dialog h2', 'Checkout Now']);
      await shopper.press('Escape');
      await shopper.sees(() => shopper.isThere('dialog[open]'), false);
      await shopper.sees(() => shopper.hasFocus(button('Checkout')), true);
    });
    await silent(shopper, step);
  },
};
