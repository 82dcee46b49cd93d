import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flowsOf as flowsOfWidget, flowsReached, reachOf } from '../../runner/reach.ts';

/** The names of the flows' files. */
const flowsOf = (...changed: string[]) => {
  const flows = flowsReached(changed);
  return flows === 'all' ? flows : flows.map((path) => basename(path, '.test.ts'));
};

describe.each([
  ['a flow reaches itself', 'test/browser/flows/cart-drawer.test.ts', ['cart-drawer']],
  ['a helper of one flow', 'test/browser/tours/tours.test.ts', ['tours']],
  ['a driver', 'test/browser/faults/cart-drivers.ts', ['fault-matrix']],
  ['a script that a flow bundles', 'test/browser/flows/provider-package-entry.ts', ['provider-package']],
  ['a unit test’s table', 'test/unit/storefront/listing/sample.ts', ['listing-agreement']],
  ['what a flow reads', 'test/pci/reference-shop.json', ['pci']],
  ['a page of the guide', 'stories/guide/doctor.mdx', ['doctor']],
  ['a flow of other browsers', 'test/browser/engines/flows/cart.ts', []],
  ['a unit test', 'test/unit/runner/reach.test.ts', []],
  ['a story', 'stories/cart-count.stories.tsx', []],
  ['prose', 'CHANGELOG.md', []],
  ['the library', 'src/domain/messages.ts', 'all'],
  ['the reference storefront', 'test/storefront/cart/lines.ts', 'all'],
  ['what starts every flow’s shop', 'test/browser/setup.ts', 'all'],
  ['a test island', 'test/browser/widgets/steady/steady.tsx', 'all'],
  ['installed packages', 'package-lock.json', 'all'],
])('%s', (_, path, flows) => {
  test(`${path} reaches ${flows.length ? flows : 'no flow'}`, () => {
    expect(existsSync(path)).toBe(true);
    expect(flowsOf(path)).toEqual(flows);
  });
});

describe.each([
  ['a helper that another one imports', 'test/browser/flows/cart-page.ts', ['cart', 'fault-matrix']],
  ['faults', 'test/unit/http/faults.ts', ['fault-matrix']],
  ['the browser', 'test/browser/chromium.ts', ['cart', 'tours', 'doctor']],
  ['a widget', 'widgets/product-dimensions/product-dimensions.tsx', ['product-dimensions']],
  ['a widget’s stylesheet', 'widgets/cart-count/cart-count.css', ['cart', 'live-cart']],
  ['a widget’s examples', 'widgets/card-entry/card-entry.examples.ts', ['card-entry', 'card-leaks']],
])('%s', (_, path, flows) => {
  test(`${path} reaches ${flows}, among others`, () => {
    expect(existsSync(path)).toBe(true);
    expect(flowsOf(path)).toEqual(expect.arrayContaining(flows));
  });
});

test('every widget reaches the flows that look at whole pages, and not all flows', () => {
  for (const path of globSync('widgets/*/*.css')) {
    const flows = flowsOf(path);
    expect(flows, path).toEqual(
      expect.arrayContaining(['tours', 'layout-shift', 'accessibility', 'targets', 'look', 'fault-matrix']),
    );
    expect(flows, path).not.toBe('all');
  }
});

test('every file of test/browser reaches a flow, except those of `npm run engines`', () => {
  const files = globSync('test/browser/**/*.*').filter((path) => !path.startsWith('test/browser/engines/'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => flowsOf(path).length === 0)).toEqual([]);
});

test('several changes reach the flows of each of them, once', () => {
  const [drawer, popups] = ['cart-drawer', 'cart-popups'].map(
    (name) => `test/browser/flows/${name}.test.ts`,
  ) as [string, string];
  expect(flowsOf(popups, drawer, drawer)).toEqual(['cart-drawer', 'cart-popups']);
  expect(flowsOf(popups, 'src/ui/field.tsx')).toBe('all');
});

test('Storybook is reached by all but tests, and by those of their files that it imports', () => {
  const isReached = (path: string) => reachOf([path]).isStorybookReached;
  expect(
    [
      'widgets/cart/cart.css',
      'stories/welcome.mdx',
      'test/storybook/search.test.ts',
      'test/browser/chromium.ts',
      'test/browser/flows/axe.ts',
    ].filter((path) => !isReached(path)),
  ).toEqual([]);
  expect(['test/browser/flows/cart.test.ts', 'test/browser/harness.ts'].filter(isReached)).toEqual([]);
});

test.each(['test/guide/guide.test.ts', 'stories/guide/embed.mdx', 'widgets/cart/cart.examples.ts'])(
  'the guide is reached by %s',
  (path) => {
    expect(existsSync(path)).toBe(true);
    expect(reachOf([path]).isGuideReached).toBe(true);
  },
);

test('a widget’s own flows are those named after it, without those of a widget with a longer name', () => {
  const names = flowsOfWidget('cart').map((path) => basename(path, '.test.ts'));
  expect(names).toEqual(expect.arrayContaining(['cart', 'cart-changes']));
  expect(names).not.toContain('cart-drawer');
});

test('a widget without a flow of its name has those that name it', () => {
  expect(flowsOfWidget('oversized-items').map((path) => basename(path, '.test.ts'))).toContain('cart-popups');
});

test('the package is reached by all but tests, and by those of their files that its tests import', () => {
  const isReached = (path: string) => reachOf([path]).isPackageReached;
  expect(
    [
      'src/ui/field.tsx',
      'README.md',
      'test/package/embed.test.ts',
      'test/storefront/mails.ts',
      'test/browser/chromium.ts',
    ].filter((path) => !isReached(path)),
  ).toEqual([]);
  expect(['test/unit/domain/price.test.ts', 'test/browser/harness.ts'].filter(isReached)).toEqual([]);
});
