import { expect, it, vi } from 'vitest';
import { reportLeft } from '../../../src/page/report-left.ts';

it('what was left out is named once for the whole page, and something new beside it alone', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const whose = 'get cart: left out of the answer';
  reportLeft(whose, ['lineItems.0.price (one)']);
  reportLeft(whose, ['lineItems.0.price (one)']);
  reportLeft(whose, ['lineItems.0.price (one)', 'messages (two)']);
  reportLeft('refresh checkout: left out of the answer', ['messages (two)']);
  reportLeft(whose, []);
  expect(report.mock.calls.flat()).toEqual([
    `[storefront-islands] ${whose}: lineItems.0.price (one).`,
    `[storefront-islands] ${whose}: messages (two).`,
    '[storefront-islands] refresh checkout: left out of the answer: messages (two).',
  ]);
  report.mockRestore();
});
