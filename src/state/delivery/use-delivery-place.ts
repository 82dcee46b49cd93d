import { useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { filledText, identifier } from '../../contract/fields.ts';
import { validCode } from '../../domain/delivery/postal-code.ts';
import { pageContext } from '../../page/context.ts';
import { deliveryPlaceKey, visitId } from '../../page/visit.ts';
import { storedAtom } from '../stored-atom.ts';

const pickupStore = v.object({ storeNumber: identifier, name: filledText });

/** The store that the shopper has chosen for pickup. */
export type PickupStore = v.InferOutput<typeof pickupStore>;

const kept = v.object({
  visit: v.string(),
  country: v.picklist(['US', 'CA']),
  zip: v.optional(v.string()),
  store: v.optional(pickupStore),
});

type DeliveryPlace = Pick<v.InferOutput<typeof kept>, 'zip' | 'store'>;

const none = { visit: '', country: 'US', zip: undefined, store: undefined } as const;

/**
 * The ZIP or postal code that the shopper has given, and the chosen store: asked for once, for all widgets of this visit
 * (decision 114).
 */
const deliveryPlaceAtom = storedAtom('session', deliveryPlaceKey, (stored): v.InferOutput<typeof kept> => {
  const { success, output } = v.safeParse(kept, stored);
  return success && output.visit === visitId() ? output : none;
});

/**
 * The place of delivery: the code of this visit, else the first valid code of `known` (the cart's, the page's), and the
 * chosen store. A code or a store of another country does not count.
 */
export function useDeliveryPlace(known: readonly (string | undefined)[]): DeliveryPlace {
  const { country } = pageContext();
  const place = useAtomValue(deliveryPlaceAtom);
  const isHere = place.country === country;
  const codes = [isHere ? place.zip : undefined, ...known];
  return {
    zip: codes.map((code) => validCode(code ?? '', country)).find(Boolean),
    store: isHere ? place.store : undefined,
  };
}

/** Sets the code that the shopper has given. A new code forgets the chosen store, because another store may be nearer. */
export function useChangePlace() {
  const change = useSetAtom(deliveryPlaceAtom);
  const { country } = pageContext();
  const write = (next: (before: DeliveryPlace) => DeliveryPlace) =>
    change((place) => ({
      ...next(place.country === country ? place : {}),
      visit: visitId(),
      country,
    }));
  return {
    changeCode: (zip: string) =>
      write((before) => ({ zip, store: before.zip === zip ? before.store : undefined })),
    chooseStore: (store: PickupStore | undefined) => write(({ zip }) => ({ zip, store })),
  };
}
