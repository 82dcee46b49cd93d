import { expect, test } from 'vitest';
import { examples } from '../../../../widgets/security-code-help/security-code-help.examples.ts';
import securityCodeHelp from '../../../../widgets/security-code-help/security-code-help.island.ts';
import { openIsland } from '../../render-island.tsx';

test('shows the server’s content for the popup’s name', async () => {
  const island = await openIsland(securityCodeHelp, examples.help);
  await island.page.findByText(/The last three digits on the back of your card/);
  island.page.getByRole('dialog', { name: 'Your Security Code' });
  expect(island.requests.map(({ url }) => url.search)).toEqual(['?popupName=CreditCardVerification']);
});

test('has a default title if the server sends none', async () => {
  const island = await openIsland(securityCodeHelp, examples['without a title']);
  await island.page.findByText('Look at the back of your card.');
  island.page.getByRole('dialog', { name: 'Your Security Code' });
});

test('is busy while the content loads', async () => {
  const island = await openIsland(securityCodeHelp, examples.loading);
  expect(island.page.getByRole('dialog').querySelector('[aria-busy=true]')).not.toBeNull();
});
