import { expect, test } from 'vitest';
import { giftMessageHint, giftMessageProblem } from '../../../../src/domain/checkout/gift-message.ts';
import { checkoutOptionsMessages as texts } from '../../../../widgets/checkout/options/options.messages.ts';

test.each([
  [0, '200 characters left'],
  [199, '1 character left'],
  [200, '0 characters left'],
  [201, '1 character too many'],
  [10_000, '9,800 characters too many'],
])('beside a message of %d characters: %s', (length, hint) => {
  expect(giftMessageHint('x'.repeat(length), 200, texts)).toBe(hint);
});

test.each([
  [200, undefined],
  [201, 'Please shorten your message by 1 character.'],
  [1_300, 'Please shorten your message by 1,100 characters.'],
])('the problem of a message of %d characters: %s', (length, problem) => {
  expect(giftMessageProblem('x'.repeat(length), 200, texts)).toBe(problem);
});
