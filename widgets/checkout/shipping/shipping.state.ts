import { useState } from 'react';
import type { KnownAddress, RegistryAddress } from '../../../src/contract/checkout/address.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import type { Recipient } from '../../../src/contract/checkout/recipient.ts';
import { countPieces } from '../../../src/domain/cart/count-pieces.ts';
import {
  type AddressField,
  type AddressTexts,
  addressTexts,
  settledText,
} from '../../../src/domain/checkout/address.ts';
import { askedFields } from '../../../src/domain/checkout/address-problems.ts';
import { pageContext } from '../../../src/page/context.ts';
import { offers } from '../../../src/page/offers.ts';
import type { IslandHandle } from '../../../src/runtime/use-island.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { useDraft, writeDraft } from '../../../src/state/checkout/drafts.ts';
import { shippingForms as forms, newAddress } from '../../../src/state/checkout/shipping-forms.ts';
import { useDeliveryPlace } from '../../../src/state/delivery/use-delivery-place.ts';
import type { Store } from '../../../src/state/store.ts';

/** Shared by the parts of the step. */
export interface ShippingParts {
  checkout: Checkout;
  flow: CheckoutFlow;
  draft: ShippingDraft;
}

export { forms, newAddress };

/** Recipients whose items are shipped. */
export const shippedTo = ({ recipientList }: Checkout): Recipient[] =>
  recipientList.filter((recipient) => !isPickup(recipient));

export const isPickup = ({ store, bopsOptions }: Recipient): boolean => !!(store || bopsOptions);

/** Items that are shipped; removed ones need no address. */
export const shippedItems = ({ basketItems }: Checkout) =>
  basketItems.filter((item) => !item.isPickup && !item.isRemoved);

/** An address that the server knows: of the shopper’s account, or of a gift registry. */
export type Place = KnownAddress & Partial<Pick<RegistryAddress, 'grId' | 'registryName'>>;

export const placesOf = ({ accountInfo }: Checkout): Place[] => [
  ...accountInfo.shippingAddresses,
  ...accountInfo.registryAddresses,
];

type ShippingDraft = ReturnType<typeof useShippingDraft>;

/** Whether everything goes to one address or to several, and which one is chosen. */
export function useShippingDraft(checkout: Checkout) {
  const hasSeveral = shippedTo(checkout).length > 1;
  // While the shopper distributes the items, all of them may go to one address for a moment.
  const [hadSeveral, setHadSeveral] = useState(hasSeveral);
  if (hasSeveral && !hadSeveral) setHadSeveral(true);
  const draft = useDraft(forms.shipping, {
    mode: hadSeveral ? 'several' : 'one',
    address: knownChoice(checkout),
  });
  const { mode, address } = draft.values;
  const isKnown = address === newAddress || placesOf(checkout).some(({ addressId }) => addressId === address);
  return {
    ...draft,
    // A draft may be older than the switch.
    isSeveral:
      mode === 'several' && !checkout.isInternational && (hadSeveral || offers('offersSeveralAddresses')),
    choice: isKnown ? address : knownChoice(checkout),
    /** Deletes the draft once everything goes to the chosen address. */
    saveOne() {
      setHadSeveral(false);
      draft.forget(draft.values);
    },
  };
}

/** Only an order of several pieces within the country goes to several addresses. */
export function maySplit(checkout: Checkout): boolean {
  return (
    offers('offersSeveralAddresses') && !checkout.isInternational && countPieces(shippedItems(checkout)) > 1
  );
}

/**
 * The address in use. If there is none: that of the registry that everything is bought from, else the account’s first,
 * else a new one.
 */
function knownChoice(checkout: Checkout): string {
  const places = placesOf(checkout);
  const [recipient] = shippedTo(checkout);
  if (recipient?.address) return keyOf(recipient, places);
  const [first, ...others] = new Set(shippedItems(checkout).map(({ grId }) => grId));
  const registry = first && !others.length ? places.find(({ grId }) => grId === first) : undefined;
  return (registry ?? places[0])?.addressId ?? newAddress;
}

const keyOf = ({ address }: Recipient, places: readonly Place[]) =>
  places.find(({ addressId }) => addressId === address?.addressId)?.addressId ?? newAddress;

/** Whether every shipped item already goes to this choice, so that there is nothing to save. */
export function isInUse(choice: string, checkout: Checkout): boolean {
  const [recipient, ...others] = shippedTo(checkout);
  if (!recipient?.address || others.length || keyOf(recipient, placesOf(checkout)) !== choice) return false;
  return shippedItems(checkout).every(({ recipientId, recipients }) =>
    recipients.length
      ? recipients.every((part) => part.recipientId === recipient.id)
      : recipientId === recipient.id,
  );
}

/** The code of the first address: the one that the shopper has given on another page, or else the cart's. */
export const useKnownCode = ({ taxZipCode }: Checkout): string | undefined =>
  useDeliveryPlace([taxZipCode ?? undefined]).zip;

interface Known {
  /** The form is that of an address beside the first. */
  isAnother?: boolean;
  /** The code with which the form starts if nothing else is known. */
  code?: string | undefined;
}

/** The first values of the new-address form: the address in use if it was typed, otherwise the code alone. */
export function knownTexts(checkout: Checkout, { isAnother = false, code }: Known = {}): AddressTexts {
  const { isGuest, isInternational, countries } = checkout;
  const [recipient] = shippedTo(checkout);
  const isTyped = !isAnother && recipient && keyOf(recipient, placesOf(checkout)) === newAddress;
  const known = isTyped ? recipient.address : undefined;
  const country = known?.country ?? (isInternational ? '' : pageContext().country);
  const isShippedTo = !isInternational || countries.some(({ code }) => code === country);
  return addressTexts({
    postalCode: recipient?.address || isInternational ? '' : code,
    ...known,
    country: isShippedTo ? country : countries.length > 1 ? '' : (countries[0]?.code ?? ''),
    email: isGuest ? savedEmail(checkout, isAnother) || pageContext().account.email || '' : '',
  });
}

/** A guest's email from the server, or from the page context. */
export const savedEmail = (checkout: Checkout, isAnother = false): string | undefined =>
  (!isAnother && shippedTo(checkout)[0]?.address?.email) || checkout.accountInfo.email;

const taken = new WeakSet<object>();

/**
 * Takes over, once, the chosen, typed or autofilled values of the server’s form: the fields with the names of address
 * fields, and `addressId`.
 */
export function takeServerForm(
  { serverNodes }: IslandHandle,
  checkout: Checkout,
  store: Store,
  code: string | undefined,
): void {
  if (taken.has(serverNodes)) return;
  taken.add(serverNodes);
  const given = valuesNow(serverNodes);
  const known = knownTexts(checkout, { code });
  // The server’s form may start with the address in use, whatever kind it is, or with the cart’s code.
  const inUse = addressTexts({
    ...(shippedTo(checkout)[0]?.address ?? { postalCode: checkout.taxZipCode ?? '' }),
    email: known.email,
  });
  const isEntered = (field: AddressField, before: AddressTexts) =>
    given[field] && settledText(field, { ...before, [field]: given[field] }) !== before[field];
  const fields = askedFields(checkout).filter((field) => isEntered(field, known));
  const isChanged = fields.some((field) => isEntered(field, inUse));
  if (isChanged)
    writeDraft(store, forms.address, Object.fromEntries(fields.map((field) => [field, given[field]])));
  const { addressId = '' } = given;
  const isOther = placesOf(checkout).some((place) => place.addressId === addressId);
  const choice = isOther && addressId !== knownChoice(checkout) ? addressId : isChanged && newAddress;
  if (choice && choice !== knownChoice(checkout)) writeDraft(store, forms.shipping, { address: choice });
}

/** The current fields of the server’s form, which stays until this step has been loaded. */
function valuesNow(nodes: readonly Node[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const node of nodes)
    for (const field of (node as Partial<Element>).querySelectorAll?.<HTMLInputElement>(
      'input[name], select[name]',
    ) ?? [])
      if (field.type !== 'radio' || field.checked) values[field.name] = field.value;
  return values;
}
