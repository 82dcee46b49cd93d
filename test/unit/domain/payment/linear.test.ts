import { expect, test } from 'vitest';
import { cardNumberProblem, settleCardNumber } from '../../../../src/domain/payment/card-number.ts';
import { readExpiry, settleExpiry } from '../../../../src/domain/payment/expiry.ts';
import { settleSecurityCode } from '../../../../src/domain/payment/security-code.ts';

/** What each field makes of a text that was pasted into it. */
const fields: Record<string, (value: string) => unknown> = {
  number: (value) =>
    cardNumberProblem(settleCardNumber(undefined, { value, caret: value.length }, 'other').value),
  'a number as typed': (value) => cardNumberProblem(value),
  expiry: (value) => settleExpiry(undefined, { value, caret: value.length }, 'other'),
  'an expiry as typed': (value) => readExpiry(value, new Date(2026, 10, 21)),
  'security code': (value) =>
    settleSecurityCode({ value: '12', caret: 1 }, { value, caret: value.length }, 'other', 'Visa'),
};

/** What could lead a pattern to try again and again. */
const texts: Record<string, (length: number) => string> = {
  digits: (length) => '4'.repeat(length),
  gaps: (length) => ' '.repeat(length),
  'a digit and gaps': (length) => `4${' '.repeat(length)}x`,
  'digits and gaps by turns': (length) => '4 '.repeat(length / 2),
  'a month, gaps and a year': (length) => `04${' '.repeat(length)}/${' '.repeat(length)}30x`,
  slashes: (length) => `4${'/'.repeat(length)}`,
  letters: (length) => 'x'.repeat(length),
  'another script’s digits': (length) => '٤'.repeat(length),
};

const length = 4000;
const growth = 8;

/** The least of several times: what the machine does besides only adds. */
function leastMs(action: () => unknown): number {
  const times = [1, 2, 3, 4, 5, 6, 7].map(() => {
    const start = performance.now();
    action();
    return performance.now() - start;
  });
  return Math.min(...times);
}

// Eight times the text takes eight times as long where it is read once, and 64 times where each character leads back.
test.each(Object.keys(fields).flatMap((field) => Object.keys(texts).map((text) => [field, text] as const)))(
  '%s: the work for %s grows with their number, not with its square',
  (field, text) => {
    const [short, long] = [texts[text]!(length), texts[text]!(growth * length)];
    const read = fields[field]!;
    // Once unmeasured, so that both are compiled alike.
    leastMs(() => read(short));
    // Below what the clock can tell apart nothing can be said to grow.
    const unit = Math.max(
      leastMs(() => read(short)),
      0.02,
    );
    expect(leastMs(() => read(long)) / unit).toBeLessThan(3 * growth);
  },
);
