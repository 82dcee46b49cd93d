import { press, watchPresses } from './press.ts';
import { type Bench, type Finding, type OpenPage, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';
import { productPath, scrollThrough } from './shop-page.ts';

export const interaction: Question = {
  name: 'interaction',
  asks: 'From an interaction to the next paint, at 4 × CPU throttle, at most 100 ms.',
  async answer(bench) {
    const adds: number[] = [];
    const steps: number[] = [];
    const idle: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const opened = await openProduct(bench);
      const nothing = await press(opened.page, 'h1');
      const step = await press(opened.page, '.si-carousel__arrow[data-to="next"]');
      const add = await press(opened.page, '[data-island="add-to-cart"] button[type="submit"]');
      await opened.page.waitForSelector('dialog[open]');
      await opened.close();
      if (round < 0) continue;
      adds.push(add);
      steps.push(step);
      idle.push(nothing);
    }
    const finding = (what: string, times: number[], bound?: number): Finding => ({
      what,
      measured: median(times),
      bound,
      unit: 'ms',
      detail: `rounds ${times.sort((a, b) => a - b).join(', ')} ms`,
    });
    return [
      finding('add to cart, on the product page', adds, 100),
      finding('carousel next', steps, 100),
      finding('a press on a heading, which does nothing', idle),
    ];
  },
};

async function openProduct(bench: Bench): Promise<OpenPage> {
  const opened = await openPage(bench);
  await opened.page.goto(bench.shopUrl + productPath);
  await scrollThrough(opened.page);
  await watchPresses(opened.page);
  await throttle(opened, 4);
  return opened;
}
