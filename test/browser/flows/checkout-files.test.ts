import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scriptWith } from '../../built-modules.ts';
import { holdBack, islandsReady, newVisit, pageUrl, plainPageTest } from '../harness.ts';
import { framesDrawn, inTime, waitForInPage } from '../in-time.ts';
import { watchedIn, watchPage } from '../tours/watch-page.ts';
import { checkoutMounted, checkoutParts, pathOf, setCheckout, visitCheckout } from './checkout-steps-page.ts';

plainPageTest('Try Again shows a step whose second file did not load', async () => {
  const { page } = await newVisit();
  const path = await setCheckout(page, 'options');
  // A file that the step's own file imports statically: the page itself retries only the import of the step's file.
  const second = `**/${scriptWith('widgets/checkout/options/options.state.ts')}*`;
  await page.route(second, (route) => route.abort());
  await page.goto(pageUrl(path));
  const { button, heading } = checkoutParts(page);
  await button('Try Again').waitFor();
  await page.unroute(second);
  await button('Try Again').click();
  await button('Next: Payment').waitFor();
  await heading('Shipping and Gift Options').waitFor();
});

plainPageTest('without a network Next opens Network Error, and what was typed stays', async () => {
  const { page, context, host, button, giftMessage } = await visitCheckout('options');
  await loadedAhead(page, 'options');
  await host.getByLabel('This is a gift').first().check();
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

/** The module of the step after the one that a state shows; review's own has the confirmation, too. */
const nextSteps = {
  start: 'widgets/checkout/options/options.tsx',
  options: 'widgets/checkout/payment/payment.tsx',
  review: 'widgets/checkout/review/review.tsx',
};

/** Waits until the page has prefetched the files of the next step and of the Network Error popup. */
async function loadedAhead(page: Page, state: keyof typeof nextSteps): Promise<void> {
  await islandsReady(page);
  // The popup's file is requested last, after the step's own files and the next step's.
  await waitForInPage(page, () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/widgets/network-error.js')),
  );
  // Resolves together with the page's own import of the same file.
  const next = page.evaluate(`import('/islands/${scriptWith(nextSteps[state])}').then(() => {})`);
  await inTime(page, `loading ${nextSteps[state]}`, next);
}

/** Opens a step whose script is held, so that the server's content shows until the script is released. */
async function visitHeld(state: string) {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
  const path = await setCheckout(page, state);
  const arrive = await holdBack(page, '**/widgets/checkout.js');
  await watchPage(page);
  await page.goto(pageUrl(path));
  return { page, path, arrive, host: checkoutParts(page).host };
}

plainPageTest.each(['start', 'options', 'review'] as const)(
  '%s: no layout shift for a shopper who sees the footer',
  async (state) => {
    const { page, path, arrive, host } = await visitHeld(state);
    const footer = page.locator('footer').last();
    await footer.evaluate((element) =>
      scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight * 0.7),
    );
    const topOfFooter = () => footer.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
    await expect.poll(topOfFooter).toBeLessThan(0.9);
    expect(await topOfFooter()).toBeGreaterThanOrEqual(0);
    expect(await host.locator('.si-checkout__step').count()).toBe(0);
    arrive();
    await checkoutMounted(page);
    await loadedAhead(page, state);
    await framesDrawn(page);
    expect((await watchedIn(page)).shifts).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(new URL(pageUrl(path)).pathname);
  },
);

plainPageTest('a step whose end is out of view leaves no gap above the footer', async () => {
  const { page, arrive, host } = await visitHeld('start');
  const heightBefore = await host.evaluate((element) => element.getBoundingClientRect().height);
  arrive();
  await checkoutMounted(page);
  const shown = () =>
    host.evaluate((element) => {
      const step = element.firstElementChild!.getBoundingClientRect();
      return {
        height: step.height,
        end: step.bottom,
        gap: element.getBoundingClientRect().bottom - step.bottom,
      };
    });
  await expect.poll(async () => (await shown()).gap).toBe(0);
  await loadedAhead(page, 'start');
  await framesDrawn(page);
  const { height, end } = await shown();
  // Otherwise the step could leave no gap below it.
  expect(heightBefore).toBeGreaterThan(height);
  expect(end).toBeGreaterThan(844);
  expect((await watchedIn(page)).shifts).toEqual([]);
});
