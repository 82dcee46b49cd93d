import { vi } from 'vitest';

/*
 * Waits longer than the default second, because a busy machine is not a bug of a widget. A state that never comes
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
