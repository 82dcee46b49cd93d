import { expect, test } from 'vitest';
import { refreshCheckoutExample } from '../../../../src/contract/checkout/checkout.examples.ts';
import { examples } from '../../../../widgets/saved-cards/saved-cards.examples.ts';
import savedCards from '../../../../widgets/saved-cards/saved-cards.island.ts';
import { openIsland } from '../../render-island.tsx';

/** Gift cards or rewards cover the whole order. */
const known = refreshCheckoutExample.answer as { payment: object };
const covered = { ...known, payment: { ...known.payment, amountDue: 0, appliedCards: [] } };
const nothingDue = {
  ...examples.several,
  answers: { ...examples.several.answers, refreshCheckout: covered },
  props: { ...examples.several.props, amountDue: 0 },
};

test('an order with nothing left to pay says so', async () => {
  const { page } = await openIsland(savedCards, nothingDue);
  expect((await page.findByText(/\$0\.00/)).getAttribute('role')).toBe('status');
});

test('Apply new card opens with nothing left to pay', async () => {
  const { page, shopper, opened } = await openIsland(savedCards, nothingDue);
  await page.findByText(/\$0\.00/);
  await shopper.click(page.getByRole('button', { name: 'Apply new card' }));
  expect(opened).toMatchObject([{ name: 'add-card', props: { amountDue: 0 } }]);
});
