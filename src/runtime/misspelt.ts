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
      if (!meant || reported.has(`${island} ${attribute}`)) continue;
      reported.add(`${island} ${attribute}`);
      console.error(
        `[storefront-islands] ${island} has no attribute ${attribute}; did you mean data-${meant}?`,
      );
    }
  }
}
