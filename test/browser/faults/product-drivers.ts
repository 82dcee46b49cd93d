import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { editorMessages } from '../../../widgets/personalization/personalization.messages.ts';
import type { FaultOutcome } from '../../unit/http/faults.ts';
import { waitForStatus } from '../harness.ts';
import { type Driver, hasRefreshPopup, leaveRefreshPopup, messageOf } from './driver.ts';

const order = '[data-island="special-order"]';
const legs = (page: Page) => page.locator(order).getByRole('radiogroup', { name: /^Legs/ });
const chosenLegs = (page: Page) => legs(page).locator('[aria-checked=true]');
const otherLegs = (page: Page) => legs(page).locator('[aria-checked=false]:not([data-state])').first();
const summary = (page: Page) => page.locator(`${order} .si-special-order__summary`);

/** The message of the failure; after a stale token and a reset a popup has it instead. */
async function expectTold(page: Page, place: string, outcome: FaultOutcome): Promise<void> {
  if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
  else await page.locator(place).getByText(messageOf(outcome)).first().waitFor();
}

let wanted: string | null;

const chosen: Driver = {
  name: 'chooses an option of a product that is made to order',
  call: 'getBrowseDto',
  path: '/p/423001?FABRIC=INK&LEATHER=NONE&LEG=WALNUT&FILL=BLEND&SIZE=84',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, order, 'mounted');
    await summary(page).getByText('$').first().waitFor();
  },
  async act(page) {
    const tryAgain = summary(page).getByRole('button', { name: 'Try Again' });
    if (await tryAgain.count()) return tryAgain.click();
    const radio = otherLegs(page);
    wanted = await radio.getAttribute('data-choice-code');
    await radio.click();
  },
  async afterFailure(page, outcome) {
    await expectTold(page, `${order} .si-special-order__summary`, outcome);
    expect(await chosenLegs(page).getAttribute('data-choice-code')).toBe(wanted);
  },
  async afterSuccess(page) {
    await summary(page).locator('[aria-busy]').waitFor({ state: 'detached' });
    await summary(page).getByText('$').first().waitFor();
    expect(await chosenLegs(page).getAttribute('data-choice-code')).toBe(wanted);
  },
};

const layer = (page: Page) => page.getByRole('dialog', { name: 'Fabric' });

const filtered: Driver = {
  name: 'shows all fabrics',
  call: 'getChoiceGroups',
  path: '/p/423001',
  reports: 1,
  isEvent: true,
  async prepare(page) {
    await waitForStatus(page, order, 'mounted');
    await page
      .locator(order)
      .getByRole('button', { name: /^See all .*Fabric$/ })
      .click();
    await layer(page).getByRole('radio').first().waitFor();
  },
  async act(page) {
    const tryAgain = layer(page).getByRole('button', { name: 'Try Again' });
    if (await tryAgain.count()) return tryAgain.click();
    await layer(page)
      .getByRole('button', { name: /^Show all/ })
      .click();
  },
  async afterFailure(page, outcome) {
    await expectTold(page, 'dialog .si-fabrics', outcome);
    expect(await layer(page).getByRole('radio').count()).toBeGreaterThan(20);
  },
  async afterSuccess(page) {
    await expect.poll(() => layer(page).getByRole('radio').count()).toBeGreaterThan(300);
  },
};

const editor = '[data-island="personalization"]';
const text = (page: Page) => page.locator(editor).getByRole('textbox', { name: 'Monogram' });

const previewed: Driver = {
  name: 'types a text whose picture is drawn',
  call: 'renderPersonalization',
  path: '/p/415002',
  reports: 1,
  isEvent: false,
  async prepare(page) {
    await waitForStatus(page, editor, 'mounted');
  },
  async act(page) {
    const tryAgain = page.locator(editor).getByRole('button', { name: editorMessages.editorTryAgain });
    if (await tryAgain.count()) return tryAgain.click();
    await text(page).fill('MJK');
    // The preview is debounced, and the test controls the page's clock.
    await page.clock.runFor(2000);
  },
  async afterFailure(page, outcome) {
    if (hasRefreshPopup(outcome)) await leaveRefreshPopup(page);
    await page
      .locator(`${editor} .si-personalization__status`)
      .getByText(editorMessages.editorPreviewFailed)
      .waitFor();
    expect(await text(page).inputValue()).toBe('MJK');
  },
  async afterSuccess(page) {
    // Pictures are not loaded here; that one shows is tested with the widget's flow.
    expect(await text(page).inputValue()).toBe('MJK');
  },
};

export const drivers = [chosen, filtered, previewed];
