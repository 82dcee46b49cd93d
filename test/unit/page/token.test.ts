import { beforeEach, expect, it } from 'vitest';
import { readToken } from '../../../src/page/token.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

it('reads the page’s token', () => {
  document.body.innerHTML = '<input type="hidden" name="__RequestVerificationToken" value="one">';
  expect(readToken()).toEqual({ header: 'RequestVerificationToken', value: 'one' });
});

it('reads it again for each call', () => {
  document.body.innerHTML = '<input type="hidden" name="__RequestVerificationToken" value="one">';
  readToken();
  document.querySelector('input')!.value = 'two';
  expect(readToken()?.value).toBe('two');
});

it('skips an empty field', () => {
  document.body.innerHTML =
    '<input name="__RequestVerificationToken" value=""><input name="__RequestVerificationToken" value="two">';
  expect(readToken()?.value).toBe('two');
});

it('is undefined if the page has none', () => {
  expect(readToken()).toBeUndefined();
});

it('uses the names the page context gives', () => {
  document.body.innerHTML =
    '<script id="storefront-context">{"antiForgery":{"field":"csrf[x]","header":"X-Csrf"}}</script><input name="csrf[x]" value="three">';
  expect(readToken()).toEqual({ header: 'X-Csrf', value: 'three' });
});
