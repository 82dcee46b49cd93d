import { describe, expect, test, vi } from 'vitest';
import { checkoutExamples } from '../../../../src/contract/checkout/checkout.examples.ts';
import { otherTendersExample, savedCardsExample } from '../../../../src/contract/payment/payment.examples.ts';
import type { IslandExample } from '../../../../src/testing/island-example.ts';
import { examples } from '../../../../widgets/checkout/checkout.examples.ts';
import { heldAnswer } from '../../render-island.tsx';
import { checkoutPage } from './checkout-page.ts';

const next = 'Next: Review & Place Order';
const whole = checkoutExamples['all done'];
const withPayment = (payment: object) => ({ ...whole, payment: { ...whole.payment, ...payment } });
const { certificates, rewardAccounts } = otherTendersExample;
const rewards = withPayment({ certificates, rewardAccounts, redeemRewardsTitle: 'Redeem your rewards' });
const done = { isSuccess: true };

async function open(checkout: object, answers: object = {}, context: IslandExample['context'] = {}) {
  const island = await checkoutPage('payment', {
    ...examples.payment,
    context,
    props: { checkout },
    answers: { ...examples.payment.answers, refreshCheckout: checkout, ...answers },
  });
  await island.page.findByRole('button', { name: next });
  return island;
}

describe('reward certificates', () => {
  test('stand under the server’s title, those of an account too', async () => {
    const { page } = await open(rewards);
    const list = page.getByRole('list', { name: 'Redeem your rewards' });
    expect([...list.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      expect.stringContaining('$25.00 reward certificate'),
      expect.stringContaining('$40.00 reward certificate'),
    ]);
    expect(page.getByText('Rewards card ending in 0045')).toBeTruthy();
    expect(page.getByText('$40.00 to redeem')).toBeTruthy();
  });

  test('go with the saved card that pays', async () => {
    const { press, bodies } = await open(rewards, { applyRewardCertificate: done });
    await press('Apply $40.00 reward certificate');
    await vi.waitFor(() =>
      expect(bodies('applyRewardCertificate')).toEqual([
        { certificateNumber: '7000124', accountCardOneData: { id: savedCardsExample[0]!.id } },
      ]),
    );
  });

  test('go with the saved card that is chosen', async () => {
    const unpaid = withPayment({ certificates, rewardAccounts, appliedCards: [] });
    const { press, page, shopper, bodies } = await open(unpaid, { applyRewardCertificate: done });
    await shopper.click(page.getByRole('radio', { name: /American Express/ }));
    await press('Apply $40.00 reward certificate');
    await vi.waitFor(() =>
      expect(bodies('applyRewardCertificate')).toMatchObject([
        { accountCardOneData: { id: savedCardsExample[1]!.id } },
      ]),
    );
  });

  describe('of a typed card', () => {
    const guest = withPayment({ certificates, rewardAccounts, savedCards: [], appliedCards: [] });
    async function typed(code: string, answer: object) {
      const island = await open(guest, { applyRewardCertificate: answer });
      const { page, shopper, press } = island;
      await shopper.type(page.getByLabelText('Card number'), '4111111111111111');
      await shopper.type(page.getByLabelText('Expiration date'), '1239');
      if (code) await shopper.type(page.getByLabelText('Security code'), code);
      await press('Apply $40.00 reward certificate');
      return island;
    }

    test('carry it once its form is valid', async () => {
      const { bodies, page } = await typed('123', done);
      await vi.waitFor(() =>
        expect(bodies('applyRewardCertificate')).toMatchObject([
          { cardOneData: { number: '4111111111111111', cvv: '123' } },
        ]),
      );
      expect(page.getByLabelText<HTMLInputElement>('Card number').value).toBe('4111 1111 1111 1111');
    });

    test('do not carry it before, and say nothing of it', async () => {
      const { bodies, page } = await typed('', done);
      await vi.waitFor(() =>
        expect(bodies('applyRewardCertificate')).toEqual([{ certificateNumber: '7000124' }]),
      );
      expect(page.queryByText('Please enter a valid security code.')).toBeNull();
    });

    test('empty it when they are refused', async () => {
      const { page } = await typed('123', { isSuccess: false, message: 'It belongs to another card.' });
      await page.findByText('It belongs to another card.');
      expect(page.getByLabelText<HTMLInputElement>('Card number').value).toBe('');
    });
  });

  test('go to the provider with the flag', async () => {
    const { press, bodies } = await open(
      rewards,
      { applyProviderCertificate: done },
      { features: { paymentProvider_EnableAdyen: true } },
    );
    await press('Apply $40.00 reward certificate');
    await vi.waitFor(() =>
      expect(bodies('applyProviderCertificate')).toEqual([
        {
          certificateNumber: '7000124',
          savePaymentCardInfo: { storedPaymentMethodId: savedCardsExample[0]!.id },
        },
      ]),
    );
  });

  test.each([
    [false, 'removeRewardCertificate'],
    [true, 'removeProviderRewardCertificate'],
  ])('are taken back, with the provider %s', async (paymentProvider_EnableAdyen, call) => {
    const { press, bodies, page, answer } = await open(
      rewards,
      { [call]: done },
      { features: { paymentProvider_EnableAdyen } },
    );
    answer('refreshCheckout', withPayment({ certificates: [{ ...certificates[0], isApplied: false }] }));
    await press('Remove $25.00 reward certificate');
    await page.findByRole('button', { name: 'Apply $25.00 reward certificate' });
    expect(bodies(call)).toEqual([{ certificateNumber: '7000123' }]);
  });

  test('all go at once', async () => {
    const both = [certificates[0], { ...certificates[0], certificateNumber: '7000125' }];
    const { press, page, sent, answer } = await open(withPayment({ certificates: both }), {
      removeCertificates: done,
    });
    answer('refreshCheckout', whole);
    await press('Remove all certificates');
    await vi.waitFor(() => expect(page.queryByRole('heading', { name: 'Rewards' })).toBeNull());
    expect(sent()).toEqual(['removeCertificates']);
  });

  test('keep their messages', async () => {
    const failed = [{ ...certificates[0], isApplied: false, errorMessage: 'It has expired.' }];
    const { page } = await open(withPayment({ certificates: failed }));
    expect(page.getByText('It has expired.').closest('li')!.textContent).toContain('$25.00');
  });

  test('say the server’s reason when one cannot be taken back', async () => {
    const { press, page } = await open(rewards, {
      removeRewardCertificate: { isSuccess: false, rewardsData: { errorMessage: 'Please try later.' } },
    });
    await press('Remove $25.00 reward certificate');
    await page.findByText('Please try later.');
  });
});

describe('account rewards', () => {
  const asking = (payment: object, answers: object = {}, context: IslandExample['context'] = {}) =>
    open(withPayment(payment), answers, context);
  const found = { ...done, checkout: rewards };

  test('are asked for by the card service’s session', async () => {
    const { page, bodies } = await asking({ tnsSession: 'SESSION1' }, { getAccountRewards: found });
    await page.findByRole('heading', { name: 'Redeem your rewards' });
    expect(bodies('getAccountRewards')).toEqual([{ tnsSession: 'SESSION1' }]);
  });

  test('are asked for by the account’s rewards card where there is none', async () => {
    const savedCards = [{ ...savedCardsExample[0], isRewardCard: true }];
    const { page, bodies } = await asking({ savedCards }, { getAccountRewardsByToken: found });
    await page.findByRole('heading', { name: 'Redeem your rewards' });
    expect(bodies('getAccountRewardsByToken')).toEqual([{ token: savedCardsExample[0]!.id }]);
  });

  test('are looked up at the provider with the flag', async () => {
    const context = { features: { paymentProvider_EnableAdyen: true }, account: { isSignedIn: true } };
    const { page, bodies } = await asking({}, { lookupRewardsCard: found }, context);
    await page.findByRole('heading', { name: 'Redeem your rewards' });
    expect(bodies('lookupRewardsCard')).toHaveLength(1);
  });

  test('that cannot be had are logged, and nothing shows', async () => {
    const { page, errors, opened } = await asking({ tnsSession: 'SESSION1' }, { getAccountRewards: 503 });
    await vi.waitFor(() => expect(errors.join()).toContain('get account rewards'));
    expect(page.queryByRole('alert')).toBeNull();
    expect(opened).toEqual([]);
  });

  test('that come late do not take back what was changed meanwhile', async () => {
    const held = heldAnswer(found);
    const { page, press, answer } = await asking(
      { tnsSession: 'SESSION1', certificates },
      { getAccountRewards: held.answer, removeRewardCertificate: done },
    );
    const removed = withPayment({ certificates: [{ ...certificates[0], isApplied: false }] });
    answer('refreshCheckout', removed);
    await press('Remove $25.00 reward certificate');
    await page.findByRole('button', { name: 'Apply $25.00 reward certificate' });
    answer('refreshCheckout', { ...removed, payment: { ...removed.payment, rewardAccounts } });
    held.release();
    await page.findByText('$40.00 to redeem');
    expect(page.getByRole('button', { name: 'Apply $25.00 reward certificate' })).toBeTruthy();
  });
});
