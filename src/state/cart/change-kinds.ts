import * as v from 'valibot';
import { addItems, type Cart, type CartLineItem } from '../../contract/cart/cart.ts';
import {
  addDonation,
  applyPromo,
  applyZip,
  moveToCart,
  removeFromSaved,
  removeInstallationService,
  removeItem,
  removePromo,
  saveForLater,
  updateItem,
  updateShipMethod,
} from '../../contract/cart/cart-changes.ts';
import {
  applyCartRewardCertificate,
  applyProviderRewardCertificate,
  removeProviderRewardCertificate,
  removeRewardCertificate,
} from '../../contract/cart/certificates.ts';
import { addToCartItem } from '../../contract/cart/line-item.ts';
import { cents, count, identifier, shownFlag } from '../../contract/fields.ts';
import type { AddToCartItem } from '../../domain/cart/add-to-cart.ts';
import {
  withLine,
  withMoved,
  withoutLine,
  withoutSaved,
  withSaved,
} from '../../domain/cart/changed-lines.ts';
import { fillIn } from '../../domain/messages.ts';
import {
  type ChangeKind,
  type FieldsOf,
  move,
  ofLine,
  ofOrder,
  request,
  type Tracked,
} from './change-kind.ts';

const added = ({ quantity }: CartLineItem): Tracked[] => [{ name: 'add_to_cart', quantity }];
const removed = ({ quantity }: CartLineItem): Tracked[] => [{ name: 'remove_from_cart', quantity }];

/** Without the fields that depend on the rest of the order: the ship methods depend on ZIP code and total. */
const asAdded = (item: AddToCartItem) =>
  JSON.stringify({ ...item, Quantity: undefined, ShipMethod: undefined, IsPickupSelected: undefined });

const donationIn = ({ orderSummary }: Cart) => orderSummary.donationTotal ?? 0;

const certificateIn = (cart: Cart | undefined, { certificateNumber }: { certificateNumber: string }) =>
  cart?.rewardCertificates.find((one) => one.certificateNumber === certificateNumber);

/** Every kind of change of the cart. Amounts are in cents. A new kind is an entry here, and its call in the contract. */
export const changeKinds = {
  quantity: ofLine(
    { quantity: count },
    {
      request: (change) => request(updateItem, change),
      apply: (cart, { id, quantity }) => withLine(cart, id, () => ({ quantity })),
      said: 'quantityNow',
      tracked({ quantity }, was) {
        const more = was ? quantity - was.quantity : 0;
        const name = more > 0 ? 'add_to_cart' : 'remove_from_cart';
        return more ? [{ name, quantity: Math.abs(more) }] : [];
      },
    },
  ),
  ship: ofLine(
    { shipMethod: v.optional(count), isPickupSelected: v.optional(v.boolean()) },
    {
      request: (change) => request(updateShipMethod, change),
      apply: (cart, { id, shipMethod, isPickupSelected }) =>
        withLine(cart, id, ({ shipMethod: known, shippingDeliveryOptions: options }) => ({
          shipMethod: shipMethod ?? known,
          shippingDeliveryOptions:
            options && isPickupSelected !== undefined
              ? { ...options, selectedShipOption: isPickupSelected ? 'pickup' : 'ship' }
              : options,
        })),
      said: 'deliveryNow',
      isJoined: true,
    },
  ),
  /** Orders a line without its installation. */
  installation: ofLine(
    {},
    {
      request: (change) => request(removeInstallationService, change),
      apply: (cart, { id }) => withLine(cart, id, () => ({ isInstallationServiceRequired: false })),
      said: 'installationNow',
    },
  ),
  /** Puts an edited text on a line. */
  personalization: ofLine(
    {
      personalizationId: v.optional(v.string()),
      personalizationText: v.optional(v.string()),
      texts: v.array(v.string()),
    },
    {
      request: ({ id, personalizationId, personalizationText }) =>
        request(updateItem, { id, personalizationId, personalizationText }),
      apply: (cart, { id, texts, personalizationId, personalizationText }) =>
        withLine(cart, id, ({ addToCartItem: item }) => ({
          personalization: texts,
          // Another design may have the same text.
          addToCartItem: item && {
            ...item,
            ...(personalizationId && { PersonalizationId: personalizationId }),
            ...(personalizationText && { PersonalizationText: personalizationText }),
          },
        })),
      said: 'personalizationNow',
    },
  ),
  remove: move(
    {},
    {
      request: (change) => request(removeItem, change),
      apply: (cart, { id }) => withoutLine(cart, id),
      said: 'removedLine',
      tracked: removed,
      isUndoable: true,
      after: { move: 'unsave' },
    },
  ),
  /** Adds a removed line again (decision 60). */
  restore: move(
    { item: addToCartItem },
    {
      request: ({ item }) => request(addItems, { items: [item] }),
      // It has another id by then.
      isMade: (cart, { item }) =>
        cart.lineItems.some((line) => line.addToCartItem && asAdded(line.addToCartItem) === asAdded(item)),
      said: 'restoredLine',
      updated: (cart, { item }) => [cart.lineItems.findLast(({ sku }) => sku === item.Sku)],
      tracked: added,
      isUndo: true,
      isOnce: true,
      after: { remove: 'none', unsave: 'move' },
    },
  ),
  save: move(
    {},
    {
      request: (change) => request(saveForLater, change),
      apply: (cart, { id }) => withSaved(cart, id),
      said: 'savedLine',
      tracked: (line) => [...removed(line), { name: 'add_to_wishlist', quantity: line.quantity }],
      after: { move: 'none' },
    },
  ),
  move: move(
    {},
    {
      request: (change) => request(moveToCart, change),
      apply: (cart, { id }) => withMoved(cart, id),
      isUndone: ({ lineItems, savedForLater }, { id }) =>
        savedForLater.some((line) => line.id === id) && !lineItems.some((line) => line.id === id),
      said: 'movedLine',
      tracked: added,
      after: { save: 'none' },
    },
  ),
  /** Removes a saved item. */
  unsave: move(
    {},
    {
      request: (change) => request(removeFromSaved, change),
      apply: (cart, { id }) => withoutSaved(cart, id),
      said: 'removedLine',
      after: { save: 'remove' },
    },
  ),
  donation: ofOrder(
    { amount: cents },
    {
      request: (change) => request(addDonation, change),
      apply: (cart, { amount }) => ({
        ...cart,
        orderSummary: { ...cart.orderSummary, donationTotal: amount },
      }),
      isMade: (cart, { amount }) => donationIn(cart) === amount,
      isUndone: (cart, _change, before) => donationIn(cart) === donationIn(before),
      words: ({ amount }, { texts, inWords }) =>
        fillIn(texts.donationNow, amount ? inWords(amount) : texts.donationNone),
    },
  ),
  zip: ofOrder(
    { zipCode: v.string() },
    {
      request: (change) => request(applyZip, change),
      isMade: ({ cartSummary }, { zipCode }) => cartSummary?.taxZipCode === zipCode,
      words: ({ zipCode }, { texts }) => fillIn(texts.zipNow, zipCode),
      // Cart §5, decision 71.
      failure: ({ zipNotUpdated }) => zipNotUpdated,
    },
  ),
  /** An empty code removes the applied one. */
  promo: ofOrder(
    { promoCode: v.string() },
    {
      request: ({ promoCode }) => (promoCode ? request(applyPromo, { promoCode }) : request(removePromo, {})),
      isMade: ({ cartSummary }, { promoCode }) =>
        (cartSummary?.discountCode ?? '').toUpperCase() === promoCode.toUpperCase(),
      words: ({ promoCode }, { texts }) =>
        promoCode ? fillIn(texts.promoApplied, promoCode) : fillIn(texts.removedLine, texts.promoHeading),
      // A promo code affects the prices of all lines.
      updated: ({ lineItems }) => lineItems,
    },
  ),
  /** `isAgain`: applied again because its value may have changed (cart §4), not because the shopper asked. */
  certificate: ofOrder(
    { certificateNumber: identifier, isApplied: shownFlag, isAgain: v.optional(v.boolean()) },
    {
      key: ({ kind, certificateNumber }) => `${kind} ${certificateNumber}`,
      request({ certificateNumber, isApplied }, { cart, hasProvider }) {
        if (!isApplied)
          return request(hasProvider ? removeProviderRewardCertificate : removeRewardCertificate, {
            certificateNumber,
          });
        const { accountNumber, cardToken } = certificateIn(cart, { certificateNumber }) ?? {};
        return request(hasProvider ? applyProviderRewardCertificate : applyCartRewardCertificate, {
          certificateNumber,
          accountNumber,
          cardToken,
        });
      },
      apply: (cart, { certificateNumber, isApplied }) => ({
        ...cart,
        rewardCertificates: cart.rewardCertificates.map((one) =>
          one.certificateNumber === certificateNumber ? { ...one, isApplied } : one,
        ),
      }),
      // A certificate that the shopper no longer holds is not applied.
      isMade: (cart, change) => !!certificateIn(cart, change)?.isApplied === change.isApplied,
      words(change, { cart, texts, inWords }) {
        const known = certificateIn(cart, change);
        if (!known || change.isAgain) return undefined;
        const name = fillIn(texts.certificate, inWords(known.amount));
        return fillIn(change.isApplied ? texts.appliedNow : texts.removedLine, name);
      },
      isBackground: ({ isAgain }) => !!isAgain,
      isShown: (cart, change) => !!certificateIn(cart, change),
      // Its number is worth money.
      isSecret: true,
    },
  ),
};

type Kinds = typeof changeKinds;

/** One change that the shopper makes to the cart; `id` is that of a line. */
export type CartChange = {
  [Kind in keyof Kinds]: { kind: Kind } & FieldsOf<Kinds[Kind]['fields']>;
}[keyof Kinds];

/** The entry of a change. */
export const kindOf = ({ kind }: CartChange) => changeKinds[kind] as unknown as ChangeKind<CartChange>;
