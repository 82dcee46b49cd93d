import * as v from 'valibot';

/** What stood in a field: the `nth` of its name in the page, from 0. */
export const typedField = v.object({
  name: v.string(),
  nth: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A text; of a box or a circle whether it is ticked. */
  value: v.union([v.string(), v.boolean()]),
});

export type TypedField = v.InferOutput<typeof typedField>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Kinds of input that hold nothing typed, or nothing that may be kept. */
const otherTypes = /^(password|hidden|file|submit|button|reset|image)$/;
/** Cards, codes, passwords and tokens are kept nowhere, whatever the field is called. */
const secret = /card|cvv|cvc|securitycode|security-code|passw|pin\b|token|one-time|otp|ssn|\bcc-/i;

/** What the shopper has put into the page's fields, at most 100 of them; nothing of a layer, nothing secret. */
export function readTypedFields(): TypedField[] {
  const typed: TypedField[] = [];
  for (const { field, name, nth } of fields()) {
    const value = isTick(field) ? field.checked : field.value;
    if (hasChanged(field) && String(value).length <= 5000) typed.push({ name, nth, value });
  }
  return typed.slice(0, 100);
}

/** Puts what was typed back into the fields that are here, as the shopper would: the page and its islands hear of it. */
export function writeTypedFields(typed: readonly TypedField[]): void {
  for (const { field, name, nth } of fields()) {
    const kept = typed.find((one) => one.name === name && one.nth === nth)?.value;
    if (kept === undefined || field.disabled) continue;
    if (isTick(field)) {
      if (field.checked !== kept && (kept || field.type === 'checkbox')) field.click();
    } else if (field.value !== kept && typeof kept === 'string') {
      // Past React, which keeps a setter of its own on the element and would take the event for nothing new.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, kept);
      // Not `new Event`: MooTools puts one of its own in its place.
      for (const type of ['input', 'change']) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
    }
  }
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function fields() {
  const seen = new Map<string, number>();
  const found: { field: Field; name: string; nth: number }[] = [];
  for (const field of document.querySelectorAll<Field>('input[name], textarea[name], select[name]')) {
    const { name, type, autocomplete } = field;
    if (otherTypes.test(type) || secret.test(`${name} ${autocomplete}`) || field.closest('dialog')) continue;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    found.push({ field, name, nth });
  }
  return found;
}

// React writes what is typed into the attribute too: of an island's field the page cannot tell what it began with.
function hasChanged(field: Field): boolean {
  if (field.closest('.si-root')) return true;
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if ('defaultValue' in field) return field.value !== field.defaultValue;
  const options = [...field.options];
  return field.value !== (options.find((option) => option.hasAttribute('selected')) ?? options[0])?.value;
}
