import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { islandsReady, newVisit, pageUrl, shopUrl, type VisitOptions } from '../harness.ts';
import { givenAccount, password, postForm } from './account-page.ts';
import { sofa } from './shop-page.ts';

/** The registry’s parts of a product page, and its layers. */
export function registryPage(page: Page) {
  const place = page.locator('.shop-registry');
  return {
    place,
    button: place.getByRole('button', { name: /Add To Registry/ }),
    edit: place.getByRole('link', { name: /Edit quantity/ }),
    choice: page.getByRole('dialog', { name: 'Choose a Registry' }),
    layer: page.getByRole('dialog', { name: /added to your registry/ }),
  };
}

/** Gives the shopper’s account registries of these names; returns their ids. */
export async function giveRegistries(page: Page, email: string, names: string[]): Promise<string[]> {
  const registries = names.map((name) => ({ name }));
  const answer = await page.request.post(`${shopUrl}/test/registries`, { data: { email, registries } });
  expect(answer.ok()).toBe(true);
  const given = (await answer.json()) as { registries: { grId: string }[] };
  return given.registries.map(({ grId }) => grId);
}

interface Registrant {
  names?: string[] | undefined;
  isSignedIn?: boolean;
}

/** A shopper who has an account with registries, signed in by default, and has not opened a page yet. */
export async function newRegistrant(
  { names = ['Our Wedding'], isSignedIn = true }: Registrant = {},
  options?: VisitOptions,
) {
  const visit = await newVisit(options);
  const { page } = visit;
  const email = await givenAccount();
  const grIds = await giveRegistries(page, email, names);
  if (isSignedIn) await postForm(page, '/account/login', { email, password });
  return { ...visit, ...registryPage(page), email, grIds };
}

/** Opens a page as a shopper who has an account with registries, signed in by default. */
export async function visitRegistrant(
  path: string = sofa.path,
  registrant?: Registrant,
  options?: VisitOptions,
) {
  const visit = await newRegistrant(registrant, options);
  await visit.page.goto(pageUrl(path));
  await islandsReady(visit.page);
  return visit;
}

/** Ends a shopper's sign-in on the server, as its expiry would. */
export async function endSession(page: Page): Promise<void> {
  await page.request.post(`${shopUrl}/test/expire-sign-in`);
}

/** The quantity of each product in a registry, from its page. */
export async function heldIn(page: Page, grId: string): Promise<Record<string, number>> {
  const answer = await page.request.get(`${shopUrl}/gift-registry/registrant-list/${grId}`);
  const text = await answer.text();
  const rows = [...text.matchAll(/id="quantity-\d+-([^"]+)" name="Quantity" value="(\d+)"/g)];
  return Object.fromEntries(rows.map(([, sku, quantity]) => [sku, Number(quantity)]));
}
