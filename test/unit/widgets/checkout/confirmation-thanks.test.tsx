import { expect, onTestFinished, test, vi } from 'vitest';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const saved = 'Your choice is saved.';

async function visit() {
  const island = await checkoutPage('confirmation', examples.confirmation);
  const box = await island.page.findByRole('checkbox', { name: 'Send me a thank-you card by mail' });
  return { ...island, box };
}

test('by keyboard: what has been saved has the focus, so that it is read once', async () => {
  const { page, shopper, box, bodies } = await visit();
  box.focus();
  await shopper.keyboard(' ');
  page.getByRole('button', { name: 'Save' }).focus();
  await shopper.keyboard('{Enter}');
  const message = await page.findByText(saved);
  expect(document.activeElement).toBe(message);
  expect(message.closest('[role=status], [aria-live]')).toBeNull();
  expect(bodies('setTymPreferences')).toMatchObject([{ isOptIn: true, isBilling: false }]);
});

test('saved a second time, it has the focus again', async () => {
  const { page, press } = await visit();
  await press('Save');
  await page.findByText(saved);
  await press('Save');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(saved));
});

test('another choice is not called saved', async () => {
  const { page, press, shopper, box } = await visit();
  await press('Save');
  await page.findByText(saved);
  await shopper.click(box);
  expect(page.queryByText(saved)).toBeNull();
  expect(document.activeElement).toBe(box);
});

test('a choice made while the one before it is being saved is not called saved', async () => {
  const { page, press, shopper, box, bodies, answer } = await visit();
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
  const { page, press, shopper, answer, box } = await visit();
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
  const { page, press, shopper, answer, box } = await visit();
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
  const { page, shopper } = await visit();
  const button = page.getByRole('button', { name: 'Print' });
  button.focus();
  await shopper.keyboard('{Enter}');
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});
