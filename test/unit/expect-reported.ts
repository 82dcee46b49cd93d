import { expect } from 'vitest';
import type { TestPage } from '../../src/testing/test-page.ts';
import type { FaultName } from './http/faults.ts';

/**
 * A reset only opens the refresh popup; any other failure is logged once (decision 67). `log` is part of the line.
 */
export function expectReported(
  { errors, opened }: Pick<TestPage, 'errors' | 'opened'>,
  fault: FaultName,
  log = '',
): void {
  if (fault === 'is-reset') {
    expect(errors).toEqual([]);
    expect(opened.map(({ name }) => name)).toContain('refresh-popup');
    return;
  }
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(log);
}
