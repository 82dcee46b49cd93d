import { describe, expect, test } from 'vitest';
import { removeAllCertificates } from '../../../../src/state/cart/certificates.ts';
import { openTestPage } from '../../render-island.tsx';

/* The calls of one certificate: change-kinds.test.ts. */

describe('removing all certificates', () => {
  const answered = (answer: object, context = {}) =>
    openTestPage({
      context,
      answers: { removeCertificates: answer, removeProviderCertificates: answer },
    });

  test.each([
    ['without a flag', {}, 'removeCertificates'],
    [
      'with the payment provider’s flag',
      { features: { paymentProvider_EnableAdyen: true } },
      'removeProviderCertificates',
    ],
  ])('%s', async (_, context, call) => {
    const { requests } = answered({ isSuccess: true }, context);
    await removeAllCertificates();
    expect(requests.map((request) => request.call)).toEqual([call]);
  });

  test('refused, throws with the rewards’ message, else the answer’s', async () => {
    const message = 'Not now.';
    answered({ isSuccess: false, message, rewardsData: { errorMessage: 'It has expired.' } });
    await expect(removeAllCertificates()).rejects.toMatchObject({
      kind: 'refused',
      serverMessage: 'It has expired.',
    });
    answered({ isSuccess: false, message, rewardsData: null });
    await expect(removeAllCertificates()).rejects.toMatchObject({ kind: 'refused', serverMessage: message });
  });
});
