import type { Call } from '../../src/contract/call.ts';
import {
  getStoreAvailability,
  getStoreLocationDetail,
  getStoreLocationDetailList,
  resetSelectedStore,
  type StoreAvailability,
  type StorePopup,
} from '../../src/contract/delivery/store-availability.ts';
import { availabilityMessages, availabilityTimeoutMs } from '../../src/domain/delivery/store-availability.ts';
import { errorMessages, withOverrides } from '../../src/domain/messages.ts';
import { callDetails, refusal } from '../../src/http/address.ts';
import { CallError } from '../../src/http/errors/call-error.ts';
import { TimeoutError } from '../../src/http/errors/timeout-error.ts';
import { send } from '../../src/http/send.ts';
import { shopperMessage } from '../../src/http/shopper-message.ts';
import { pageContext } from '../../src/page/context.ts';
import { reportFailure } from '../../src/state/report.ts';

export interface AvailabilityQuestion {
  sku: string;
  zip: string;
  onlyAvailStores: boolean;
  includeOnlyBopsEnabled: boolean;
  onDisplay: boolean;
}

/** What came of a call: its answer, what the shopper is told, or undefined when it was given up: nobody waits for it, or the page is being left. */
export type Outcome<Answer> = { answer: Answer } | { message: string } | undefined;

/** The island that asks: `useIsland()`, perhaps with a signal of its own. */
export interface Asker {
  signal: AbortSignal;
  open(name: string): Promise<void>;
}

/** Asks the stores. */
export function askStores(question: AvailabilityQuestion, asker: Asker): Promise<Outcome<StoreAvailability>> {
  return outcome(getStoreAvailability, question, asker);
}

/** A store's popup, or with several numbers the one of them all (checkout §7.4). */
export function loadStorePopup(storeNumbers: string[], asker: Asker): Promise<Outcome<StorePopup>> {
  const [storeNumber] = storeNumbers;
  return storeNumbers.length === 1 && storeNumber
    ? outcome(getStoreLocationDetail, { storeNumber }, asker)
    : outcome(getStoreLocationDetailList, { storeNumbers }, asker);
}

/** Makes the basket forget its store (checkout §7.4). */
export async function forgetStore(asker: Asker): Promise<Outcome<unknown>> {
  return outcome(resetSelectedStore, {}, asker, ({ isSuccess, message }) => {
    if (!isSuccess) throw refusal(resetSelectedStore, message);
  });
}

/** Makes a call, for no longer than placeholders may stand (checkout §9). */
async function outcome<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  { signal, open }: Asker,
  check?: (answer: Answer) => void,
): Promise<Outcome<Answer>> {
  // Of all tries together: the shopper looks at placeholders the whole time.
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), availabilityTimeoutMs);
  try {
    const answer = await send(call, payload, { signal: AbortSignal.any([signal, slow.signal]) });
    check?.(answer);
    return { answer };
  } catch (error) {
    if (signal.aborted) return undefined;
    const isSlow = slow.signal.aborted;
    const kind = error instanceof CallError && error.kind;
    if (kind === 'aborted' && !isSlow) return undefined;
    reportFailure(
      isSlow
        ? new TimeoutError(callDetails(call), `no answer in ${availabilityTimeoutMs} ms`, { cause: error })
        : error,
    );
    if (kind === 'token') open('refresh-popup').catch(() => {});
    const { messages } = pageContext();
    return {
      message: isSlow
        ? withOverrides(availabilityMessages, messages).availabilityTimeout
        : shopperMessage(error, withOverrides(errorMessages, messages)),
    };
  } finally {
    clearTimeout(timer);
  }
}
