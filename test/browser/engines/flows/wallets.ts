import type { Flow } from '../flow.ts';
import { silent } from '../flow.ts';
import type { Shopper, Target } from '../shopper.ts';

const row = '[data-island="wallet-buttons"][data-place="payment"]:not([data-only])';
const sheet = '[data-wallet-sheet]';
const wallet = (name: string): Target => [`${row} button`, `Pay with ${name}`];
const heading = (text: string): Target => ['[data-island="checkout"] h2', text];

/** The payment step of an order that wallets can pay. */
async function visitPaymentStep(shopper: Shopper): Promise<void> {
  await shopper.visit('/customer-service/returns');
  await shopper.post('/checkout/states', { state: 'wallets-payment' });
  await shopper.visit('/checkout/paymentandbilling');
  await shopper.finds(wallet('PayPal'));
}

async function answer(shopper: Shopper, name: string): Promise<void> {
  await shopper.sees(() => shopper.text(`${sheet} [role=status]`), /^(?!One moment)./);
  await shopper.click([`${sheet} button`, name]);
}

/** Stand-ins for the wallets’ packages: where the sheet opens, and where the focus goes, differs between browsers. */
export const wallets: Flow = {
  name: 'wallets',
  async run(shopper, step) {
    await step('a cancelled sheet leaves the focus on its button', async () => {
      await visitPaymentStep(shopper);
      await shopper.click(wallet('Apple Pay'));
      await answer(shopper, 'Cancel');
      await shopper.sees(() => shopper.isThere(sheet), false);
      await shopper.sees(() => shopper.hasFocus(wallet('Apple Pay')), true);
    });
    await step('Apple Pay places the order', async () => {
      await shopper.click(wallet('Apple Pay'));
      await answer(shopper, 'Approve');
      await shopper.finds(heading('Thank you for your order'));
    });
    await step('PayPal places the order', async () => {
      await visitPaymentStep(shopper);
      await shopper.click(wallet('PayPal'));
      await answer(shopper, 'Approve');
      await shopper.finds(heading('Thank you for your order'));
    });
    await step('Venmo pays, and the review follows', async () => {
      await visitPaymentStep(shopper);
      await shopper.click(wallet('Venmo'));
      await answer(shopper, 'Approve');
      await shopper.finds(heading('Review and Place Order'));
    });
    await silent(shopper, step);
  },
};
