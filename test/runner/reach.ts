import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** What changed files can reach of the tests that look at built files. */
export interface Reach {
  /** Files of test/browser. */
  flows: string[] | 'all';
  isPackageReached: boolean;
}

interface TestFile {
  path: string;
  text: string;
}

/**
 * - A test file of test/browser reaches itself, and a file beside the tests those that name it.
 * - A file of widgets/x reaches the tests that name x, and those that try every widget.
 * - What neither the library, its pages nor its tests in a browser are made of (units, stories, benches) reaches none.
 * - Anything else, above all src/ and the reference storefront, reaches all of them.
 */
export function reachOf(changed: string[], tests = browserTests()): Reach {
  const reached = changed.map((path) => flowsReached(path, tests));
  return {
    flows: reached.includes('all') ? 'all' : [...new Set((reached as string[][]).flat())].sort(),
    isPackageReached: changed.some((path) => !/^test\/(?!package|storefront)/.test(path)),
  };
}

function flowsReached(path: string, tests: TestFile[]): string[] | 'all' {
  const naming = (name: string) =>
    tests.filter(({ text }) => text.includes(name) || triesEveryWidget(text)).map((test) => test.path);
  if (/^(test\/(unit|shape|bench|package|runner)|stories|\.storybook|\.ci)\/|\.mdx?$/.test(path)) return [];
  if (tests.some((test) => test.path === path)) return [path];
  const [, widget] = /^widgets\/([^/]+)\//.exec(path) ?? [];
  if (widget) return naming(widget);
  if (/^test\/browser\/(flows|faults|hostile|runtime|storefront)\//.test(path))
    return tests.filter(({ text }) => text.includes(`/${basename(path)}`)).map((test) => test.path);
  return 'all';
}

const triesEveryWidget = (text: string) => /['"`]widgets['"`/]|\.\.\/widgets\/|calls\.ts/.test(text);

function browserTests(): TestFile[] {
  return globSync('test/browser/**/*.test.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
