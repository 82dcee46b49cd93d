import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tasks } from '../../../../stories/site/tasks.ts';

const pages = tasks.flatMap((task) => Object.keys(task.pages));

test('every task leads to a page of the guide', () => {
  expect(pages.filter((page) => !existsSync(`stories/guide/${page}.mdx`))).toEqual([]);
});

test('no page is in two tasks', () => {
  expect(pages).toEqual([...new Set(pages)]);
});
