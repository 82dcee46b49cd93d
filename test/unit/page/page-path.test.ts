import { expect, test } from 'vitest';
import { isSignInPage, pagePath } from '../../../src/page/page-path.ts';
import { openTestPage } from '../render-island.tsx';

const open = (endpoints: Record<string, string>) =>
  openTestPage({ context: { endpoints, redirectOrigins: ['https://accounts.example'] } });

test('a page has the path of the specification', () => {
  open({});
  expect(pagePath('createAccount')).toBe('/account/create-account');
});

test('the page context names another path, with a query of its own', () => {
  open({ createAccount: '/join?from=shop' });
  expect(pagePath('createAccount')).toBe('/join?from=shop');
});

test('a link may lead to an origin that the page context lists', () => {
  open({ createAccount: 'https://accounts.example/join' });
  expect(pagePath('createAccount')).toBe('https://accounts.example/join');
});

test('a form with a token is not posted there', () => {
  open({ postSession: 'https://accounts.example/session' });
  expect(pagePath('postSession')).toBe('/account/auth');
});

test('an address that is not allowed is reported once, and the default used', () => {
  const { errors } = open({ termsOfUse: 'javascript:alert(1)' });
  expect(pagePath('termsOfUse')).toBe('/customer-service/terms-of-use');
  pagePath('termsOfUse');
  expect(errors).toEqual([
    expect.stringContaining('endpoints.termsOfUse accepts a URL on this origin or one of redirectOrigins'),
  ]);
});

test.each([
  ['/account/login', true],
  ['/strict/account/login', true],
  ['/sign-in', true],
  ['/sign-in-help', false],
])('with another sign-in page, %s is one: %s', (path, is) => {
  open({ signInPage: '/sign-in?from=shop' });
  expect(isSignInPage(path)).toBe(is);
});

test('a path of this origin is not that of a sign-in page on another', () => {
  open({ signInPage: 'https://accounts.example/checkout' });
  expect(isSignInPage('/checkout')).toBe(false);
});
