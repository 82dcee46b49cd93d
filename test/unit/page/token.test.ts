import { beforeEach, expect, it } from 'vitest';
import { replacedContent } from '../../../src/page/replaced-content.ts';
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

it('finds one in a form that an island has replaced, after those in the page', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input type="hidden" name="__RequestVerificationToken" value="aside">';
  replacedContent.add(form);
  expect(readToken()?.value).toBe('aside');
  document.body.innerHTML = '<input name="__RequestVerificationToken" value="of the page">';
  expect(readToken()?.value).toBe('of the page');
  replacedContent.clear();
});

it('uses the names the page context gives', () => {
  document.body.innerHTML =
    '<script id="storefront-context">{"antiForgery":{"field":"csrf[x]","header":"X-Csrf"}}</script><input name="csrf[x]" value="three">';
  expect(readToken()).toEqual({ header: 'X-Csrf', value: 'three' });
});
