import type { Call } from '../../src/contract/call.ts';
import {
  getStoreAvailability,
  getStoreLocationDetail,
  getStoreLocationDetailList,
  resetSelectedStore,
  type StoreAvailability,
  type StorePopup,
} from '../../src/contract/delivery/store-availability.ts';
import { availabilityMessages } from '../../src/domain/delivery/delivery-messages.ts';
import { availabilityTimeoutMs } from '../../src/domain/delivery/store-availability.ts';
import { callDetails, refusal } from '../../src/http/address.ts';
import { TimeoutError } from '../../src/http/errors/timeout-error.ts';
import { send } from '../../src/http/send.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { type Failure, handleFailure } from '../../src/state/failure.ts';

export interface AvailabilityQuestion {
  sku: string;
  zip: string;
  onlyAvailStores: boolean;
  includeOnlyBopsEnabled: boolean;
  onDisplay: boolean;
}

/** Requests the stores that have an item. */
export function loadStores(question: AvailabilityQuestion, signal: AbortSignal): Promise<StoreAvailability> {
  return sendInTime(getStoreAvailability, question, signal);
}

/** The popup of one store, or of several together (checkout §7.4). */
export function loadStorePopup(storeNumbers: string[], signal: AbortSignal): Promise<StorePopup> {
  const [storeNumber] = storeNumbers;
  return storeNumbers.length === 1 && storeNumber
    ? sendInTime(getStoreLocationDetail, { storeNumber }, signal)
    : sendInTime(getStoreLocationDetailList, { storeNumbers }, signal);
}

/** Removes the basket's pickup store (checkout §7.4), even if the island unmounts (decision 66). */
export async function resetStore(): Promise<void> {
  const { isSuccess, message } = await sendInTime(resetSelectedStore, {});
  if (!isSuccess) throw refusal(resetSelectedStore, message);
}

/** Like handleFailure; a time-out says that the stores are slow to answer. */
export function handleStoreFailure(error: unknown): Failure | undefined {
  const isSlow = error instanceof TimeoutError;
  return handleFailure(
    error,
    isSlow ? { genericErrorMessage: pageTexts(availabilityMessages).availabilityTimeout } : {},
  );
}

/** Sends a call and aborts it if all its tries together take longer than placeholders may show (checkout §9). */
async function sendInTime<Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  signal?: AbortSignal,
): Promise<Answer> {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(), availabilityTimeoutMs);
  try {
    return await send(call, payload, {
      signal: signal ? AbortSignal.any([signal, slow.signal]) : slow.signal,
    });
  } catch (cause) {
    if (signal?.aborted || !slow.signal.aborted) throw cause;
    throw new TimeoutError(callDetails(call), `no answer in ${availabilityTimeoutMs} ms`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
