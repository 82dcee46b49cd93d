import { afterEach, expect, it, vi } from 'vitest';
import * as context from '../../../src/page/context.ts';
import { currentToken, renewToken } from '../../../src/page/fresh-token.ts';

/*
 * Whether a page takes over a fresh token. It depends on two things: who was signed in when the page was loaded, and who
 * is now.
 */

type Account = { isSignedIn: boolean; email?: string };

const visitor: Account = { isSignedIn: false };
const ada: Account = { isSignedIn: true, email: 'ada@example.com' };
const bea: Account = { isSignedIn: true, email: 'bea@example.com' };
const unnamed: Account = { isSignedIn: true };

const pageOf = (account: Account, token: string) =>
  `<script type="application/json" id="storefront-context">${JSON.stringify({ account })}</script>
<form><input type="hidden" name="__RequestVerificationToken" value="${token}"></form>
<form><input type="hidden" name="__RequestVerificationToken" value="${token}"></form>`;

const open = vi.fn();

/** The page that the server answers with from now on; null for no answer. */
function serverHas(page: string | null): void {
  const Request = class {
    onloadend = () => {};
    responseURL = page === null ? '' : `${location.origin}/p/410553`;
    responseXML = page === null ? null : new DOMParser().parseFromString(page, 'text/html');
    open = open;
    setRequestHeader = vi.fn();
    send = () => queueMicrotask(() => this.onloadend());
  };
  vi.stubGlobal('XMLHttpRequest', Request);
}

const tokens = () => [...document.querySelectorAll('input')].map(({ value }) => value);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  open.mockReset();
  document.body.innerHTML = '';
});

it.each([
  { page: 'a visitor’s page', was: visitor, who: 'a visitor', now: visitor },
  { page: 'a visitor’s page', was: visitor, who: 'Ada', now: ada },
  { page: 'a visitor’s page', was: visitor, who: 'somebody without a known address', now: unnamed },
  { page: 'Ada’s page', was: ada, who: 'a visitor', now: visitor },
  { page: 'Ada’s page', was: ada, who: 'Ada', now: ada },
])('$page gets the token of $who', async ({ was, now }) => {
  document.body.innerHTML = pageOf(was, 'old');
  serverHas(pageOf(now, 'new'));
  await renewToken();
  expect(tokens()).toEqual(['new', 'new']);
  expect(await currentToken()).toBe('new');
});

it('reads its own page again', async () => {
  document.body.innerHTML = pageOf(visitor, 'old');
  serverHas(pageOf(visitor, 'new'));
  await renewToken();
  expect(open.mock.calls).toEqual([['GET', location.href]]);
});

it.each([
  { page: 'Ada’s page', was: ada, who: 'Bea', now: bea },
  { page: 'Ada’s page', was: ada, who: 'somebody without a known address', now: unnamed },
  { page: 'a page without the shopper’s address', was: unnamed, who: 'Ada', now: ada },
])('$page keeps its own while $who is signed in, except for a sign-in', async ({ was, now }) => {
  document.body.innerHTML = pageOf(was, 'old');
  serverHas(pageOf(now, 'new'));
  await renewToken();
  expect(tokens()).toEqual(['old', 'old']);
  expect(await currentToken()).toBe('old');
  expect(await currentToken({ isForAnyone: true })).toBe('new');
});

it.each([
  ['the server does not answer', null],
  ['its page has no token', pageOf(visitor, '')],
])('if %s, the page keeps its own', async (_why, page) => {
  document.body.innerHTML = pageOf(visitor, 'old');
  serverHas(page);
  await renewToken();
  expect(tokens()).toEqual(['old', 'old']);
  expect(await currentToken({ isForAnyone: true })).toBe('old');
});

it('if the request cannot be sent, the page keeps its own', async () => {
  document.body.innerHTML = pageOf(visitor, 'old');
  serverHas(pageOf(visitor, 'new'));
  open.mockImplementation(() => {
    throw new Error('blocked');
  });
  await renewToken();
  expect(tokens()).toEqual(['old', 'old']);
  expect(await currentToken()).toBe('old');
});

it('an error while the accounts are compared is not swallowed', async () => {
  document.body.innerHTML = pageOf(visitor, 'old');
  serverHas(pageOf(visitor, 'new'));
  vi.spyOn(context, 'parseContext').mockImplementation(() => {
    throw new Error('a bug');
  });
  await expect(renewToken()).rejects.toThrow('a bug');
  await expect(currentToken()).rejects.toThrow('a bug');
});
