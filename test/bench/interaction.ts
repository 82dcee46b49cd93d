import { pressFindings } from './press.ts';
import { type Bench, type OpenPage, openPage, type Question } from './question.ts';
import { productPath, scrollThrough } from './shop-page.ts';

const addButton = '[data-island="add-to-cart"] button[type="submit"]';

export const interaction: Question = {
  name: 'interaction',
  asks: 'From a press to the next frame, with its code loaded, at 4 × CPU throttle, at most 100 ms; compared with a press that does nothing.',
  async answer(bench) {
    const add = await pressFindings(bench, {
      what: 'add to cart, on the product page',
      open: () => openAfterAdd(bench),
      selector: addButton,
      bound: 100,
    });
    const step = await pressFindings(bench, {
      what: 'carousel next',
      open: () => openProduct(bench),
      selector: '.si-carousel__arrow[data-to="next"]',
      bound: 100,
    });
    return [...add, ...step];
  },
};

async function openProduct(bench: Bench): Promise<OpenPage> {
  const opened = await openPage(bench);
  await opened.page.goto(bench.shopUrl + productPath);
  await scrollThrough(opened.page);
  return opened;
}

/** The product page after an add whose popup was closed: an add and its popup have loaded. */
async function openAfterAdd(bench: Bench): Promise<OpenPage> {
  const opened = await openProduct(bench);
  const { page } = opened;
  await page.locator(addButton).click();
  await page.waitForSelector('dialog[open]');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  return opened;
}
