import { type Flow, silent } from '../flow.ts';
import type { Target } from '../shopper.ts';

const area = '[data-island="availability"][data-island-status="mounted"]';
const field = `${area} input[name="zip"]`;
const pickup = `${area} label:nth-of-type(2) input`;
const button: Target = ['.shop-add[data-island-status="mounted"] button[type=submit]', 'Add to Cart'];

/** How a product can be had: what focus, arrows and a typed code do differs between browsers. */
export const availability: Flow = {
  name: 'availability',
  async run(shopper, step) {
    await step('the ways of a parcel show, and the first is chosen', async () => {
      await shopper.visit('/p/421005');
      await shopper.finds(pickup);
      await shopper.sees(() => shopper.read(pickup, (radio) => radio.checked), false);
    });
    await step('the arrow chooses the next, and keeps the focus', async () => {
      await shopper.focus(`${area} label input`);
      await shopper.press('ArrowDown');
      await shopper.sees(() => shopper.read(pickup, (radio) => radio.checked), true);
      await shopper.sees(() => shopper.hasFocus(pickup), true);
    });
    await step('Enter in the field gives the code; the focus goes to the link that changes it', async () => {
      await shopper.focus(field);
      await shopper.type('60611');
      await shopper.press('Enter');
      await shopper.sees(() => shopper.text(`${area} .si-availability__place p`), 'To 60611');
      await shopper.sees(() => shopper.hasFocus([`${area} button`, 'Change']), true);
      await shopper.sees(() => shopper.read(pickup, (radio) => radio.checked), true);
    });
    await step('the chosen way goes into the add', async () => {
      await shopper.click(button);
      await shopper.finds(['dialog h2', '1 item added to your cart']);
    });
    await silent(shopper, step);
  },
};
