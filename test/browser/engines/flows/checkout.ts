import { type Flow, silent } from '../flow.ts';
import type { Target } from '../shopper.ts';

const step = '[data-island="checkout"][data-island-status="mounted"] .si-checkout__step';
const heading = (text: string): Target => [`${step} h2`, text];
const button = (name: string): Target => ['[data-island="checkout"] button', name];

/** The address as it is typed, one field after the other; a select takes the first letters of its choice. */
const typed: [field: string, text: string][] = [
  ['Email address', 'ann@example.com'],
  ['First name', 'Ann'],
  ['Last name', 'Baker'],
  ['Street address or PO box', '233 S Wacker Dr'],
  ['City', 'Chicago'],
  ['State', 'Illinois'],
  ['ZIP code', '60606'],
  ['Phone', '3125550142'],
];

/** The whole checkout of a guest, by keyboard alone. */
export const checkout: Flow = {
  name: 'checkout',
  async run(shopper, fact) {
    const reached = async (text: string) => {
      await shopper.finds(heading(text));
      await shopper.sees(() => shopper.hasFocus(heading(text)), true);
    };
    /** Tabs on until the target has the focus. */
    const tabTo = async (target: Target) => {
      await shopper.finds(target);
      for (let presses = 0; presses < 40; presses++) {
        if (await shopper.hasFocus(target)) return;
        await shopper.press('Tab');
      }
      throw new Error(`the Tab key does not reach ${target}`);
    };
    const field = (name: string): Target => [`${step} :is(input, select, textarea)`, name];

    await fact('the shipping step mounts over the server’s form', async () => {
      await shopper.visit('/customer-service/returns');
      await shopper.post('/checkout/states', { state: 'start' });
      await shopper.visit('/checkout/shipping');
      await shopper.finds(heading('Shipping'));
    });
    await fact('an address is typed, and Enter saves it', async () => {
      await shopper.focus(field('Email address'));
      for (const [name, text] of typed) {
        await tabTo(field(name));
        await shopper.type(text);
      }
      await shopper.press('Enter');
      await reached('Shipping and Gift Options');
    });
    await fact('a delivery is chosen, and a gift message typed', async () => {
      // The last choice of a group: not every engine's arrow keys go there from the first.
      await shopper.focus(field('Call me to arrange the delivery'));
      await shopper.press(' ');
      await tabTo(field('This is a gift'));
      await shopper.press(' ');
      await tabTo(field('Gift message'));
      await shopper.type('Enjoy!');
      await tabTo(button('Next: Payment'));
      await shopper.press('Enter');
      await reached('Payment and Billing');
    });
    await fact('a card pays', async () => {
      await tabTo(field('Card number'));
      await shopper.type('4111111111111111');
      await tabTo(field('Expiration date'));
      await shopper.type('0438');
      await tabTo(field('Security code'));
      await shopper.type('737');
      await shopper.press('Enter');
      await reached('Review and Place Order');
      await shopper.sees(() => shopper.text(step), /Visa ending in 1111: /);
    });
    await fact('Back and Forward show the steps again', async () => {
      await shopper.evaluate('history.back()');
      await reached('Payment and Billing');
      await shopper.evaluate('history.forward()');
      await reached('Review and Place Order');
    });
    await fact('Place Order leads to the confirmation', async () => {
      await tabTo(button('Place Order'));
      await shopper.press('Enter');
      await shopper.sees(() => shopper.evaluate('location.pathname'), '/checkout/confirmation');
      await shopper.settled();
      await shopper.sees(() => shopper.text(step), /Order number 5001\d{4}/);
    });
    await silent(shopper, fact);
  },
};
