import type { Page } from 'playwright-core';
import { newVisit, pageUrl, shopUrl, type VisitOptions, waitForStatus } from '../harness.ts';
import { checkoutMounted, checkoutParts, setCheckout } from './checkout-steps-page.ts';

/** The buttons of the wallets on a page, and the stand-in's sheet. */
export function walletParts(page: Page, place = 'payment') {
  const row = page.locator(`[data-island="wallet-buttons"][data-place="${place}"]:not([data-only])`);
  const sheet = page.locator('[data-wallet-sheet]');
  return {
    row,
    sheet,
    wallet: (name: string) => row.getByRole('button', { name: `Pay with ${name}` }),
    /** Presses a button of the open sheet, once the shop has entered checkout. */
    async answer(what: 'Approve' | 'Cancel' | 'Fail', choice?: string): Promise<void> {
      await sheet.getByRole('status').filter({ hasNotText: 'One moment' }).waitFor();
      if (choice) await sheet.getByRole('combobox').selectOption(choice);
      await sheet.getByRole('button', { name: what }).click();
    },
  };
}

/** Opens the payment step in a state with wallets. */
export async function visitPaymentStep(state = 'wallets-payment', options?: VisitOptions) {
  const visit = await newVisit(options);
  const { page } = visit;
  const path = await setCheckout(page, state);
  await page.goto(pageUrl(path));
  await checkoutMounted(page);
  return { ...visit, ...checkoutParts(page), ...walletParts(page) };
}

/** Opens the cart of a shopper with wallets. */
export async function visitWalletCart(path = '/checkout/cart', place = 'cart', options?: VisitOptions) {
  const visit = await newVisit(options);
  const { page } = visit;
  await setCheckout(page, 'wallets');
  await page.goto(pageUrl(path));
  if (place === 'cart') await waitForStatus(page, '[data-island="cart"]', 'mounted');
  return { ...visit, ...checkoutParts(page), ...walletParts(page, place) };
}

/** What pays for the order, by the server's data. */
export async function payingWallet(page: Page): Promise<{ name: string } | undefined> {
  const answer = await page.request.get(`${shopUrl}/ReactCheckout/RefreshCheckout`);
  return (await answer.json()).payment.wallet;
}
