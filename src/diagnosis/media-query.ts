import { didYouMean } from '../domain/did-you-mean.ts';

const ranged =
  'width height aspect-ratio device-width device-height device-aspect-ratio resolution color color-index monochrome'.split(
    ' ',
  );
const others =
  'orientation scan grid update overflow-block overflow-inline hover any-hover pointer any-pointer color-gamut dynamic-range video-dynamic-range display-mode device-posture inverted-colors forced-colors scripting prefers-color-scheme prefers-contrast prefers-reduced-data prefers-reduced-motion prefers-reduced-transparency print screen all'.split(
    ' ',
  );
const known = [...ranged.flatMap((name) => [name, `min-${name}`, `max-${name}`]), ...others];

/**
 * Why a media query is never true, with the feature that was probably meant; undefined for a query that a browser may
 * understand. A feature that resembles no known one may be a new one.
 */
export function whyNever(given: string): { meant?: string | undefined } | undefined {
  // A function such as calc(1em + 2px) counts as a number.
  const query = given.replace(/[-\w]+\([^()]*\)/g, '0');
  const conditions = query.includes('(')
    ? [...query.matchAll(/\(([^()]*)\)/g)].map(([, one]) => one!)
    : query.split(',').map((one) => one.replace(/^\s*(not|only)\b/i, ''));
  for (const condition of conditions) {
    const name = /[a-z-]{2,}/i.exec(condition)?.[0].toLowerCase() ?? '';
    const meant = known.includes(name) ? undefined : didYouMean(name, known);
    const isWhole = /^\s*[-\w]+\s*(:.*)?$|[<>=]/s.test(condition);
    if (meant || !isWhole) return { meant };
  }
  return undefined;
}
