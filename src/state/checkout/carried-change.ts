import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { isKeptSince, visitId } from '../../page/visit.ts';
import { carriedDeeds, isStopped } from '../ended-session.ts';

/** The session storage key of the changes of the order that are made after a sign-in. */
const keptKey = 'storefront-islands:checkout-change';

/**
 * The changes that are made after a sign-in without another press (`carry-on.ts` has their calls). Left out are keyed
 * changes, whose form reads the outcome (decision 111), and a change that is only a part of what the shopper asked for. A
 * typed address is kept as a draft; Next, a payment and an order need another press.
 */
export const carriedNames = [
  'applyPromoCode',
  'removePromoCode',
  'saveMultiRecipientBasket',
  'saveRecipientSelection',
  'saveShippingAndGiftOptions',
  'updateBaggingOption',
  'updateBopsToShipping',
  'updateGiftOption',
  'updateGiftReceipt',
  'updateRecipientId',
] as const;

export type CarriedName = (typeof carriedNames)[number];

const change = v.object({
  at: v.number(),
  visit: v.string(),
  name: v.picklist(carriedNames),
  payload: v.unknown(),
});

const kept = v.array(change);

/** A change that was kept before a sign-in. */
export type CarriedChange = v.InferOutput<typeof change>;

/** Notes with the failure of a change that, if the session has ended, the change is made after the sign-in. */
export function carriedOn({ name }: Pick<Call, 'name'>, payload: unknown) {
  return (error: unknown): never => {
    if (isStopped(error) && v.is(change.entries.name, name)) {
      const text = encodeJson([name, payload]);
      const others = () => readChanges().filter((one) => encodeJson([one.name, one.payload]) !== text);
      carriedDeeds.set(error, {
        // The calls are idempotent: made in their order, the last call for the same thing counts.
        keep: () => writeChanges([...others(), { at: Date.now(), visit: visitId(), name, payload }]),
        forget() {
          const before = readChanges().length;
          writeChanges(others());
          return readChanges().length < before;
        },
      });
    }
    throw error;
  };
}

export function takeChanges(): CarriedChange[] {
  const changes = readChanges();
  writeChanges([]);
  return changes;
}

export function readChanges(): CarriedChange[] {
  try {
    const { success, output } = v.safeParse(kept, JSON.parse(sessionStorage.getItem(keptKey)!));
    const visit = visitId();
    // Changes of another shopper are for another order.
    return success ? output.filter((one) => one.visit === visit && isKeptSince(one.at)) : [];
  } catch {
    return [];
  }
}

export function writeChanges(changes: readonly CarriedChange[]): void {
  try {
    if (changes.length) sessionStorage.setItem(keptKey, encodeJson(changes));
    else sessionStorage.removeItem(keptKey);
  } catch {
    // Storage is full or blocked: the shopper makes the change again.
  }
}
