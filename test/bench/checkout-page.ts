import { type Bench, type OpenPage, openPage } from './question.ts';
import { waitForBegun } from './shop-page.ts';

/** A step of checkout of a new shopper, mounted, in a state of the page for developers. */
export async function openCheckout(bench: Bench, state: string): Promise<OpenPage> {
  const opened = await openPage(bench);
  const { page } = opened;
  await page.goto(bench.shopUrl + (await setCheckout(bench, opened, state)), { waitUntil: 'networkidle' });
  await waitForBegun(page);
  await page.locator('.si-checkout__step').waitFor();
  return opened;
}

/** Puts the shopper's checkout into a state; returns the path of its step. */
export async function setCheckout(
  { shopUrl }: Bench,
  { page }: Pick<OpenPage, 'page'>,
  state: string,
): Promise<string> {
  await page.goto(`${shopUrl}/checkout/states`);
  const token = await page.locator('input[name=__RequestVerificationToken]').first().inputValue();
  const form = { state, __RequestVerificationToken: token };
  const answer = await page.request.post(`${shopUrl}/checkout/states`, { form, maxRedirects: 0 });
  const { location } = answer.headers();
  if (!location) throw new Error(`The state ${state} answered ${answer.status()}.`);
  return new URL(location, shopUrl).pathname;
}
