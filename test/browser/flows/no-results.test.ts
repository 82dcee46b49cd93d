import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, pageUrl, plainPageTest, visitShop, waitForStatus } from '../harness.ts';
import { hasFocus } from './shop-page.ts';

const host = '[data-island="no-results"]';
const none = (page: Page) => page.locator(host);
const action = (page: Page, role: 'button' | 'link', name: string) => none(page).getByRole(role, { name });

async function visitNothing(more = '', options?: Parameters<typeof visitShop>[1]) {
  const visit = await visitShop(`/search?query=%3Cb%3Ezzyzx%3C%2Fb%3E${more}`, options);
  await waitForStatus(visit.page, host, 'mounted');
  return visit;
}

it('a search without results shows its term as text, and offers a new search', async () => {
  const { page, errors } = await visitNothing();
  await none(page).getByRole('heading', { name: 'Oops!', level: 1 }).waitFor();
  expect(await none(page).textContent()).toContain('We found 0 results for your search “<b>zzyzx</b>”');
  await action(page, 'button', 'Try a new search').press('Enter');
  expect(await hasFocus(page.getByRole('searchbox').first())).toBe(true);
  expect(errors).toEqual([]);
});

it('chat is offered only if the page says so; then it presses the page’s own chat button', async () => {
  const { page } = await visitNothing();
  const chat = action(page, 'button', 'Chat with us');
  expect([await chat.isDisabled(), await chat.getAttribute('title')]).toEqual([
    true,
    'Chat is currently unavailable',
  ]);
  await page.goto(`${page.url()}&chat=1`);
  await waitForStatus(page, host, 'mounted');
  await page.evaluate(() => {
    document.querySelector('.js-chat-open')!.addEventListener('click', (event) => {
      event.preventDefault();
      document.body.dataset.chat = 'open';
    });
  });
  await action(page, 'button', 'Chat with us').click();
  expect(await page.evaluate(() => document.body.dataset.chat)).toBe('open');
});

it.each([
  ['', '/wedding-gift-registry'],
  ['&brand=modern', '/gift-registry/guest/find-registry'],
])('the registry link leads to the brand’s own page: %s', async (more, path) => {
  const { page } = await visitNothing(more);
  const href = await action(page, 'link', 'Find a gift registry').getAttribute('href');
  expect(href!.endsWith(path)).toBe(true);
});

it('the modern brand has no registry in Canada', async () => {
  const { page } = await visitNothing('&brand=modern&country=CA');
  expect(await action(page, 'link', 'Find a gift registry').count()).toBe(0);
});

plainPageTest('the page has the same content without script', async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(pageUrl('/search?query=zzyzx'));
  expect(await none(page).textContent()).toContain('We found 0 results for your search “zzyzx”');
  expect(await none(page).getByRole('listitem').count()).toBe(4);
});
