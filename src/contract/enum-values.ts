import { type CheckoutErrorType, checkoutErrorTypes } from '../domain/cart/checkout-errors.ts';
import type { AttemptOutcome } from '../domain/checkout/attempts.ts';
import type { DayLabel } from '../domain/checkout/delivery-days.ts';
import { type StepKey, stepIndexes } from '../domain/checkout/steps.ts';
import type { AvailabilityFilter } from '../domain/listing/listing-filters.ts';
import type { ListingSort } from '../domain/listing/listing-query.ts';
import { personalizationTypes } from '../domain/personalization/personalization.ts';
import { availabilities } from '../domain/product/availability.ts';
import { systemsOfMeasure } from '../domain/product/dimensions.ts';

type Json = Record<string, unknown>;
type Meanings = Record<string, string>;

/** The meanings of numeric codes, given by the codes' names. */
const ofCodes = <Names extends string>(
  codes: Record<Names, number>,
  meanings: Record<Names, string>,
): Meanings =>
  Object.fromEntries((Object.keys(codes) as Names[]).map((name) => [`${codes[name]}`, meanings[name]]));

const errorTypes: Record<CheckoutErrorType, string> = {
  none: 'nothing is in the way',
  invalidBasket: 'the cart cannot be checked out',
  browseCustomApiException: 'the service of custom orders has failed',
  nlaItems: 'some items can no longer be had',
  installationServiceUnavailable: 'the installation of some items cannot be had',
  personalizationServiceUnavailable: 'the personalization of some items cannot be had',
  inHousePersonalizationNlaItems: 'some items that the shop personalizes itself can no longer be had',
  allNlaItems: 'no item can be had any more',
  emptyBasket: 'the cart is empty',
  pfasItems: 'some items may not be sold in that state',
};

const steps: Record<StepKey, string> = {
  cart: 'the cart',
  shipping: 'shipping',
  options: 'shipping and gift options',
  payment: 'payment and billing',
  review: 'review and place order',
  confirmation: 'the confirmation',
};

const sorts: Record<ListingSort, string> = {
  relevance: 'most relevant',
  name: 'A to Z',
  'price-low': 'price low to high',
  'price-high': 'price high to low',
  'top-rated': 'top rated',
  bestselling: 'best selling',
  newest: 'new',
};

const filters: Record<AvailabilityFilter, string> = {
  pickup: 'only what can be picked up in a store',
  readyToShip: 'only what is ready to ship, in a search',
};

const days: Record<DayLabel, string> = {
  standard: 'standard delivery',
  poBox: 'to a PO box',
  fpoApo: 'to a military address',
  twoDay: 'two days',
  nextDay: 'the next day',
  nonContinental: 'to Alaska, Hawaii or a territory',
  rush: 'rush',
};

const outcomes: Record<AttemptOutcome, string> = {
  done: 'it has been paid or placed',
  notDone: 'it has not, and may be tried again',
  notKnown: 'it is still being worked on, or nobody can say',
};

const ways: Meanings = {
  ship: 'it is shipped',
  pickup: 'it is picked up in a store',
  delivery: 'it is delivered in-home',
};

/** The meaning of each enum's values, by the name of the field; fields of one name may have several enums. */
const meanings: Record<string, Meanings[]> = {
  furthestStep: [ofCodes(stepIndexes, steps)],
  nextStep: [ofCodes(stepIndexes, steps)],
  sortBy: [sorts],
  sorts: [sorts],
  availabilities: [filters],
  dayLabel: [days],
  outcome: [outcomes],
  option: [ways],
  selectedShipOption: [ways],
  selectedOption: [ways, { 1: 'rewards', 2: 'financing' }],
  availability: [
    ofCodes(availabilities, {
      notFound: 'nothing is known',
      available: 'it can be had',
      futureAvailability: 'it can be had later',
      noLongerAvailable: 'it is gone for good',
      notEligible: 'it cannot be had that way',
      noCarrier: 'nobody carries it there',
      error: 'it could not be found out',
      notRequested: 'it has not been asked for yet',
    }),
    { pickup: 'only products that can be picked up in a store' },
  ],
  type: [
    ofCodes(personalizationTypes, {
      none: 'no personalization',
      legacy: 'a text, as in the old form',
      inHouseEmbroidery: 'embroidery by the shop itself',
      inHouseEtching: 'etching by the shop itself',
    }),
  ],
  systemOfMeasure: [ofCodes(systemsOfMeasure, { inches: 'inches', centimeters: 'centimeters' })],
  currencyCode: [{ USD: 'US dollars', CAD: 'Canadian dollars' }],
  kind: [{ 'custom-order': 'a product made to order', monogramming: 'a product with a monogram' }],
  slot: [{ CardOne: 'the first card', CardTwo: 'the second of two cards' }],
  name: [
    {
      applePay: 'Apple Pay',
      paypal: 'PayPal',
      venmo: 'Venmo',
      cardNetwork: 'the card network’s wallet',
    },
  ],
  options: [
    {
      'credit-debit-card-option': 'credit and debit cards',
      'paypal-venmo-pay-option': 'PayPal and Venmo',
      'apple-pay-option': 'Apple Pay',
      'card-network-pay-option': 'the card network’s wallet',
    },
  ],
  emptyFields: [
    { number: 'the card number', expiry: 'the expiration date', securityCode: 'the security code' },
  ],
  sortFilterType: [{ sort: 'the order', filter: 'the filters' }],
  source: [
    { 0: 'the first of two sources that a choice may come from', 1: 'the second; it goes back unchanged' },
  ],
};

/**
 * The values of a field's enum with their meanings, and the schema of one whose declaration accepts anything.
 * @throws Error for an enum whose values have no meaning here
 */
export function valuesOf(name: string, field: Json): { words: string; schema?: Json } | undefined {
  if (name === 'errorType') return { words: inWords(errorTypes, checkoutErrorTypes), schema: errorType };
  const values = enumIn(field);
  // A boolean as text.
  if (!values || `${values}` === 'true,false') return undefined;
  // A flag of a query.
  if (`${values}` === 'true') return { words: '`true`, or left out.' };
  const known = meanings[name]?.find((one) => values.every((value) => one[`${value}`]));
  if (!known) throw new Error(`enum-values.ts says nothing of the values of ${name}: ${values.join(', ')}`);
  return { words: inWords(known, values) };
}

/** The name or its number; the number may come as text. */
const errorType: Json = {
  anyOf: [
    { type: 'string', enum: checkoutErrorTypes },
    { type: 'integer', enum: checkoutErrorTypes.map((_name, number) => number) },
    { type: 'null' },
  ],
};

function inWords(known: Meanings, values: readonly unknown[]): string {
  const each = values.map((value, number) => {
    const code = values === checkoutErrorTypes ? ` or \`${number}\`` : '';
    return `\`${value}\`${code}: ${known[`${value}`]}`;
  });
  return `${each.join('; ')}.`;
}

/** The values of a field's enum: the field's own, the non-null branch's, or its list items'. */
function enumIn({ enum: values, anyOf = [], items }: Json): readonly unknown[] | undefined {
  if (Array.isArray(values)) return values.length > 0 ? values : undefined;
  for (const part of [...(anyOf as Json[]), ...(items ? [items as Json] : [])]) {
    const found = enumIn(part);
    if (found) return found;
  }
  return undefined;
}
