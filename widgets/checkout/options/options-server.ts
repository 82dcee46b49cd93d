import type { Recipient } from '../../../src/contract/checkout/recipient.ts';
import { contactFields } from '../../../src/domain/checkout/pickup-contact.ts';
import { type Draft, isDrafted, writeDraft } from '../../../src/state/checkout/drafts.ts';
import type { Store } from '../../../src/state/store.ts';
import {
  contactField,
  contactOf,
  directionsField,
  directionsOf,
  giftOf,
  messageField,
  messageOf,
} from './options-drafts.ts';

/** The texts in the server’s fields at the time when the step was shown, by name, until they are taken over. */
const typedBefore = new WeakMap<readonly Node[], Map<string, { field: HTMLInputElement; text: string }>>();

/**
 * Takes over, once, the texts typed into the server’s form: the gift messages, the driving directions, and the person who
 * picks up, in fields called `message-` and the recipient's id, `directions-` and the shipment's, and
 * `contact-firstName`. Texts that a script writes into them later are not the shopper's, and nothing replaces text typed
 * in the island meanwhile.
 * @returns whether anything was typed
 */
export function takeServerTexts(
  nodes: readonly Node[],
  recipients: readonly Recipient[],
  store: Store,
): boolean {
  const before = typedBefore.get(nodes);
  const texts = before ?? readTyped(nodes);
  typedBefore.set(nodes, texts);
  let isTyped = false;
  const take = <Field extends string>(draft: Draft<Record<Field, string>>, field: Field, name: string) => {
    const typed = texts.get(name);
    if (!typed) return false;
    texts.delete(name);
    // From here on the text belongs to the island.
    typed.field.defaultValue = typed.text;
    if (before && isDrafted(store, draft, field)) return false;
    writeDraft(store, draft, { [field]: typed.text } as Partial<Record<Field, string>>);
    isTyped = true;
    return true;
  };
  for (const recipient of recipients) {
    if (take(messageOf(recipient), 'giftMessage', messageField(recipient)))
      writeDraft(store, giftOf(recipient), { isGift: true });
    for (const shipment of recipient.shipments)
      take(directionsOf(shipment), 'directions', directionsField(shipment));
    if (recipient.bopsOptions)
      for (const field of contactFields) take(contactOf(recipient), field, contactField(field));
  }
  return isTyped;
}

function readTyped(nodes: readonly Node[]) {
  const texts = new Map<string, { field: HTMLInputElement; text: string }>();
  for (const node of nodes)
    for (const field of (node as Partial<Element>).querySelectorAll?.<HTMLInputElement>('textarea, input') ??
      [])
      if (field.value !== field.defaultValue && !texts.has(field.name))
        texts.set(field.name, { field, text: field.value });
  return texts;
}
