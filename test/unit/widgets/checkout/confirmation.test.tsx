import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import * as pageAgain from '../../../../src/page/page-again.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { twoTurns } from '../../two-turns.ts';
import { checkoutPage } from './checkout-page.ts';

const example = examples['confirmation for a guest'];
const typed = 'correct horse';

/** The confirmation with a password typed, and the forms that are posted. */
async function visit(given: IslandExample = example) {
  const posted: { action: string; fields: object }[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push({ action: this.action, fields: Object.fromEntries(new FormData(this)) });
  });
  const island = await checkoutPage('confirmation', given);
  const password = await island.page.findByLabelText<HTMLInputElement>('Password');
  await island.shopper.type(password, typed);
  return { ...island, password, posted };
}

/** Reading the page again for its token is answered when released. */
function holdToken() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = vi.spyOn(pageAgain, 'tokenNow').mockImplementation(async () => {
    await held;
    return undefined;
  });
  return { read, release };
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

test('a guest who picks everything up is offered an account, too', async () => {
  const whole = checkoutExamples['with pickup'];
  const checkout = {
    ...whole,
    ...{ furthestStep: 5, orderNumber: '50012345', isGuest: true },
    accountInfo: { shippingAddresses: [], registryAddresses: [] },
    recipientList: whole.recipientList.slice(1),
  };
  const { page, posted, press } = await visit({ ...example, props: { ...example.props, checkout } });
  expect(page.getByText('We are sending a confirmation to ann@example.com.')).toBeTruthy();
  await press('Create Account');
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]!.fields).toMatchObject({
    firstName: 'Ann',
    lastName: 'Baker',
    email: 'ann@example.com',
  });
});

test('the account has the password of the moment it was submitted', async () => {
  const { posted, press, password } = await visit();
  const { read, release } = holdToken();
  await press('Create Account');
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  password.value = '';
  release();
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]!.fields).toMatchObject({ password: typed });
});

test('a page that was left while it asked for the token posts nothing when it is restored', async () => {
  const { posted, press } = await visit();
  const { read, release } = holdToken();
  await press('Create Account');
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  release();
  await twoTurns();
  expect(posted).toEqual([]);
});

test('the password is emptied when the page is left', async () => {
  const { password } = await visit();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(password.value).toBe('');
});

describe('an address of another site for the account', () => {
  const createAccountUrl = 'https://evil.example/account';

  test('offers no account, because a password would be posted there, and is reported by name', async () => {
    const props = { ...example.props, createAccountUrl };
    const { errors, heading, page } = await checkoutPage('confirmation', { ...example, props });
    await heading('Thank you for your order');
    expect(page.queryByLabelText('Password')).toBeNull();
    expect(errors.join()).toMatch(/checkout: .*data-create-account-url .*a path of this site/);
  });

  test('stops no order', async () => {
    const props = { ...examples.review.props, createAccountUrl };
    const { page } = await checkoutPage('review', { ...examples.review, props });
    await page.findByRole('button', { name: 'Place Order' });
  });
});

const saved = 'Your choice is saved.';

async function visitThanks() {
  const island = await checkoutPage('confirmation', examples.confirmation);
  const box = await island.page.findByRole('checkbox', { name: 'Yes, send me a thank-you card' });
  return { ...island, box };
}

test('by keyboard: what has been saved has the focus, so that it is read once', async () => {
  const { page, shopper, box, bodies } = await visitThanks();
  box.focus();
  await shopper.keyboard(' ');
  page.getByRole('button', { name: 'Save' }).focus();
  await shopper.keyboard('{Enter}');
  const message = (await page.findByText(saved)).parentElement!;
  expect(document.activeElement).toBe(message);
  expect(message.closest('[role=status], [aria-live]')).toBeNull();
  expect(bodies('setTymPreferences')).toMatchObject([{ isOptIn: true, isBilling: false }]);
});

test('saved a second time, it has the focus again', async () => {
  const { page, press } = await visitThanks();
  await press('Save');
  await page.findByText(saved);
  await press('Save');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(saved));
});

test('another choice is not called saved', async () => {
  const { page, press, shopper, box } = await visitThanks();
  await press('Save');
  await page.findByText(saved);
  await shopper.click(box);
  expect(page.queryByText(saved)).toBeNull();
  expect(document.activeElement).toBe(box);
});

test('a choice made while the one before it is being saved is not called saved', async () => {
  const { page, press, shopper, box, bodies, answer } = await visitThanks();
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  answer('setTymPreferences', () => arriving.then(() => Response.json({ isSuccess: true })));
  await press('Save');
  expect(page.queryByRole('button', { name: 'Save' })).toBeNull();
  await shopper.click(box);
  arrive();
  await page.findByRole('button', { name: 'Save' });
  expect(page.queryByText(saved)).toBeNull();
  expect((box as HTMLInputElement).checked).toBe(true);
  expect(bodies('setTymPreferences')).toMatchObject([{ isOptIn: false }]);
});

test('what could not be saved is said once, the choice and the focus stay', async () => {
  const { page, press, shopper, answer, box } = await visitThanks();
  await shopper.click(box);
  answer('setTymPreferences', { isSuccess: false, message: 'Please choose an address.' });
  await press('Save');
  const message = await page.findByRole('alert');
  expect(message.textContent).toContain('Please choose an address.');
  expect(page.getAllByText('Please choose an address.')).toHaveLength(1);
  expect((box as HTMLInputElement).checked).toBe(true);
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Save' }));
});

test('another address to be thanked at takes the error away', async () => {
  const { page, press, shopper, answer, box } = await visitThanks();
  await shopper.click(box);
  answer('setTymPreferences', { isSuccess: false, message: 'Please choose an address.' });
  await press('Save');
  await page.findByRole('alert');
  await shopper.click(page.getByRole('radio', { name: 'To my billing address' }));
  expect(page.queryByRole('alert')).toBeNull();
});

test('Print keeps the focus', async () => {
  // happy-dom has none.
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { page, shopper } = await visitThanks();
  const button = page.getByRole('button', { name: 'Print' });
  button.focus();
  await shopper.keyboard('{Enter}');
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});
