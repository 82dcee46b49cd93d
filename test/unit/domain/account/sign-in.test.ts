import { expect, test } from 'vitest';
import { isLoginPage } from '../../../../src/domain/account/login-page.ts';
import {
  isConfirmationPage,
  isRegistrySignIn,
  loginUrl,
  socialSignInUrl,
} from '../../../../src/domain/account/sign-in.ts';

test.each([
  ['/gift-registry/sign-in', true],
  ['/gift-registry/signin', true],
  ['/gift-registry/manage/sign-in', true],
  ['/hostile/gift-registry/sign-in', true],
  ['/gift-registry/registrant-list', false],
  ['/gift-registry/design-ins', false],
  ['/sign-in', false],
])('%s is a sign-in page of the registry: %s', (path, is) => {
  expect(isRegistrySignIn(path)).toBe(is);
});

test.each([
  ['/account/login', true],
  ['/account/login/', true],
  ['/strict/account/login', true],
  ['/account/login-help', false],
  ['/account', false],
])('%s is the login page: %s', (path, is) => {
  expect(isLoginPage(path)).toBe(is);
});

test('the confirmation page is recognised', () => {
  expect(isConfirmationPage('/account/auth/confirm')).toBe(true);
  expect(isConfirmationPage('/account/auth')).toBe(false);
});

test('the login page gets the return URL', () => {
  expect(loginUrl('/p/1?a=1&b=2', '/account/login')).toBe(
    '/account/login?returnUrl=%2Fp%2F1%3Fa%3D1%26b%3D2&isRedirect=true',
  );
});

test('a page with a query of its own keeps it', () => {
  expect(loginUrl('/p/1', '/sign-in?shop=1')).toBe('/sign-in?shop=1&returnUrl=%2Fp%2F1&isRedirect=true');
});

test('only Google gets a message type (cart §2)', () => {
  expect(socialSignInUrl('google', '/p/1', '/account/auth/loginwithidp')).toBe(
    '/account/auth/loginwithidp?idp=google&redirectUrl=%2Fp%2F1&messageType=ExistingGoogleAccount',
  );
  expect(socialSignInUrl('apple', '/p/1', '/account/auth/loginwithidp')).toBe(
    '/account/auth/loginwithidp?idp=apple&redirectUrl=%2Fp%2F1',
  );
});
