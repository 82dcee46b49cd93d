import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { nativeNames } from '../../src/build/natives.ts';
import { nodesOf } from './parsed-files.ts';

/*
 * A page may put anything in place of a global: what the built scripts touch is either taken by src/page/natives.ts, or
 * stands here with a reason.
 */
const allowed: Record<string, string[]> = {
  'the browser does not let a page replace it': ['document', 'location', 'window'],
  'of the language: pages add to it, and no script of theirs works without it': [
    'Array',
    'ArrayBuffer',
    'BigInt',
    'Boolean',
    'Date',
    'Error',
    'Function',
    'JSON',
    'Math',
    'Number',
    'Object',
    'RangeError',
    'Reflect',
    'RegExp',
    'String',
    'Symbol',
    'TypeError',
    'encodeURIComponent',
    'globalThis',
    'isNaN',
  ],
  'a page’s tools wrap it, and have to see what the library does': [
    'XMLHttpRequest',
    'addEventListener',
    'clearTimeout',
    'console',
    'fetch',
    'removeEventListener',
    'reportError',
    'requestAnimationFrame',
    'requestIdleCallback',
    'setTimeout',
  ],
  'about the window itself: another frame’s would be about the frame': [
    'devicePixelRatio',
    'getComputedStyle',
    'history',
    'innerHeight',
    'innerWidth',
    'localStorage',
    'matchMedia',
    'navigation',
    'navigator',
    'print',
    'scrollBy',
    'scrollTo',
    'scrollX',
    'scrollY',
    'sessionStorage',
  ],
  'looked for, and not needed': [
    '__REACT_DEVTOOLS_GLOBAL_HOOK__',
    'btoa',
    'clipboardData',
    'event',
    'setImmediate',
  ],
  'the package for cleaning HTML asks for elements of the page’s own document': ['HTMLFormElement'],
  'the library’s own': ['storefrontIslands'],
  'the doctor’s, which only a developer asks for': ['CSSStyleSheet', 'PerformanceObserver'],
  'take.ts asks whether it is in a browser': ['EventTarget'],
};

// The guide's own scripts are on no page of a shop.
const scripts = globSync('dist/**/*.js', { exclude: ['dist/guide'] }).filter(
  (path) => !/dist\/testing(\.js|\/)/.test(path),
);

it('the built scripts touch no global that a page could have replaced', () => {
  const names = Object.values(allowed).flat();
  const wrong = touched().filter(({ name }) => !names.includes(name));
  const remedy =
    'Take it in src/page/natives.ts, write it with one that is allowed (setTimeout), or allow it here with a reason.';
  expect(
    wrong.map(({ name, path }) => `${name} in ${path}`),
    remedy,
  ).toEqual([]);
}, 60_000);

it('every allowed global is still touched', () => {
  const names = new Set(touched().map(({ name }) => name));
  expect(
    Object.values(allowed)
      .flat()
      .filter((name) => !names.has(name)),
    'Remove it from the list above; if it is all of them, the library is not built: npm run build.',
  ).toEqual([]);
});

it('no global is both taken and allowed', () => {
  const names = Object.values(allowed).flat();
  expect(nativeNames.length).toBeGreaterThan(20);
  expect(nativeNames.filter((name) => names.includes(name))).toEqual([]);
});

it('no script calls the bind of a function, which old libraries replace', () => {
  const calls = files().flatMap((file) =>
    nodesOf(file).filter(
      (node) =>
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        node.expression.name.text === 'bind',
    ),
  );
  expect(calls.map((node) => node.getText().slice(0, 80))).toEqual([]);
});

it('no script loops over what an object inherits, which pages add to', () => {
  const loops = files().flatMap((file) => nodesOf(file).filter(ts.isForInStatement));
  expect(loops.map((node) => node.getText().slice(0, 80))).toEqual([]);
});

let all: { name: string; path: string }[] | undefined;

/** Free names, and members of `window` and `globalThis`, once for each script. */
function touched(): { name: string; path: string }[] {
  if (all) return all;
  const checker = program().getTypeChecker();
  const isFree = (node: ts.Identifier) =>
    !checker.resolveName(node.text, node, ts.SymbolFlags.Value, false)?.declarations?.length;
  all = files().flatMap((file) => {
    const names = nodesOf(file).flatMap((node) => {
      if (!ts.isIdentifier(node) || isNameOnly(node) || node.text === 'undefined') return [];
      if (node.text === 'arguments' || !isFree(node)) return [];
      const isPage = node.text === 'window' || node.text === 'globalThis';
      return isPage && ts.isPropertyAccessExpression(node.parent)
        ? [node.text, node.parent.name.text]
        : [node.text];
    });
    return [...new Set(names)].map((name) => ({ name, path: file.fileName }));
  });
  return all;
}

/** A property, a label or a key: a name that refers to nothing. */
function isNameOnly(node: ts.Identifier): boolean {
  const { parent } = node;
  const key = 'name' in parent ? parent.name : undefined;
  return (
    (key === node && !ts.isShorthandPropertyAssignment(parent)) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    [ts.isExportSpecifier, ts.isImportSpecifier, ts.isMetaProperty, ts.isLabeledStatement].some((is) =>
      is(parent),
    ) ||
    ts.isBreakOrContinueStatement(parent)
  );
}

let built: ts.Program | undefined;

function program(): ts.Program {
  built ??= ts.createProgram(scripts, {
    allowJs: true,
    noLib: true,
    noResolve: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    types: [],
  });
  return built;
}

const files = () => scripts.map((path) => program().getSourceFile(path)!);
