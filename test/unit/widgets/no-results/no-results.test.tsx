import { expect, test, vi } from 'vitest';
import { examples } from '../../../../widgets/no-results/no-results.examples.ts';
import noResults from '../../../../widgets/no-results/no-results.island.ts';
import { type IslandExample, type RenderedIsland, renderIsland } from '../../render-island.tsx';

/** Adds page HTML next to the host. */
const beside =
  (html: string) =>
  (host: HTMLElement): void => {
    host.before(document.createRange().createContextualFragment(html));
  };
const render = (example: IslandExample, html = ''): Promise<RenderedIsland> =>
  renderIsland(noResults, example, { before: beside(html) });

test('says that nothing was found, with the search term', async () => {
  const { page, host } = await render(examples['nothing found']);
  page.getByRole('heading', { name: 'Oops!', level: 2 });
  expect(host.textContent).toContain('We found 0 results for your search “velvet hammock”');
});

test('does not mention a search without a term', async () => {
  const { page } = await render(examples['no term']);
  page.getByText('We found 0 results');
});

test('an empty term counts as none', async () => {
  const { page } = await render({ ...examples['no term'], attributes: { 'data-term': '' } });
  page.getByText('We found 0 results');
});

test('a term is always text', async () => {
  const { host } = await render(examples['hostile term']);
  expect(host.querySelector('img')).toBeNull();
  expect(host.textContent).toContain('<img src=x onerror="alert(1)">');
});

test.each([
  ['ready to ship', /Nothing that matches is ready to ship/],
  ['pickup', /Nothing that matches can be picked up/],
  ['search failed', /We could not search just now/],
  ['filters', /Nothing matches all of your filters/],
] as const)('%s: says why', async (name, text) => {
  const { page } = await render(examples[name]);
  page.getByText(text);
});

test('the page can replace the texts', async () => {
  const { page } = await render(examples['own words']);
  page.getByRole('heading', { name: 'Nothing here' });
  page.getByText('Try fewer filters.');
});

test('a new search focuses the page’s search box and selects its text', async () => {
  const { page, shopper } = await render(
    examples['nothing found'],
    '<input type="search" value="velvet hammock">',
  );
  await shopper.click(page.getByRole('button', { name: 'Try a new search' }));
  const box = page.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(box);
  expect(box.selectionEnd).toBe('velvet hammock'.length);
});

test('a search inside a facet is not the page’s search box', async () => {
  const { page, shopper } = await render(
    examples['nothing found'],
    '<div data-island="listing-filters"><input type="search"></div><input type="search" aria-label="Mine">',
  );
  await shopper.click(page.getByRole('button', { name: 'Try a new search' }));
  expect(document.activeElement).toBe(page.getByLabelText('Mine'));
});

test('the page can name its search box', async () => {
  const { page, shopper } = await render(
    { ...examples['nothing found'], attributes: { 'data-search-box': '#mine' } },
    '<input type="search"><input id="mine" aria-label="Mine">',
  );
  await shopper.click(page.getByRole('button', { name: 'Try a new search' }));
  expect(document.activeElement).toBe(page.getByLabelText('Mine'));
});

test.each(['data-search-box', 'data-chat-opener'])(
  '%s that is not a selector is an error by name',
  async (name) => {
    const { status, errors, host } = await render({
      ...examples['nothing found'],
      attributes: { [name]: '#' },
    });
    expect(status()).toBe('failed');
    expect(errors[0]).toContain(`${name} was "#"; accepted is a CSS selector`);
    expect(host.textContent).toContain('Try a new search');
  },
);

test('an unknown reason is an error by name', async () => {
  const { errors } = await render({ ...examples['nothing found'], attributes: { 'data-reason': 'because' } });
  expect(errors[0]).toContain('data-reason was "because"; accepted is one of "noresult_with_readytodeliver"');
});

test.each([
  ['nothing found', '/wedding-gift-registry'],
  ['canada', '/wedding-gift-registry'],
  ['mobile', '/wedding-gift-registry?scroll-to=find'],
  ['modern brand', '/gift-registry/guest/find-registry'],
] as const)('%s: a registry is found at %s', async (name, path) => {
  const { page } = await render(examples[name]);
  expect(page.getByRole('link', { name: 'Find a gift registry' }).getAttribute('href')).toBe(path);
});

test('the modern brand has no registry in Canada', async () => {
  const { page } = await render(examples['modern brand in canada']);
  expect(page.queryByRole('link', { name: 'Find a gift registry' })).toBeNull();
});

test.each([
  ['nothing found', '/whats-new/new-arrivals-by-category/1'],
  ['modern brand', '/new'],
] as const)('%s: new arrivals are at %s', async (name, path) => {
  const { page } = await render(examples[name]);
  expect(page.getByRole('link', { name: 'Shop new arrivals' }).getAttribute('href')).toBe(path);
});

test.each(['nothing found', 'no opener'] as const)('%s: chat is unavailable', async (name) => {
  const { page } = await render(examples[name]);
  const button = page.getByRole<HTMLButtonElement>('button', { name: 'Chat with us' });
  expect([button.disabled, button.title]).toEqual([true, 'Chat is currently unavailable']);
});

test('chat is unavailable without isChatAvailable', async () => {
  const { page } = await render({ ...examples.chat, context: {} }, '<button id="page-chat">Chat</button>');
  expect(page.getByRole<HTMLButtonElement>('button', { name: 'Chat with us' }).disabled).toBe(true);
});

test('chat clicks the page’s own button', async () => {
  const { page, shopper } = await render(examples.chat, '<button id="page-chat">Chat</button>');
  const pressed = vi.fn();
  document.getElementById('page-chat')!.addEventListener('click', pressed);
  await shopper.click(page.getByRole('button', { name: 'Chat with us' }));
  expect(pressed).toHaveBeenCalledOnce();
});

test('chat works by isChatAvailable alone where the page has an opener', async () => {
  const { page, shopper } = await render(
    { ...examples.chat, attributes: examples['nothing found'].attributes },
    '<button data-page-chat>Chat</button>',
  );
  const pressed = vi.fn();
  document.querySelector('[data-page-chat]')!.addEventListener('click', pressed);
  await shopper.click(page.getByRole('button', { name: 'Chat with us' }));
  expect(pressed).toHaveBeenCalledOnce();
});

test('chat that has no opener says in the console what is missing', async () => {
  const { errors } = await render(examples['no opener']);
  expect(errors).toEqual([
    expect.stringMatching(/isChatAvailable is true, but nothing on the page matches data-chat-opener/),
  ]);
});

test('chat is available once its opener has come', async () => {
  const { page } = await render(examples.chat);
  const button = page.getByRole<HTMLButtonElement>('button', { name: 'Chat with us' });
  expect(button.disabled).toBe(true);
  document.body.append(Object.assign(document.createElement('button'), { id: 'page-chat' }));
  await vi.waitFor(() => expect(button.disabled).toBe(false));
});

test('chat becomes unavailable if the page’s button is gone', async () => {
  const { page, shopper } = await render(examples.chat, '<button id="page-chat">Chat</button>');
  const button = page.getByRole<HTMLButtonElement>('button', { name: 'Chat with us' });
  document.getElementById('page-chat')!.remove();
  await shopper.click(button);
  expect([button.disabled, button.title]).toEqual([true, 'Chat is currently unavailable']);
});

const recent = (host: HTMLElement) =>
  [...host.querySelectorAll('[data-island]')].map((inner) => inner.getAttribute('data-island'));

test('recently viewed products are below', async () => {
  const { host } = await render(examples['nothing found']);
  expect(recent(host)).toEqual(['recently-viewed-products', 'recently-viewed-categories']);
});

test('a carousel that the page has already is not shown twice', async () => {
  const { host } = await render(
    examples['nothing found'],
    '<div data-island="recently-viewed-products"></div>',
  );
  expect(recent(host)).toEqual(['recently-viewed-categories']);
});

test('a carousel in the server’s content is shown again', async () => {
  const { host } = await render({
    ...examples['nothing found'],
    content: '<div data-island="recently-viewed-products"></div>',
  });
  expect(recent(host)).toEqual(['recently-viewed-products', 'recently-viewed-categories']);
});

test('categories are missing if the page has no endpoint for them', async () => {
  const { host } = await render({ ...examples['nothing found'], context: {} });
  expect(recent(host)).toEqual(['recently-viewed-products']);
});
