import { type Availability, availabilities } from '../../../src/domain/product/availability.ts';
import type { ShopOption } from '../../../src/domain/product/shop-options.ts';
import { hasCartCondition, isInternational, skusWith } from '../cart/conditions.ts';
import { isParcel, type Shipping, shipMethodFor, shippingOf } from '../cart/delivery.ts';
import { pickupEdd, shippingEdd } from '../cart/edd.ts';
import type { CartLine } from '../cart/lines.ts';
import { hasOwnMax, maxOf } from '../cart/quantity-limit.ts';
import { placeOf } from '../cart/regions.ts';
import type { Product } from '../catalog/catalog.ts';
import { relatedProducts } from '../catalog/related.ts';
import { currentCents } from '../money.ts';
import type { Shop } from '../shop.ts';
import { type Store, stockAt, stockedStores, storeByNumber } from '../stores.ts';
import type { View } from '../view.ts';
import { availabilityOf } from './browse-model.ts';
import { recommended } from './recommended.ts';

/** A visitor who asks how a product can be had. */
export interface Buyer {
  shop: Shop;
  view: View;
  sessionId: string;
  /** The visitor's code; undefined if it is not known. */
  zip: string | undefined;
  /** The store that the visitor has chosen. */
  storeNumber?: string | undefined;
}

interface Wanted {
  product: Product;
  /** The chosen options. */
  parameter: string;
  quantity: number;
}

/** A way to get a product, as the contract has it. */
interface Way {
  option: ShopOption;
  isAvailable: boolean;
  edd: string | null;
  price: number | null;
  message: string | null;
  shipMethod?: number;
  store?: { storeNumber: string; name: string };
}

/** How a product can be had, by the nine fields of cart §3 and the enum of checkout §3 (decision 105). */
export function productAvailability(buyer: Buyer, wanted: Wanted) {
  const { shop, view, sessionId } = buyer;
  const { product } = wanted;
  const line = lineOf(wanted, view);
  const shipping = shippingTo(buyer, line);
  const availability = availabilityFor(buyer, wanted, shipping);
  const isSold =
    availability === availabilities.available || availability === availabilities.futureAvailability;
  const buttons = isSold ? waysOf(buyer, line, shipping) : [];
  return {
    availability,
    isLocal: isSold && !isParcel(line) && zoneOf(line, shipping) === 'local',
    isInternational: isInternational({ shop, sessionId, view }),
    isCanada: view.country === 'CA',
    isParcelShipping: isSold && isParcel(line),
    shopButtonGroup: isSold ? { buttons } : null,
    message: messageOf(availability, shipping),
    selectedOption: buttons.find(({ isAvailable }) => isAvailable)?.option ?? null,
    nlaCarouselDto: availability === availabilities.noLongerAvailable ? carouselOf(buyer, product) : null,
    productPurchaseMessage:
      isSold && hasOwnMax(product, view) ? `You can buy up to ${maxOf(product, view)} of it.` : null,
  };
}

/** The line that the product would be in the cart. */
function lineOf({ product, parameter, quantity }: Wanted, view: View): CartLine {
  const unitCents = currentCents(product, view);
  return {
    id: 0,
    product,
    quantity,
    optionCode: parameter,
    details: {},
    addedFrom: {},
    personalization: [],
    editablePersonalization: undefined,
    shipMethod: undefined,
    isPickup: false,
    hasInstallation: product.isInstallationRequired,
    unitCents,
    totalCents: unitCents * quantity,
  };
}

function shippingTo({ shop, view, sessionId, zip }: Buyer, line: CartLine): Shipping {
  return {
    ...shippingOf(shop, sessionId, view, [line]),
    place: zip === undefined ? undefined : placeOf(zip, view.country),
  };
}

/** Furniture does not go where no road leads, and what the law of a state forbids is not sold there. */
function availabilityFor(
  { shop, sessionId }: Buyer,
  { product, parameter }: Wanted,
  shipping: Shipping,
): Availability {
  const { region } = shipping.place ?? {};
  const known = availabilityOf(product, parameter);
  if (known === availabilities.noLongerAvailable || skusWith(shop, sessionId, 'nla').has(product.sku))
    return availabilities.noLongerAvailable;
  if (region?.isPfasRestricted && skusWith(shop, sessionId, 'pfas').has(product.sku))
    return availabilities.notEligible;
  if (region?.isRemote && !isParcel({ product })) return availabilities.noCarrier;
  if (hasCartCondition(shop, sessionId, 'edd-outage')) return availabilities.error;
  return known;
}

function messageOf(availability: Availability, { place }: Shipping): string | null {
  if (availability === availabilities.noCarrier)
    return `We cannot deliver furniture to ${place!.region.code}. Our stores there are glad to help.`;
  return null;
}

function waysOf(buyer: Buyer, line: CartLine, shipping: Shipping): Way[] {
  const { code, charge } = shipMethodFor(line, shipping);
  const shipped: Way = {
    option: isParcel(line) ? 'ship' : 'delivery',
    isAvailable: true,
    edd: shippingEdd(line, shipping, { view: buyer.view, now: new Date() }),
    price: charge ?? null,
    message: null,
    shipMethod: code,
  };
  const pickup = pickupOf(buyer, line);
  return pickup ? [shipped, pickup] : [shipped];
}

/** The store that hands it out: the chosen one, else the nearest that has it. Only parcels, in the United States. */
function pickupOf(buyer: Buyer, line: CartLine): Way | undefined {
  const { shop, view } = buyer;
  if (view.country !== 'US' || !isParcel(line)) return undefined;
  const store = storeFor(buyer, line);
  const none = { option: 'pickup', isAvailable: false, edd: null, price: null } as const;
  if (!store) return { ...none, message: `No store within ${farthestMiles} miles` };
  const stock = stockAt(shop, store, line.product.sku);
  return {
    option: 'pickup',
    isAvailable: stock > 0,
    edd: stock > 0 ? pickupEdd(shop, store, line, { view, now: new Date() }) : null,
    price: 0,
    message: stock > 0 ? null : 'Not in stock there',
    store: { storeNumber: store.number, name: store.name },
  };
}

const farthestMiles = 150;

function storeFor(
  { shop, view, zip = '60611', storeNumber }: Buyer,
  { product, quantity }: CartLine,
): Store | undefined {
  const chosen = storeNumber === undefined ? undefined : storeByNumber(shop, storeNumber);
  if (chosen?.isPickup && chosen.country === view.country) return chosen;
  const near = stockedStores(shop, { sku: product.sku, zip, country: view.country }).filter(
    ({ isPickup, miles }) => isPickup && miles < farthestMiles,
  );
  return (
    near.find((store) => store.quantity >= quantity) ?? near.find((store) => store.quantity > 0) ?? near[0]
  );
}

const zoneOf = (line: CartLine, shipping: Shipping) =>
  shipping.place && shipMethodFor(line, shipping).name === 'In-home delivery' ? 'local' : 'far';

function carouselOf({ shop, view }: Buyer, { sku, brand }: Product) {
  const others = relatedProducts(shop.database, { sku, pod: 'pdp-alternative-items', limit: 12, brand });
  return { title: 'You May Like These', items: others.map((other) => recommended(other, view)) };
}
