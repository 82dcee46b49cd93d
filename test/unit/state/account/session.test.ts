import { afterEach, expect, it, vi } from 'vitest';
import { postSession } from '../../../../src/state/account/session.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Posts a session; what the page can see at that moment. */
function post() {
  const seen = { markup: '', isConnected: false, fields: {} as Record<string, unknown> };
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    seen.markup = document.documentElement.outerHTML;
    seen.isConnected = this.isConnected;
    seen.fields = Object.fromEntries(new FormData(this));
  });
  postSession('token-of-the-session', '/checkout/shipping', 'token-of-the-page');
  return seen;
}

it('the session token is posted', () => {
  expect(post().fields).toMatchObject({
    sessionToken: 'token-of-the-session',
    redirectUrl: '/checkout/shipping',
    __RequestVerificationToken: 'token-of-the-page',
  });
});

it('the form is in the page when it is submitted, where nothing of the page sees the token', () => {
  const { isConnected, markup } = post();
  expect(isConnected).toBe(true);
  expect(markup).not.toContain('token-of-the-session');
});

it('no listener of the page hears of the form’s data', () => {
  const heard = vi.fn();
  document.addEventListener('formdata', heard, true);
  post();
  document.removeEventListener('formdata', heard, true);
  expect(heard).not.toHaveBeenCalled();
});

it('nothing of it stays in the page', () => {
  post();
  expect(document.body.childNodes).toHaveLength(0);
});
