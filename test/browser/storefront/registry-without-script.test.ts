import { it } from 'vitest';
import { givenAccount, password } from '../flows/account-page.ts';
import { newVisit, shopUrl } from '../harness.ts';

it('an add from before the sign-in goes to the registry created after it', async () => {
  const { page } = await newVisit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const main = page.getByRole('main');
  const email = await givenAccount();

  await page.goto(`${shopUrl}/p/410553`);
  await main.getByRole('button', { name: 'Add To Registry' }).click();
  await main.getByText('Please sign in to go on.').waitFor();
  await main.getByLabel('Email address').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: 'Sign In' }).click();
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

  await page.goto(`${shopUrl}/p/410553`);
  await main.getByRole('link', { name: 'Edit quantity (4)' }).waitFor();
});
