/**
 * A key that an input method takes, such as the Enter that ends a composition, is no press of the shopper's: no view hears
 * of it, and the browser submits no form. Safari sends it after the composition's end, with this key code alone.
 */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  const isIt = event.type === 'keydown' && (event.isComposing || event.keyCode === 229);
  if (isIt && event.key === 'Enter') event.preventDefault();
  return isIt;
}

/** React keeps here what it takes for the field's value. */
type Tracked = HTMLInputElement & { _valueTracker?: { setValue(value: string): void } };

/** The values of fields as their islands last heard of them. */
const heard = new WeakMap<Tracked, string>();

/**
 * A script sets a field (`field.value = '3'`, as jQuery and old extensions do) and sends the events of typing. React takes
 * the value for one that it has set itself, and ignores the events, unless it is told that the value was another one.
 * @returns notes the value, once the view has heard of it and may have corrected it; undefined for other events
 */
export function readAnew({ type, target }: Event): (() => void) | undefined {
  const field = target as Tracked;
  // Boxes are read by a click.
  if (!/^(input|change)$/.test(type) || /^(checkbox|radio)$/.test(field.type)) return undefined;
  if (heard.get(field) !== field.value) field._valueTracker?.setValue(`not ${field.value}`);
  return () => heard.set(field, field.value);
}
