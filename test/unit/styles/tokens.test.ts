import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CarouselPreset, cardsShown, carouselPresets } from '../../../src/domain/carousel.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

interface Rule {
  minWidthPx: number;
  selector: string;
  cards: number;
}

/** The rules for `--si-cards` in order. None has any specificity (:where), so the last match wins. */
const rules: Rule[] = [
  ...css.matchAll(
    /(?:@media \(min-width: (\d+)px\) \{)|(^\}$)|((?:^ *:where\(.*\),\n)*^ *:where\(.*\)) \{([^}]*)\}/gm,
  ),
].reduce<{
  minWidthPx: number;
  found: Rule[];
}>(
  ({ minWidthPx, found }, [, opensAt, closes, selector, body]) => {
    if (opensAt) return { minWidthPx: Number(opensAt), found };
    if (closes) return { minWidthPx: 0, found };
    const cards = /--si-cards: ([\d.]+)/.exec(body ?? '')?.[1];
    return {
      minWidthPx,
      found: cards
        ? [
            ...found,
            { minWidthPx, selector: selector!.replace(/:where\((.*)\)/g, '$1'), cards: Number(cards) },
          ]
        : found,
    };
  },
  { minWidthPx: 0, found: [] },
).found;

function cardsInCss(preset: CarouselPreset, viewportPx: number, isListingPage: boolean): number | undefined {
  const carousel = document.createElement('section');
  carousel.setAttribute('data-preset', preset);
  if (isListingPage) carousel.setAttribute('data-on-listing', '');
  return rules
    .filter(({ minWidthPx, selector }) => viewportPx >= minWidthPx && carousel.matches(selector))
    .at(-1)?.cards;
}

const edges = [320, 767, 768, 769, 1049, 1050, 1279, 1280, 1281, 1439, 1440, 1679, 1680, 2560];

test.each(Object.keys(carouselPresets) as CarouselPreset[])(
  '%s shows as many cards as decision 16 says',
  (preset) => {
    for (const isListingPage of [false, true]) {
      expect(edges.map((width) => cardsInCss(preset, width, isListingPage))).toEqual(
        edges.map((width) => cardsShown(preset, width, isListingPage)),
      );
    }
  },
);

function luminance(hex: string): number {
  const [red, green, blue] = hex
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    .match(/[\da-f]{2}/gi)!
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const [, coreBlock, modernBlock] =
  /:where\(:root\) \{([^}]*)\}[\s\S]*?:where\(\[data-si-brand="modern"\]\) \{([^}]*)\}/.exec(css)!;
const readTokens = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--si-([\w-]+): (#[\da-f]+);/gi)].map(([, name, value]) => [name!, value!]),
  );
const core = readTokens(coreBlock!);

test.each([
  ['core', core],
  ['modern', { ...core, ...readTokens(modernBlock!) }],
])('the text colours of %s have enough contrast on both backgrounds', (_, tokens) => {
  for (const ground of [tokens.ground!, tokens.panel!]) {
    for (const name of ['ink', 'quiet', 'accent', 'success', 'error']) {
      expect(contrast(tokens[name]!, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(tokens['field-line']!, ground), `field-line on ${ground}`).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(tokens['on-action']!, tokens.action!)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(tokens['on-action-hover']!, tokens['action-hover']!)).toBeGreaterThanOrEqual(4.5);
});
