import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shopUrl } from '../harness.ts';

export const password = 'correct horse battery';

/** The shopper's anti-forgery token: the page's, or the server's for a shopper who has not opened a page yet. */
async function tokenOf(page: Page): Promise<string> {
  if (page.url() === 'about:blank') return readToken(page);
  return page.locator('input[name=__RequestVerificationToken]').first().inputValue();
}

/** Gives the shopper a session, without opening a page. */
export const startSession = async (page: Page): Promise<void> => void (await readToken(page));

/** The token from the server, without opening a page. */
export async function readToken(page: Page): Promise<string> {
  const text = await (await page.request.get(`${shopUrl}/checkout/states`)).text();
  return /name="__RequestVerificationToken" value="([^"]+)"/.exec(text)![1]!;
}

/** Posts a form of the shop. */
export async function postForm(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(shopUrl + path, {
    form: { ...form, __RequestVerificationToken: await tokenOf(page) },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** Creates an account by the storefront's switch for tests, without a shopper; returns its email address. */
export async function givenAccount(): Promise<string> {
  const email = `ada.${randomUUID().slice(0, 8)}@example.com`;
  const answer = await fetch(`${shopUrl}/test/accounts`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(204);
  return email;
}

/** Creates an account and signs the shopper in; returns its email address. */
export async function newSignedIn(page: Page): Promise<string> {
  const email = await givenAccount();
  await postForm(page, '/account/login', { email, password });
  return email;
}

/** The sign-in form, inline or in the popup. */
export function signInForm(page: Page) {
  const form = page.locator('.si-sign-in-form');
  return {
    form,
    email: form.getByRole('textbox', { name: 'Email address' }),
    password: form.getByLabel('Password', { exact: true }),
    button: form.locator('button[type=submit]'),
    alert: form.getByRole('alert'),
    popup: page.getByRole('dialog', { name: 'Sign In' }),
    opener: page.locator('.shop-tool[data-island-open="sign-in-popup"]'),
    google: form.getByRole('link', { name: 'Continue with Google' }),
    /** The header's account link of a signed-in shopper. */
    greeting: page.locator('.shop-account'),
  };
}

/** Fills in the form and submits it. */
export async function trySignIn(page: Page, email: string, secret = password): Promise<void> {
  const form = signInForm(page);
  await form.email.fill(email);
  await form.password.fill(secret);
  await form.button.click();
}
