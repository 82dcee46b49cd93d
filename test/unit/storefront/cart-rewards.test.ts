import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { makeAccount, signedInShopper } from './account-shopper.ts';
import { addLine, change, setState, wholeCart } from './cart-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;

const storefront = openStorefrontForFile();
let shopper: Shopper;

beforeAll(async () => {
  await makeAccount(storefront.url);
});
beforeEach(() => {
  shopper = new Shopper(storefront.url);
});

const sums = async () => (await wholeCart(shopper)).orderSummary;

describe.each([
  [
    'ReactCheckout',
    '/ReactCheckout/ApplyCartRewardCertificate',
    '/ReactCheckout/RemoveRewardCertificate',
    '/ReactCheckout/RemoveCertificates',
  ],
  [
    'the payment provider',
    '/api/checkout/payment-provider/apply-cart-reward-certificate',
    '/api/checkout/payment-provider/remove-reward-certificate',
    '/api/checkout/payment-provider/remove-certificates',
  ],
])('reward certificates by the paths of %s', (_, apply, remove, removeAll) => {
  beforeEach(async () => {
    shopper = await signedInShopper(storefront.url);
    await addLine(shopper, inStock);
    await change(shopper, removeAll, {});
  });

  test('are applied, and again without effect', async () => {
    const answer = await change(shopper, apply, { certificateNumber: '7000123' });
    expect(answer).toMatchObject({
      isSuccess: true,
      rewardsData: { errorMessage: null, rewardsTotal: 2500 },
    });
    await change(shopper, apply, { certificateNumber: '7000123' });
    expect((await sums()).rewardsTotal).toBe(2500);
    expect((await wholeCart(shopper)).rewardCertificates).toMatchObject([
      { certificateNumber: '7000123', isApplied: true },
      { isApplied: false },
      { isApplied: false },
    ]);
  });

  test('are taken back one by one, and a second time is no error', async () => {
    await change(shopper, apply, { certificateNumber: '7000123' });
    await change(shopper, apply, { certificateNumber: '7000456' });
    await change(shopper, remove, { certificateNumber: '7000123' });
    const answer = await change(shopper, remove, { certificateNumber: '7000123' });
    expect(answer).toMatchObject({ isSuccess: true, rewardsData: { rewardsTotal: 1000 } });
  });

  test('are all taken back', async () => {
    await change(shopper, apply, { certificateNumber: '7000123' });
    await change(shopper, apply, { certificateNumber: '7000456' });
    expect(await change(shopper, removeAll, {})).toMatchObject({ rewardsData: { rewardsTotal: 0 } });
  });

  test('that the shopper does not hold are refused with a message', async () => {
    const message = 'We could not find the reward certificate 1.';
    expect(await change(shopper, apply, { certificateNumber: '1' })).toMatchObject({
      isSuccess: false,
      message,
      rewardsData: { errorMessage: message, rewardsTotal: 0 },
    });
  });
});

test('a guest holds no reward certificates', async () => {
  expect((await wholeCart(shopper)).rewardCertificates).toEqual([]);
  const answer = await change(shopper, '/ReactCheckout/ApplyCartRewardCertificate', {
    certificateNumber: '7000123',
  });
  expect(answer).toMatchObject({ isSuccess: false });
});

test('rewards that are more than the order pay for it, and a message says so', async () => {
  await setState(shopper, 'rewards-exceed');
  const { subtotal, shippingTotal, rewardsTotal, total, rewardsExceedOrderTotalMessage } = await sums();
  expect(rewardsTotal).toBe(subtotal + shippingTotal!);
  expect(total).toBe(0);
  expect(rewardsExceedOrderTotalMessage).toContain('are more than this order');
});

test('items that cannot be bought are neither paid for by rewards nor part of a promo code’s minimum', async () => {
  shopper = await signedInShopper(storefront.url);
  await setState(shopper, 'all-nla');
  await addLine(shopper, smallPrice);
  let answer: unknown;
  for (const certificateNumber of ['7000123', '7000456'])
    answer = await change(shopper, '/ReactCheckout/ApplyCartRewardCertificate', { certificateNumber });
  const { rewardsTotal, rewardsExceedOrderTotalMessage } = await sums();
  expect(rewardsExceedOrderTotalMessage).not.toBeNull();
  expect(answer).toMatchObject({ rewardsData: { rewardsTotal, rewardsExceedOrderTotalMessage } });
  expect(await change(shopper, 'apply-promo', { promoCode: 'SAVE25' })).toMatchObject({
    isSuccess: false,
    cartErrorMessage: expect.stringContaining('SAVE25'),
  });
});
