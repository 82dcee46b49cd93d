import { didYouMean } from '../domain/did-you-mean.ts';
import { meantName } from '../domain/meant-name.ts';
import { keysIn, misspeltNames } from '../domain/misspelt-names.ts';

// Only pages that misspell a name load this file.

const reported = new Set<string>();

/**
 * Reports attributes that look like misspelt declared ones, each once, and so the props in the elements' JSON scripts and
 * in `open()`. A name that resembles no declared one is the page's own.
 */
export function reportMisspelt(
  island: string,
  declared: readonly string[],
  elements: readonly Element[],
  props: readonly string[] = [],
  given: object = {},
): void {
  const wordsOf = (attribute: string) => attribute.replace('data-', '');
  for (const element of elements) {
    const left = declared.filter((attribute) => !element.hasAttribute(attribute)).map(wordsOf);
    for (const attribute of element.getAttributeNames()) {
      if (!attribute.startsWith('data-') || declared.includes(attribute)) continue;
      const meant = didYouMean(wordsOf(attribute), left);
      if (meant) report(`${island} has no attribute ${attribute}; did you mean data-${meant}?`);
    }
  }
  const scripts = elements.map((element) => element.querySelector(':scope > script[data-island-props]'));
  for (const keys of [Object.keys(given), ...scripts.map((script) => keysIn(script?.textContent ?? ''))])
    for (const [key, meant] of misspeltNames(keys, props))
      report(`${island} has no prop ${key}; did you mean ${meant}?`);
}

/** Reports each key of the page context that looks like a misspelt known one. */
export function misspeltKeys(raw: object, known: readonly string[]): string[] {
  const left = known.filter((key) => !Object.hasOwn(raw, key));
  return Object.keys(raw)
    .filter((key) => !known.includes(key))
    .map((key) => [key, didYouMean(key, left)])
    .filter(([, meant]) => meant)
    .map(
      ([key, meant]) =>
        `#storefront-context: ${key} is ignored, there is no such key (did you mean ${meant}?)`,
    );
}

/** @throws for a widget that is none of `known`: the error names the likely one, and lists all */
export function rejectUnknown(name: string, known: readonly string[]): never {
  const meant = meantName(name, known);
  const suggestion = meant ? ` (did you mean "${meant}"?)` : '';
  const what = name.trim() ? `there is no widget "${name}"${suggestion}` : 'data-island is empty';
  throw new Error(`${what}; there are ${known.join(', ')}`);
}

function report(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(`[storefront-islands] ${message}`);
}
