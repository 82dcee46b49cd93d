import { fieldText } from '../page/field-text.ts';

/** Fields whose text is moved nowhere: passwords, codes, card data. */
const secret = '[type=password],[autocomplete*="cc-"],[autocomplete*="one-time"]';
/** Fields whose text is the page's only to know. */
const secretName = /card|secur|cv[cv]|csc|passw|passc/i;

/**
 * The fields of the first form in a part of the page, or of a form elsewhere that its fields name, except files, passwords
 * and card data.
 * @param textOf what a field has
 */
export function readServerValues(
  part: Element,
  textOf: (field: HTMLInputElement) => string = fieldText,
): Record<string, string> {
  const values: Record<string, string> = {};
  const first = part.querySelector<HTMLFormElement | HTMLInputElement>('form,[form]');
  if (!first) return values;
  // Null once another island has replaced that form.
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

/** A field, with what was in it, and whether it was ticked. */
export type KeptField = readonly [field: HTMLInputElement, value: string, isTicked: boolean];

/**
 * The fields in a part of the page as they are now, except secret ones, and empty ones that are not in `changed`: the
 * server may know more of those than an island that has not read it yet.
 */
export const keepFields = (part: Element, changed: WeakSet<EventTarget>): KeptField[] =>
  [...part.querySelectorAll<HTMLInputElement>(`:is(input,select,textarea):not(${secret})`)]
    .filter((field) => changed.has(field) || (isBox(field) ? field.checked : field.value))
    .map((field) => [field, field.value, field.checked]);

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
