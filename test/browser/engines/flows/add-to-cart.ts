import { type Flow, silent } from '../flow.ts';
import type { Target } from '../shopper.ts';

const form = '.shop-add[data-island-status="mounted"]';
const button: Target = [`${form} button[type=submit]`, 'Add to Cart'];
const count = '.shop-tool[data-island="cart-count"][data-island-status="mounted"]';
const title = (text: string): Target => ['dialog h2', text];

/** A product page, in one of the storefront's variants. */
function addToCart(name: string, variant: '' | '/hostile' | '/strict'): Flow {
  return {
    name,
    async run(shopper, step) {
      const closed = () => shopper.sees(() => shopper.isThere('dialog[open]'), false);
      await step('the product page mounts its islands', async () => {
        await shopper.visit(`${variant}/p/410553`);
        await shopper.finds(button);
        await shopper.sees(() => shopper.text(count), 'Cart (0)');
      });
      await step('pressing the button adds, and the layer opens with the focus inside', async () => {
        await shopper.click(button);
        await shopper.finds(title('1 item added to your cart'));
        await shopper.sees(() => shopper.evaluate("!!document.activeElement.closest('dialog')"), true);
      });
      await step('the header counts it', () => shopper.sees(() => shopper.text(count), 'Cart (1)'));
      await step('Tab and Shift+Tab never leave the layer for the page behind', async () => {
        for (let presses = 0; presses < 16; presses++) {
          await (presses < 12 ? shopper.press('Tab') : shopper.press('Shift', 'Tab'));
          const where = () => shopper.evaluate("document.activeElement.closest('dialog, body').tagName");
          await shopper.sees(where, /^(DIALOG|BODY)$/);
        }
      });
      await step('Escape closes it, and the focus returns to the button', async () => {
        await shopper.press('Escape');
        await closed();
        await shopper.sees(() => shopper.hasFocus(button), true);
      });
      await step('by keyboard another is added, and the close button closes the layer', async () => {
        await shopper.press('Enter');
        await shopper.finds(title('1 item added to your cart'));
        await shopper.sees(() => shopper.text(count), 'Cart (2)');
        await shopper.click(['dialog button', 'Close']);
        await closed();
      });
      if (variant !== '/hostile') await silent(shopper, step);
    },
  };
}

export const addOnPlainPage = addToCart('add to cart', '');
export const addOnHostilePage = addToCart('a hostile page', '/hostile');
export const addOnStrictPage = addToCart('a strict page', '/strict');
