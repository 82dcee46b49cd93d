import type { EmailMessages } from '../account/account-messages.ts';
import { emailError } from '../account/email.ts';
import { isName } from '../account/name.ts';
import { fillIn } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import { phoneDigits } from './address.ts';
import type { pickupContactMessages } from './checkout-options-messages.ts';

export const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ContactField = (typeof contactFields)[number];

interface ContactRules {
  texts: typeof pickupContactMessages & EmailMessages;
  /** The page context's `emailTldMax`. */
  tldMax?: number | undefined;
}

/** The problem with a field of who picks up (checkout §3); undefined if there is none. The phone number may be empty. */
export function contactProblem(
  field: ContactField,
  typed: string,
  { texts, tldMax }: ContactRules,
): string | undefined {
  const text = plainText(typed);
  switch (field) {
    case 'email':
      return emailError(text, { texts, tldMax });
    case 'phone':
      return !text || phoneDigits(text) ? undefined : fillIn(texts.contactPhoneInvalid, text);
    default:
      if (!text) return texts.contactNameMissing;
      return isName(text) ? undefined : texts.contactNameInvalid;
  }
}

/** The typed contact in the form that is sent: a valid phone number in digits. */
export function sentContact(typed: Record<ContactField, string>): Record<ContactField, string> {
  const sent = { ...typed };
  for (const field of contactFields) sent[field] = plainText(typed[field]);
  return { ...sent, phone: phoneDigits(sent.phone) ?? sent.phone };
}
