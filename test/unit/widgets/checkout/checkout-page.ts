import { within } from 'storybook/test';
import { onTestFinished, vi } from 'vitest';
import { checkoutSteps, type StepKey, stepIndexes } from '../../../../src/domain/checkout/steps.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import checkout from '../../../../widgets/checkout/checkout.island.ts';
import { openTestPage, renderIsland } from '../../render-island.tsx';

const reads =
  /^((refresh|log)Checkout|getAccountRewards(ByToken)?|lookupRewardsCard|getCheckoutFunnelCbhccCms)$/;

/**
 * A step of checkout at its address.
 * @param stored what the tab's storage has, by key
 * @param come changes the address before the island mounts
 */
export async function checkoutPage(
  step: StepKey,
  example: IslandExample,
  stored: Readonly<Record<string, string>> = {},
  come = () => {},
) {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', checkoutSteps[stepIndexes[step]].path);
  come();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', vi.fn());
  const on = openTestPage(example);
  const island = await renderIsland(checkout, example, { on });
  const { page } = island;
  /** The calls that change something, in order. */
  const sent = () => island.requests.filter(({ call }) => !reads.test(call)).map(({ call }) => call);
  const bodies = (call: string) =>
    island.requests.filter((request) => request.call === call).map(({ body }) => body);
  return {
    ...island,
    assign,
    sent,
    bodies,
    /** Waits for a step that is shown, and returns its heading: one that is done has a heading as well, but is no region. */
    heading: async (name: string) =>
      within(await page.findByRole('region', { name })).getByRole('heading', { level: 2, name }),
    /** Says yes to the first “This is a gift”: then its message can be typed. */
    asGift: async (): Promise<HTMLTextAreaElement> => {
      const [box] = await page.findAllByRole<HTMLInputElement>('checkbox', { name: 'This is a gift' });
      if (!box!.checked) await island.shopper.click(box!);
      return page.findByLabelText<HTMLTextAreaElement>('Gift message (optional)');
    },
    press: async (name: string) => island.shopper.click(await page.findByRole('button', { name })),
  };
}
