import type { BasketItem } from '../../../src/contract/checkout/basket-item.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import {
  saveMultiRecipientBasket,
  saveMultiShipping,
  saveRecipientSelection,
  splitItem,
  updateRecipientId,
} from '../../../src/contract/checkout/several-recipients.ts';
import {
  assignPart,
  type Part,
  type SharedItem,
  setPartQuantity,
} from '../../../src/domain/checkout/recipients.ts';
import { refusal } from '../../../src/http/address.ts';
import { isLost } from '../../../src/http/errors/call-error.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import { forgetDraft, readDraft, type Values, writeDraft } from '../../../src/state/checkout/drafts.ts';
import type { Store } from '../../../src/state/store.ts';
import { placesOf, shippedItems, shippedTo } from './shipping.state.ts';

/** The name of the form with the parts of all items. */
export const partsForm = 'shipping parts';

/** The fields of a part: who gets it, and how many pieces. */
export const toField = (partId: string) => `to ${partId}`;
export const quantityField = (partId: string) => `quantity ${partId}`;

/** Who gets a part, as the value of its address field: a recipient of the order, or a known address. */
export const recipientKey = (id: string) => `recipient ${id}`;
export const placeKey = (addressId: string) => `address ${addressId}`;

/** The parts of an item; an item for a single recipient may come without any. */
export const partsOf = ({ id, recipientId, quantity, recipients }: BasketItem): readonly Part[] =>
  recipients.length ? recipients : [{ basketItemId: id, recipientId, quantity }];

interface Choices {
  /** Every choice of an address, with the value that it stands for now. */
  keys: ReadonlyMap<string, string>;
  /** The values of the fields of all parts, as the server knows them. */
  known: Readonly<Values<string>>;
}

// Read for every key, so it is computed only once per answer of the server.
const choices = new WeakMap<Checkout, Choices>();

function choicesOf(checkout: Checkout): Choices {
  const made = choices.get(checkout) ?? makeChoices(checkout);
  choices.set(checkout, made);
  return made;
}

function makeChoices(checkout: Checkout): Choices {
  const keys = new Map(placesOf(checkout).map(({ addressId }) => [placeKey(addressId), placeKey(addressId)]));
  for (const { id, address } of shippedTo(checkout)) {
    if (!address) continue;
    keys.set(recipientKey(id), recipientKey(id));
    if (address.addressId) keys.set(placeKey(address.addressId), recipientKey(id));
  }
  const known: Values<string> = {};
  for (const { basketItemId, recipientId, quantity } of shippedItems(checkout).flatMap(partsOf)) {
    known[toField(basketItemId)] = keys.get(recipientKey(recipientId ?? '')) ?? '';
    known[quantityField(basketItemId)] = `${quantity}`;
  }
  return { keys, known };
}

/** The values of the fields of all parts, as the server knows them. */
export const knownParts = (checkout: Checkout): Readonly<Values<string>> => choicesOf(checkout).known;

/** The current form of a choice: an address may have become a recipient, and a recipient may be gone. */
export const keyNow = (key: string, checkout: Checkout): string => choicesOf(checkout).keys.get(key) ?? '';

/** The values of the parts’ fields, with every choice in its current form. */
export function partsNow(values: Values<string>, checkout: Checkout): Values<string> {
  const now = { ...knownParts(checkout) };
  for (const field of Object.keys(now)) {
    const value = values[field] ?? now[field]!;
    now[field] = isChoice(field) ? keyNow(value, checkout) || now[field]! : value;
  }
  return now;
}

const isChoice = (field: string) => field.startsWith('to ');

/** An item with the shopper’s quantities; its parts go to the recipients of `idOf`. */
export function editedItem(
  item: BasketItem,
  values: Values<string>,
  idOf: (key: string) => string | undefined = () => undefined,
): SharedItem {
  const parts = partsOf(item);
  let edited: SharedItem = { ...item, recipients: parts };
  for (const part of parts) edited = setPartQuantity(edited, part.basketItemId, quantityIn(values, part));
  for (const { basketItemId } of parts) {
    const recipientId = idOf(values[toField(basketItemId)] ?? '');
    if (recipientId !== undefined) edited = assignPart(edited, basketItemId, recipientId);
  }
  return edited;
}

/** How many pieces a part has by the shopper’s edits; 0 if it is to be removed. */
export const quantityIn = (values: Values<string>, { basketItemId, quantity }: Part): number =>
  Number(values[quantityField(basketItemId)] ?? quantity);

/** The changes of an order that goes to several addresses (checkout §4, §7.1). */
export class BasketChanges {
  readonly #flow: CheckoutFlow;
  readonly #store: Store;

  constructor(flow: CheckoutFlow, store: Store) {
    this.#flow = flow;
    this.#store = store;
  }

  /** Saves the unsaved quantities and choices of all items, or of one. */
  async save(only?: string): Promise<void> {
    await this.#flow.settled();
    const checkout = this.#now;
    const known = knownParts(checkout);
    const draft = readDraft(this.#store, partsForm, known);
    const values = partsNow(draft, checkout);
    const items = shippedItems(checkout).filter((item) => !only || item.id === only);
    const changed = items.filter((item) => fieldsOf(item).some((field) => values[field] !== known[field]));
    const ids = new Map<string, string>();
    for (const key of changed
      .flatMap(fieldsOf)
      .filter(isChoice)
      .map((field) => values[field]!))
      if (key && !ids.has(key)) ids.set(key, await this.#recipientAt(key));
    if (changed.length)
      await this.#flow.change(saveMultiRecipientBasket, {
        multiRecipientBasket: changed.map((item) =>
          sentItem(
            item,
            editedItem(item, values, (key) => ids.get(key)),
          ),
        ),
      });
    const sent = items.flatMap(fieldsOf).map((field) => [field, draft[field]!]);
    forgetDraft(this.#store, partsForm, Object.fromEntries(sent));
  }

  /** Gives a part to a recipient, or to a known address. */
  async assign(partId: string, key: string): Promise<void> {
    const recipientId = await this.#recipientAt(key);
    await this.#flow.change(saveRecipientSelection, { recipientId, basketItemId: partId });
    forgetDraft(this.#store, partsForm, { [toField(partId)]: key });
  }

  /**
   * Takes a piece off a part, for another address. If the answer is lost the order is read instead of retrying,
   * because a retry might split it twice.
   */
  async split(item: BasketItem, part: Part): Promise<void> {
    const { basketItemId } = part;
    // The server splits the saved quantities, so they are saved first.
    if (part.quantity < 2) await this.save(item.id);
    const count = () => partsOf(this.#now.basketItems.find(({ id }) => id === item.id) ?? item).length;
    const before = count();
    try {
      await this.#flow.change(splitItem, { basketItemId });
    } catch (error) {
      if (!isLost(error)) throw error;
      await this.#flow.readAgain('possible');
      if (count() === before) throw error;
    }
    const field = quantityField(basketItemId);
    const draft = readDraft(this.#store, partsForm, { [field]: '' })[field];
    if (draft) writeDraft(this.#store, partsForm, { [field]: `${Math.max(1, Number(draft) - 1)}` });
  }

  /** Everything for one recipient goes to another, or to a known address. */
  async moveAll(oldRecipientId: string, to: string): Promise<void> {
    const newRecipientId = await this.#recipientAt(to);
    await this.#flow.change(updateRecipientId, { oldRecipientId, newRecipientId });
  }

  /** Discards the recipient that the shopper chose for a part. */
  forgetChoice(partId: string): void {
    const field = toField(partId);
    forgetDraft(this.#store, partsForm, readDraft(this.#store, partsForm, { [field]: '' }));
  }

  get #now(): Checkout {
    return this.#flow.checkout!;
  }

  /** The recipient of a choice; a known address becomes one. */
  async #recipientAt(key: string): Promise<string> {
    const known = shippedTo(this.#now);
    const found = known.find(({ id }) => recipientKey(id) === keyNow(key, this.#now));
    if (found) return found.id;
    const place = placesOf(this.#now).find(({ addressId }) => placeKey(addressId) === key);
    if (!place) throw refusal(saveMultiShipping);
    const { addressId } = place;
    await this.#flow.change(saveMultiShipping, { addressId });
    const recipients = shippedTo(this.#now);
    const added =
      recipients.find(({ address }) => address?.addressId === addressId) ??
      recipients.find(({ id }) => !known.some((recipient) => recipient.id === id));
    if (!added) throw refusal(saveMultiShipping);
    return added.id;
  }
}

/** The fields of all parts of an item. */
export const fieldsOf = (item: BasketItem): string[] =>
  partsOf(item).flatMap(({ basketItemId }) => [toField(basketItemId), quantityField(basketItemId)]);

/** An item in the form it is sent; parts that have an id from the server keep it. */
function sentItem({ id, recipients: named }: BasketItem, { recipients }: SharedItem) {
  return {
    id,
    recipients: recipients.map(({ basketItemId, recipientId, quantity }) => ({
      ...(named.length > 0 && { basketItemId }),
      recipientId: recipientId!,
      quantity,
    })),
  };
}
