import type * as braintree from 'braintree-web';
import { within } from 'storybook/test';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { returnKey } from '../../../../src/page/return-record.ts';
import { bringWalletPackages } from '../../../../src/testing/wallet-packages.ts';
import { WalletStandIn } from '../../../../src/testing/wallet-stand-in.ts';
import { examples as nowExamples } from '../../../../widgets/checkout-now/checkout-now.examples.ts';
import checkoutNow from '../../../../widgets/checkout-now/checkout-now.island.ts';
import { examples } from '../../../../widgets/wallet-buttons/wallet-buttons.examples.ts';
import walletButtons from '../../../../widgets/wallet-buttons/wallet-buttons.island.ts';
import { openIsland, openTestPage, renderIsland, type TestPage } from '../../render-island.tsx';

const example = examples['on the payment step'];
const sheets = () => [...document.querySelectorAll<HTMLElement>('[data-wallet-sheet]')];
const mount = async (on: TestPage) => {
  const { host } = await renderIsland(walletButtons, example, { on });
  await vi.waitFor(() => expect(host.querySelector('.si-wallets')).not.toBeNull());
  return host;
};

/** Venmo's package on the page that it has led back to. */
function bringVenmoBack(): void {
  onTestFinished(bringWalletPackages());
  const venmo = {
    async create(): Promise<braintree.Venmo> {
      return { ...(await WalletStandIn.venmo.create({})), hasTokenizationResult: () => true };
    },
  };
  Object.assign((globalThis as unknown as { braintree: object }).braintree, { venmo });
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/checkout/payment');
});

test('one of two rows goes on with what Venmo’s page has led back with', async () => {
  bringVenmoBack();
  const on = openTestPage(example);
  await mount(on);
  await mount(on);
  await vi.waitFor(() => expect(sheets()).toHaveLength(1));
  await on.shopper.click(within(sheets()[0]!).getByRole('button', { name: 'Approve', hidden: true }));
  await vi.waitFor(() => expect(on.requests.map(({ call }) => call)).toContain('moveToReviewPage'));
  expect(on.requests.filter(({ call }) => call === 'applyVenmoPayment')).toHaveLength(1);
});

test('a row that mounts later begins nothing', async () => {
  bringVenmoBack();
  const on = openTestPage(example);
  const first = await mount(on);
  await vi.waitFor(() => expect(sheets()).toHaveLength(1));
  await on.shopper.click(within(sheets()[0]!).getByRole('button', { name: 'Cancel', hidden: true }));
  first.remove();
  await mount(on);
  expect(sheets()).toHaveLength(0);
});

test('the slide-out in which Venmo was pressed opens again on the way back', async () => {
  onTestFinished(bringWalletPackages());
  const on = openTestPage(example);
  await openIsland(
    checkoutNow,
    { ...nowExamples.open, context: example.context } as typeof nowExamples.open,
    on,
  );
  const place = document.querySelector<HTMLElement>('dialog [data-island="wallet-buttons"]')!;
  const row = { ...example, props: { ...place.dataset, place: 'checkout-now' } } as unknown as typeof example;
  await renderIsland(walletButtons, row, { on, before: (host) => place.replaceWith(host) });
  await on.shopper.click(await within(document.body).findByRole('button', { name: 'Pay with Venmo' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sessionStorage.getItem(returnKey)!)).toMatchObject({
    url: '/checkout/payment',
    next: { name: 'checkout-now', props: { returnUrl: '/checkout/shipping' } },
    fragment: 'venmo',
  });
});
