/** The current fields of the first form in a part of the page, except files, passwords and card data. */
export function readServerValues(part: Element): Record<string, string> {
  const values: Record<string, string> = {};
  const form = part.querySelector('form');
  if (!form) return values;
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  // Not through form.elements, which a field named "elements" would replace.
  for (const { name } of part.querySelectorAll<HTMLInputElement>('[type=password], [autocomplete*="cc-"]'))
    delete values[name];
  return values;
}

/** Writes typed values into the fields of the same names, except hidden, checkable and secret ones. */
export function writeServerValues(part: Element, values: Record<string, string>): void {
  for (const field of part.querySelectorAll<HTMLInputElement>('form [name]'))
    if (field.name in values && !/hidden|password|checkbox|radio|file|submit|image/.test(field.type))
      field.value = values[field.name]!;
}
