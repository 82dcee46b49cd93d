import { type Flow, silent } from '../flow.ts';
import type { Target } from '../shopper.ts';

const grid = '[data-island="product-grid"][data-island-status="mounted"]';
const opener: Target = [`${grid} .si-product-grid__tile a`, 'Quick View'];
const layer = 'dialog[open]';
const add: Target = [
  `${layer} [data-island="add-to-cart"][data-island-status="mounted"] button`,
  'Add to Cart',
];

/** From a tile to the cart in a layer: history, focus and the modal layer differ between browsers. */
export const quickView: Flow = {
  name: 'quick view',
  async run(shopper, step) {
    await step('Enter on a tile’s link opens it, and its heading has the focus', async () => {
      await shopper.visit('/sofas?sortBy=price-low');
      await shopper.focus(opener);
      await shopper.press('Enter');
      await shopper.finds(add);
      await shopper.sees(() => shopper.hasFocus(`${layer} h2`), true);
      await shopper.sees(() => shopper.evaluate('location.search'), /quickViewId=/);
    });
    await step('Back closes it, and the focus is on the link again', async () => {
      await shopper.evaluate('history.back()');
      await shopper.sees(() => shopper.isThere(layer), false);
      await shopper.sees(() => shopper.hasFocus(opener), true);
      await shopper.sees(() => shopper.evaluate('location.search'), '?sortBy=price-low');
    });
    await step('Forward opens it again, and the next product follows', async () => {
      await shopper.evaluate('history.forward()');
      await shopper.finds(add);
      const first = await shopper.text(`${layer} h2`);
      await shopper.click([`${layer} button`, 'Next product']);
      await shopper.sees(async () => (await shopper.text(`${layer} h2`)) !== first, true);
      await shopper.finds(add);
    });
    await step('Escape closes it', async () => {
      await shopper.press('Escape');
      await shopper.sees(() => shopper.isThere(layer), false);
    });
    await silent(shopper, step);
  },
};
