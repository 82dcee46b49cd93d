import type { Call } from '../../src/contract/call.ts';
import {
  getStoreAvailability,
  getStoreLocationDetail,
  getStoreLocationDetailList,
  resetSelectedStore,
  type StoreAvailability,
  type StorePopup,
} from '../../src/contract/delivery/store-availability.ts';
import { refusal } from '../../src/http/refusal.ts';
import { send } from '../../src/http/send.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { handleSlowFailure, inTime } from '../../src/state/delivery/in-time.ts';
import type { Failure } from '../../src/state/failure.ts';
import { availabilityMessages } from './store-availability.messages.ts';

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
  return handleSlowFailure(error, pageTexts(availabilityMessages).availabilityTimeout);
}

/** One of the calls about stores, in time (checkout §9). */
const sendInTime = <Payload, Answer>(
  call: Call<Payload, Answer>,
  payload: Payload,
  signal?: AbortSignal,
): Promise<Answer> => inTime(call, (ending) => send(call, payload, { signal: ending }), signal);
