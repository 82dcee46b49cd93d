import { expect, test } from 'vitest';
import { allCertificates, isCertificateApplied } from '../../../../src/domain/payment/certificates.ts';

const one = { certificateNumber: '1', isApplied: true };
const two = { certificateNumber: '2', isApplied: false };
const payment = {
  certificates: [one],
  rewardAccounts: [{ certificates: [{ ...one, isApplied: false }, two] }],
};

test('each certificate is there once, those of the order first', () => {
  expect(allCertificates(payment)).toEqual([one, two]);
});

test('a certificate is applied by its own word', () => {
  expect(isCertificateApplied(payment, '1')).toBe(true);
  expect(isCertificateApplied(payment, '2')).toBe(false);
  expect(isCertificateApplied(payment, '3')).toBe(false);
});
