import type { FailurePolicy } from '../contract/call.ts';
import { AbortedError } from '../http/errors/aborted-error.ts';
import { NetworkError } from '../http/errors/network-error.ts';
import { isLeaving } from '../page/navigation.ts';

/**
 * Waits for code that an action of the shopper needs.
 * @param api its file, for the report
 * @throws NetworkError if it does not load: nothing was sent. An AbortedError while the page is being left.
 */
export async function loadCode<Code>(
  loading: Promise<Code>,
  api: string,
  failure: FailurePolicy,
): Promise<Code> {
  try {
    return await loading;
  } catch (cause) {
    const Reason = isLeaving() ? AbortedError : NetworkError;
    throw new Reason({ action: 'load code', method: 'GET', api, failure }, 'it did not load', { cause });
  }
}
