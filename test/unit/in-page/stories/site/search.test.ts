import { afterEach, expect, test, vi } from 'vitest';
import { startSearch } from '../../../../../stories/site/client/search.ts';

afterEach(() => vi.unstubAllGlobals());

const pages = [
  ['Payment', 'payment.html', [['A saved card', '#a-saved-card']]],
  ['Many', 'many.html', Array.from({ length: 20 }, (_, nth) => [`Card ${nth}`, `#card-${nth}`])],
];
const texts = ['How an order is paid.', 'Its digits are shown.', ...Array.from({ length: 21 }, () => '')];

/** The search box of a page, with these words typed; the files that were loaded, and the addresses that were found. */
async function searched(words: string) {
  document.body.innerHTML = '<search><input><div class="found" hidden></div><p role="status"></p></search>';
  const loaded: string[] = [];
  vi.stubGlobal('fetch', async (address: URL) => {
    loaded.push(address.pathname.split('/').at(-1)!);
    return Response.json(address.pathname.endsWith('texts.json') ? texts : pages);
  });
  const box = document.querySelector('input')!;
  box.value = words;
  startSearch(document.querySelector('search')!);
  await vi.waitFor(() => expect(document.querySelector('[role="status"]')!.textContent).not.toBe(''));
  const found = [...document.querySelectorAll('a')].map(({ href }) => href.split('/').at(-1));
  return { loaded, found };
}

test('a word of a text leads to the heading above it', async () => {
  const { found, loaded } = await searched('digits');
  expect(found).toEqual(['payment.html#a-saved-card']);
  expect(loaded).toEqual(['search.json', 'search-texts.json']);
});

test('where titles alone find enough, no text is loaded', async () => {
  const { found, loaded } = await searched('card');
  expect(found).toHaveLength(20);
  expect(loaded).toEqual(['search.json']);
});
