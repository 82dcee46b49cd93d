import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { inTime } from '../in-time.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: object, options: RunOptions): Promise<AxeResults>;
}

const pageRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
};

/** The rules about colors, for a page whose other colors have been tested. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface AxeChoice {
  /** Selectors of what is left out of the part. */
  leftOut?: string[];
  /** Rules or their tags, if not those for every page. */
  rules?: string[] | undefined;
  disabledRules?: string[];
}

/** The violations that axe finds in a part of the page: rule and elements. Animations are finished first. */
export async function violationsIn(
  page: Page,
  part = 'html',
  { leftOut = [], rules = pageRules, disabledRules = [] }: AxeChoice = {},
): Promise<string[]> {
  await animationsFinished(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const run = page.evaluate(
    ([context, given]) => (window as unknown as { axe: Axe }).axe.run(context, given),
    [
      { include: [part], exclude: leftOut },
      {
        ...options,
        runOnly: rules,
        rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
      },
    ] as const,
  );
  const { violations } = await inTime(page, 'axe.run', run);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Waits until no animation runs. After 10 s, the error names those that still do. */
async function animationsFinished(page: Page): Promise<void> {
  const running = await page.evaluate(async () => {
    // By `playState`: the `finished` promise of an animation stays pending if its element is hidden meanwhile.
    const unfinished = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    const until = performance.now() + 10_000;
    while (unfinished().length > 0 && performance.now() < until) await new Promise(requestAnimationFrame);
    return unfinished().map(({ effect, playState }) => {
      const { target, pseudoElement } = effect as KeyframeEffect;
      return `${playState}: ${target?.outerHTML.slice(0, 80)}${pseudoElement ?? ''}`;
    });
  });
  if (running.length > 0) throw new Error(`After 10 s there are still animations:\n${running.join('\n')}`);
}
