import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spaceSteps, typeSteps } from '../../../../stories/foundations/samples.tsx';

const css = globSync('{src/ui,src/styles,widgets}/**/*.css').map((path) =>
  readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
);
const rules = css.flatMap((text) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => body!));

/** How often each px value is used as a distance in the stylesheets. */
function distances(): Map<number, number> {
  const counts = new Map<number, number>();
  for (const body of rules)
    for (const [, value] of body.matchAll(
      /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)[\w-]*):([^;]*)/g,
    ))
      for (const [, px] of value!.matchAll(/(?<![\w.-])(\d+)px/g))
        counts.set(Number(px), (counts.get(Number(px)) ?? 0) + 1);
  return counts;
}

/** The font sizes of the stylesheets with their line heights, in px: `36/41`. */
const sizes = rules.flatMap((body) => {
  const [, size] = /font-size:\s*(\d+)px/.exec(body) ?? [];
  const [, height, unit] = /line-height:\s*([\d.]+)(px)?/.exec(body) ?? [];
  if (!size || !height) return [];
  return [`${size}/${Math.round(unit ? Number(height) : Number(size) * Number(height))}`];
});

test('the steps of space are the distances that the stylesheets have at least four times', () => {
  const often = [...distances()].filter(([, count]) => count >= 4).map(([px]) => px);
  expect(often.sort((one, other) => one - other)).toEqual(spaceSteps.map(([step]) => step));
});

test('each step of type that names a size has that size and line height in the stylesheets', () => {
  const named = typeSteps.flatMap(({ size }) => (size ? [size.join('/')] : []));
  expect(named.filter((step) => !sizes.includes(step))).toEqual([]);
});
