import { expect } from 'vitest';
import { scriptWith } from '../../built-modules.ts';
import { newVisit, pageUrl, plainPageTest } from '../harness.ts';
import { watchedIn, watchPage } from '../tours/watch-page.ts';
import { checkoutMounted, checkoutParts, pathOf, setCheckout, visitCheckout } from './checkout-steps-page.ts';

plainPageTest('Try Again shows a step of which a second file did not load', async () => {
  const { page } = await newVisit();
  const path = await setCheckout(page, 'options');
  // A file that the step's own imports, which has no retry of its own.
  const second = `**/${scriptWith('src/state/checkout/drafts.ts')}*`;
  await page.route(second, (route) => route.abort());
  await page.goto(pageUrl(path));
  const { button, giftMessage, heading } = checkoutParts(page);
  await button('Try Again').waitFor();
  await page.unroute(second);
  await button('Try Again').click();
  await giftMessage.waitFor();
  await heading('Shipping and Gift Options').waitFor();
});

plainPageTest('without a network Next opens Network Error, and what was typed stays', async () => {
  const { page, context, button, giftMessage } = await visitCheckout('options');
  await page.waitForLoadState('networkidle');
  await giftMessage.fill('With love');
  await context.setOffline(true);
  await button('Next: Payment').click();
  const popup = page.getByRole('dialog', { name: 'Network Error' });
  await popup.waitFor();
  expect(await giftMessage.inputValue()).toBe('With love');
  await context.setOffline(false);
  page.on('dialog', (dialog) => dialog.accept());
  await popup.getByRole('button', { name: 'Back to Cart' }).click();
  await page.waitForURL(/\/checkout\/cart$/);
  await page.goto(pageUrl(pathOf('options')));
  await checkoutMounted(page);
  await expect.poll(() => giftMessage.inputValue()).toBe('With love');
});

plainPageTest.each(['start', 'options', 'review'])(
  '%s: no layout shift for a shopper who sees the footer',
  async (state) => {
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
    const path = await setCheckout(page, state);
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/widgets/checkout.js', async (route) => {
      await isThere;
      await route.continue();
    });
    await watchPage(page);
    await page.goto(pageUrl(path));
    await page
      .locator('footer')
      .last()
      .evaluate((footer) => scrollTo(0, footer.getBoundingClientRect().top + scrollY - innerHeight * 0.7));
    arrive();
    await checkoutMounted(page);
    await page.waitForLoadState('networkidle');
    expect((await watchedIn(page)).shifts).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(new URL(pageUrl(path)).pathname);
  },
);

plainPageTest('a step whose end is out of view leaves no gap above the footer', async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  const path = await setCheckout(page, 'start');
  await watchPage(page);
  await page.goto(pageUrl(path));
  await checkoutMounted(page);
  const gap = () =>
    page
      .locator('[data-island="checkout"]')
      .evaluate(
        (host) => host.getBoundingClientRect().bottom - host.lastElementChild!.getBoundingClientRect().bottom,
      );
  await expect.poll(gap).toBe(0);
  await page.waitForLoadState('networkidle');
  expect((await watchedIn(page)).shifts).toEqual([]);
});
