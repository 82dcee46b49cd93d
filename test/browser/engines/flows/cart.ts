import { type Flow, heardNothing, silent } from '../flow.ts';
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
    await step('Remove leaves an empty cart, with the focus on Undo', async () => {
      await shopper.click(button('Remove'));
      await shopper.sees(held, '');
      await shopper.sees(() => shopper.hasFocus(button('Undo')), true);
    });
    await step('Undo puts it back, as many as before', async () => {
      await answered();
      await shopper.click(button('Undo'));
      await shopper.sees(held, '5');
      await shopper.sees(shown, '5');
    });
    await step('Checkout asks a guest to sign in or go on, and Escape returns to it', async () => {
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

const promo: Target = ['[data-island="cart"] input', 'Promo code'];
const zip = '[data-island="cart"] input[name="ZipCode"]';
const saved = '[data-island="cart"] .si-cart__saved [data-line-id]';

/** Promo and ZIP codes, an item saved for later and moved back, the slide-out, and an unavailable item at checkout. */
export const cartChoices: Flow = {
  name: 'cart choices',
  async run(shopper, step) {
    const cart = (what: string) =>
      shopper.evaluate(`fetch('/api/cart').then((answer) => answer.json()).then((cart) => ${what})`);
    const code = () => cart('cart.cartSummary.discountCode');
    const lines = () => cart('[cart.lineItems.length, cart.savedForLater.length].join()');
    const answered = () => shopper.sees(() => shopper.isThere('.si-cart [aria-busy="true"]'), false);

    await step('a promo code that is refused stays, with the reason and the focus', async () => {
      await shopper.visit('/customer-service/returns');
      await shopper.post('/cart/add', { Sku: '410553' });
      await shopper.visit('/checkout/cart');
      await shopper.click(button('Promo code'));
      await shopper.focus(promo);
      await shopper.type('NO-SUCH-CODE');
      await shopper.press('Enter');
      await shopper.finds(['[data-island="cart"] input[aria-invalid]', 'Promo code']);
      await shopper.sees(() => shopper.read(promo, ({ value }) => value), 'NO-SUCH-CODE');
      await shopper.sees(() => shopper.hasFocus(promo), true);
    });
    await step('one that is good is applied by keyboard, and taken back', async () => {
      await shopper.read(promo, (field) => field.select());
      await shopper.type('WELCOME10');
      await shopper.press('Enter');
      await shopper.sees(code, 'WELCOME10');
      await shopper.finds(button('Remove promo code'));
      await answered();
      await shopper.click(button('Remove promo code'));
      await shopper.sees(code, null);
      await shopper.finds(promo);
    });
    await step(
      'an unknown ZIP code stays in the field, with the reason; a valid one gets an estimate',
      async () => {
        const type = async (code: string) => {
          await shopper.focus(zip);
          await shopper.read(zip, (field) => field.select());
          await shopper.type(code);
          await shopper.press('Enter');
        };
        await answered();
        await shopper.click(button('Estimate shipping and tax'));
        await type('00000');
        await shopper.finds(`${zip}[aria-invalid]`);
        await shopper.sees(() => shopper.read(zip, ({ value }) => value), '00000');
        await type('97201');
        await shopper.sees(() => cart('cart.cartSummary.taxZipCode'), '97201');
      },
    );
    await step('the slide-out and the page behind it have the same quantity', async () => {
      await answered();
      await shopper.evaluate("storefrontIslands.open('cart-drawer').then(() => true)");
      await shopper.click(['dialog button', `One more: Quantity: ${sofa}`]);
      await shopper.sees(() => cart('cart.lineItems[0].quantity'), 2);
      await shopper.sees(() => shopper.read(quantity, ({ value }) => value), '2');
      await shopper.press('Escape');
      await shopper.sees(() => shopper.isThere('dialog[open]'), false);
    });
    await step('a line is saved for later, and moved back to the cart', async () => {
      await answered();
      await shopper.click(button('Save for Later'));
      await shopper.sees(lines, '0,1');
      await shopper.finds(saved);
      await answered();
      await shopper.click(button('Move 2 to Cart'));
      await shopper.sees(lines, '1,0');
      await shopper.sees(() => shopper.isThere(saved), false);
    });
    await step('an item that is not available is named before checkout, and removed', async () => {
      await shopper.rests();
      await shopper.post('/checkout/cart/states', { state: 'nla' });
      await shopper.visit('/checkout/cart');
      await shopper.click(button('Checkout'));
      await shopper.finds(['dialog h2', 'Item(s) no longer available']);
      await shopper.click(['dialog button', 'Remove All']);
      await shopper.sees(() => shopper.isThere('dialog[open]'), false);
      await shopper.sees(() => shopper.evaluate("!!document.activeElement.closest('[data-si-cart]')"), true);
    });
    await step('the console has the refusals alone', () =>
      heardNothing(shopper, /apply (promo code|zip) failed/i),
    );
  },
};
