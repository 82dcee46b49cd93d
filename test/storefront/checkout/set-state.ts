import { randomUUID } from 'node:crypto';
import { needsVerification } from '../../../src/mock/test-numbers.ts';
import { addToCart, type CartItem } from '../cart/add.ts';
import { applyCertificate, certificatesOf } from '../cart/certificates.ts';
import { applyPromo } from '../cart/choices.ts';
import { setCartCondition } from '../cart/conditions.ts';
import { goodsOf } from '../cart/goods.ts';
import { clearCart } from '../cart/states.ts';
import { startGuestCheckout } from '../guest-checkout.ts';
import { applyGiftCard } from '../payments/gift-card-changes.ts';
import { newGiftCard } from '../payments/gift-cards.ts';
import { setOrderCards } from '../payments/order-cards.ts';
import { paymentParts } from '../payments/parts.ts';
import { applyTenderCode } from '../payments/tender-code-changes.ts';
import { payByWallet } from '../payments/wallets.ts';
import { createRegistry } from '../registries/registries.ts';
import { registryById } from '../registries/registry-of.ts';
import type { Shop } from '../shop.ts';
import { inTransaction } from '../transaction.ts';
import { addAccountAddress } from './address-book.ts';
import { type Allotment, storeAllotments } from './allotments.ts';
import type { Buyer } from './buyer.ts';
import { openOrder } from './open-order.ts';
import { type SentOptions, saveOptions } from './option-changes.ts';
import { type Placed, placeOrder } from './place-order.ts';
import { addRecipient } from './recipients.ts';
import { sampleAddresses } from './sample-addresses.ts';
import { chooseForPickup } from './shipment-choices.ts';
import type { CheckoutState } from './states.ts';
import { orderTotals } from './totals.ts';
import { fillTrip, unchosenTrip } from './trips.ts';

/** False for a state that is not possible with the shop's catalogue, in this country, or without an account. */
export function setCheckoutState(
  buyer: Buyer,
  state: CheckoutState,
  documentOf: () => Record<string, unknown>,
): boolean {
  const { shop, sessionId, view, account } = buyer;
  const found = state.items(goodsOf(shop, view));
  const items = found.filter((item) => item !== undefined);
  if (items.length < found.length || items.length === 0) return false;
  if ((state.isDomestic && view.country !== 'US') || (state.isForAccounts && !account)) return false;
  inTransaction(shop.database, () => {
    clearCart(shop, sessionId);
    addToCart(shop, buyer, state.isFromRegistry ? fromRegistry(shop, items) : items);
    if (!account) startGuestCheckout(shop, sessionId);
    for (const name of state.conditions ?? []) setCartCondition(shop, sessionId, name);
    if (state.promoCode) applyPromo(shop, sessionId, view, state.promoCode);
    if (state.hasCertificates)
      for (const { certificateNumber } of certificatesOf(shop, sessionId))
        applyCertificate(shop, sessionId, certificateNumber);
    if (account && state.isForAccounts)
      for (const address of sampleAddresses(view.country)) addAccountAddress(shop, account, address);
    shareAmong(buyer, state);
    advance(buyer, state, documentOf);
  });
  return true;
}

/** The id of a fictitious shopper's registry. */
const registryId = '80808080';

/** Items that are bought from a registry, which is created the first time. */
function fromRegistry(shop: Shop, items: readonly CartItem[]): CartItem[] {
  if (!registryById(shop, registryId)) {
    const email = 'mia@example.com';
    shop.database
      // Not a valid hash, so nobody can sign in with it.
      .prepare(
        'INSERT OR IGNORE INTO accounts (email, email_key, first_name, password_hash) VALUES (?, ?, ?, ?)',
      )
      .run(email, email, 'Mia', 'none');
    const row = shop.database.prepare('SELECT id FROM accounts WHERE email_key = ?').get(email);
    const owner = { id: Number(row!.id), email, firstName: 'Mia', lockoutAnswer: 'status' } as const;
    createRegistry(shop, owner, {
      grId: registryId,
      name: 'Mia & Leo’s wedding registry',
      type: 'br',
      eventDate: undefined,
    });
  }
  return items.map((item) => ({ ...item, details: { ...item.details, GiftRegistryId: registryId } }));
}

/** Shares the pieces of the order among the state's recipients in turn. */
function shareAmong(buyer: Buyer, { addresses }: CheckoutState): void {
  const ids = (addresses?.(buyer.view) ?? []).map((address) =>
    addRecipient(buyer, { address, addressId: undefined, grId: undefined }),
  );
  if (ids.length === 0) return;
  let turn = 0;
  const parts = openOrder(buyer).allotments.flatMap(({ lineId, quantity }) =>
    Array.from(
      { length: quantity },
      (_, index): Allotment => ({
        lineId,
        slot: index + 1,
        recipientId: ids[turn++ % ids.length],
        quantity: 1,
      }),
    ),
  );
  storeAllotments(buyer, parts);
}

const steps = ['shipping', 'options', 'payment', 'review', 'confirmation'] as const;

/** Goes through the steps as far as the state has come. */
function advance(buyer: Buyer, state: CheckoutState, documentOf: () => Record<string, unknown>): void {
  const { shop, sessionId } = buyer;
  const hasReached = (step: (typeof steps)[number]) => steps.indexOf(state.progress) >= steps.indexOf(step);
  if (hasReached('payment')) {
    const contact = { firstName: 'Ann', lastName: 'Baker', email: 'ann@example.com', phone: '' };
    if (openOrder(buyer).pickup) chooseForPickup(buyer, { contact });
    saveOptions(buyer, firstTrips(buyer));
    if (state.isTripFull) fillChosenTrip(buyer);
  }
  for (const dollars of state.giftCards ?? []) applyGiftCard(buyer, newGiftCard(dollars));
  for (const code of state.tenderCodes ?? []) applyTenderCode(buyer, code);
  const isPaid = openOrder(buyer).cart.lines.length > 0 && paymentParts(buyer).dueCents === 0;
  if (state.wallet) payByWallet(buyer, state.wallet);
  else if (!isPaid && (state.lastFour || hasReached('review'))) payByCard(buyer, state);
  if (hasReached('review')) {
    // A payment clears the conditions that would prevent it.
    for (const name of state.conditions ?? []) setCartCondition(shop, sessionId, name);
  }
  if (hasReached('confirmation')) place(buyer, documentOf);
}

function payByCard(buyer: Buyer, { lastFour = '1111', isDeclined = false, partCents }: CheckoutState): void {
  const card = { token: undefined, type: 'Visa', expMonth: 4, expYear: 2031 };
  const needsCode = needsVerification(lastFour);
  const one = { ...card, lastFour, appliedCents: partCents, needsVerification: needsCode, isDeclined };
  const rest = paymentParts(buyer).dueCents - (partCents ?? 0);
  const two = { ...card, lastFour: '0808', appliedCents: rest, isDeclined: true };
  setOrderCards(buyer.shop, buyer.sessionId, partCents === undefined ? [one] : [one, two]);
}

function place(buyer: Buyer, documentOf: () => Record<string, unknown>): Placed {
  const { total } = orderTotals(buyer, openOrder(buyer)).orderSummary;
  return placeOrder(buyer, { attemptId: randomUUID(), amountDue: total }, documentOf);
}

/** The options as they are, with the first day that is offered for each in-home delivery. */
export function firstTrips(buyer: Buyer): SentOptions {
  const recipients = openOrder(buyer).recipients.map(({ id: recipientId, shipments }) => ({
    recipientId,
    shipments: shipments.flatMap(({ id, trip }) => {
      const [first] = trip?.trips ?? [];
      return first ? [{ id, tripBooking: { ...unchosenTrip, selectedTrip: first.id } }] : [];
    }),
  }));
  return { recipients };
}

function fillChosenTrip(buyer: Buyer): void {
  const [recipient] = openOrder(buyer).recipients;
  const { trip } = recipient!.shipments.find((shipment) => shipment.trip?.choice.selectedTrip)!;
  fillTrip(buyer, recipient!.destination.place!.zip, trip!.choice.selectedTrip!);
}
