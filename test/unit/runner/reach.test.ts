// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { reachOf } from '../../runner/reach.ts';

const tests = [
  { path: 'test/browser/flows/cart.test.ts', text: 'the cart-count shows' },
  { path: 'test/browser/flows/card.test.ts', text: "from './payment-page.ts'; card-entry" },
  { path: 'test/browser/hostile/look.test.ts', text: "readdirSync('widgets')" },
];
const [cart, card, look] = tests.map(({ path }) => path);

describe.each([
  ['a widget', 'widgets/cart-count/cart-count.css', [cart, look]],
  ['a flow', 'test/browser/flows/card.test.ts', [card]],
  ['a file beside the flows', 'test/browser/flows/payment-page.ts', [card]],
  ['a unit test', 'test/unit/domain/price.test.ts', []],
  ['a story', 'stories/cart-count.stories.tsx', []],
  ['prose', 'README.md', []],
  ['the library', 'src/domain/price.ts', 'all'],
  ['the reference storefront', 'test/storefront/cart/lines.ts', 'all'],
  ['what every flow stands on', 'test/browser/harness.ts', 'all'],
  ['installed packages', 'package-lock.json', 'all'],
])('%s', (_, path, flows) => {
  test(`${path} reaches ${flows.length ? flows : 'no flow'}`, () => {
    expect(reachOf([path], tests).flows).toEqual(flows);
  });
});

test('several changes reach the flows of each of them, once', () => {
  const changed = ['widgets/cart-count/cart-count.tsx', cart!, card!];
  expect(reachOf(changed, tests).flows).toEqual([card, cart, look]);
  expect(reachOf([...changed, 'src/ui/field.tsx'], tests).flows).toBe('all');
});

test('all files but tests are part of Storybook', () => {
  const isReached = (path: string) => reachOf([path], tests).isStorybookReached;
  expect(isReached('test/browser/flows/cart.test.ts')).toBe(false);
  expect(
    ['widgets/cart/cart.css', 'stories/welcome.mdx', 'test/storybook/search.test.ts'].map(isReached),
  ).toEqual([true, true, true]);
});

test('all files but tests are part of the package', () => {
  const isReached = (path: string) => reachOf([path], tests).isPackageReached;
  expect(isReached('test/unit/domain/price.test.ts')).toBe(false);
  expect(['src/ui/field.tsx', 'README.md', 'test/package/embed.test.ts'].map(isReached)).toEqual([
    true,
    true,
    true,
  ]);
});
