import { describe, expect, test } from 'vitest';
import { type FileReport, filesToRepeat, resultsOf, verdictOf } from '../../runner/verdict.ts';

const file = (path: string, more: Partial<FileReport> = {}): FileReport => ({
  project: 'browser',
  path,
  isPassed: true,
  passed: 3,
  failed: 0,
  failures: [],
  skipped: [],
  seconds: 1,
  ...more,
});
const fallen = (path: string, more: Partial<FileReport> = {}) =>
  file(path, { isPassed: false, passed: 1, failed: 2, failures: ['one', 'two'], ...more });

test('a run in which all files pass is passed, and repeats none', () => {
  const run = { files: [file('a'), file('b')], strayErrors: 0 };
  expect(filesToRepeat(run)).toEqual([]);
  expect(verdictOf(run)).toEqual({
    isPassed: true,
    passed: 6,
    failed: 0,
    skipped: [],
    failures: [],
    unsteady: [],
  });
});

test('failed files are repeated, each in its own project', () => {
  const run = { files: [file('a'), fallen('a', { project: 'browser-hostile' })], strayErrors: 0 };
  expect(filesToRepeat(run)).toEqual([run.files[1]]);
});

test('without a repetition a file that failed fails the run', () => {
  expect(verdictOf({ files: [file('a'), fallen('b')], strayErrors: 0 })).toEqual({
    isPassed: false,
    passed: 4,
    failed: 2,
    skipped: [],
    failures: ['b > one', 'b > two'],
    unsteady: [],
  });
});

describe('after a repetition', () => {
  const run = { files: [file('a'), fallen('b')], strayErrors: 0 };

  test('a file that passes is unsteady, and its second result counts', () => {
    expect(verdictOf(run, [file('b')])).toEqual({
      isPassed: true,
      passed: 6,
      failed: 0,
      skipped: [],
      failures: [],
      unsteady: [run.files[1]],
    });
  });

  test('a file that fails again fails the run, and is not called unsteady', () => {
    expect(verdictOf(run, [fallen('b', { passed: 2, failed: 1, failures: ['two'] })])).toEqual({
      isPassed: false,
      passed: 5,
      failed: 1,
      skipped: [],
      failures: ['b > two'],
      unsteady: [],
    });
  });

  test('a file whose repeated run failed outside its tests fails the run', () => {
    const again = resultsOf({ isPassed: false, report: { files: [file('b')], strayErrors: 1 } });
    const { isPassed, unsteady } = verdictOf(run, again);
    expect({ isPassed, unsteady }).toEqual({ isPassed: false, unsteady: [] });
  });

  test('the same file in another project is another file', () => {
    const { isPassed, unsteady } = verdictOf(run, [file('b', { project: 'browser-hostile' })]);
    expect({ isPassed, unsteady }).toEqual({ isPassed: false, unsteady: [] });
  });
});

test('skipped tests are counted by their group and file', () => {
  const skipped = ['no Prototype here', 'no MooTools here', 'no Prototype here'];
  const run = { files: [file('a', { skipped }), file('b')], strayErrors: 0 };
  expect(verdictOf(run)).toMatchObject({
    isPassed: true,
    skipped: ['2 in a: no Prototype here', '1 in a: no MooTools here'],
  });
});

test('a file that could not be loaded counts as one failed test, and is named', () => {
  const run = { files: [fallen('a', { passed: 0, failed: 0, failures: [] })], strayErrors: 0 };
  expect(verdictOf(run)).toMatchObject({ isPassed: false, failed: 1, failures: ['a'] });
});

test('an error outside any file fails the run, and nothing is repeated', () => {
  const run = { files: [file('a'), fallen('b')], strayErrors: 1 };
  expect(filesToRepeat(run)).toEqual([]);
  expect(verdictOf(run, [file('b')]).isPassed).toBe(false);
});
