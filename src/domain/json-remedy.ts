/** How to mend the text of a JSON script that cannot be parsed. */
export function jsonRemedy(text: string): string {
  return /&(quot|#34|#x22|amp);/i.test(text)
    ? 'Write its quotes as they are: a script’s text is not unescaped, so that &quot; stays &quot;.'
    : 'Write one JSON object into it: names and texts in double quotes, no comments, no comma at its end.';
}

/** The same for a JSON attribute. */
const jsonAttributeRemedy =
  'Write it as JSON, inside single quotes, or with &quot; for every quote: a double quote ends the attribute.';

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The remedy for structured props that cannot be parsed; undefined if they can be parsed.
 * @param given the attribute that was refused, `data-island-props` for the JSON script
 * @param structured the attributes that are JSON
 */
export function brokenJsonRemedy(
  given: string,
  structured: readonly string[],
  { script, attribute }: { script: string; attribute: string },
): string | undefined {
  if (given === 'data-island-props') return isJson(script) ? undefined : jsonRemedy(script);
  return structured.includes(given) && !isJson(attribute) ? jsonAttributeRemedy : undefined;
}
