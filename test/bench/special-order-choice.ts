import type { Page } from 'playwright-core';
import { knownProducts } from '../storefront/catalog/catalog.ts';
import { addNothing, againstNothing, pressFindings, timeUntilShown } from './press.ts';
import { type Bench, type Finding, type OpenPage, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

const host = '[data-island="special-order"]';
const seeAll = `${host} [data-option-code="FABRIC"] .si-button[data-kind="secondary"]`;
const layer = 'dialog.si-dialog[open]';

/** A copy of the layer's HTML, which a press of a button without the library inserts. */
const copyButton = '#nothing';
const copy = '#copy [role="radio"]';

export const specialOrderChoice: Question = {
  name: 'special-order-choice',
  asks: 'At 4 × CPU throttle, a choice is painted in at most 1.3 × a press that does nothing, and the layer of 400 fabrics in at most 1.5 × the same HTML.',
  async answer(bench) {
    const choice = await pressFindings(bench, {
      what: 'a choice of an option',
      open: () => openOptions(bench),
      selector: `${host} [role="radio"][aria-checked="false"]:not([data-state])`,
    });
    const [time, floor, ratio] = choice as [Finding, Finding, Finding];
    return [time, floor, { ...ratio, bound: 1.3 }, ...(await fabricsFindings(bench))];
  },
};

async function openOptions(bench: Bench): Promise<OpenPage> {
  const opened = await openPage(bench);
  await opened.page.goto(`${bench.shopUrl}/p/${knownProducts.specialOrder}`);
  await opened.page.waitForSelector(`${host}[data-island-status="mounted"]`);
  return opened;
}

/** From the press to the painted layer of all fabrics, whose list is known, and to the same HTML. */
async function fabricsFindings(bench: Bench): Promise<Finding[]> {
  const times: number[] = [];
  const floors: number[] = [];
  for (let round = -1; round < bench.rounds; round++) {
    const opened = await openOptions(bench);
    const { page } = opened;
    await page.locator(seeAll).first().click();
    await page
      .locator(layer)
      .getByRole('button', { name: /^Show all/ })
      .click();
    await page.locator(`${layer} [role="radio"]`).nth(399).waitFor();
    const html = await page.locator(layer).evaluate((dialog) => dialog.outerHTML);
    await page.keyboard.press('Escape');
    await page.locator(layer).waitFor({ state: 'detached' });
    await addNothing(page, seeAll);
    await insertOnPress(page, html);
    await throttle(opened, 4);
    const floor = await timeUntilShown(page, copyButton, copy);
    await page.evaluate(() => document.querySelector('#copy')!.remove());
    const time = await timeUntilShown(page, seeAll, `${layer} [role="radio"]`);
    await opened.close();
    if (round < 0) continue;
    times.push(time);
    floors.push(floor);
  }
  const [time, floor] = againstNothing('the layer of 400 fabrics', { times, floors });
  return [
    time!,
    { ...floor!, what: 'the same HTML, inserted by a press' },
    { what: 'the one against the other', measured: median(times) / median(floors), bound: 1.5, unit: '×' },
  ];
}

function insertOnPress(page: Page, html: string): Promise<void> {
  return page.locator(copyButton).evaluate((button, inserted) => {
    button.addEventListener('click', () => {
      const place = document.createElement('div');
      place.id = 'copy';
      place.className = 'si-root';
      place.innerHTML = inserted;
      document.body.append(place);
    });
  }, html);
}
