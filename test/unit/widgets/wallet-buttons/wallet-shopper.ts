import { within } from 'storybook/test';
import { expect, onTestFinished, vi } from 'vitest';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { bringWalletPackages } from '../../../../src/testing/wallet-packages.ts';
import type { WalletStandIn } from '../../../../src/testing/wallet-stand-in.ts';
import walletButtons from '../../../../widgets/wallet-buttons/wallet-buttons.island.ts';
import { renderIsland } from '../../render-island.tsx';

/** The wallets of an example, with stand-ins for their packages, and what a shopper does with them. */
export async function openWallets(example: IslandExample, next?: typeof WalletStandIn.next) {
  onTestFinished(bringWalletPackages(next));
  const island = await renderIsland(walletButtons, example);
  const sheet = () => document.querySelector<HTMLElement>('[data-wallet-sheet]');
  const button = (name: string) => island.page.findByRole('button', { name: `Pay with ${name}` });

  async function press(name: string): Promise<void> {
    await island.shopper.click(await button(name));
  }

  /** Presses a button of the sheet, after choosing what happens. */
  async function answer(what: 'Approve' | 'Cancel' | 'Fail', choice?: string): Promise<void> {
    await vi.waitFor(() => expect(sheet()).not.toBeNull());
    // The shop's side has entered checkout.
    await vi.waitFor(() => expect(sheet()!.textContent).not.toContain('One moment'));
    const open = within(sheet()!);
    if (choice) await island.shopper.selectOptions(open.getByRole('combobox', { hidden: true }), choice);
    await island.shopper.click(open.getByRole('button', { name: what, hidden: true }));
  }

  const bodies = (call: string) =>
    island.requests.filter((request) => request.call === call).map(({ body }) => body);
  const sent = () => island.requests.map(({ call }) => call).filter((call) => call !== 'refreshCheckout');
  return { ...island, setAnswer: island.answer, sheet, button, press, answer, bodies, sent };
}
