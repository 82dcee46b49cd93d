import type { Locator, Page, Request } from 'playwright-core';
import { expect, vi } from 'vitest';
import { askAgainMs } from '../../../src/domain/checkout/attempts.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { callTimeoutMs } from '../../../src/domain/retry.ts';
import type { FaultName } from '../../../src/mock/faults.ts';
import { AdyenStandIn } from '../../../src/testing/adyen-stand-in.ts';
import { examples } from '../../../widgets/card-entry/card-entry.examples.ts';
import { clearFaults, css, script, setFault, writeShopPage } from '../flows/shop-page.ts';
import { shopUrl, waitForStatus } from '../harness.ts';
import { framesDrawn, waitForInPage } from '../in-time.ts';
import { cards, type KnownCard } from './known-cards.ts';

/** Faults of the server; being offline is simulated by the browser. */
export const serverFaults: FaultName[] = [
  'destroyed',
  'timeout',
  '500',
  '503',
  '504',
  'stale-token',
  'html',
  'cut-off',
  'wrong-shape',
  'reset',
  'slow',
];

const [card, other] = cards;
const host = `<div data-island="card-entry">${examples.untouched.content}</div>`;
const hosted = {
  context: { features: { paymentProvider_EnableAdyen: true } },
  props: { provider: { scriptUrl: '/provider-fields.js', config: {} } },
};
let page: Page;
let look: () => Promise<void>;
/** The requests that read what has become of a payment. */
const looksOnTheirWay = new Set<Request>();
const done: string[] = [];

/**
 * Types the known cards into every card form, with every fault. The page's shopper has an order to pay.
 * @param lookAround records the page's state, called after every step
 * @returns the steps done
 */
export async function typeCardsEverywhere(on: Page, lookAround: () => Promise<void>): Promise<string[]> {
  page = on;
  look = lookAround;
  page.on('request', (request) => {
    if (request.url().endsWith('/RefreshCheckout')) looksOnTheirWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => looksOnTheirWay.delete(request));
  await typeBeforeScript();
  await typeByKeyboard();
  for (const fault of serverFaults) await payWith(fault);
  await payWithAnEcho();
  await payOffline();
  await addCards();
  await handCardsOver();
  await payWithTwo();
  await payInHostedFields();
  return done;
}

const entry = () => page.locator('.si-card-entry');
const dialog = (name: string) => page.getByRole('dialog', { name });
const number = (form: Locator) => form.getByLabel('Card number');

/** A step, and the page's state after it. */
async function did(what: string): Promise<void> {
  await look();
  done.push(what);
}

/** The server's own form, filled in and submitted before the island mounts, which takes over both. */
async function typeBeforeScript(): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/widgets/card-entry.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shopUrl + (await writeShopPage({ body: host })));
  await fillCard(page.locator('[data-island="card-entry"]'), { ...card, code: '12' });
  // Before actions.js listens, the browser submits the form.
  await waitForInPage(page, () => {
    const registry = Symbol.for('storefront-islands');
    return 'open' in (window as unknown as Record<symbol, object>)[registry]!;
  });
  await page.getByLabel('Security code').press('Enter');
  await look();
  release();
  await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
  await entry().getByText('The security code you entered is not valid.').first().waitFor();
  expect((await number(entry()).inputValue()).replaceAll(' ', '')).toBe(card.number);
  await did('typed before script');
}

/** By keyboard alone: with mistakes, undone and redone, and fields left while they are wrong. */
async function typeByKeyboard(): Promise<void> {
  const { keyboard } = page;
  await number(entry()).focus();
  await keyboard.press('Control+A');
  await keyboard.type(`${card.number}9`);
  for (const key of ['Backspace', 'Control+Z', 'Control+Y', 'ArrowLeft', 'Delete', 'Control+Z'])
    await keyboard.press(key);
  await keyboard.press('Tab');
  await keyboard.press('Control+A');
  await keyboard.type(card.expiry.slice(0, 4));
  await keyboard.press('Tab');
  await keyboard.type(card.code);
  await keyboard.press('Shift+Tab');
  await keyboard.press('End');
  await keyboard.type(card.expiry.slice(4));
  await look();
  await entry()
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.reset());
  await did('typed by keyboard');
}

/** Types a card into a form. */
export async function fillCard(form: Locator, { number: digits, expiry, code }: KnownCard): Promise<void> {
  await number(form).fill(digits);
  await form.getByLabel('Expiration date').fill(expiry);
  await form.getByLabel('Security code').fill(code);
}

/** Presses the button, and waits until the outcome is known. */
async function send(form: Locator, name: string, fault?: FaultName, call = 'savePayment'): Promise<void> {
  if (fault) await setFault(page, call, fault, { delayMs: 50 });
  // The request may also be the one that reads the payment, because this card may pay already after a lost answer.
  const sent = page.waitForRequest(/\/ReactCheckout\/|\/save-credit-card-to-basket$/);
  await form.getByRole('button', { name, exact: true }).click();
  await sent;
  if (fault === 'timeout') {
    await form.locator('[aria-busy="true"]').waitFor();
    await page.clock.fastForward(callTimeoutMs);
  }
  // After a timeout, also a gateway's (504), the payment may still arrive, so the page asks the shop again for a
  // minute.
  if (fault === 'timeout' || fault === '504')
    while ((await form.locator('[aria-busy="true"]').count()) > 0) {
      // A pending request would time out when the clock is advanced.
      await vi.waitFor(() => expect(looksOnTheirWay.size).toBe(0), { timeout: 20_000 });
      await page.clock.fastForward(Math.max(...askAgainMs));
      await framesDrawn(page);
    }
  await form.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await clearFaults(page);
  await look();
  if (fault !== 'stale-token' && fault !== 'reset') return;
  const popup = dialog(errorMessages.refreshTitle);
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
}

async function payWith(fault: FaultName): Promise<void> {
  await fillCard(entry(), card);
  await send(entry(), 'Use This Card', fault);
  await did(`card-entry: ${fault}`);
}

async function payOffline(): Promise<void> {
  await page.route('**/ReactCheckout/**', (route) => route.abort('internetdisconnected'));
  await fillCard(entry(), card);
  await send(entry(), 'Use This Card');
  // The payment cannot be read either.
  const popup = dialog(errorMessages.networkErrorTitle);
  await popup.waitFor();
  await page.unrouteAll();
  await did('card-entry: offline');
  await page.keyboard.press('Escape');
  await page.waitForURL('**/checkout/cart');
  await page.goBack();
  await waitForStatus(page, '[data-island="card-entry"]', 'mounted');
  await look();
}

/** A server that echoes the request. */
async function payWithAnEcho(): Promise<void> {
  for (const status of [200, 400, 500]) {
    await page.route('**/SavePayment', (route) =>
      route.fulfill({
        status,
        json: {
          isSuccess: false,
          message: `No card ${card.number} ${card.expiry} ${card.code}`,
          request: route.request().postDataJSON(),
        },
      }),
    );
    await fillCard(entry(), card);
    await send(entry(), 'Use This Card');
    await page.unrouteAll();
    await did(`card-entry: an echo with ${status}`);
  }
}

const open = (name: string, props: string) =>
  page.evaluate(`storefrontIslands.open(${JSON.stringify(name)}, ${props})`);

/** Its dialog closes a moment before the element is removed; a dialog opened in between would be closed instead. */
const isGone = (name: string) =>
  page.locator(`[data-island="${name}"][data-island-overlay]`).waitFor({ state: 'detached' });

/** The card that does not pay yet, because a lost answer for one that already pays would count as success. */
async function addCards(): Promise<void> {
  await open('add-card', '{}');
  const popup = dialog('Add New Card');
  await popup.waitFor();
  for (const fault of ['500', 'stale-token', 'html', undefined] as const) {
    await fillCard(popup, other);
    await send(popup, 'Add Card', fault);
    await did(`add-card: ${fault}`);
  }
  await popup.getByText('now pays for this order.').waitFor();
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await isGone('add-card');
}

/**
 * Gives the new card to a function of the page, first to one that throws the card in an error, then to one that accepts
 * it.
 */
async function handCardsOver(): Promise<void> {
  const takes = '(card) => { handed = card; }';
  const throws =
    "(card) => { throw Object.assign(Error('no card ' + card.number, { cause: card }), { card, name: card.number }); }";
  await page.evaluate('void (window.handed = undefined)');
  for (const handler of [throws, takes]) {
    await open('add-card', `{ onUpdate: ${handler} }`);
    const popup = dialog('Add New Card');
    await fillCard(popup, card);
    await popup.getByRole('button', { name: 'Add Card', exact: true }).click();
    if (handler === throws) {
      await popup.locator('.si-message[data-state="error"]', { hasText: 'try again' }).waitFor();
      await look();
      await page.keyboard.press('Escape');
    }
    await isGone('add-card');
  }
  expect(await page.evaluate('handed.number')).toBe(card.number);
  await page.evaluate('void (handed = undefined)');
  await did('add-card: handed over');
}

async function payWithTwo(): Promise<void> {
  await open('pay-with-two', '{}');
  const popup = dialog('Select Two Cards');
  for (const one of cards) {
    await popup.getByRole('button', { name: 'Add new card' }).click();
    const layer = dialog('Add New Card');
    await fillCard(layer, one);
    await look();
    await layer.getByRole('button', { name: 'Add Card', exact: true }).click();
    await isGone('add-card');
  }
  for (const { number: digits } of cards)
    await popup
      .getByText(`ending in ${digits.slice(-4)}`)
      .first()
      .waitFor();
  await did('pay-with-two: two cards entered');
  for (const fault of ['500', 'stale-token', undefined] as const) {
    await send(popup, 'Update Payment', fault);
    await did(`pay-with-two: ${fault}`);
  }
  await popup.getByText(other.number.slice(-4)).first().waitFor();
}

/** The provider's stand-in types into the page itself, so that its data can be searched for. */
async function payInHostedFields(): Promise<void> {
  await page.route('**/provider-fields.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `window.AdyenWeb = ${AdyenStandIn}` }),
  );
  const head = `${css}${script}<script type="application/json" id="storefront-context">${JSON.stringify(hosted.context)}</script>`;
  const body = `<div data-island="card-entry"><script type="application/json" data-island-props>${JSON.stringify(hosted.props)}</script></div>`;
  await page.goto(shopUrl + (await writeShopPage({ head, body, csp: null })));
  const field = entry().getByLabel('Provider card number');
  await field.waitFor();
  // The number of digits that the stand-in takes as complete.
  const typed = `${card.number}0`;
  for (const fault of ['500', 'wrong-shape', undefined] as const) {
    await field.fill(typed);
    await failFields(typed);
    await send(entry(), 'Use This Card', fault, 'saveCreditCardToBasket');
    await did(`hosted fields: ${fault}`);
  }
  await entry().getByText('now pays for this order.').waitFor();
  await addCardsInHostedFields();
}

/** The card that does not pay yet. */
async function addCardsInHostedFields(): Promise<void> {
  const typed = other.number.padEnd(16, '0');
  await open('add-card', JSON.stringify(hosted.props));
  const popup = dialog('Add New Card');
  const field = popup.getByLabel('Provider card number');
  await field.waitFor();
  for (const fault of ['500', 'stale-token', undefined] as const) {
    await field.fill(typed);
    await failFields(typed);
    await send(popup, 'Add Card', fault, 'saveCreditCardToBasket');
    await did(`add-card in hosted fields: ${fault}`);
  }
  await popup.getByText('now pays for this order.').waitFor();
}

/** Makes the provider's fields report an error that contains the typed number. */
async function failFields(typed: string): Promise<void> {
  await page.evaluate(
    `AdyenWeb.made.at(-1).fail({ name: 'NETWORK_ERROR', message: '${typed}', cause: { card: '${typed}' } })`,
  );
  await look();
}
