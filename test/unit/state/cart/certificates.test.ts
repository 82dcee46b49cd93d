import { describe, expect, onTestFinished, test } from 'vitest';
import type { Cart } from '../../../../src/contract/cart/cart.ts';
import { loadedCartAtom } from '../../../../src/state/cart/cart.ts';
import {
  applyCertificate,
  removeAllCertificates,
  removeCertificate,
} from '../../../../src/state/cart/certificates.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { openTestPage } from '../../render-island.tsx';

const certificateNumber = '7000123';
const actions = [
  [
    'applyCartRewardCertificate',
    'applyProviderRewardCertificate',
    () => applyCertificate({ certificateNumber }),
  ],
  ['removeRewardCertificate', 'removeProviderRewardCertificate', () => removeCertificate(certificateNumber)],
  ['removeCertificates', 'removeProviderCertificates', () => removeAllCertificates()],
] as const;
const provider = { features: { paymentProvider_EnableAdyen: true } };

describe.each(actions)('%s', (ofCheckout, ofProvider, act) => {
  const answered = (answer: object, context = {}) =>
    openTestPage({ context, answers: { [ofCheckout]: answer, [ofProvider]: answer } });

  test('is sent, and its rewards are returned', async () => {
    const rewardsData = { rewardsTotal: 2500 };
    const { requests } = answered({ isSuccess: true, rewardsData });
    expect(await act()).toEqual(rewardsData);
    expect(requests.map(({ call }) => call)).toEqual([ofCheckout]);
  });

  test(`with the payment provider’s flag is ${ofProvider}`, async () => {
    const { requests } = answered({ isSuccess: true }, provider);
    expect(await act()).toBeUndefined();
    expect(requests.map(({ call }) => call)).toEqual([ofProvider]);
  });

  test('refused, throws with the rewards’ message, else the answer’s', async () => {
    const message = 'Not now.';
    answered({ isSuccess: false, message, rewardsData: { errorMessage: 'It has expired.' } });
    await expect(act()).rejects.toMatchObject({ kind: 'refused', serverMessage: 'It has expired.' });
    answered({ isSuccess: false, message, rewardsData: null });
    await expect(act()).rejects.toMatchObject({ kind: 'refused', serverMessage: message });
  });
});

test('a certificate is applied with its account and card token', async () => {
  const { requests } = openTestPage({ answers: { applyCartRewardCertificate: { isSuccess: true } } });
  const certificate = { certificateNumber, accountNumber: '99120045', cardToken: 'tok_1' };
  await applyCertificate(certificate);
  expect(requests[0]!.body).toEqual(certificate);
});

test.each([
  ['without one of the page’s', {}, 'removeProviderCertificates'],
  ['which the page’s replaces', { features: { paymentProvider_EnableAdyen: false } }, 'removeCertificates'],
] as const)('the cart’s own flag chooses the call, %s (cart §3)', async (_, context, call) => {
  const isDone = { isSuccess: true };
  const { requests } = openTestPage({
    context,
    answers: { removeCertificates: isDone, removeProviderCertificates: isDone },
  });
  const loaded = sharedStore().get(loadedCartAtom);
  onTestFinished(() => sharedStore().set(loadedCartAtom, loaded));
  sharedStore().set(loadedCartAtom, { paymentProvider_EnableAdyen: true } as Cart);
  await removeAllCertificates();
  expect(requests.map((request) => request.call)).toEqual([call]);
});
