import type { Recipient } from '../../../src/contract/checkout/recipient.ts';
import { contactFields } from '../../../src/domain/checkout/pickup-contact.ts';
import { writeDraft } from '../../../src/state/checkout/drafts.ts';
import type { Store } from '../../../src/state/store.ts';
import { contactField, directionsFormOf, formOf, messageFormOf } from './options.state.ts';

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
  const take = (form: string, field: string, name = form) => {
    const found = fields.find((one) => one.name === name);
    if (!found || found.value === found.defaultValue) return;
    writeDraft(store, form, { [field]: found.value });
    // From here on it is the island's.
    found.defaultValue = found.value;
    isTyped = true;
  };
  for (const recipient of recipients) {
    take(messageFormOf(recipient), 'giftMessage');
    for (const form of recipient.shipments.map(directionsFormOf)) take(form, 'directions');
    if (recipient.bopsOptions)
      for (const one of contactFields.map(contactField)) take(formOf(recipient), one, one);
  }
  return isTyped;
}
