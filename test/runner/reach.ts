import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The tests on built files that changed files can affect. */
export interface Reach {
  /** Files of test/browser. */
  flows: string[] | 'all';
  isPackageReached: boolean;
  isStorybookReached: boolean;
}

interface TestFile {
  path: string;
  text: string;
}

/**
 * - A test file of test/browser affects itself; a file next to the tests affects those that name it.
 * - A file of widgets/x affects the tests that name x, and those that test every widget.
 * - Files outside the library, its pages and its browser tests (units, stories, benches) affect none.
 * - Any other file, above all in src/ and the reference storefront, affects all of them.
 */
export function reachOf(changed: string[], tests = browserTests()): Reach {
  const reached = changed.map((path) => flowsReached(path, tests));
  return {
    flows: reached.includes('all') ? 'all' : [...new Set((reached as string[][]).flat())].sort(),
    isPackageReached: changed.some((path) => !/^test\/(?!package|storefront)/.test(path)),
    isStorybookReached: changed.some((path) => !/^test\/(?!storybook)/.test(path)),
  };
}

function flowsReached(path: string, tests: TestFile[]): string[] | 'all' {
  const naming = (name: string) =>
    tests.filter(({ text }) => text.includes(name) || triesEveryWidget(text)).map((test) => test.path);
  if (/^(test\/(unit|shape|bench|package|runner|storybook)|stories|\.storybook|\.ci)\/|\.mdx?$/.test(path))
    return [];
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
