import { expect, test } from 'vitest';
import { providerMarkup } from '../../../../src/domain/payment/provider-markup.ts';

const messages = {
  synchronyPaymentMessage: 'Synchrony.',
  tnsPaymentMessage: 'TNS.',
  tnsDeprecationMessage: 'Ends in May.',
};

test.each([
  ['hasSynchrony', { hasSynchrony: true }, '<div>Synchrony.</div>'],
  ['hasTns', { hasTns: true }, '<div>TNS.</div><div>Ends in May.</div>'],
  [
    'both',
    { hasTns: true, hasSynchrony: true },
    '<div>Synchrony.</div><div>TNS.</div><div>Ends in May.</div>',
  ],
  ['neither', { hasTns: false, hasSynchrony: false }, ''],
])('%s: shows the messages that hold', (_, flags, said) => {
  expect(providerMarkup({ ...flags, messages })).toBe(said);
});

test('a flag without its message shows nothing', () => {
  expect(providerMarkup({ hasTns: true, messages: undefined })).toBe('');
});

test('an answer without flags says nothing of the messages', () => {
  expect(providerMarkup({ messages })).toBeUndefined();
});
