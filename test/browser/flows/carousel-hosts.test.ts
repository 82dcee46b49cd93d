import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../storefront/security.ts';
import { otherUrl, pageUrl, plainPageTest } from '../harness.ts';
import { cards, pod, visitPod } from './pod-page.ts';
import { visitPrepared, writeShopPage } from './shop-page.ts';

plainPageTest(
  'another brand’s pod is requested from its origin without the token and without credentials',
  async () => {
    const context = JSON.stringify({
      otherBrandOrigin: otherUrl,
      pods: { 'people-also-viewed-pdp': { origin: 'other-brand' } },
    });
    const path = await writeShopPage({
      body: `<script type="application/json" id="storefront-context">${context}</script>${pod('people-also-viewed-pdp')}`,
      csp: `${contentSecurityPolicy.replace("connect-src 'self'", `connect-src 'self' ${otherUrl}`).replace('img-src', `img-src ${otherUrl}`)}`,
    });
    // The session cookie is sent to every port of the host, unless the request omits credentials.
    const { page, errors } = await visitPrepared('/account/login', async () => {}, {
      hasPictures: true,
    });
    const asked = page.waitForRequest((request) => request.url().includes('/recommendation/index'));
    await page.goto(pageUrl(path));
    const request = await asked;
    expect(new URL(request.url()).origin).toBe(otherUrl);
    const headers = await request.allHeaders();
    expect(headers.cookie).toBeUndefined();
    expect(headers.requestverificationtoken).toBeUndefined();
    const card = cards(page).first();
    await card.getByRole('link').first().waitFor();
    expect(await card.getByRole('link').first().getAttribute('href')).toMatch(new RegExp(`^${otherUrl}/p/`));
    await expect
      .poll(() => card.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    // This brand's cart takes no product of the other brand.
    expect(await cards(page).getByRole('button').count()).toBe(0);
    expect(errors).toEqual([]);
  },
);

async function scrollPositions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const list = document.querySelector('.si-carousel ul')!;
    const seen: number[] = [];
    list.addEventListener('scroll', () => seen.push(Math.round(Math.abs(list.scrollLeft))));
    document.querySelector<HTMLElement>('[data-to="next"]')!.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, last = -1; still < 20; still++) {
      await frame();
      if (seen.at(-1) !== last) still = 0;
      last = seen.at(-1) ?? -1;
    }
    return seen;
  });
}

plainPageTest('scrolls smoothly to the next page of cards, and at once with reduced motion', async () => {
  const { page } = await visitPod(undefined, { reducedMotion: 'no-preference' });
  expect(new Set(await scrollPositions(page)).size).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await cards(page).getByRole('link').first().waitFor();
  expect((await scrollPositions(page)).length).toBe(1);
});

plainPageTest('in right-to-left pages the next cards are on the left', async () => {
  const { page } = await visitPod();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous: ' }),
    page.getByRole('button', { name: 'Next: ' }),
  ];
  const left = async (locator: typeof next) => (await locator.boundingBox())!.x;
  expect(await left(next)).toBeLessThan(await left(previous));
  expect(await left(cards(page).nth(1))).toBeLessThan(await left(cards(page).nth(0)));
  await next.click();
  await expect
    .poll(() => page.locator('.si-carousel ul').evaluate((list) => list.scrollLeft))
    .toBeLessThan(-500);
  await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('false');
});

plainPageTest('at 320 px, and with doubled text size, the page does not scroll sideways', async () => {
  const { page } = await visitPod(undefined, { viewport: { width: 320, height: 640 } });
  const sticksOut = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
  expect(await sticksOut()).toBe(false);
  // Simulates the browser's text zoom: every font size is doubled, boxes in px stay.
  await page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('main *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return [element, parseFloat(fontSize), parseFloat(lineHeight)] as const;
    });
    for (const [element, size, line] of sizes) {
      element.style.setProperty('font-size', `${size * 2}px`, 'important');
      if (line) element.style.setProperty('line-height', `${line * 2}px`, 'important');
    }
  });
  expect(await sticksOut()).toBe(false);
  for (const button of await cards(page).getByRole('button').all()) {
    const cut = await button.evaluate((element) =>
      [element, ...element.children].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
      ),
    );
    expect(cut).toBe(false);
  }
});

it('a full-width host on a phone does not widen the page, in either direction of writing', async () => {
  const { page } = await visitPod(undefined, { viewport: { width: 390, height: 760 } });
  for (const direction of ['ltr', 'rtl']) {
    const widths = await page.evaluate((direction) => {
      document.documentElement.dir = direction;
      document.body.style.margin = '0';
      const host = document.querySelector<HTMLElement>('[data-island]')!;
      return [host.offsetWidth, document.documentElement.scrollWidth];
    }, direction);
    expect(widths).toEqual([390, 390]);
  }
});
