/** The fields of the first form in a part of the page, as they stand now; files, passwords and cards are left out. */
export function readServerValues(part: Element): Record<string, string> {
  const values: Record<string, string> = {};
  const form = part.querySelector('form');
  if (!form) return values;
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  // Not by the form's own properties: a field called "elements" stands in their place.
  for (const { name } of part.querySelectorAll<HTMLInputElement>('[type=password], [autocomplete*="cc-"]'))
    delete values[name];
  return values;
}

/** Puts what was typed into the fields of the same names; what nobody types (hidden, ticked, secret) stays. */
export function writeServerValues(part: Element, values: Record<string, string>): void {
  for (const field of part.querySelectorAll<HTMLInputElement>('form [name]'))
    if (field.name in values && !/hidden|password|checkbox|radio|file|submit|image/.test(field.type))
      field.value = values[field.name]!;
}
