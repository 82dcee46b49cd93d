import type { PayloadOf } from '../../../src/contract/call.ts';
import type { getAvailability } from '../../../src/contract/product/availability.ts';
import { readPostalCode } from '../../../src/domain/delivery/postal-code.ts';
import { availabilities } from '../../../src/domain/product/availability.ts';
import { applyZip } from '../cart/choices.ts';
import { productBySku } from '../catalog/store.ts';
import { productAvailability } from '../product/availability.ts';
import { withChoices } from '../special-order/chosen.ts';
import { selectedStore, selectStore, storeByNumber } from '../stores.ts';
import { refusedInput } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

/**
 * `getAvailability`: how each product can be had. The basket keeps the code and the store, so that the cart and checkout know
 * both.
 */
function answerAvailability({
  shop,
  view,
  sessionId,
  payload: { items, zip, storeNumber },
}: ApiRequest<PayloadOf<typeof getAvailability>>) {
  const code = zip === undefined ? undefined : readPostalCode(zip, view.country);
  if (code && code.status !== 'valid')
    throw refusedInput(
      'zip',
      zip,
      view.country === 'US' ? 'a ZIP code of 5 digits' : 'a Canadian postal code',
    );
  if (code) applyZip(shop, sessionId, view, code.value);
  if (storeNumber !== undefined) {
    const store = storeByNumber(shop, String(storeNumber));
    if (!store?.isPickup) throw refusedInput('storeNumber', storeNumber, 'the number of a store with pickup');
    selectStore(shop, sessionId, store.number);
  }
  const buyer = {
    shop,
    view,
    sessionId,
    zip: code?.value,
    storeNumber: selectedStore(shop, sessionId)?.number,
  };
  return {
    items: Object.fromEntries(
      items.map(({ sku, optionChoiceParameter: parameter = '', quantity = 1 }) => {
        const product = productBySku(shop.database, sku);
        return [
          sku,
          product
            ? productAvailability(buyer, { product: withChoices(product, parameter), parameter, quantity })
            : { availability: availabilities.notFound },
        ];
      }),
    ),
  };
}

export const handlers: Handlers = {
  getAvailability: answerAvailability,
};
