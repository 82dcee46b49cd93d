import { expect, onTestFinished, test, vi } from 'vitest';
import { isApprovingAtom, openSheetAtom } from '../../../../src/state/payment/open-wallet-sheet.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { bringWalletPackages } from '../../../../src/testing/wallet-packages.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';

test('Next sends nothing while what a wallet has approved is being paid with', async () => {
  const { press, sent, page } = await checkoutPage('payment', examples.payment);
  await page.findByRole('button', { name: next });
  sharedStore().set(isApprovingAtom, true);
  await press(next);
  expect(sent()).toEqual([]);
  sharedStore().set(isApprovingAtom, false);
  await press(next);
  await vi.waitFor(() => expect(sent()).not.toEqual([]));
});

test('Next closes the open sheet of a wallet', async () => {
  const { press, page } = await checkoutPage('payment', examples.payment);
  await page.findByRole('button', { name: next });
  const sheet = new AbortController();
  sharedStore().set(openSheetAtom, sheet);
  await press(next);
  expect(sheet.signal.aborted).toBe(true);
});

test('another wallet that is chosen closes the open sheet', async () => {
  onTestFinished(bringWalletPackages());
  const { page, shopper } = await checkoutPage('payment', examples['wallets among the ways to pay']);
  const venmo = await vi.waitFor(() => {
    // Wallets that come after the step are shown with the next press.
    document.body.click();
    return page.getByRole('radio', { name: 'Venmo' });
  });
  const sheet = new AbortController();
  sharedStore().set(openSheetAtom, sheet);
  await shopper.click(venmo);
  expect(sheet.signal.aborted).toBe(true);
});
