import { openCheckout } from './checkout-page.ts';
import { addNothing, againstNothing, nothing, timeUntilShown, tracedPress } from './press.ts';
import { type Question, throttle } from './question.ts';

const row = '[data-island="wallet-buttons"][data-place="payment"]:not([data-only])';
const button = `${row} [data-wallet="venmo"] button`;

export const walletPress: Question = {
  name: 'wallet-press',
  asks: 'At 4 × CPU throttle a press on a wallet is painted as the stand-in’s sheet in at most 100 ms.',
  async answer(bench) {
    const times: number[] = [];
    const floors: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openCheckout(bench, 'wallets-payment');
      const { page } = opened;
      await page.locator(button).waitFor();
      await addNothing(page, row);
      await throttle(opened, 4);
      const floor = await tracedPress(bench, page, nothing);
      const time = await timeUntilShown(page, button, '[data-wallet-sheet]');
      await opened.close();
      if (round < 0) continue;
      times.push(time);
      floors.push(floor);
    }
    return againstNothing('the sheet of a wallet is painted', { times, floors, bound: 100 });
  },
};
