import { openCart } from './cart-page.ts';
import { type OpenPage, type Question, throttle } from './question.ts';
import { compare } from './rounds.ts';

const lines = 200;

export const cartMount: Question = {
  name: 'cart-mount',
  asks: `The first paint of a mounted cart of ${lines} lines takes at most 1.5 × that of the same lines as HTML, at 4 × CPU throttle.`,
  async answer(bench) {
    const opened = await openCart(bench, lines);
    await throttle(opened, 4);
    await keepMarkup(opened);
    const { ratio, detail } = await compare(bench.rounds, {
      subject: () => opened.page.evaluate(mountInPage),
      floor: () => opened.page.evaluate(insertInPage),
    });
    await opened.close();
    return [{ what: `${lines} lines`, measured: ratio, bound: 1.5, unit: '×', detail }];
  },
};

declare global {
  interface Window {
    cartMarkup?: string;
  }
}

/** The mounted cart's own HTML, for the floor. */
async function keepMarkup({ page }: OpenPage): Promise<void> {
  await page.evaluate(() => {
    window.cartMarkup = document.querySelector('[data-island="cart"]')!.innerHTML;
  });
}

/** From the call that mounts to the paint of the lines, in ms. */
async function mountInPage(): Promise<number> {
  const host = document.querySelector('[data-island="cart"]')!;
  window.storefrontIslands.unmount(host);
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const begun = performance.now();
  await window.storefrontIslands.mount(host);
  await new Promise(requestAnimationFrame);
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  const ms = performance.now() - begun;
  if (!host.querySelector('[data-line-id]')) throw new Error('no line was mounted');
  return ms;
}

/** The same for the same lines as HTML. */
async function insertInPage(): Promise<number> {
  const host = document.querySelector('[data-island="cart"]')!;
  window.storefrontIslands.unmount(host);
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const begun = performance.now();
  host.innerHTML = window.cartMarkup!;
  await new Promise(requestAnimationFrame);
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  const ms = performance.now() - begun;
  host.replaceChildren();
  return ms;
}
