import type { Recipient } from '../../../src/contract/checkout/recipient.ts';
import { contactFields } from '../../../src/domain/checkout/pickup-contact.ts';
import { type Draft, writeDraft } from '../../../src/state/checkout/drafts.ts';
import type { Store } from '../../../src/state/store.ts';
import {
  contactField,
  contactOf,
  directionsField,
  directionsOf,
  messageField,
  messageOf,
} from './options.state.ts';

/**
 * Takes over, once, what was typed into the server’s form: the gift messages, the driving directions, and who picks
 * up, in fields called `message-` and the recipient's id, `directions-` and the shipment's, and `contact-firstName`.
 * @returns whether anything was typed
 */
export function takeServerTexts(
  nodes: readonly Node[],
  recipients: readonly Recipient[],
  store: Store,
): boolean {
  const fields = nodes.flatMap((node) => [
    ...((node as Partial<Element>).querySelectorAll?.<HTMLInputElement>('textarea, input') ?? []),
  ]);
  let isTyped = false;
  const take = <Field extends string>(draft: Draft<Record<Field, string>>, field: Field, name: string) => {
    const found = fields.find((one) => one.name === name);
    if (!found || found.value === found.defaultValue) return;
    writeDraft(store, draft, { [field]: found.value } as Partial<Record<Field, string>>);
    // From here on it is the island's.
    found.defaultValue = found.value;
    isTyped = true;
  };
  for (const recipient of recipients) {
    take(messageOf(recipient), 'giftMessage', messageField(recipient));
    for (const shipment of recipient.shipments)
      take(directionsOf(shipment), 'directions', directionsField(shipment));
    if (recipient.bopsOptions)
      for (const field of contactFields) take(contactOf(recipient), field, contactField(field));
  }
  return isTyped;
}
