import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisit, shopUrl } from '../harness.ts';
import { variants } from './without-script.ts';

const password = 'correct horse';

async function visitWithoutScript(): Promise<Page> {
  const { page } = await newVisit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  return page;
}

async function createAccount(page: Page, variant: string, email: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`${shopUrl}${variant}/account/create-account`);
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Email address').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button').click();
  await page.getByRole('heading', { level: 1, name: 'Check Your Inbox' }).waitFor();
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email address').fill(email);
  await main.getByLabel('Password').fill(secret);
  await main.getByRole('button', { name: 'Sign In' }).click();
}

for (const variant of variants)
  it(`${variant || 'plain'}: an add from before the sign-in goes to the registry created after it`, async () => {
    const page = await visitWithoutScript();
    const main = page.getByRole('main');
    const email = `${randomUUID()}@example.com`;
    await createAccount(page, variant, email);

    await page.goto(`${shopUrl}${variant}/p/410553`);
    await main.getByRole('button', { name: 'Add To Registry' }).click();
    await main.getByText('Please sign in to go on.').waitFor();
    await signIn(page, email);
    await main.getByText('Make one, and Marlow 3-Seat Sofa is added to it.').waitFor();
    await main.getByLabel('Name').fill('Our Wedding');
    await main.getByRole('button', { name: 'Make a Registry' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Wedding' }).waitFor();
    await main.getByText('1 item added to your registry').waitFor();

    await main.getByLabel('Quantity').fill('4');
    await main.getByRole('button', { name: 'Update' }).click();
    await main.getByText('4 items').waitFor();
    await main.getByRole('link', { name: 'View Checklist' }).click();
    await main.getByLabel('Wine glasses').check();
    await main.getByRole('button', { name: 'Save Checklist' }).click();
    await main.getByText('1 of 12 done').waitFor();

    await page.goto(`${shopUrl}${variant}/p/410553`);
    await main.getByRole('link', { name: 'Edit quantity (4)' }).waitFor();
  });

it('one of several registries is chosen', async () => {
  const page = await visitWithoutScript();
  const main = page.getByRole('main');
  const email = `${randomUUID()}@example.com`;
  await createAccount(page, '', email);
  const registries = [{ name: 'Our Wedding' }, { name: 'Our New Home', type: 'hw' }];
  const given = await page.request.post(`${shopUrl}/test/registries`, { data: { email, registries } });
  expect(given.status()).toBe(200);

  await page.goto(`${shopUrl}/p/410553`);
  await main.getByRole('button', { name: 'Add To Registry' }).click();
  await signIn(page, email);
  await main.getByLabel('Our New Home').check();
  await main.getByRole('button', { name: 'Add To Registry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Our New Home' }).waitFor();
  await main.getByText('1 item added to your registry').waitFor();
});

for (const variant of variants)
  it(`${variant || 'plain'}: a forgotten password is reset`, async () => {
    const page = await visitWithoutScript();
    const main = page.getByRole('main');
    const email = `${randomUUID()}@example.com`;
    await createAccount(page, variant, email);

    await page.goto(`${shopUrl}${variant}/account/reset-password`);
    await main.getByLabel('Email Address').fill(email);
    await main.getByRole('button').click();
    await main.getByText('If there is an account with this email address').waitFor();
    await page.goto(`${shopUrl}${variant}/mailbox?to=${encodeURIComponent(email)}`);
    await main.getByRole('link', { name: 'Choose a new password' }).first().click();
    await main.getByText(`For ${email}.`).waitFor();
    expect(page.url()).toBe(`${shopUrl}${variant}/account/reset-password/new`);
    await main.getByLabel('New password').fill('battery staple');
    await main.getByRole('button', { name: 'Save Password' }).click();
    await main.getByText('Your password has changed.').waitFor();
    await main.getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, email, 'battery staple');
    await page.getByRole('banner').getByRole('link', { name: 'Hello, Ada' }).waitFor();
  });

it('a guest goes from the cart to the order', async () => {
  const page = await visitWithoutScript();
  const main = page.getByRole('main');
  await page.goto(`${shopUrl}/p/410553`);
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await main.getByRole('button', { name: 'Guest Checkout' }).click();
  await main.getByText('You are checking out as a guest.').waitFor();
  expect(page.url()).toBe(`${shopUrl}/checkout/shipping`);
});
