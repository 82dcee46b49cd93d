import { describe, expect, it } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { checkFault } from '../../faults/check-fault.ts';
import type { Driver } from '../../faults/driver.ts';
import { drivers } from '../../faults/drivers.ts';
import type { FaultName } from '../../http/faults.ts';

/*
 * Every failure of every declared call, in a widget: the shopper's message, its place and the data, the console, the page
 * event, and that a retry works. React's warnings are seen with its development build (development-fault-matrix.test.ts).
 * test/browser/faults tests in Chromium the two ways in which a failure shows.
 */

/**
 * The faults that a widget can tell apart: the server refuses without a message, a stale token, a reset, an answer that is
 * late. The message for no answer is that of a 503, unless the widget has one of its own.
 */
const faultsOf = ({ timeoutText }: Driver): FaultName[] => [
  '500',
  ...(timeoutText ? (['time-out'] as const) : []),
  'stale-token',
  'is-reset',
  'slow-then-fine',
];

it.each(calls)('$name has a driver', ({ name }) => {
  const remedy = `Add a driver for ${name} to test/unit/faults/drivers, in the file of the widget that sends it.`;
  expect(
    drivers.some(({ call }) => call === name),
    remedy,
  ).toBe(true);
});

describe.each(drivers)('$widget: $call: a shopper $name', (driver) => {
  it.each(faultsOf(driver))('%s', (fault) => checkFault(driver, fault));
});
