import { availabilityTimeoutMs } from '../../domain/delivery/store-availability.ts';
import { callDetails } from '../../http/address.ts';
import { TimeoutError } from '../../http/errors/timeout-error.ts';
import { type Failure, handleFailure } from '../failure.ts';

/**
 * Runs `task`, which sends `call`, and aborts it if all its tries together take longer than placeholders may show
 * (checkout §9).
 * @throws TimeoutError after an abort; else the error of the task
 */
export async function inTime<Answer>(
  call: Parameters<typeof callDetails>[0],
  task: (signal: AbortSignal) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), availabilityTimeoutMs);
  try {
    return await task(signal ? AbortSignal.any([signal, slow.signal]) : slow.signal);
  } catch (cause) {
    if (signal?.aborted || !slow.signal.aborted) throw cause;
    throw new TimeoutError(callDetails(call), `no answer in ${availabilityTimeoutMs} ms`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Like `handleFailure`, with the message `slowText` for a time-out. */
export const handleSlowFailure = (
  error: unknown,
  slowText: string,
  isBackground = false,
): Failure | undefined =>
  handleFailure(error, {
    ...(error instanceof TimeoutError && { genericErrorMessage: slowText }),
    isBackground,
  });
