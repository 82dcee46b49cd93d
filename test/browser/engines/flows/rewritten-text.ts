import { type Rewriting, rewriteTexts, textsWithoutMarks } from '../../rewrite-texts.ts';
import { type Flow, heardNothing } from '../flow.ts';

const cart = '[data-island="cart"][data-island-status="mounted"]';
const line = `${cart} [data-line-id]`;
const count = '.shop-tool[data-island="cart-count"][data-island-status="mounted"]';
const promo = `${cart} input[name="PromoCode"]`;
const refused = /“NONSENSE” is not valid/;

/** Engines differ in how they handle a text node that a script still refers to after its removal. */
const rewritten = (how: string, way: Rewriting): Flow => ({
  name: `texts ${how}`,
  async run(shopper, step) {
    const texts = async (places: string) =>
      [await shopper.evaluate(`(${textsWithoutMarks})(${JSON.stringify(places)})`)].flat().join(' ');

    await step('a line and the count of the cart follow its quantity', async () => {
      await shopper.visit('/customer-service/returns');
      await shopper.post('/cart/add', { Sku: '410553' });
      await shopper.visit('/checkout/cart');
      await shopper.finds(line);
      await shopper.evaluate(`(${rewriteTexts})(${JSON.stringify(way)})`);
      await shopper.click([`${line} button`, 'One more']);
      await shopper.sees(() => texts(`${line} .si-cart-line__total`), /\$3,598\.00/);
      await shopper.sees(() => texts(count), 'Cart (2)');
    });
    await step('an error comes, and goes', async () => {
      await shopper.click(`${cart} .si-cart__extra:has(input[name="PromoCode"]) > button`);
      await shopper.focus(promo);
      await shopper.type('NONSENSE');
      await shopper.press('Enter');
      await shopper.sees(() => texts(cart), refused);
      await shopper.press('Backspace');
      await shopper.sees(async () => refused.test(await texts(cart)), false);
    });
    await step('a line goes, and comes back', async () => {
      await shopper.click(`${line} .si-cart-line__edit`);
      await shopper.sees(() => texts(count), 'Cart (0)');
      await shopper.sees(() => shopper.isThere('.si-cart [aria-busy="true"]'), false);
      await shopper.click('.si-cart-line__removed button');
      await shopper.finds(line);
      await shopper.sees(() => texts(count), 'Cart (2)');
    });
    await step('the console has nothing but the refusal', () => heardNothing(shopper, refused));
  },
});

export const rewrittenTexts = [
  rewritten('translated by wrapping', 'wraps'),
  rewritten('translated by replacing', 'replaces'),
  rewritten('with pictures in them', 'draws'),
];
