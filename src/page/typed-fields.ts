import * as v from 'valibot';
import { hasCardNumber } from '../domain/payment/luhn.ts';
import { plainText } from '../domain/plain-text.ts';

/** A field's value, with its name, and its place `nth` among the fields of that name, from 0. */
export const typedField = v.object({
  name: v.string(),
  nth: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The text; for a checkbox or radio button, whether it is checked. */
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
/** Field names of cards and passwords: no field of a form with such a name is kept. */
const formSecret = /passw|passc|passphrase|pwd|cardn|\bccn|cvv|cvc|csc|securitycode/;

/** A part of the page whose fields have been replaced, and the old fields with their values. */
export interface Replaced {
  host: Element;
  fields: readonly (readonly [field: Field, value: string, isTicked: boolean])[];
}

/** A field, with the value that it has or had. */
interface Filled {
  field: Field;
  text: string;
  isTicked: boolean;
  /** Whether the field stood there before its part was replaced. */
  isOld?: boolean;
}

/**
 * The fields that the shopper has filled in on the page, at most 100, except those in layers and secret ones, which are
 * recognized by name, by form and by value.
 * @param replaced a part of the page whose old fields count in place of its new ones
 */
export function readTypedFields(replaced?: Replaced): TypedField[] {
  const typed: TypedField[] = [];
  // Including fields without a name, because a page may leave it out for a card.
  const all = filledFields(replaced);
  const secretForms = new Set(
    all.filter((one) => isCard(one) || hasSecretName(one)).map(({ field }) => field.form),
  );
  for (const { one, name, nth } of numbered(all)) {
    const { field, text, isTicked } = one;
    const { form } = field;
    // Outside of a form, only the card number is left out, and any field that may be its code.
    if (secretForms.has(form) && (form || isCard(one) || /^\d{3,4}$/.test(plainText(text)))) continue;
    if (one.isOld && replaced!.host.closest(secretForm)) continue;
    if ((one.isOld || hasChanged(field)) && text.length <= 5000)
      typed.push({ name, nth, value: isTick(field) ? isTicked : text });
  }
  return typed.slice(0, 100);
}

/**
 * The name of a field and its place among the fields of that name, as in `readTypedFields`; undefined for a field that is
 * not kept.
 */
export function placeOf(
  field: Element | null,
  replaced?: Replaced,
): Pick<TypedField, 'name' | 'nth'> | undefined {
  const { name, nth } = numbered(filledFields(replaced)).find(({ one }) => one.field === field) ?? {};
  return name === undefined ? undefined : { name, nth: nth! };
}

/** The page's field of a name and place. */
export const fieldAt = ({ name, nth }: Pick<TypedField, 'name' | 'nth'>): Field | undefined =>
  numbered(filledFields()).find((one) => one.name === name && one.nth === nth)?.one.field;

/** The fields of the page, in its order. */
function filledFields(replaced?: Replaced): Filled[] {
  const now = [...document.querySelectorAll<Field>('input, textarea, select')].map((field) => ({
    field,
    text: field.value,
    isTicked: (field as HTMLInputElement).checked,
  }));
  if (!replaced) return now;
  const { host, fields } = replaced;
  const old = fields.map(([field, text, isTicked]) => ({ field, text, isTicked, isOld: true }));
  const isBefore = ({ field }: Filled) =>
    host.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING;
  const others = now.filter(({ field }) => !host.contains(field));
  return [...others.filter(isBefore), ...old, ...others.filter((one) => !isBefore(one))];
}

const isCard = ({ text }: Filled) => hasCardNumber(text);

const hasSecretName = ({ field: { name, id, type } }: Filled) =>
  type !== 'hidden' && formSecret.test(`${name} ${id}`.toLowerCase().replace(/[-_.]/g, ''));

/** Restores typed values, and fires the events of typing, so that the page and its islands notice. */
export function writeTypedFields(typed: readonly TypedField[]): void {
  for (const { one, name, nth } of numbered(filledFields())) {
    const { field } = one;
    const kept = typed.find((entry) => entry.name === name && entry.nth === nth)?.value;
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

/** The fields that may be kept, each with its place among the fields of its name. */
function numbered(all: readonly Filled[]): { one: Filled; name: string; nth: number }[] {
  const seen = new Map<string, number>();
  return all.flatMap((one) => {
    const { field } = one;
    const { name, type } = field;
    if (!name || otherTypes.test(type) || isSecretField(field) || field.closest(secretForm)) return [];
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { one, name, nth };
  });
}

/** Whether a field's name, or its `autocomplete`, is that of a card, a code, a password or a token. */
export function isSecretField(field: Field): boolean {
  return isSecret(`${field.name} ${field.getAttribute('autocomplete')}`);
}

// Splits combined words: `securityCode`, `security_code`, `PinCode` and `credentials.passcode`.
function isSecret(called: string): boolean {
  const words = called.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return (
    secretPhrase.test(words.replace(/[\s_.]/g, '')) ||
    words.split(/[^a-z\d]+/).some((word) => secretWord.test(word))
  );
}

// The value of an island's field always counts as changed: React writes it into the attribute too, so the initial value
// is unknown.
function hasChanged(field: Field): boolean {
  if (field.closest('.si-root')) return true;
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if ('defaultValue' in field) return field.value !== field.defaultValue;
  const options = [...field.options];
  return field.value !== (options.find((option) => option.hasAttribute('selected')) ?? options[0])?.value;
}
