import { describe, expect, it } from 'vitest';
import { calls } from '../../../../src/contract/calls.ts';
import { checkFault, developmentFault } from '../../faults/check-fault.ts';
import { drivers } from '../../faults/drivers.ts';
import { faultNames } from '../../http/faults.ts';

/*
 * Every failure of every declared call, in a widget: the shopper's message, its place and the data, the console, the page
 * event, and that a retry works. React's warnings are seen with its development build (development-fault-matrix.test.ts).
 * test/browser/faults tests in Chromium the two ways in which a failure shows.
 */

/**
 * Without those that a widget cannot tell from another: the client gives it the same error for a failed fetch as offline,
 * and for cut-off JSON as for HTML (test/unit/http).
 */
const faults = faultNames.filter(
  (name) => name !== 'failed-to-fetch' && name !== 'cut-off' && name !== developmentFault,
);

it('every declared call has a driver', () => {
  const driven = new Set(drivers.map(({ call }) => call));
  expect(calls.map(({ name }) => name).filter((name) => !driven.has(name))).toEqual([]);
});

describe.each(drivers)('$call: a shopper $name', (driver) => {
  it.each(faults)('%s', (fault) => checkFault(driver, fault));
});
