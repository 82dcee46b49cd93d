import { describe, expect, test } from 'vitest';
import { examples } from '../../../../widgets/cart/cart.examples.ts';
import { cartPage } from './cart-page.ts';

describe('the sums', () => {
  test('are the server’s, each that is known', async () => {
    const { page } = await cartPage(examples['promo code']);
    const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(sums).toEqual([
      'Subtotal$4,035.75',
      'Discount (WELCOME10)-$403.58',
      'Shipping$9.95',
      'Installation$129.00',
      'Estimated tax$330.11',
      'Donation$5.00',
    ]);
    expect(page.getAllByText('$4,106.23')).toHaveLength(2);
  });

  test('that are not known yet say where they will be', async () => {
    const { page } = await cartPage(examples['one line']);
    expect(page.getAllByText('Calculated at checkout')).toHaveLength(2);
  });

  test('shipping that costs nothing is free', async () => {
    const { props, answers } = examples['promo code'];
    const cart = { ...props.cart, orderSummary: { ...props.cart.orderSummary, shippingTotal: 0 } };
    const free = { ...examples['promo code'], props: { cart }, answers: { ...answers, getCart: cart } };
    await cartPage(free as never);
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toContain(
      'ShippingFree',
    );
  });

  test('a discount without a promo code is named all the same', async () => {
    const { props, answers } = examples['promo code'];
    const cart = { ...props.cart, cartSummary: { ...props.cart.cartSummary, discountCode: '' } };
    const unnamed = { ...examples['promo code'], props: { cart }, answers: { ...answers, getCart: cart } };
    await cartPage(unnamed as never);
    expect([...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toContain(
      'Discount-$403.58',
    );
  });

  test('an international cart has no ZIP code and no tax', async () => {
    const { page } = await cartPage(examples.international);
    expect(page.queryByLabelText(/Postal code/)).toBeNull();
  });
});
