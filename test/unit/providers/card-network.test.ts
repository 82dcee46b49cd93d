import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareCardNetwork } from '../../../src/providers/card-network.ts';
import { bringWalletPackages } from '../../../src/testing/wallet-packages.ts';
import { openSheet } from './wallet-sheet.ts';

async function masterpass(options?: Parameters<typeof openSheet>[0]) {
  onTestFinished(bringWalletPackages());
  const ready = await prepareCardNetwork({ kind: 'masterpass', scriptUrl: '/network.js', config: {} });
  const opened = openSheet(options);
  ready.open!(opened.sheet, document.createElement('div'));
  return opened;
}

test('the wallet with a page of its own is opened once the order was read', async () => {
  let read = () => {};
  const { approve } = await masterpass({
    enter: () =>
      new Promise<void>((resolve) => {
        read = resolve;
      }),
  });
  expect(approve).not.toHaveBeenCalled();
  read();
  await vi.waitFor(() => expect(approve).toHaveBeenCalledWith({ wallet: 'masterpass' }));
});

test('it is not opened for an order that cannot be read', async () => {
  const { approve } = await masterpass({ enter: async () => Promise.reject(new Error('not entered')) });
  await new Promise((resolve) => setTimeout(resolve));
  expect(approve).not.toHaveBeenCalled();
});
