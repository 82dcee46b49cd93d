/**
 * A key that an input method takes, such as the Enter that ends a composition, is no press of the shopper's: no view hears
 * of it, and the browser submits no form. Safari sends it after the composition's end, with this key code alone.
 */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  const isIt = event.type === 'keydown' && (event.isComposing || event.keyCode === 229);
  if (isIt && event.key === 'Enter') event.preventDefault();
  return isIt;
}

/** React keeps here what it takes for the field's value, and whether it is ticked. */
type Tracked = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

/** The props that React has rendered last; undefined for an element that is not React's. */
function propsOf(field: Tracked): Partial<HTMLInputElement> | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  return key && field[key as 'dataset'];
}

/**
 * A script sets a field (`field.value = '3'`, `box.checked = true`, as jQuery and old extensions do) and sends the events of
 * typing. React takes the value for one that it has set itself, and ignores the events, unless it is told that the value
 * was another one.
 * @returns whether the event is of a box, which React reads by a click
 */
export function readAnew({ type, target }: Event): boolean {
  if (!/^(input|change)$/.test(type)) return false;
  const field = target as Tracked;
  const props = propsOf(field);
  const isBox = /^(checkbox|radio)$/.test(field.type);
  const what = isBox ? 'checked' : 'value';
  // What a view does not control cannot be compared; a box that it does not control is read when it is needed.
  if (!props || props[what] === field[what] || (isBox && !(what in props))) return false;
  field._valueTracker?.setValue(isBox ? `${!field.checked}` : `not ${field.value}`);
  return isBox;
}
