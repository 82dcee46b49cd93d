import { shippingCharges, shippingMessage } from '../../src/contract/delivery/shipping-charges.ts';
import { type IslandProps, json, text, url, whole } from '../../src/runtime/attributes.ts';
import { defineIsland } from '../../src/runtime/define-island.ts';
import { ShippingCharges } from './shipping-charges.tsx';

export const props = {
  charges: json(shippingCharges, {
    optional: true,
    accepts:
      'an object {bands, nonContinentalExtra, localInHome, longDistanceInHome, flatRate, giftCard, international, oversizeSurcharge, deliveryDays}, in integer cents',
    about:
      'The shipping figures; missing ones do not show. Without them they are read from the page’s JSON script `#storefront-shipping-charges`, from `chargesUrl`, or from the linked page.',
  }),
  chargesUrl: url({
    optional: true,
    about:
      'A URL that answers with the figures as JSON, or a page that has them in `#storefront-shipping-charges`; without it the linked page, or the call getShippingCharges.',
  }),
  chargesPage: url({
    optional: true,
    orAttribute: 'href',
    about: 'The page with the charges, for when they cannot be read here; an opener’s own link if left out.',
  }),
  shipMethod: whole({
    min: 0,
    max: 99,
    optional: true,
    about:
      'The item’s calculated ship method: 1, 2 and 3 standard, 6 local in-home, 7 long-distance in-home, 8 basic freight, 9 gift card; for any other everything shows.',
  }),
  openTab: whole({
    min: 1,
    max: 3,
    fallback: 1,
    about: 'The initially open tab: 1 Shipping Charges, 2 Delivery Details, 3 Domestic and International.',
  }),
  shippingMessage: json(shippingMessage, {
    optional: true,
    accepts:
      'an object {deliveryCharge, freeShippingThreshold, isFreeShipping, addCharge, zipCode, isCanada, isLowRate, isQuotableGround, quotableGroundShippingAmount}, in integer cents',
    about: 'The shipping of one item.',
  }),
  zip: text({ optional: true, about: 'The shopper’s ZIP or postal code, if the page knows it.' }),
};

export type ShippingChargesProps = IslandProps<typeof props>;

export default defineIsland({
  name: 'shipping-charges',
  kind: 'overlay',
  about: 'Shipping charges and delivery times, for one item or in general.',
  docs: {
    task: 'decide',
    useWhen:
      'From a link in the header, in the cart or on a product page: charges and delivery times in general, or those of one item.',
    notWhen:
      'Which stores have a product says `store-availability`; a shop’s whole shipping page is plain HTML, from which the figures can be read.',
    accessibility: [
      'A dialog named by its title, which has the focus when it opens.',
      'Its tabs are one stop of Tab: the arrow keys, Home and End open another, and Tab goes to its panel.',
      'Charges are tables with captions and headed columns; the map is decoration beside the list of its cities.',
      'The charge for a ZIP or postal code is announced; a wrong code is reported at its field, which gets the focus.',
      'Escape, the close button and a press beside it close it, and the focus returns to what opened it.',
    ],
  },
  props,
  view: ShippingCharges,
});
