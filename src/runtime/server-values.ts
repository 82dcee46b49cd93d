import { fieldText } from '../page/field-text.ts';

/** Fields whose text is never copied: passwords, codes, card data. */
const secret = '[type=password],[autocomplete*="cc-"],[autocomplete*="one-time"]';
/** Names of fields into which no text is ever written: those of cards and passwords. */
const secretName = /card|secur|cv[cv]|csc|passw|passc/i;

/**
 * The values of a form's fields, by name, except files, passwords and card data. The form is the first one in the part of
 * the page, or one elsewhere that a field names by `form="…"`.
 * @param textOf the text of a field
 */
export function readServerValues(
  part: Element,
  textOf: (field: HTMLInputElement) => string = fieldText,
): Record<string, string> {
  const values: Record<string, string> = {};
  const first = part.querySelector<HTMLFormElement | HTMLInputElement>('form,[form]');
  if (!first) return values;
  // A field whose form another island has replaced has no form.
  const form = 'elements' in first ? first : first.form;
  // One by one, because `new FormData(form)` fires `formdata`, which shows all values, secrets included, to the
  // page's listeners.
  for (const field of part.querySelectorAll<HTMLInputElement>('input[name],select[name],textarea[name]')) {
    const { name, type } = field;
    const isTick = isBox(field);
    if (field.form !== form || field.matches(`:disabled,${secret}`) || (isTick && !field.checked)) continue;
    if (!/^(file|submit|button|reset|image)$/.test(type)) values[name] = textOf(field);
  }
  for (const { name } of part.querySelectorAll<HTMLInputElement>(secret)) delete values[name];
  return values;
}

/** A field with the value that it had, and whether it was ticked. */
export type KeptField = readonly [field: HTMLInputElement, value: string, isTicked: boolean];

/**
 * The fields of a part of the page as they are now, without secret ones. An empty field counts only if it is in
 * `changed`: the server may know a value that the island has not read yet.
 */
export const keepFields = (part: Element, changed: WeakSet<EventTarget>): KeptField[] =>
  [...part.querySelectorAll<HTMLInputElement>(`:is(input,select,textarea):not(${secret})`)]
    .filter((field) => changed.has(field) || (isBox(field) ? field.checked : field.value))
    .map((field) => [field, field.value, field.checked]);

/** Empties the fields of secrets in a part of the page. */
export function clearSecrets(part: ParentNode): void {
  for (const field of part.querySelectorAll<HTMLInputElement>('input'))
    if (field.matches(secret) || secretName.test(field.name)) field.value = '';
}

/** Writes kept values into a form's fields of the same names, in their order, except hidden and secret ones. */
export function writeFields(part: Element, kept: readonly KeptField[]): void {
  const left = [...kept];
  for (const field of part.querySelectorAll<HTMLInputElement>(
    `form [name]:not(${secret}),[form][name]:not(${secret})`,
  )) {
    const { name, type, value } = field;
    if (/hidden|file|submit|image/.test(type) || secretName.test(name)) continue;
    const at = left.findIndex(
      ([one, its]) => name === one.name && (isBox(field) ? isBox(one) && value === its : !isBox(one)),
    );
    const [one] = at < 0 ? [] : left.splice(at, 1);
    if (!one) continue;
    if (isBox(field)) field.checked = one[2];
    else field.value = one[1];
  }
}

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
