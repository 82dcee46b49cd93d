import * as v from 'valibot';
import { hasCardNumber } from '../domain/payment/luhn.ts';
import { plainText } from '../domain/plain-text.ts';

/** A field's value; `nth` counts the fields of its name in the page, from 0. */
export const typedField = v.object({
  name: v.string(),
  nth: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Text; for a checkbox or radio button whether it is checked. */
  value: v.union([v.string(), v.boolean()]),
});

export type TypedField = v.InferOutput<typeof typedField>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input types without typed text, or whose value may not be kept. */
const otherTypes = /^(password|hidden|file|submit|button|reset|image)$/;
/** Sign-in and payment forms: none of their fields is kept. */
const secretForm =
  'dialog, [data-island^="sign-in"], [data-server-content], form:has([type="password"], [autocomplete*="password"], [autocomplete*="username"], [autocomplete*="one-time-code"], [autocomplete*="cc-"])';
/** Words in field names for cards, codes, passwords and tokens; such fields are not kept either. */
const secretWord =
  /^(pass|password|passwd|passcode|passphrase|pwd|pins?|otp|totp|cvv|cvc|csc|cid|token|secret|ssn|answer|cards?|number|iban|security|verification|credentials?|auth|authentication)\d*$/;
const secretPhrase = /password|passcode|cardnumber|securitycode|verificationcode|one-?time|\bcc-/;
/** A field name of a card or a password: nothing of its form is kept. */
const formSecret = /passw|passc|passphrase|pwd|cardn|\bccn|cvv|cvc|csc|securitycode/;

/**
 * The fields that the shopper has filled in on the page, at most 100, except those in layers and secret ones, which
 * are recognized by name, by form, and by value.
 */
export function readTypedFields(): TypedField[] {
  const typed: TypedField[] = [];
  // Including fields without a name, because a page may leave it out for a card.
  const all = [...document.querySelectorAll<Field>('input, textarea, select')];
  const isCard = ({ value }: Field) => hasCardNumber(value);
  const hasSecretName = ({ name, id, type }: Field) =>
    type !== 'hidden' && formSecret.test(`${name} ${id}`.toLowerCase().replace(/[-_.]/g, ''));
  const secretForms = new Set(
    all.filter((field) => isCard(field) || hasSecretName(field)).map(({ form }) => form),
  );
  for (const { field, name, nth } of fields()) {
    const value = isTick(field) ? field.checked : field.value;
    const { form } = field;
    // Outside of a form, only the card number and any field that may be its code.
    if (secretForms.has(form) && (form || isCard(field) || /^\d{3,4}$/.test(plainText(field.value))))
      continue;
    if (hasChanged(field) && String(value).length <= 5000) typed.push({ name, nth, value });
  }
  return typed.slice(0, 100);
}

/** Restores typed values, and fires the events of typing, so that the page and its islands notice. */
export function writeTypedFields(typed: readonly TypedField[]): void {
  for (const { field, name, nth } of fields()) {
    const kept = typed.find((one) => one.name === name && one.nth === nth)?.value;
    if (kept === undefined || field.disabled || (field as HTMLInputElement).readOnly) continue;
    try {
      write(field, kept);
    } catch (error) {
      // Setting a value fails if the page has changed the field's type; the other fields are still restored.
      console.error(`[storefront-islands] the field "${name}" could not be restored.`, error);
    }
  }
}

function write(field: Field, kept: string | boolean): void {
  if (isTick(field)) {
    if (field.checked !== kept && (kept || field.type === 'checkbox')) field.click();
  } else if (field.value !== kept && typeof kept === 'string') {
    // Bypasses React's own setter on the element; otherwise React would see no change and ignore the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, kept);
    // Not `new Event`: MooTools replaces that constructor.
    for (const type of ['input', 'change']) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
  }
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function fields() {
  const seen = new Map<string, number>();
  const found: { field: Field; name: string; nth: number }[] = [];
  for (const field of document.querySelectorAll<Field>('input[name], textarea[name], select[name]')) {
    const { name, type } = field;
    const autocomplete = field.getAttribute('autocomplete');
    if (otherTypes.test(type) || isSecret(`${name} ${autocomplete}`) || field.closest(secretForm)) continue;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    found.push({ field, name, nth });
  }
  return found;
}

// Splits combined words: `securityCode`, `security_code`, `PinCode` and `credentials.passcode`.
function isSecret(called: string): boolean {
  const words = called.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return (
    secretPhrase.test(words.replace(/[\s_.]/g, '')) ||
    words.split(/[^a-z\d]+/).some((word) => secretWord.test(word))
  );
}

// React writes the typed value into the attribute too, so the initial value of an island's field is unknown.
function hasChanged(field: Field): boolean {
  if (field.closest('.si-root')) return true;
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if ('defaultValue' in field) return field.value !== field.defaultValue;
  const options = [...field.options];
  return field.value !== (options.find((option) => option.hasAttribute('selected')) ?? options[0])?.value;
}
