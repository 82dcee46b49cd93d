import { useAtomValue, useSetAtom } from 'jotai';
import * as v from 'valibot';
import { filledText, identifier } from '../../contract/fields.ts';
import { validCode } from '../../domain/delivery/postal-code.ts';
import { pageContext } from '../../page/context.ts';
import { deliveryPlaceKey, visitId } from '../../page/visit.ts';
import type { Store } from '../store.ts';
import { storedAtom } from '../stored-atom.ts';

const pickupStore = v.object({ storeNumber: identifier, name: filledText });

/** The store that the shopper has chosen for pickup. */
export type PickupStore = v.InferOutput<typeof pickupStore>;

const kept = v.object({
  visit: v.string(),
  country: v.picklist(['US', 'CA']),
  zip: v.optional(v.string()),
  /** The code of the address that was typed in checkout. */
  addressZip: v.optional(v.string()),
  store: v.optional(pickupStore),
});

type Kept = Pick<v.InferOutput<typeof kept>, 'zip' | 'addressZip' | 'store'>;
type DeliveryPlace = Pick<Kept, 'zip' | 'store'>;

const none = { visit: '', country: 'US', zip: undefined, store: undefined } as const;

/**
 * The ZIP or postal code that the shopper has given, or typed in an address of checkout, and the chosen store: asked for
 * once, for all widgets of this visit (decision 114).
 */
const deliveryPlaceAtom = storedAtom('session', deliveryPlaceKey, (stored): v.InferOutput<typeof kept> => {
  const { success, output } = v.safeParse(kept, stored);
  return success && output.visit === visitId() ? output : none;
});

/**
 * The place of delivery: the code that the shopper has given in this visit, else that of the address typed in checkout,
 * else the first valid code of `known` (the cart's, the page's); and the chosen store. A code or a store of another
 * country does not count.
 */
export function useDeliveryPlace(known: readonly (string | undefined)[]): DeliveryPlace {
  const { country } = pageContext();
  const place = useAtomValue(deliveryPlaceAtom);
  const isHere = place.country === country;
  const codes = [...(isHere ? [place.zip, place.addressZip] : []), ...known];
  return {
    zip: codes.map((code) => validCode(code ?? '', country)).find(Boolean),
    store: isHere ? place.store : undefined,
  };
}

/**
 * Sets the code that the shopper has given. A new code forgets the chosen store, because another store may be nearer. The
 * code of an address counts only until the shopper gives one for the prices and dates of the pages.
 */
export function useChangePlace() {
  const change = useSetAtom(deliveryPlaceAtom);
  const { country } = pageContext();
  const write = (next: (before: Kept) => Kept) =>
    change((place) => ({
      ...next(place.country === country ? place : {}),
      visit: visitId(),
      country,
    }));
  return {
    changeCode: (zip: string) =>
      write((before) => ({ ...before, zip, store: before.zip === zip ? before.store : undefined })),
    chooseStore: (store: PickupStore | undefined) => write((before) => ({ ...before, store })),
    /**
     * Notes the address that the order goes to, if it was typed; a known one, which may be somebody else's, and one of
     * another country have no code for the pages. The chosen store stays: a gift that is sent elsewhere does not move a
     * pickup.
     */
    noteAddress(address?: { country: string; postalCode: string }) {
      const addressZip = address?.country === country ? validCode(address.postalCode, country) : undefined;
      write((before) => ({ ...before, addressZip }));
    },
  };
}

/** Forgets the code of the address once the order is placed, as whatever else was typed in checkout. */
export const forgetAddress = (store: Store): void =>
  store.set(deliveryPlaceAtom, ({ addressZip: _, ...place }) => place);
