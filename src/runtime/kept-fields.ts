import { isSecretField } from '../page/typed-fields.ts';
import type { Kept } from './failing.ts';
import type { KeptField } from './server-values.ts';

type Field = HTMLInputElement;

/** The outcome of filling fields. */
interface Filled {
  /** Whether a field now has text that the shopper typed. */
  hasTyped: boolean;
  /** The field that corresponds to the one that had the focus. */
  focus: Field | undefined;
}

/**
 * Fills the fields of a part of the page from fields that it had before. A field gets the value of the one with the same
 * name, else with the same `autocomplete`, else with the same label. Secret fields are left out.
 * @param isIsland whether the fields are an island's, which then gets the events of typing; of the server's fields, those
 * that the shopper has changed since are left as they are
 */
export function fillIn(part: Element, { fields, focused }: Kept, isIsland = false): Filled {
  const left = fields.filter(([field]) => mayFill(field));
  const all = [...part.querySelectorAll<Field>('input,select,textarea')];
  // The fields that have not been filled yet.
  const targets = new Set(all.filter((field) => mayFill(field) && !field.matches(':disabled,[readonly]')));
  let focus: Field | undefined;
  let hasTyped = false;
  for (const keyOf of [nameOf, autofillOf, labelOf])
    for (const target of targets) {
      const key = keyOf(target);
      const at = left.findIndex(
        ([field, value]) => isBoxOf(target, field, value) && key && keyOf(field) === key,
      );
      if (at < 0) continue;
      const [one] = left.splice(at, 1);
      targets.delete(target);
      if (one![0] === focused) focus = target;
      if (isIsland || !isChanged(target)) write(target, one!, isIsland);
      // React writes what is typed into the attribute as well, so that an island's field cannot be compared with its
      // default.
      hasTyped ||= isIsland && isTyped(one!);
    }
  return { hasTyped: hasTyped || all.some(isChanged), focus };
}

/**
 * Whether a field has text that the shopper typed, or may have typed. A ticked box is not counted, because the server may
 * have ticked it.
 */
export const isTyped = ([field, value]: KeptField): boolean =>
  mayFill(field) && !isBox(field) && value !== '';

const mayFill = (field: Field): boolean =>
  !/^(password|hidden|file|submit|button|reset|image)$/.test(field.type) &&
  !isSecretField(field) &&
  !/\bcc-/.test(field.autocomplete);

const nameOf = ({ name }: Field): string => name;

/** `shipping given-name` and `given-name` are the same. */
const autofillOf = (field: Field): string | undefined =>
  isBox(field)
    ? undefined
    : /[\w-]+$/.exec(field.getAttribute('autocomplete') ?? '')?.[0].replace(/^(on|off)$/, '');

/** The field's label, without remarks such as “(optional)”. The field may have left the page already. */
function labelOf(field: Field): string | undefined {
  const { id } = field;
  let root: Element = field;
  while (root.parentElement) root = root.parentElement;
  const label = (id && root.querySelector(`label[for="${CSS.escape(id)}"]`)) || field.closest('label');
  const text = label?.textContent ?? field.getAttribute('aria-label') ?? '';
  return text
    .replace(/\(.*?\)|[*:]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const isBox = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

/** Whether both fields are boxes for the same value, or neither is a box. */
const isBoxOf = (target: Field, field: Field, value: string): boolean =>
  isBox(target) === isBox(field) && (!isBox(target) || target.value === value);

function isChanged(field: Field): boolean {
  if (!mayFill(field)) return false;
  if (isBox(field)) return field.checked !== field.defaultChecked;
  const { options } = field as unknown as HTMLSelectElement;
  if (!options) return field.value !== field.defaultValue;
  return field.value !== ([...options].find((one) => one.defaultSelected) ?? options[0])?.value;
}

function write(target: Field, [, value, isTicked]: KeptField, isIsland: boolean): void {
  if (isBox(target)) {
    if (target.checked === isTicked) return;
    if (!isIsland) target.checked = isTicked;
    else if (isTicked || target.type === 'checkbox') target.click();
    return;
  }
  const { options } = target as unknown as HTMLSelectElement;
  if (target.value === value || (options && ![...options].some((one) => one.value === value))) return;
  // Bypasses React's own setter on the element; otherwise React would see no change and ignore the events.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')!.set!.call(target, value);
  if (!isIsland) return;
  for (const type of ['input', 'change']) target.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}
