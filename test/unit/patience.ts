import { vi } from 'vitest';

/*
 * A state is waited for longer than a second: a machine that does much at once is no fault of a widget's. What never comes
 * still fails.
 */
const waitFor = vi.waitFor.bind(vi);
if (!Object.hasOwn(vi, 'isPatient'))
  Object.assign(vi, {
    isPatient: true,
    waitFor: ((callback, options) =>
      waitFor(callback, {
        timeout: 10_000,
        ...(typeof options === 'number' ? { timeout: options } : options),
      })) as typeof vi.waitFor,
  });
