import type { Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { docgenOfBlocks } from '../../../.storybook/docgen-of-blocks.ts';

const name = 'storybook:react-docgen-plugin';
const env = { command: 'build', mode: 'production' } as const;

/** Storybook's docgen plugin as `docgenOfBlocks` returns it. */
const confined = (docgen: Partial<Plugin>) => docgenOfBlocks([{ name, ...docgen }])[0] as Plugin;

test('the props of building blocks are read, and those of nothing else', () => {
  const transform = vi.fn(() => 'read');
  const own = confined({ transform }).transform as (code: string, id: string) => unknown;
  expect(own('', '/shop/src/ui/button.tsx')).toBe('read');
  expect(own('', '/shop/stories/ui/button.stories.tsx')).toBe('read');
  expect(own('', '/shop/widgets/cart/cart.tsx')).toBeNull();
});

test.each([
  ['always', undefined, true],
  ['in this command', 'build', true],
  ['in another command', 'serve', false],
  ['by its own choice', (): boolean => true, true],
  ['never, by its own choice', (): boolean => false, false],
] as const)('a plugin that applies %s does so, but not in a test run', (_when, apply, applies) => {
  const own = confined({ transform: () => null, apply }).apply as (config: object, now: object) => boolean;
  expect(own({}, env)).toBe(applies);
  expect(own({ test: {} }, env)).toBe(false);
});

test('without the plugin the error says that it is missing', () => {
  expect(() => docgenOfBlocks([{ name: 'another' }])).toThrow(`Storybook has no plugin ${name}`);
});

test('a plugin of another form is not said to be missing', () => {
  const transform = { filter: { id: /\.tsx$/ }, handler: () => null };
  expect(() => confined({ transform })).toThrow('has no transform function');
});
