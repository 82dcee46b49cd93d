import { atom } from 'jotai';
import type { PayloadOf } from '../../contract/call.ts';
import { getAvailability, type ProductAvailability } from '../../contract/product/availability.ts';
import { send } from '../../http/send.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { sharedAtom } from '../store.ts';

type Payload = PayloadOf<typeof getAvailability>;

/** A product whose availability is asked for, and the place of delivery. */
export interface Question {
  item: Payload['items'][number];
  place: Omit<Payload, 'items'>;
  signal: AbortSignal;
}

interface Waiting extends Question {
  resolve: (answer: ProductAvailability | undefined) => void;
  reject: (error: unknown) => void;
}

/** How long questions wait for others: the islands of a page mount one after the other. */
const gatherMs = 50;

const waitingAtom = sharedAtom('availabilityQuestions', () => atom(() => [] as Waiting[]));

/**
 * Asks for the availability of a product; the questions that a page has at about the same time go in one call (decision
 * 105). The call is aborted once nobody waits for it any more.
 * @returns undefined if the server does not know the product
 * @throws CallError
 */
export const askAvailabilityAtom = sharedAtom('askAvailability', () =>
  atom(null, (get, _set, question: Question): Promise<ProductAvailability | undefined> => {
    const waiting = get(waitingAtom);
    return new Promise((resolve, reject) => {
      waiting.push({ ...question, resolve, reject });
      if (waiting.length === 1) setTimeout(() => callsOf(waiting.splice(0)).forEach(ask), gatherMs);
    });
  }),
);

/**
 * The calls: one for each place. An answer has each product once, so the same product with other options needs another
 * call.
 */
function callsOf(waiting: readonly Waiting[]): Waiting[][] {
  const calls: Waiting[][] = [];
  for (const one of waiting) {
    const call = calls.find(
      (others) =>
        isSame(others[0]!.place, one.place) &&
        others.every(({ item }) => item.sku !== one.item.sku || isSame(item, one.item)),
    );
    if (call) call.push(one);
    else calls.push([one]);
  }
  return calls;
}

const isSame = (one: object, other: object) => encodeJson(one) === encodeJson(other);

async function ask(waiting: readonly Waiting[]): Promise<void> {
  const ending = new AbortController();
  const handleAbort = () => waiting.every(({ signal }) => signal.aborted) && ending.abort();
  for (const { signal } of waiting) signal.addEventListener('abort', handleAbort);
  handleAbort();
  const items = new Map(waiting.map(({ item }) => [item.sku, item]));
  try {
    const payload = { ...waiting[0]!.place, items: [...items.values()] };
    const { items: found } = await send(getAvailability, payload, { signal: ending.signal });
    for (const { item, resolve } of waiting)
      resolve(Object.hasOwn(found, item.sku) ? found[item.sku] : undefined);
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  } finally {
    for (const { signal } of waiting) signal.removeEventListener('abort', handleAbort);
  }
}
