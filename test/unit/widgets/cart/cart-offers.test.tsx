import { expect, test } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

type Features = Record<string, boolean>;

/** A cart whose page context has these features; no promo code is applied. */
function open(features: Features, cart: object = {}) {
  const example = examples['four lines'];
  const { getCart } = example.answers as { getCart: object };
  const context = { ...('context' in example ? (example.context as object) : {}), features };
  const answers = { ...example.answers, getCart: { ...getCart, cartSummary: {}, ...cart } };
  return cartPage({ ...example, context, answers } as never);
}

test('a shop that says nothing offers Save for Later, promo code and ZIP code', async () => {
  const { page } = await open({});
  expect(page.getAllByRole('button', { name: /^Save for Later/ }).length).toBeGreaterThan(0);
  expect(page.getAllByText(/promo code/i).length).toBeGreaterThan(0);
  expect(page.getByLabelText('ZIP code')).toBeTruthy();
});

test('without Save for Later no line has it', async () => {
  const { page } = await open({ offersSaveForLater: false });
  expect(page.queryAllByRole('button', { name: /^Save for Later/ })).toEqual([]);
});

test('without promo codes none is asked for', async () => {
  const { page } = await open({ offersPromoCodes: false });
  expect(page.queryByText(/promo code/i)).toBeNull();
});

test('a promo code that is applied is shown, and can be removed, all the same', async () => {
  const { page } = await open({ offersPromoCodes: false }, { cartSummary: { discountCode: 'WELCOME10' } });
  expect(page.getAllByText(/WELCOME10/).length).toBeGreaterThan(0);
});

test('without a ZIP code none is asked for', async () => {
  const { page } = await open({ offersZipCode: false });
  expect(page.queryByLabelText('ZIP code')).toBeNull();
});
