import { randomUUID } from 'node:crypto';
import { type Flow, heardNothing, silent } from '../flow.ts';
import type { Target } from '../shopper.ts';

const opener = '.shop-tool[data-island-open="sign-in-popup"]';
const popup = 'dialog[open] .si-sign-in-form';
const email: Target = [`${popup} input`, 'Email address'];
const password: Target = [`${popup} input`, 'Password'];
const secret = 'correct horse battery';

export const signIn: Flow = {
  name: 'sign-in popup',
  async run(shopper, step) {
    const address = `ada.${randomUUID().slice(0, 8)}@example.com`;
    const account = JSON.stringify({ email: address, password: secret });
    await fetch(`${shopper.shop.url}/test/accounts`, { method: 'POST', body: account });
    const path = '/p/410553?from=sign-in';

    await step('Enter on the header’s link opens it, with the focus in its first field', async () => {
      await shopper.visit(path);
      await shopper.focus(opener);
      await shopper.press('Enter');
      await shopper.finds([`${popup} a`, 'Continue with Google']);
      await shopper.sees(() => shopper.hasFocus(email), true);
    });
    await step('Escape closes it, and the focus returns to the link', async () => {
      await shopper.press('Escape');
      await shopper.sees(() => shopper.isThere('dialog[open]'), false);
      await shopper.sees(() => shopper.hasFocus(opener), true);
    });
    await step('a wrong password shows an error, keeps the typed text, and focuses the field', async () => {
      await shopper.click(opener);
      await shopper.sees(() => shopper.hasFocus(email), true);
      await shopper.type(address);
      await shopper.press('Tab');
      await shopper.type('wrong horse');
      await shopper.press('Enter');
      await shopper.finds([`${popup} [role=alert]`, 'The email or the password is not right.']);
      await shopper.sees(() => shopper.read(password, ({ value }) => value), 'wrong horse');
      await shopper.sees(() => shopper.hasFocus(password), true);
      // Chrome itself logs every response with an error status.
      await heardNothing(shopper, /401 \(Unauthorized\)$/);
    });
    await step('the right one signs in, and returns to the same page', async () => {
      await shopper.read(password, (field) => field.select());
      await shopper.type(secret);
      await shopper.click([`${popup} button[type=submit]`, 'Sign In']);
      await shopper.finds(['.shop-account', 'Ada']);
      await shopper.sees(() => shopper.evaluate('location.pathname + location.search'), path);
      await shopper.settled();
    });
    await silent(shopper, step);
  },
};
