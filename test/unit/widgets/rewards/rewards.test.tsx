import { expect, test, vi } from 'vitest';
import { savedCardsExample } from '../../../../src/contract/payment/payment.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/rewards/rewards.examples.ts';
import rewards from '../../../../widgets/rewards/rewards.island.ts';
import { renderIsland } from '../../render-island.tsx';

async function open(example: IslandExample) {
  const island = await renderIsland(rewards, example);
  const bodies = (call: string) =>
    island.requests.filter((request) => request.call === call).map(({ body }) => body);
  const press = async (name: string) =>
    island.shopper.click(await island.page.findByRole('button', { name }));
  return { ...island, press, bodies };
}

test('applies a certificate with the saved card that pays', async () => {
  const { page, press, bodies } = await open(examples['reward certificate']);
  await press('Apply $25.00 reward certificate');
  await page.findByRole('button', { name: 'Remove $25.00 reward certificate' });
  expect(bodies('applyRewardCertificate')).toEqual([
    { certificateNumber: '7000123', accountCardOneData: { id: savedCardsExample[0]!.id } },
  ]);
});

test('takes one back by its number', async () => {
  const { press, bodies } = await open(examples['cannot be removed']);
  await press('Remove $25.00 reward certificate');
  await vi.waitFor(() =>
    expect(bodies('removeRewardCertificate')).toEqual([{ certificateNumber: '7000123' }]),
  );
});

test('says why a certificate is refused, beside it', async () => {
  const { page, press } = await open(examples['reward certificate refused']);
  await press('Apply $25.00 reward certificate');
  const said = await page.findByText('This certificate belongs to another card.');
  expect(said.closest('li')!.textContent).toContain('$25.00');
});

test('names the block by the server’s title', async () => {
  const { page } = await open(examples['title of the server']);
  await page.findByRole('region', { name: 'Redeem your rewards' });
});

test('says that only rewards cards may pay', async () => {
  const { page } = await open(examples['rewards cards only']);
  await page.findByText('Only rewards cards can pay for this order.');
});

test('asks for the rewards of the account once', async () => {
  const { page, bodies } = await open(examples['rewards of the account']);
  await page.findByText('Rewards card ending in 0045');
  expect(bodies('getAccountRewardsByToken')).toEqual([{ token: savedCardsExample[0]!.id }]);
});

test('keeps the server’s content where they cannot be read', async () => {
  const { host } = await open(examples['not read']);
  await vi.waitFor(() => expect(host.dataset.islandStatus).toBe('failed'));
  expect(host.textContent).toContain('$25.00 reward certificate');
});
