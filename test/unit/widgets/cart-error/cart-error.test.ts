import { expect, test } from 'vitest';
import { errorMessages } from '../../../../src/domain/messages.ts';
import { examples } from '../../../../widgets/cart-error/cart-error.examples.ts';
import cartError from '../../../../widgets/cart-error/cart-error.island.ts';
import { notePaths, showCart } from '../../cart-page.ts';
import { closed } from '../../popup-page.ts';
import { openIsland, openTestPage } from '../../render-island.tsx';

test.each([
  ['generic', errorMessages.genericErrorMessage],
  ['network', errorMessages.networkErrorMessage],
  ['with the server’s message', /being changed in another window/],
] as const)('%s: shows its text', async (state, text) => {
  const { page } = await openIsland(cartError, examples[state]);
  page.getByRole('dialog', { name: 'There is a problem with your cart' });
  page.getByText(text);
});

test('uses the page’s texts', async () => {
  const { page } = await openIsland(cartError, examples['texts of the page']);
  page.getByRole('dialog', { name: 'Oh No' });
  page.getByText('That did not work.');
});

test('Back to Cart leads to the cart’s page', async () => {
  const went = notePaths();
  const { page, shopper } = await openIsland(cartError, examples.generic);
  await shopper.click(page.getByRole('button', { name: 'Back to Cart' }));
  expect(went()).toEqual(['/checkout/cart']);
});

test('in the cart, Back to Cart closes the popup and reads the cart again', async () => {
  const went = notePaths();
  const on = openTestPage(examples.generic);
  showCart();
  const { page, shopper, requests, host } = await openIsland(cartError, examples.generic, on);
  await shopper.click(page.getByRole('button', { name: 'Back to Cart' }));
  await closed({ host });
  expect(requests.map(({ call }) => call)).toEqual(['getCart']);
  expect(went()).toEqual([]);
});

test('in the cart, Close reads the cart again too', async () => {
  const went = notePaths();
  const on = openTestPage(examples.generic);
  showCart();
  const { page, shopper, requests, host } = await openIsland(cartError, examples.generic, on);
  await shopper.click(page.getByRole('button', { name: 'Close' }));
  await closed({ host });
  expect(requests.map(({ call }) => call)).toEqual(['getCart']);
  expect(went()).toEqual([]);
});

test('Close stays on the page', async () => {
  const went = notePaths();
  const { page, shopper, host } = await openIsland(cartError, examples.generic);
  await shopper.click(page.getByRole('button', { name: 'Close' }));
  await closed({ host });
  expect(went()).toEqual([]);
});
