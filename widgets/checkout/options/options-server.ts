import type { useStore } from 'jotai';
import type { Recipient } from '../../../src/contract/checkout/recipient.ts';
import { contactFields } from '../../../src/domain/checkout/pickup-contact.ts';
import { writeDraft } from '../../../src/state/checkout/drafts.ts';
import { contactField, directionsFormOf, formOf, messageFormOf } from './options.state.ts';

/**
 * Takes over, once, what was typed into the server’s form: the gift messages, the driving directions, and who picks
 * up, in fields called `message-` and the recipient's id, `directions-` and the shipment's, and `contact-firstName`.
 * @returns whether anything was typed
 */
export function takeServerTexts(
  [first]: readonly Node[],
  recipients: readonly Recipient[],
  store: ReturnType<typeof useStore>,
): boolean {
  let isTyped = false;
  for (const field of first?.parentNode?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
    const { name, value } = field;
    if (value === field.defaultValue) continue;
    // From here on it is the island's.
    field.defaultValue = value;
    isTyped = true;
    const take = (form: string, itsField: string, itsName = form) => {
      if (name === itsName) writeDraft(store, form, { [itsField]: value });
    };
    for (const recipient of recipients) {
      take(messageFormOf(recipient), 'giftMessage');
      for (const form of recipient.shipments.map(directionsFormOf)) take(form, 'directions');
      if (recipient.bopsOptions)
        for (const one of contactFields.map(contactField)) take(formOf(recipient), one, one);
    }
  }
  return isTyped;
}
