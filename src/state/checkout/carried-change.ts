import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { encodeJson } from '../../page/encode-json.ts';
import { onRestored } from '../../page/restored.ts';
import { isKeptSince, visitId } from '../../page/visit.ts';
import { carriedDeeds, isStopped } from '../ended-session.ts';
import type { CheckoutFlow } from './checkout-flow.ts';

/** The session storage key of a change of the order that is made after a sign-in. */
const keptKey = 'storefront-islands:checkout-change';

/**
 * The changes that go on by themselves after a sign-in (`carry-on.ts` has their calls). An address is kept as typed, and a
 * press of Next, a payment and an order are pressed again.
 */
export const carriedNames = [
  'applyPromoCode',
  'removePromoCode',
  'saveMultiRecipientBasket',
  'saveMultiShipping',
  'saveRecipientSelection',
  'saveShippingAndGiftOptions',
  'setTymPreferences',
  'splitItem',
  'updateBaggingOption',
  'updateBopsToShipping',
  'updateGiftMessage',
  'updateGiftOption',
  'updateGiftReceipt',
  'updateRecipientId',
] as const;

export type CarriedName = (typeof carriedNames)[number];

const kept = v.object({
  at: v.number(),
  visit: v.string(),
  name: v.picklist(carriedNames),
  payload: v.unknown(),
});

/** For a change's failure: where the session has ended, the change goes on after the sign-in. */
export function carriedOn({ name }: Pick<Call, 'name'>, payload: unknown) {
  return (error: unknown): never => {
    if (isStopped(error) && v.is(kept.entries.name, name))
      carriedDeeds.set(error, {
        keep() {
          try {
            const change = { at: Date.now(), visit: visitId(), name, payload };
            sessionStorage.setItem(keptKey, encodeJson(change));
            // Back without a sign-in: this page still asks for it.
            onRestored(() => sessionStorage.removeItem(keptKey));
          } catch {
            // Blocked or full: the shopper makes it again.
          }
        },
      });
    throw error;
  };
}

/** Makes the change that was kept before the sign-in, once. */
export function resumeChange(flow: CheckoutFlow): void {
  const change = takeChange();
  if (!change) return;
  import(
    /* @once Makes a change of the order that the end of the session has stopped. */ './carry-on.ts'
  ).then(
    ({ carryOn }) => carryOn(flow, change),
    () => {},
  );
}

function takeChange(): { name: CarriedName; payload: unknown } | undefined {
  try {
    const text = sessionStorage.getItem(keptKey);
    if (text === null) return undefined;
    sessionStorage.removeItem(keptKey);
    const { success, output } = v.safeParse(kept, JSON.parse(text));
    // Another shopper's order is another one.
    return success && output.visit === visitId() && isKeptSince(output.at) ? output : undefined;
  } catch {
    return undefined;
  }
}
