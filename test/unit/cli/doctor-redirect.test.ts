import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/cli.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('after a redirect, relative addresses are those of the page that answered', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input);
    const [, type] = /\.(css|js)$/.exec(input) ?? [];
    if (type)
      return new Response('file', {
        headers: { 'content-type': type === 'js' ? 'text/javascript' : 'text/css' },
      });
    const html =
      '<link rel="stylesheet" href="islands/islands.css"><script type="module" src="islands/islands.js"></script>';
    return Object.defineProperty(new Response(html), 'url', { value: 'https://www.shop.example/us/home' });
  });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const declarations = { islands: [], calls: [], dist: 'dist' };
  expect(await run(['doctor', 'https://shop.example/'], declarations)).toBe(0);
  expect(asked).toEqual([
    'https://shop.example/',
    'https://www.shop.example/us/islands/islands.css',
    'https://www.shop.example/us/islands/islands.js',
  ]);
});
