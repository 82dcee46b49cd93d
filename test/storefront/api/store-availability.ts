import { html } from 'hono/html';
import { readPostalCode } from '../../../src/domain/delivery/postal-code.ts';
import { productBySku } from '../catalog/store.ts';
import type { Shop } from '../shop.ts';
import {
  resetSelectedStore,
  type StockedStore,
  type Store,
  stockedStores,
  storeByNumber,
} from '../stores.ts';
import type { View } from '../view.ts';
import { refusedInput } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

export interface AvailabilityPayload {
  sku: string;
  zip: string;
  onlyAvailStores?: boolean;
  includeOnlyBopsEnabled?: boolean;
  onDisplay?: boolean;
}

/** The maximum number of stores in an answer. */
const storesShown = 8;
const farthestMiles = 150;

/** `getStoreAvailability`: the nearest stores and their stock. */
function answerStoreAvailability({ shop, view, payload }: ApiRequest<AvailabilityPayload>) {
  return {
    stores: nearStores(shop, view, payload).map((store) => ({
      storeNumber: store.number,
      name: store.name,
      city: store.city,
      state: store.state,
      distance: distanceText(store, view),
      isAvailable: store.quantity > 0,
      availabilityMessage: stockText(store),
      isOnDisplay: store.isOnDisplay,
    })),
    message: null,
  };
}

/** The nearest stores for a request; refuses an unknown product or an invalid postal code. */
export function nearStores(shop: Shop, view: View, payload: AvailabilityPayload): StockedStore[] {
  if (!productBySku(shop.database, payload.sku))
    throw refusedInput('sku', payload.sku, 'the sku of a product this shop sells');
  const code = readPostalCode(payload.zip, view.country);
  if (code.status !== 'valid')
    throw refusedInput(
      'zip',
      payload.zip,
      view.country === 'US' ? 'a ZIP code of 5 digits' : 'a Canadian postal code',
    );
  return stockedStores(shop, { sku: payload.sku, zip: code.value, country: view.country })
    .filter(
      (store) =>
        store.miles < farthestMiles &&
        (!payload.onlyAvailStores || store.quantity > 0) &&
        (!payload.includeOnlyBopsEnabled || store.isPickup) &&
        (!payload.onDisplay || store.isOnDisplay),
    )
    .slice(0, storesShown);
}

export function distanceText({ miles }: StockedStore, view: View): string {
  return view.country === 'US' ? `${miles.toFixed(1)} miles` : `${(miles * 1.609).toFixed(1)} km`;
}

export function stockText({ quantity }: StockedStore): string {
  if (quantity === 0) return 'Not in stock';
  return quantity < 3 ? `Only ${quantity} left` : 'In stock';
}

/** `resetSelectedStore`: removes the basket's pickup store. */
function answerResetSelectedStore({ shop, sessionId }: ApiRequest) {
  resetSelectedStore(shop, sessionId);
  return { isSuccess: true };
}

/** `getStoreLocationDetail`: the popup of one store. */
function answerStoreLocation({ shop, payload }: ApiRequest<{ storeNumber: string }>) {
  const store = knownStore(shop, payload.storeNumber, 'storeNumber');
  return { title: store.name, html: String(storeMarkup(store)) };
}

/** `getStoreLocationDetailList`: the popup of several stores. */
function answerStoreLocations({ shop, payload }: ApiRequest<{ storeNumbers: string[] }>) {
  const stores = payload.storeNumbers.map((number, index) =>
    knownStore(shop, number, `storeNumbers[${index}]`),
  );
  const parts = stores.map((store) => `${html`<h3>${store.name}</h3>`}${storeMarkup(store)}`);
  return { title: 'Stores near you', html: parts.join('') };
}

function storeMarkup(store: Store) {
  return html`<p>${store.address}<br>${store.city}, ${store.state} ${store.postalCode}</p>
<p>Monday to Saturday 10–8, Sunday 11–6</p>
<p><a href="tel:+1${store.phone.replace(/\D/g, '')}">${store.phone}</a></p>
${store.isPickup ? html`<p>Orders can be picked up here.</p>` : ''}`;
}

function knownStore(shop: Shop, number: string, field: string): Store {
  const store = storeByNumber(shop, number);
  if (!store) throw refusedInput(field, number, 'the number of a store');
  return store;
}

export const handlers: Handlers = {
  getStoreAvailability: answerStoreAvailability,
  resetSelectedStore: answerResetSelectedStore,
  getStoreLocationDetail: answerStoreLocation,
  getStoreLocationDetailList: answerStoreLocations,
};
