import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { otherTendersExample } from '../../../../src/contract/payment/payment.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const whole = checkoutExamples['all done'];
const tenderCodes = otherTendersExample.tenderCodes;
const withTender = { ...whole, payment: { ...whole.payment, tenderCodes } };
const done = { isSuccess: true };

async function open(checkout: object, answers: object = {}, context: IslandExample['context'] = {}) {
  const island = await checkoutPage('payment', {
    ...examples.payment,
    context,
    props: { checkout },
    answers: { ...examples.payment.answers, refreshCheckout: checkout, ...answers },
  });
  const { page, shopper, press } = island;
  await page.findByRole('button', { name: next });
  const type = async (opener: string, label: string, text: string) => {
    await press(opener);
    await shopper.type(page.getByLabelText(label), text);
  };
  return { ...island, type };
}

describe('a tender code', () => {
  const add = ['Add a tender code', 'Tender code'] as const;

  test('is sent without spaces and dashes, in capitals, and then pays', async () => {
    const { page, type, bodies } = await open(whole, {
      applyTenderCode: { ...done, checkout: withTender },
    });
    await type(...add, 'thanks - 25{Enter}');
    const list = await page.findByRole('list', { name: 'Tender codes that pay' });
    expect(list.textContent).toContain('Tender code THANKS25');
    expect(list.textContent).toContain('−$25.00');
    expect(bodies('applyTenderCode')).toEqual([{ tenderCodeNumber: 'THANKS25' }]);
  });

  test('that is refused keeps what was typed', async () => {
    const { page, type } = await open(whole, {
      applyTenderCode: { isSuccess: false, message: 'This code has been used.' },
    });
    await type(...add, 'used{Enter}');
    await page.findByText('This code has been used.');
    expect(page.getByLabelText<HTMLInputElement>('Tender code').value).toBe('used');
  });

  test('that the server keeps with its message is told of once', async () => {
    const message = 'The code OLD has ended.';
    const refused = [{ id: 'tender-2', label: 'OLD', appliedAmount: 0, errorMessage: message }];
    const checkout = { ...whole, payment: { ...whole.payment, tenderCodes: refused } };
    const { page, type, shopper } = await open(whole, {
      applyTenderCode: { isSuccess: false, message, checkout },
    });
    await type(...add, 'old{Enter}');
    await page.findByText(message);
    expect(page.getAllByText(message)).toHaveLength(1);
    await shopper.type(page.getByLabelText('Tender code'), 'er');
    expect(page.getByText(message).closest('li')).not.toBeNull();
  });

  test('keeps the server’s message', async () => {
    const refused = [{ id: 'tender-2', label: 'OLD', appliedAmount: 0, errorMessage: 'It has ended.' }];
    const { page } = await open({ ...whole, payment: { ...whole.payment, tenderCodes: refused } });
    const list = page.getByRole('list', { name: 'Tender codes that pay' });
    expect(list.textContent).toContain('It has ended.');
  });

  test('is taken back by the id of its entry', async () => {
    const { press, bodies, page, answer } = await open(withTender, { removeTenderCode: done });
    answer('refreshCheckout', whole);
    await press('Remove Tender code THANKS25');
    await vi.waitFor(() => expect(page.queryByRole('list', { name: 'Tender codes that pay' })).toBeNull());
    expect(bodies('removeTenderCode')).toEqual([{ tenderCodeNumber: 'tender-1' }]);
  });

  test.each([
    [{ paymentActions: 'provider' }, { number: 'A1' }],
    [{ paymentProvider_EnableAdyen: true }, { number: 'A1' }],
    [{ paymentProvider_EnableAdyen: true, paymentActions: 'site' }, { tenderCodeNumber: 'A1' }],
  ])('is named by the page’s flags %o', async (features, payload) => {
    const { type, bodies } = await open(whole, { applyTenderCode: done }, { features });
    await type(...add, 'a1{Enter}');
    await vi.waitFor(() => expect(bodies('applyTenderCode')).toEqual([payload]));
  });

  test('is not sent while it is empty', async () => {
    const { press, page, sent } = await open(whole);
    await press('Add a tender code');
    await press('Apply Code');
    await page.findByText('Please enter a tender code.');
    expect(sent()).toEqual([]);
  });
});

describe('a promo code', () => {
  const applied = { ...whole, promoCode: 'WELCOME10', promoDiscountMessage: '10% off' };

  test('is applied, and shown in the cart’s words', async () => {
    const { page, type, bodies } = await open(whole, { applyPromoCode: { ...done, checkout: applied } });
    await type('Add a promo code', 'Promo code', ' welcome10{Enter}');
    await page.findByText('Promo code WELCOME10 is applied.');
    expect(bodies('applyPromoCode')).toEqual([{ promoCode: 'welcome10' }]);
  });

  test('that is refused keeps what was typed', async () => {
    const { page, type } = await open(whole, {
      applyPromoCode: { isSuccess: false, message: 'This promo code has expired.' },
    });
    await type('Add a promo code', 'Promo code', 'OLD{Enter}');
    await page.findByText('This promo code has expired.');
    expect(page.getByLabelText<HTMLInputElement>('Promo code').value).toBe('OLD');
  });

  test('is removed', async () => {
    const { page, press, sent, answer } = await open(applied, { removePromoCode: done });
    answer('refreshCheckout', whole);
    await press('Remove promo code');
    await page.findByRole('button', { name: 'Add a promo code' });
    expect(sent()).toEqual(['removePromoCode']);
  });
});

describe('tax exemption', () => {
  const box = (page: Awaited<ReturnType<typeof open>>['page']) =>
    page.getByRole<HTMLInputElement>('checkbox', { name: 'This order is tax-exempt' });
  const exempt = { ...whole, payment: { ...whole.payment, isTaxExemptionApplied: true } };

  test('is a GET, and sets the page’s flag once it is done', async () => {
    const { page, shopper, requests } = await open(whole, {
      applyTaxExemption: { ...done, checkout: exempt },
    });
    await shopper.click(box(page));
    await vi.waitFor(() => expect(box(page).checked).toBe(true));
    const sent = requests.find(({ call }) => call === 'applyTaxExemption')!;
    expect(sent.url.search).toBe('?taxExemption=true');
    expect(sessionStorage.getItem('isTaxExempt')).toBe('true');
  });

  test('is a POST by the payment actions', async () => {
    const { page, shopper, bodies } = await open(
      whole,
      { postTaxExemption: { ...done, checkout: exempt } },
      { features: { paymentActions: 'provider' } },
    );
    await shopper.click(box(page));
    await vi.waitFor(() => expect(bodies('postTaxExemption')).toEqual([{ isTaxExemptionApplied: true }]));
  });

  test('that is refused sets no flag, and says why', async () => {
    const { page, shopper } = await open(whole, {
      applyTaxExemption: { isSuccess: false, message: 'Your account is not exempt.' },
    });
    await shopper.click(box(page));
    await page.findByText('Your account is not exempt.');
    expect(box(page).checked).toBe(false);
    expect(sessionStorage.getItem('isTaxExempt')).toBeNull();
  });

  test('is the whole checkout’s word, whatever the flag says', async () => {
    const none = { ...whole, payment: { ...whole.payment, isTaxExemptionApplied: false } };
    const island = await checkoutPage(
      'payment',
      { ...examples.payment, props: { checkout: none } },
      { isTaxExempt: 'true' },
    );
    await island.page.findByRole('button', { name: next });
    expect(box(island.page).checked).toBe(false);
    expect(sessionStorage.getItem('isTaxExempt')).toBeNull();
  });

  test('is the flag’s where the checkout does not say', async () => {
    const island = await checkoutPage('payment', examples.payment, { isTaxExempt: 'true' });
    await island.page.findByRole('button', { name: next });
    expect(box(island.page).checked).toBe(true);
  });
});
