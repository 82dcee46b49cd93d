import { isSecretField } from '../page/typed-fields.ts';
import type { Kept } from './failing.ts';
import type { KeptField } from './server-values.ts';

type Field = HTMLInputElement;

/** What the filling of fields led to. */
interface Filled {
  /** A field has what the shopper has typed. */
  hasTyped: boolean;
  /** The field in the place of the one that had the focus. */
  focus: Field | undefined;
}

/**
 * Fills the fields in a part of the page from those that were there before: by name, else by what the browser fills in, else
 * by label. Secret ones are left out.
 * @param isIsland the fields are an island's, which hears of it; otherwise one that the shopper has changed since is left
 */
export function fillIn(part: Element, { fields, focused }: Kept, isIsland = false): Filled {
  const left = fields.filter(([field]) => mayFill(field));
  const all = [...part.querySelectorAll<Field>('input,select,textarea')];
  // Those that have no partner yet.
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
      // React keeps what is typed in the attribute, too.
      hasTyped ||= isIsland && isTyped(one!);
    }
  return { hasTyped: hasTyped || all.some(isChanged), focus };
}

/** Text that was typed, or may have been: a box may have been ticked before. */
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

/** Its label, also where it is in no page any more, without remarks such as “(optional)”. */
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

/** Both are no boxes, or boxes for the same value. */
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
