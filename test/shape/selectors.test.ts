import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const selectors = selectorsWithHas(['src/**/*.css', 'widgets/**/*.css']);

/** The selectors with `:has()` in the stylesheets of these paths. */
function selectorsWithHas(paths: string[]): { path: string; selector: string }[] {
  return globSync(paths).flatMap((path) =>
    [
      ...readFileSync(path, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/([^{};]*:has\([^{]*)\{/g),
    ].map(([, selector]) => ({ path, selector: selector!.trim() })),
  );
}

test('some selectors have :has()', () => {
  expect(selectors.length).toBeGreaterThan(0);
});

// Any change of a page would search the whole of it; in the storefront's stylesheets it would slow the islands down.
test('no selector looks for something anywhere in the page', () => {
  const all = [...selectors, ...selectorsWithHas(['test/storefront/public/**/*.css'])];
  expect(all.filter(({ selector }) => /\b(?:html|body):has|:root:has/.test(selector))).toEqual([]);
});

// Chrome would restyle what such a rule is for, wherever it is, when any :has() of the page changes.
test('what a selector looks for with :has() decides about that element only', () => {
  expect(selectors.filter(({ selector }) => /[\s>+~]/.test(afterHas(selector)))).toEqual([]);
});

/** The rest of the selector after its first `:has(…)`. */
function afterHas(selector: string): string {
  let depth = 0;
  const from = selector.indexOf(':has(') + 4;
  for (let place = from; place < selector.length; place++) {
    if (selector[place] === '(') depth++;
    if (selector[place] === ')' && !--depth) return selector.slice(place + 1);
  }
  throw new Error(`no end of :has() in ${selector}`);
}
