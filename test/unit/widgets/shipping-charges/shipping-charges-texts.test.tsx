import { expect, test } from 'vitest';
import { examples } from '../../../../widgets/shipping-charges/shipping-charges.examples.ts';
import shippingCharges from '../../../../widgets/shipping-charges/shipping-charges.island.ts';
import { type IslandExample, openIsland } from '../../render-island.tsx';

test.each([
  ['local in-home', 'zipCode'],
  ['Canada, local in-home', 'postalCode'],
] as const)('the field for a code of %s is labelled by the page’s %s', async (name, key) => {
  const example: IslandExample = examples[name];
  const context = { ...example.context, messages: { [key]: 'Your code' } };
  const { page } = await openIsland(shippingCharges, { ...example, context });
  expect(page.getByRole('textbox', { name: 'Your code' })).toBeTruthy();
});
