import { describe, expect, test } from 'vitest';
import { isName } from '../../../../src/domain/account/name.ts';

describe('a name', () => {
  test.each([
    'Ada',
    'Ada Lovelace',
    'É',
    'Zoë Müller',
    'Łukasz Żółć',
    'Ngô Đình',
    'Jose\u0301',
    '李小龙',
    "O'Brien",
    'O’Brien',
    'J. R. Smith',
    'Anne-Marie',
    'Anne (Annie) Smith',
    'Ada Smith Jr.',
    'Ada / Ben',
    'Ada/Ben',
    ' Ada ',
  ])('%s is valid', (name) => {
    expect(isName(name)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '/',
    "'",
    '.Ada',
    '(Ada)',
    'Ada--Marie',
    "O''Brien",
    'O’’Brien',
    'St.-Pierre',
    '\u0301',
    'Ada2',
    'Ada, Jr.',
    'Ada_B',
    'ada@example.com',
    '<b>Ada</b>',
    '&amp;',
    '😀',
  ])('%j is not valid', (name) => {
    expect(isName(name)).toBe(false);
  });
});

/** Text that makes a pattern with a repeated group backtrack. */
const texts: Record<string, (length: number) => string> = {
  'letters and a digit': (length) => `${'a'.repeat(length)}1`,
  'spaces and a digit': (length) => `a${' '.repeat(length)}1`,
  'letters and apostrophes by turns': (length) => `${"a'".repeat(length / 2)}''`,
  'letters and dots by turns': (length) => `${'a.'.repeat(length / 2)}1`,
  slashes: (length) => `${'/'.repeat(length)}1`,
  'accents on one letter': (length) => `e${'\u0301'.repeat(length)}1`,
  'apostrophes alone': (length) => "'".repeat(length),
};

/** The minimum of several runs, because other work on the machine only adds time. */
function leastMs(text: string): number {
  const times = [1, 2, 3, 4, 5, 6, 7].map(() => {
    const start = performance.now();
    isName(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each(Object.entries(texts))('%s take linear time', (_, ofLength) => {
  // Short enough for a run within one time slice of the scheduler.
  const [short, long] = [leastMs(ofLength(2500)), leastMs(ofLength(20_000))];
  expect(isName(ofLength(160_000))).toBe(false);
  // For eight times the text linear time is 8 times as long, quadratic 64. Half a millisecond allows for times too
  // short to measure.
  expect(long).toBeLessThan(24 * short + 0.5);
});
