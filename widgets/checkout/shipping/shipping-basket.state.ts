import * as v from 'valibot';
import type { BasketItem } from '../../../src/contract/checkout/basket-item.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import {
  saveMultiRecipientBasket,
  saveMultiShipping,
  saveRecipientSelection,
  splitItem,
  updateRecipientId,
} from '../../../src/contract/checkout/several-recipients.ts';
import { count } from '../../../src/contract/fields.ts';
import {
  assignPart,
  type Part,
  type SharedItem,
  setPartQuantity,
} from '../../../src/domain/checkout/recipients.ts';
import { refusal } from '../../../src/http/refusal.ts';
import { pageTexts } from '../../../src/page/texts.ts';
import type { CheckoutFlow } from '../../../src/state/checkout/checkout-flow.ts';
import {
  draftForm,
  forgetDraft,
  readDraft,
  readDrafts,
  writeDraft,
} from '../../../src/state/checkout/drafts.ts';
import type { Store } from '../../../src/state/store.ts';
import { placesOf, shippedItems, shippedTo } from './shipping.state.ts';
import { recipientsMessages } from './shipping-recipients.messages.ts';

/** A part of an item: who gets it, and how many pieces; 0 to remove it. */
export const partForm = draftForm('shipping part', { to: v.string(), quantity: count });

/** By the part's id. */
export type Parts = Readonly<Record<string, { to: string; quantity: number }>>;

/** The name of the field in which a part's address is chosen. */
export const toField = (partId: string) => `to ${partId}`;

/** The recipient of a part as the value of its address field: a recipient of the order, or a known address. */
export const recipientKey = (id: string) => `recipient ${id}`;
export const placeKey = (addressId: string) => `address ${addressId}`;

/** The parts of an item; an item for a single recipient may come without any. */
export const partsOf = ({ id, recipientId, quantity, recipients }: BasketItem): readonly Part[] =>
  recipients.length ? recipients : [{ basketItemId: id, recipientId, quantity }];

interface Choices {
  /** Every choice of an address, with the value that it stands for now. */
  keys: ReadonlyMap<string, string>;
  /** All parts, as the server knows them. */
  known: Parts;
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
  const known = shippedItems(checkout)
    .flatMap(partsOf)
    .map(({ basketItemId, recipientId, quantity }) => {
      const to = keys.get(recipientKey(recipientId ?? '')) ?? '';
      return [basketItemId, { to, quantity }] as const;
    });
  return { keys, known: Object.fromEntries(known) };
}

/** All parts, as the server knows them. */
export const knownParts = (checkout: Checkout): Parts => choicesOf(checkout).known;

/** The current form of a choice: an address may have become a recipient, and a recipient may be gone. */
export const keyNow = (key: string, checkout: Checkout): string => choicesOf(checkout).keys.get(key) ?? '';

/** The parts with every choice in its current form. */
export const partsNow = (values: Parts, checkout: Checkout): Parts =>
  Object.fromEntries(
    Object.entries(knownParts(checkout)).map(([id, known]) => {
      const { to, quantity } = values[id] ?? known;
      return [id, { to: keyNow(to, checkout) || known.to, quantity }];
    }),
  );

/** An item with the shopper’s quantities; its parts go to the recipients of `idOf`. */
export function editedItem(
  item: BasketItem,
  values: Parts,
  idOf: (key: string) => string | undefined = () => undefined,
): SharedItem {
  const parts = partsOf(item);
  let edited: SharedItem = { ...item, recipients: parts };
  for (const part of parts) edited = setPartQuantity(edited, part.basketItemId, quantityIn(values, part));
  for (const { basketItemId } of parts) {
    const recipientId = idOf(values[basketItemId]?.to ?? '');
    if (recipientId !== undefined) edited = assignPart(edited, basketItemId, recipientId);
  }
  return edited;
}

/** How many pieces a part has by the shopper’s edits; 0 if it is to be removed. */
export const quantityIn = (values: Parts, { basketItemId, quantity }: Part): number =>
  values[basketItemId]?.quantity ?? quantity;

/** Whether an item has other choices or quantities. */
export const isOther = (item: BasketItem, values: Parts, before: Parts): boolean =>
  partsOf(item).some(({ basketItemId: id }) => {
    const [now, was] = [values[id], before[id]];
    return now?.to !== was?.to || now?.quantity !== was?.quantity;
  });

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
    const draft = readDrafts(this.#store, partForm, known);
    const values = partsNow(draft, checkout);
    const items = shippedItems(checkout).filter((item) => !only || item.id === only);
    const changed = items.filter((item) => isOther(item, values, known));
    const ids = new Map<string, string>();
    for (const { basketItemId } of changed.flatMap(partsOf)) {
      const key = values[basketItemId]!.to;
      if (key && !ids.has(key)) ids.set(key, await this.#recipientAt(key));
    }
    if (changed.length)
      await this.#flow.change(saveMultiRecipientBasket, {
        multiRecipientBasket: changed.map((item) =>
          sentItem(
            item,
            editedItem(item, values, (key) => ids.get(key)),
          ),
        ),
      });
    for (const { basketItemId: id } of items.flatMap(partsOf))
      forgetDraft(this.#store, partForm.of(id), draft[id]);
  }

  /** Gives a part to a recipient, or to a known address. */
  async assign(partId: string, key: string): Promise<void> {
    const recipientId = await this.#recipientAt(key);
    await this.#flow.change(saveRecipientSelection, { recipientId, basketItemId: partId });
    forgetDraft(this.#store, partForm.of(partId), { to: key });
  }

  /**
   * Takes a piece off a part, for another address. If the answer is lost the order is read instead of retrying,
   * because a retry might split it twice.
   */
  async split(item: BasketItem, part: Part): Promise<void> {
    const { basketItemId } = part;
    // The server splits the saved quantities, so they are saved first.
    if (part.quantity < 2) await this.save(item.id);
    const countParts = ({ basketItems }: Checkout) =>
      partsOf(basketItems.find(({ id }) => id === item.id) ?? item).length;
    const before = countParts(this.#now);
    await this.#flow.changeOnce(
      splitItem,
      { basketItemId },
      {
        judge: (read) => (countParts(read) === before ? 'undone' : 'done'),
        notKnown: pageTexts(recipientsMessages).splitNotKnown,
      },
    );
    const typed = readDraft(this.#store, partForm.of(basketItemId), nothing).quantity;
    if (typed) writeDraft(this.#store, partForm.of(basketItemId), { quantity: Math.max(1, typed - 1) });
  }

  /** Moves everything for one recipient to another, or to a known address. */
  async moveAll(oldRecipientId: string, to: string): Promise<void> {
    const newRecipientId = await this.#recipientAt(to);
    await this.#flow.change(updateRecipientId, { oldRecipientId, newRecipientId });
  }

  /** Discards the recipient that the shopper chose for a part. */
  forgetChoice(partId: string): void {
    const { to } = readDraft(this.#store, partForm.of(partId), nothing);
    forgetDraft(this.#store, partForm.of(partId), { to });
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

/** A part in which nothing has been chosen. */
const nothing = { to: '', quantity: 0 };

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
