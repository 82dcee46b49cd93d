/**
 * Whether a key press belongs to an input method, such as the Enter that ends a composition. Then no view gets the event,
 * and the browser submits no form. Safari sends such a press after the end of the composition, marked by this key code
 * alone.
 */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  const isIt = event.type === 'keydown' && (event.isComposing || event.keyCode === 229);
  if (isIt && event.key === 'Enter') event.preventDefault();
  return isIt;
}

/** React's tracker on a field: the value, or the ticked state, that React last saw. */
type Tracked = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

/** The props that React last rendered for a field; undefined for an element that is not React's. */
function propsOf(field: Tracked): Partial<HTMLInputElement> | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  return key && field[key as 'dataset'];
}

/**
 * Makes React notice a value that a script has set (`field.value = '3'`, `box.checked = true`, as jQuery and old
 * extensions do) before it sends the events of typing. React sees the assignment, takes the value for its own, and
 * ignores the events, unless its tracker has another value.
 * @returns whether the event is of a box, whose state React reads at a click
 */
export function readAnew({ type, target }: Event): boolean {
  if (!/^(input|change)$/.test(type)) return false;
  const field = target as Tracked;
  const props = propsOf(field);
  const isBox = /^(checkbox|radio)$/.test(field.type);
  const what = isBox ? 'checked' : 'value';
  // A field that no view controls has no rendered value to compare with; a view reads such a box when it needs it.
  if (!props || props[what] === field[what] || (isBox && !(what in props))) return false;
  field._valueTracker?.setValue(isBox ? `${!field.checked}` : `not ${field.value}`);
  return isBox;
}
