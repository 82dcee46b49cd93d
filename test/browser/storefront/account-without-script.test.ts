import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newVisit, shopUrl } from '../harness.ts';

const password = 'correct horse';

it('an account is created, signed in to, reset and signed out of, by forms and links alone', async () => {
  const { page, errors } = await newVisit({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const email = `${randomUUID()}@example.com`;
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  await page.goto(`${shopUrl}/p/410553`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await main.getByRole('link', { name: 'Create an account' }).click();
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Email address').fill(email);
  await main.getByLabel('Password').fill('short');
  await main.getByRole('button').click();
  await main.getByText('Please use at least 8 characters.').waitFor();
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button').click();
  await page.getByRole('banner').getByRole('link', { name: 'Hello, Ada' }).waitFor();
  expect(page.url()).toBe(`${shopUrl}/p/410553`);

  await page.getByRole('banner').getByRole('link', { name: 'Hello, Ada' }).click();
  await heading('Your Account');
  await main.getByRole('link', { name: 'Choose a new password' }).click();
  await main.getByLabel('Email Address').fill(email);
  await main.getByRole('button').click();
  await main.getByText('If there is an account with this email address').waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Hello, Ada' }).click();
  await main.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  expect(page.url().replace(/\/$/, '')).toBe(shopUrl);
  expect(errors.filter((text) => !/400 \(Bad Request\)/.test(text))).toEqual([]);
});
