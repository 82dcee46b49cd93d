import { describe, expect, it } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { checkFault, type WidgetFault } from '../../faults/check-fault.ts';
import type { Driver } from '../../faults/driver.ts';
import { drivers, remedyWithout } from '../../faults/drivers.ts';

/*
 * Every failure of every declared call, in a widget: the shopper's message, its place and the data, the console, the page
 * event, and that a retry works. React's warnings are seen with its development build (development-fault-matrix.test.ts).
 * test/browser/faults tests in Chromium the two ways in which a failure shows.
 */

/** Without the 503, which runs with React's development build; a time-out only for drivers with a message of their own for it. */
const faultsOf = ({ timeoutText }: Driver): WidgetFault[] => [
  '401',
  '500',
  ...(timeoutText ? (['time-out'] as const) : []),
  'stale-token',
  'is-reset',
  'slow-then-fine',
];

it.each(calls)('$name has a driver', ({ name }) => {
  expect(
    drivers.some(({ call }) => call === name),
    remedyWithout(name),
  ).toBe(true);
});

it('a call without a driver is told where drivers are and what one has', () => {
  for (const words of ['getSofa', 'test/unit/faults/drivers/<widget>.ts', '`done`', '`mounting`'])
    expect(remedyWithout('getSofa')).toContain(words);
});

describe.each(drivers)('$widget: $call: a shopper $name', (driver) => {
  it.each(faultsOf(driver))('%s', (fault) => checkFault(driver, fault));
});
