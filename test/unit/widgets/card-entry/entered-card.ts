import { vi } from 'vitest';
import cardEntry from '../../../../widgets/card-entry/card-entry.island.ts';
import { type IslandExample, renderIsland } from '../../render-island.tsx';
import { sentPayments } from '../../sent-payments.ts';
import { twoTurns } from '../../two-turns.ts';

/** The number that every test types; it appears nowhere else on the page. */
export const cardNumber = '4111111111111111';

/** The fields' own listeners are not React's, so that a render follows the last key in a task of its own. */
const thenRendered =
  <Args extends unknown[]>(deed: (...args: Args) => Promise<void>) =>
  async (...args: Args) => {
    await deed(...args);
    await twoTurns();
  };

/** A page's card form, with its requests and events. */
export async function render(example: IslandExample, options?: Parameters<typeof renderIsland>[2]) {
  const visits: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    visits.push(new URL(String(url)).pathname);
  });
  const island = await renderIsland(cardEntry, example, options);
  const { page, host, requests } = island;
  const { type, clear, tab } = island.shopper;
  const shopper = {
    ...island.shopper,
    type: thenRendered(type),
    clear: thenRendered(clear),
    tab: thenRendered(tab),
  };
  const field = (label: string) => page.queryByLabelText(label) as HTMLInputElement | null;
  const fields = {
    number: () => field('Card number')!,
    expiry: () => field('Expiration date')!,
    code: () => field('Security code')!,
  };
  const button = () => page.getByRole('button', { name: /^(Use This Card|Checking|Pay Now)/ });
  return {
    ...island,
    ...fields,
    shopper,
    field,
    visits,
    button,
    said: () => host.querySelector('[role=status]')!.textContent,
    slot: (input: HTMLElement) =>
      document.getElementById(input.getAttribute('aria-describedby')!)!.textContent,
    paid: () => sentPayments(requests),
    async type(number = cardNumber, expiry = '1239', code = '123') {
      if (number) await shopper.type(fields.number(), number);
      if (expiry && field('Expiration date')) await shopper.type(fields.expiry(), expiry);
      if (code && field('Security code')) await shopper.type(fields.code(), code);
    },
    send: () => shopper.click(button()),
  };
}
