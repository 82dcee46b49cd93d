import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsIn } from '../flows/axe.ts';
import { brandViolationsIn, phone, violationsInBoth, wide } from '../flows/brands.ts';
import { setCheckout } from '../flows/checkout-steps-page.ts';
import { sofa } from '../flows/shop-page.ts';
import { tooSmallInBoth } from '../flows/target-size.ts';
import { newVisit, shopUrl, type Visit, waitForElement } from '../harness.ts';
import { shopPages } from '../shop-pages.ts';
import { mountEverything, scrollDown, scrollThrough, watchedIn, watchPage } from './watch-page.ts';

/*
 * One visit to each page of the storefront, at 1440 px, checks five things: the content security policy holds, there is
 * no layout shift from the first paint to the last carousel, no island fails, and axe finds no violation, also at 390 px,
 * where every target is large enough, too.
 */

const missing = '/no-such-page';
/** Not the shop's own: a list of mails, and another company's sign-in. */
const standIns = ['/mailbox', '/account/auth/loginwithidp?idp=apple&redirectUrl=%2Faccount'];
/** A sofa with options, and a towel with a monogram. */
const madeToOrder = ['/p/423001', '/p/415002'];
const pages = [...shopPages, ...madeToOrder, ...standIns, missing];
const modernPages = ['/', '/sofas', sofa.path, '/p/424008', '/search?query=zzzz', '/checkout/cart'].map(
  (path) => `${path}${path.includes('?') ? '&' : '?'}brand=modern`,
);
/** Their first screens differ most on a phone, so they are loaded there too. */
const phonePages = [
  '/',
  '/living',
  sofa.path,
  `${sofa.path}?brand=modern`,
  '/checkout/cart',
  '/account/login?returnUrl=%2Fsofas',
  '/design-services/request',
];

/** States of checkout: each leads to one of its steps. */
const checkoutStates = [
  'start',
  'many',
  'options',
  'recipients',
  'pickup-and-shipping',
  'payment',
  'review',
  'placed',
];

// The hash is the import map's.
const policy =
  /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; frame-src 'self'$/;
const strictPolicy = new RegExp(
  policy.source.replace("; frame-src 'self'$", "; require-trusted-types-for 'script'; trusted-types 'none'$"),
);

async function startTour(
  path: string,
  viewport: typeof wide,
  state?: string,
  query = '',
): Promise<Visit & { policy: string }> {
  // The policy for pictures is that of the plain page, which is toured with them.
  const hasPictures = !path.startsWith('/strict');
  const visit = await newVisit({ viewport, hasPictures, reducedMotion: 'no-preference' });
  await watchPage(visit.page);
  const statePath = state && (await setCheckout(visit.page, state));
  const answer = await visit.page.goto(shopUrl + path + (statePath ?? '') + query);
  // The server's step stays until the code of the island's is there; the two are not equally high on a phone.
  if (state) await waitForElement(visit.page, '.si-checkout');
  // Only where layout shifts are a fact, the page is scrolled as by a wheel.
  if (hasPictures) await scrollThrough(visit.page);
  else await scrollDown(visit.page, 600);
  return { ...visit, policy: answer!.headers()['content-security-policy']! };
}

/** Everything a tour found wrong, except for axe's violations. */
async function faultsIn({ page, errors }: Visit) {
  const { shifts, violations } = await watchedIn(page);
  const failed = await page.evaluate(() => document.querySelectorAll('[data-island-status="failed"]').length);
  // A missing page is a 404 on purpose.
  const unexpected = errors.filter((text) => !(page.url().endsWith(missing) && /404/.test(text)));
  return { shifts, violations, failed, errors: unexpected };
}

const noFaults = { shifts: [], violations: [], failed: 0, errors: [] };

/**
 * Visits a strict page at one width, because its policy refuses the same at every width. Layout shifts are watched on the
 * plain pages, which have the shop's old scripts too.
 */
async function tourStrict(path: string, viewport: typeof wide, state?: string): Promise<void> {
  const tour = await startTour(`/strict${path}`.replace(/\/$/, ''), viewport, state);
  expect(tour.policy).toMatch(strictPolicy);
  const { violations, failed, errors } = await faultsIn(tour);
  expect({ violations, failed, errors }).toEqual({ violations: [], failed: 0, errors: [] });
}

/**
 * Pages with the template, islands and stylesheets of a page that is tested at both widths: here axe runs at 1440 px only.
 */
const likeOthers = ['/kids/search?query=bed', '/sale', '/new'];

it('every page that is like others is toured', () => {
  expect(pages).toEqual(expect.arrayContaining(likeOthers));
});

async function tourWithAxe(path: string, look: (page: Page) => Promise<string[]>): Promise<Page> {
  const tour = await startTour(path, wide);
  expect(tour.policy).toMatch(policy);
  expect(await faultsIn(tour)).toEqual(noFaults);
  await mountEverything(tour.page);
  const violations = () => look(tour.page);
  const atWide = await violations();
  await tour.page.setViewportSize(phone);
  const atNarrow = likeOthers.includes(path) ? [] : await violations();
  expect({ atWide, atNarrow }).toEqual({ atWide: [], atNarrow: [] });
  return tour.page;
}

for (const path of pages.filter((one) => !standIns.includes(one)))
  it(`${path}: no layout shift, no failure, no policy violation, none of axe’s, and every target is at least 24 × 24 px in both brands`, async () => {
    const page = await tourWithAxe(path, violationsIn);
    expect(await tooSmallInBoth(page, 'body')).toEqual([]);
  });

// In the modern brand one page runs all of axe's rules. Its other pages run those that colors and sizes can break: the
// brands' markup differs in the header only, which is the same on every page.
for (const path of [...standIns, ...modernPages]) {
  const isOfBrand = modernPages.indexOf(path) > 0;
  it(`${path}: no layout shift, no failure, no policy violation, and none of axe’s${isOfBrand ? ' that a brand can break' : ''}`, async () => {
    await tourWithAxe(path, isOfBrand ? brandViolationsIn : violationsIn);
  });
}

for (const state of checkoutStates) {
  it(`checkout, ${state}: no layout shift, no failure, no policy violation, and none of axe’s in both brands`, async () => {
    const tour = await startTour('', wide, state);
    expect(await faultsIn(tour)).toEqual(noFaults);
    expect(await violationsInBoth(tour.page)).toEqual([]);
  });

  it(`checkout, ${state}, on a phone: no layout shift, no failure, no policy violation`, async () => {
    expect(await faultsIn(await startTour('', phone, state))).toEqual(noFaults);
  });

  it(`/strict checkout, ${state}, on a phone: no failure and no policy violation with Trusted Types`, async () => {
    await tourStrict('', phone, state);
  });
}

it('checkout, review, loaded in the modern brand: no layout shift, no failure, no policy violation, and none of axe’s that a brand can break', async () => {
  const tour = await startTour('', wide, 'review', '?brand=modern');
  expect(await faultsIn(tour)).toEqual(noFaults);
  const violations = () => brandViolationsIn(tour.page);
  const atWide = await violations();
  await tour.page.setViewportSize(phone);
  expect({ atWide, atNarrow: await violations() }).toEqual({ atWide: [], atNarrow: [] });
});

for (const path of phonePages)
  it(`${path}, on a phone: no layout shift, no failure, no policy violation`, async () => {
    expect(await faultsIn(await startTour(path, phone))).toEqual(noFaults);
  });

for (const path of pages)
  it(`/strict${path}: no failure and no policy violation with Trusted Types`, async () => {
    await tourStrict(path, phonePages.includes(path) ? phone : wide);
  });
