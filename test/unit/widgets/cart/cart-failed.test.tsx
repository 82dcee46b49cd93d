import { describe, expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

/** Another mug, which the server fails to take. */
async function failed(answer: object | number) {
  const shown = await cartPage();
  shown.answer('updateItem', answer);
  await shown.shopper.click(shown.button(/One more: Quantity: Hadley Mug/));
  await shown.settled();
  return shown;
}
const opened = ({ opened }: Awaited<ReturnType<typeof failed>>) => opened.map(({ name }) => name);

describe('a change that fails (decision 71)', () => {
  test.each([
    ['a fault', 500, { message: 'Something went wrong. Please try again.' }],
    ['no answer of the shop', 503, { isNetwork: true }],
  ])('by %s opens the cart error, and its line says so too', async (_, status, props) => {
    const shown = await failed(status);
    await vi.waitFor(() => expect(shown.opened).toEqual([{ name: 'cart-error', props }]));
    expect(shown.line(/Hadley Mug/).querySelector('[role="alert"]')).not.toBeNull();
  });

  test('by a refusal says so at its line alone', async () => {
    const shown = await failed({ isSuccess: false, message: 'You can buy up to 12.' });
    await shown.page.findByText('You can buy up to 12.');
    expect(opened(shown)).toEqual([]);
  });

  test('with others opens the cart error once', async () => {
    const shown = await cartPage();
    shown.answer('updateItem', 500);
    shown.answer('saveForLater', 500);
    for (const name of [/One more: Quantity: Hadley Mug/, /^Save for Later.*Hadley Mug/])
      shown.button(name).click();
    await shown.settled();
    await vi.waitFor(() => expect(opened(shown)).toEqual(['cart-error']));
  });

  test('that nobody asked for opens nothing', async () => {
    const example = examples.rewards;
    const shown = await cartPage({
      ...example,
      answers: { ...example.answers, applyCartRewardCertificate: 500 },
    } as never);
    await vi.waitFor(() => expect(shown.requests.map(({ call }) => call)).toContain('getCart'));
    await shown.settled();
    expect(opened(shown)).toEqual([]);
  });

  test('by a reset opens the refresh popup, and says nothing beside it', async () => {
    const shown = await failed({ IsReset: true });
    await vi.waitFor(() => expect(opened(shown)).toEqual(['refresh-popup']));
    expect(shown.line(/Hadley Mug/).querySelector('[role="alert"]')).toBeNull();
  });
});

test('a ZIP code whose call fails has its own words beside it, and a refused one the server’s', async () => {
  const shown = await cartPage();
  const field = shown.page.getByLabelText<HTMLInputElement>(/ZIP code/);
  shown.answer('applyZip', 500);
  await shown.shopper.clear(field);
  await shown.shopper.type(field, '10001{Enter}');
  await shown.page.findByText('Zip code could not be updated.');
  expect(opened(shown)).toEqual(['cart-error']);
  shown.answer('applyZip', { isSuccess: false, message: 'We do not ship to 10001.' });
  await shown.shopper.type(field, '{Enter}');
  await shown.page.findByText('We do not ship to 10001.');
  expect(opened(shown)).toEqual(['cart-error']);
});
