import { didYouMean } from '../domain/did-you-mean.ts';

const reported = new Set<string>();

/** Reports attributes that look like misspelt declared ones, each once. Any others are the page's own. */
export function reportMisspelt(
  island: string,
  declared: readonly string[],
  elements: readonly Element[],
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
}

/** Reports props given to `open()` that look like misspelt declared ones, each once. */
export function reportMisspeltProps(island: string, declared: readonly string[], given: object): void {
  const left = declared.filter((key) => !Object.hasOwn(given, key));
  for (const key of Object.keys(given)) {
    const meant = !declared.includes(key) && didYouMean(key, left);
    if (meant) report(`${island} has no prop ${key}; did you mean ${meant}?`);
  }
}

function report(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(`[storefront-islands] ${message}`);
}
