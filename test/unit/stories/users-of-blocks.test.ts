import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUsers } from '../../../.storybook/users-of-blocks.ts';

const users = findUsers();

test('a block lists the widgets that it is part of, also through other blocks', () => {
  expect(users.quantity).toContain('add-to-cart');
  expect(users['product-card']).toContain('recommendation-carousel');
  expect(users.button).toContain('cart');
});

test('every building block with a page is part of some widget', () => {
  const titles = globSync('stories/ui/*.stories.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/title: 'Building blocks\/([^']+)'/g)].map(([, title]) => title!),
  );
  const names = titles.map((title) => title.toLowerCase().replaceAll(' ', '-'));
  expect(names.length).toBeGreaterThan(10);
  const isUsed = (name: string) => !!(users[name] ?? users[name.split('-')[0]!])?.length;
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
