import { fieldText } from '../page/field-text.ts';

/**
 * The fields of the first form in a part of the page, except files, passwords and card data.
 * @param textOf what a field has
 */
export function readServerValues(
  part: Element,
  textOf: (field: HTMLInputElement) => string = fieldText,
): Record<string, string> {
  const values: Record<string, string> = {};
  const form = part.querySelector('form');
  if (!form) return values;
  // One by one, because `new FormData(form)` fires `formdata`, which shows all values, secrets included, to the
  // page's listeners.
  for (const field of part.querySelectorAll<HTMLInputElement>('input[name],select[name],textarea[name]')) {
    const { name, type } = field;
    const isTick = type === 'checkbox' || type === 'radio';
    if (field.form !== form || field.matches(`:disabled,${secret}`) || (isTick && !field.checked)) continue;
    if (!/^(file|submit|button|reset|image)$/.test(type)) values[name] = textOf(field);
  }
  for (const { name } of part.querySelectorAll<HTMLInputElement>(secret)) delete values[name];
  return values;
}

const secret = '[type=password],[autocomplete*="cc-"]';

/** Writes typed values into the fields of the same names, except hidden, checkable and secret ones. */
export function writeServerValues(part: Element, values: Record<string, string>): void {
  for (const field of part.querySelectorAll<HTMLInputElement>('form [name]'))
    if (field.name in values && !/hidden|password|checkbox|radio|file|submit|image/.test(field.type))
      field.value = values[field.name]!;
}
