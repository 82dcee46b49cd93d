import { expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const example = examples['confirmation for a guest'];
const typed = 'correct horse';

/** The confirmation with a password typed, the forms that are posted, and all that a listener of the page reads of one. */
async function visit() {
  const posted: { action: string; fields: object }[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push({ action: this.action, fields: Object.fromEntries(new FormData(this)) });
  });
  const read: string[] = [];
  const note = ({ target }: Event) =>
    read.push(...[...new FormData(target as HTMLFormElement).values()].map(String));
  addEventListener('submit', note, true);
  onTestFinished(() => removeEventListener('submit', note, true));
  const island = await checkoutPage('confirmation', example);
  const password = await island.page.findByLabelText<HTMLInputElement>('Password');
  await island.shopper.type(password, typed);
  return { ...island, password, posted, read };
}

test('the account is posted to the shop, with its password and the token', async () => {
  const { posted, press } = await visit();
  await press('Create Account');
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(new URL(posted[0]!.action).pathname).toBe('/account/create-account');
  expect(posted[0]!.fields).toEqual({
    __RequestVerificationToken: expect.stringMatching(/./),
    firstName: expect.stringMatching(/./),
    lastName: expect.stringMatching(/./),
    returnUrl: '/',
    email: expect.stringMatching(/@/),
    password: typed,
  });
});

test('no listener of the page reads the password in the form’s data, and no markup has it', async () => {
  const { posted, press, read, host } = await visit();
  await press('Create Account');
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(read).not.toEqual([]);
  expect(read).not.toContain(typed);
  expect(host.outerHTML).not.toContain(typed);
});

test('the password is emptied when the page is left', async () => {
  const { password } = await visit();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(password.value).toBe('');
});

test('an address of another site for the account is refused: a password would be posted there', async () => {
  const props = { ...example.props, createAccountUrl: 'https://evil.example/account' };
  const { status, errors } = await checkoutPage('confirmation', { ...example, props });
  expect(status()).toBe('failed');
  expect(errors.join()).toMatch(/data-create-account-url.*a path of this site/);
});
