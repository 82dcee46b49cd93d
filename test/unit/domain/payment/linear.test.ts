import { expect, test } from 'vitest';
import { cardNumberProblem, settleCardNumber } from '../../../../src/domain/payment/card-number.ts';
import { readExpiry, settleExpiry } from '../../../../src/domain/payment/expiry.ts';
import { settleSecurityCode } from '../../../../src/domain/payment/security-code.ts';

/** Each field's parsing of pasted text. */
const fields: Record<string, (value: string) => unknown> = {
  number: (value) =>
    cardNumberProblem(settleCardNumber(undefined, { value, caret: value.length }, 'other').value),
  'a number as typed': (value) => cardNumberProblem(value),
  expiry: (value) => settleExpiry(undefined, { value, caret: value.length }, 'other'),
  'an expiry as typed': (value) => readExpiry(value, new Date(2026, 10, 21)),
  'security code': (value) =>
    settleSecurityCode({ value: '12', caret: 1 }, { value, caret: value.length }, 'other', 'Visa'),
};

/** Text that could make a pattern backtrack. */
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

/** The minimum of several runs, because other work on the machine only adds time. */
function leastMs(action: () => unknown): number {
  const times = [1, 2, 3, 4, 5, 6, 7].map(() => {
    const start = performance.now();
    action();
    return performance.now() - start;
  });
  return Math.min(...times);
}

// Eight times the text takes eight times as long in linear time, and 64 times in quadratic time.
test.each(Object.keys(fields).flatMap((field) => Object.keys(texts).map((text) => [field, text] as const)))(
  '%s: the work for %s is linear in their number',
  (field, text) => {
    const [short, long] = [texts[text]!(length), texts[text]!(growth * length)];
    const read = fields[field]!;
    // One unmeasured run, so that both are compiled.
    leastMs(() => read(short));
    // Below the clock's resolution growth cannot be measured.
    const unit = Math.max(
      leastMs(() => read(short)),
      0.02,
    );
    expect(leastMs(() => read(long)) / unit).toBeLessThan(5 * growth);
  },
);
