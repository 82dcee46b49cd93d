import { idle } from './idle.ts';
import { type Bench, type OpenPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';
import { openBeforeSignIn, opener } from './sign-in-page.ts';

declare global {
  interface Window {
    /** From the press until a frame with the form has been painted. */
    openedMs?: number;
  }
}

/** The floor: a link next to the popup's own that shows an existing dialog by one line of script. */
const floorOpener = '#floor-opener';

export const signInOpen: Question = {
  name: 'sign-in-open',
  asks: 'From the press of a link to the painted sign-in popup, with its files loaded, at 4 × CPU throttle, at most 100 ms; compared with a bare dialog on the same page.',
  async answer(bench) {
    const times: number[] = [];
    const floors: number[] = [];
    for (let round = -1; round < bench.rounds; round++) {
      const time = await timeToForm(bench, opener);
      const floor = await timeToForm(bench, floorOpener);
      if (round < 0) continue;
      times.push(time);
      floors.push(floor);
    }
    const detail = (all: number[]) => `rounds ${Math.min(...all).toFixed()}–${Math.max(...all).toFixed()} ms`;
    const measured = median(times);
    const floor = median(floors);
    return [
      { what: 'the popup’s form is painted', measured, bound: 100, unit: 'ms', detail: detail(times) },
      { what: 'a bare dialog is', measured: floor, unit: 'ms', detail: detail(floors) },
      { what: 'the popup against it', measured: measured / floor, unit: '×' },
    ];
  },
};

async function timeToForm(bench: Bench, pressed: string): Promise<number> {
  const opened = await openBeforeSignIn(bench);
  await opened.page.evaluate((opener) => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<form><input type="email"><input type="password"><button>Sign In</button></form>';
    document.body.append(dialog);
    const link = document.querySelector(opener)!;
    link.insertAdjacentHTML('afterend', '<button type="button" id="floor-opener">Open</button>');
    link.nextElementSibling!.addEventListener('click', () => dialog.showModal());
  }, opener);
  await throttle(opened, 4);
  const time = await timeOfPress(opened, pressed);
  await opened.close();
  return time;
}

/** A real mouse press: from its input until a frame with the form has been painted, in ms. */
async function timeOfPress({ page }: OpenPage, pressed: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector('dialog[open] input[type="password"]')) {
            requestAnimationFrame(look);
            return;
          }
          // The first task after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            window.openedMs = performance.now() - timeStamp;
          };
          port2.postMessage(0);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  await idle(page);
  await page.locator(pressed).click();
  await page.waitForFunction(() => window.openedMs);
  return page.evaluate(() => window.openedMs!);
}
