import { expect, test, vi } from 'vitest';
import { startSearch } from '../../../../../stories/site/client/search.ts';
import { pageText } from '../../../../../stories/site/page.tsx';

const entries = [
  { title: 'Events', address: 'events.html' },
  { title: 'Every event', page: 'Events', address: 'events.html#every' },
  {
    title: 'Attributes',
    page: 'add-to-cart',
    text: 'data-max-quantity The most pieces that can be added at once.',
    address: 'widgets/add-to-cart.html#attributes',
  },
  {
    title: 'Dark mode',
    page: 'Languages',
    text: 'There is none: widgets are light.',
    address: 'l.html#dark-mode',
  },
  { title: 'expired: The session is over.', page: 'card-entry', address: 'widgets/card-entry.html?state=a' },
  { title: 'refused: The card has expired.', page: 'add-card', address: 'widgets/add-card.html?state=b' },
];

/** The search of a built guide page; `typed` is entered before its script loads. */
function builtSearch(typed = '') {
  vi.stubGlobal('fetch', async () => Response.json(entries));
  const page = document.createElement('div');
  page.innerHTML = pageText({ title: '', address: 'a.html', navigation: [], version: '1', html: '' });
  const search = page.querySelector<HTMLElement>('search')!;
  const box = search.querySelector('input')!;
  box.value = typed;
  startSearch(search);
  const type = (text: string) => {
    box.value = text;
    box.dispatchEvent(new Event('input'));
  };
  return { search, type, status: search.querySelector('[role="status"]')! };
}

test('the status is on the page, empty, before anything is found', () => {
  const { status } = builtSearch();
  expect(status.textContent).toBe('');
  expect(status.closest('[hidden]')).toBeNull();
});

test('the number of results is announced, always by the same element', async () => {
  const { search, status, type } = builtSearch();
  type('every');
  await vi.waitFor(() => expect(status.textContent).toBe('1 found'));
  type('event');
  await vi.waitFor(() => expect(status.textContent).toBe('2 found'));
  expect(search.querySelectorAll('[role="status"]')).toHaveLength(1);
});

test('text that was typed before the script loaded is searched for', async () => {
  const { status } = builtSearch('every');
  await vi.waitFor(() => expect(status.textContent).toBe('1 found'));
});

test('the count is cleared with the search words', async () => {
  const { status, type } = builtSearch();
  type('event');
  await vi.waitFor(() => expect(status.textContent).toBe('2 found'));
  type('');
  await vi.waitFor(() => expect(status.textContent).toBe(''));
});

test('a state whose own words match comes before one that matches only with its widget’s name', async () => {
  const { search, status, type } = builtSearch();
  type('expired card');
  await vi.waitFor(() => expect(status.textContent).toBe('2 found'));
  expect([...search.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'refused: The card has expired.add-card',
    'expired: The session is over.card-entry',
  ]);
});

test.each([
  ['data-max-quantity', 'Attributes'],
  ['how many pieces can be added?', 'nothing'],
  ['most pieces', 'Attributes'],
  ['Is there a dark mode?', 'Dark mode'],
])('“%s” finds %s', async (typed, title) => {
  const { search, status, type } = builtSearch();
  type(typed);
  await vi.waitFor(() => expect(status.textContent).toMatch(/found/));
  expect(search.querySelector('li a')?.firstChild?.textContent ?? 'nothing').toBe(title);
});

test('a passage shows where a text has the words, and none where the heading says them', async () => {
  const { search, status, type } = builtSearch();
  type('most pieces');
  await vi.waitFor(() => expect(status.textContent).toBe('1 found'));
  expect(search.querySelector('small')?.textContent).toContain('The most pieces that can be added');
  type('dark mode');
  await vi.waitFor(() => expect(search.querySelector('small')).toBeNull());
});
