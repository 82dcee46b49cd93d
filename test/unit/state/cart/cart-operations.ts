import type { useStore } from 'jotai';
import type { Cart, CartLineItem } from '../../../../src/contract/cart/cart.ts';
import { shipMethods } from '../../../../src/domain/delivery/ship-methods.ts';
import { cartAtom } from '../../../../src/state/cart/cart.ts';
import type { CartQueue } from '../../../../src/state/cart/cart-queue.ts';
import { deliveryOf, isParcel, noteLine, type Wish } from './cart-wish.ts';

/** The page's store and cart queue, and the dice for random operations on them. */
export interface Shopping {
  store: ReturnType<typeof useStore>;
  queue: CartQueue;
  random: () => number;
  /** Changes may be refused, or their answers lost. */
  hasFaults: boolean;
}

const { standard, premium } = shipMethods;

/** The cart that the page shows. */
export function cartOf(store: Shopping['store']): Cart {
  const state = store.get(cartAtom);
  if (state.status !== 'known') throw new Error('the cart is not known');
  return state.cart;
}

const anyOf = <Item>({ random }: Shopping, all: readonly Item[]): Item | undefined =>
  all[Math.floor(random() * all.length)];

/** The number of kinds of operations; some occur twice. */
const kinds = 13;

/** One random operation on what the shopper sees. `wish` gets it too. */
export function operate(shopping: Shopping, wish: Wish): void {
  const { store, queue, random } = shopping;
  const { lineItems, savedForLater } = cartOf(store);
  const line = anyOf(shopping, lineItems);
  const saved = anyOf(shopping, savedForLater);
  const kind = Math.floor(random() * kinds);
  if (kind <= 1 && line) {
    const quantity = 1 + Math.floor(random() * 9);
    queue.change({ kind: 'quantity', id: line.id, quantity });
    wish.cart[line.sku] = quantity;
  } else if (kind === 2 && line) {
    queue.change({ kind: 'remove', id: line.id });
    delete wish.cart[line.sku];
    forget(line, wish);
  } else if (kind === 3 && line) {
    wish.saved[line.sku] = line.quantity;
    queue.change({ kind: 'save', id: line.id });
    delete wish.cart[line.sku];
  } else if (kind === 4 && saved) {
    wish.cart[saved.sku] = saved.quantity;
    queue.change({ kind: 'move', id: saved.id });
    delete wish.saved[saved.sku];
  } else if (kind === 5 && saved) {
    queue.change({ kind: 'unsave', id: saved.id });
    delete wish.saved[saved.sku];
    forget(saved, wish);
  } else if (kind === 6 && line && isParcel(line)) chooseDelivery(shopping, line, wish);
  else if (kind === 7) removeInstallation(shopping, wish);
  else if (kind > 7 && kind < 12) chooseForOrder(shopping, kind, wish);
  else undo(shopping, wish);
}

function forget({ sku }: CartLineItem, wish: Wish): void {
  delete wish.delivery[sku];
  wish.installed = wish.installed.filter((one) => one !== sku);
}

function undo(shopping: Shopping, wish: Wish): void {
  const { store, queue } = shopping;
  const { removed, changes } = store.get(queue.stateAtom);
  const one = anyOf(shopping, removed);
  if (!one || changes.some(({ kind }) => kind === 'restore')) return;
  noteLine(one.line, wish);
  queue.restore(one.line);
}

function removeInstallation({ store, queue }: Shopping, wish: Wish): void {
  const line = cartOf(store).lineItems.find((one) => one.isInstallationServiceRequired);
  if (!line) return;
  queue.change({ kind: 'installation', id: line.id });
  wish.installed = wish.installed.filter((sku) => sku !== line.sku);
}

function chooseDelivery({ queue, random }: Shopping, line: CartLineItem, wish: Wish): void {
  const { id, sku, shipMethod } = line;
  const isPickedUp = deliveryOf(line) === 'pickup';
  if (isPickedUp || random() < 0.5) {
    queue.change({ kind: 'ship', id, isPickupSelected: !isPickedUp });
    wish.delivery[sku] = isPickedUp ? String(shipMethod) : 'pickup';
    return;
  }
  const other = shipMethod === standard ? premium : standard;
  queue.change({ kind: 'ship', id, shipMethod: other });
  wish.delivery[sku] = String(other);
}

function chooseForOrder(shopping: Shopping, kind: number, wish: Wish): void {
  const { store, queue, hasFaults } = shopping;
  if (kind === 8) {
    wish.zip = anyOf(shopping, ['60601', '10001', '94105'])!;
    queue.change({ kind: 'zip', zipCode: wish.zip });
  } else if (kind === 9) {
    // A refused code replaces a waiting one.
    const promoCode = anyOf(shopping, ['WELCOME10', 'FREESHIP', '', hasFaults ? 'NO-SUCH-CODE' : ''])!;
    wish.promoCode = promoCode;
    queue.change({ kind: 'promo', promoCode });
  } else if (kind === 10) {
    wish.donation = anyOf(shopping, [0, 100, 500, 2500])!;
    queue.change({ kind: 'donation', amount: wish.donation });
  } else {
    const { certificateNumber, isApplied } = anyOf(shopping, cartOf(store).rewardCertificates)!;
    queue.change({ kind: 'certificate', certificateNumber, isApplied: !isApplied });
    const others = wish.certificates.filter((one) => one !== certificateNumber);
    wish.certificates = isApplied ? others : [...others, certificateNumber];
  }
}
