import { expect } from 'vitest';
import { sofa } from '../flows/shop-page.ts';
import { waitForStatus } from '../harness.ts';
import { type Driver, hasRefreshPopup, leaveRefreshPopup } from './driver.ts';

const viewed = '[data-pod-id="people-also-viewed-pdp"]';
const bought = '[data-pod-id="shop-similar-products"]';

/** A pod on the page where guests look for a registry; its link leads to new arrivals. */
function registryPod(name: string, call: 'getMainPi' | 'getCrossSell', podId: string, path: string): Driver {
  const host = `[data-pod-id="${podId}"]`;
  return {
    name,
    call,
    path,
    reports: 1,
    isEvent: false,
    async prepare(page) {
      await page.locator(host).scrollIntoViewIfNeeded();
      await page.locator(host).getByRole('listitem').getByRole('link').first().waitFor();
    },
    async act(page) {
      await page.evaluate(`storefrontIslands.unmount(document.querySelector('${host}'))`);
      await page.evaluate(`storefrontIslands.mount(document.querySelector('${host}'))`);
    },
    async afterFailure(page, outcome) {
      if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
      await waitForStatus(page, host, 'failed');
      expect((await page.locator(host).innerText()).trim()).toBe('See what is new');
    },
    afterSuccess: (page) => page.locator(host).getByRole('listitem').getByRole('link').first().waitFor(),
  };
}

const afterRegistryAdd = registryPod(
  'sees what goes with a registry',
  'getMainPi',
  'registry-you-may-also-want',
  '/wedding-gift-registry',
);
// On a strict page, which has a URL for the set as JSON.
const set = registryPod(
  'sees a cross-sell set',
  'getCrossSell',
  'registry-starter-set',
  '/strict/wedding-gift-registry',
);

const pod: Driver = {
  name: 'sees a carousel',
  call: 'getRecommendations',
  path: sofa.path,
  reports: 1,
  isEvent: false,
  async prepare(page) {
    // Every pod of the page, because one that is still loading would fail and report too.
    for (const shown of await page.locator('[data-island="recommendation-carousel"]').all()) {
      await shown.scrollIntoViewIfNeeded();
      await shown.getByRole('listitem').getByRole('link').first().waitFor();
    }
    await page.locator(viewed).scrollIntoViewIfNeeded();
  },
  async act(page) {
    await page.evaluate(`storefrontIslands.unmount(document.querySelector('${viewed}'))`);
    // Otherwise the failure of the previous fault could be taken for this one's.
    expect(await page.locator(viewed).getAttribute('data-island-status')).toBe('off');
    await page.evaluate(`window.serverLink ??= document.querySelector('${viewed} a')`);
    await page.evaluate(`storefrontIslands.mount(document.querySelector('${viewed}'))`);
  },
  isWaiting: (page) => page.locator(`${viewed} [aria-busy="true"]`),
  async afterFailure(page, outcome) {
    // Secondary content asks for no sign-in.
    if (hasRefreshPopup(outcome) && outcome.kind !== 'session') await leaveRefreshPopup(page);
    await waitForStatus(page, viewed, 'failed');
    expect(await page.locator(viewed).innerText()).toMatch(/^See all sofas/);
    expect(await page.evaluate(`serverLink === document.querySelector('${viewed} a')`)).toBe(true);
    expect(await page.locator(bought).getByRole('listitem').count()).toBeGreaterThan(4);
  },
  async afterSuccess(page) {
    await page.locator(viewed).getByRole('listitem').getByRole('link').first().waitFor();
    expect(await page.locator(viewed).getByRole('heading').textContent()).toBe('People Also Viewed');
  },
};

export const drivers: readonly Driver[] = [afterRegistryAdd, set, pod];
