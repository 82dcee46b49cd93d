import { type OpenPage, openPage, type Question, throttle, writeTestPage } from './question.ts';
import { compare } from './rounds.ts';

export const carousels: Question = {
  name: 'carousels',
  asks: 'Six carousels of 15 cards, at 4 × CPU throttle, cost at most 1.15 × a bare scroll-snap list of the same cards.',
  async answer(bench) {
    const opened = await openPage(bench);
    const first = '<div data-island="card-list" data-name="First"></div>';
    await opened.page.goto(await writeTestPage(bench, 'carousels', first));
    await opened.page.waitForFunction(() => 'storefrontIslands' in window);
    await opened.page.evaluate(async () => {
      await window.storefrontIslands.mount();
      window.storefrontIslands.unmount();
      document.querySelector('[data-island]')!.remove();
    });
    await throttle(opened, 4);
    const { ratio, detail } = await compare(bench.rounds, {
      subject: () => mountLists(opened, true),
      floor: () => mountLists(opened, false),
    });
    await opened.close();
    return [{ what: 'six carousels, mounted and laid out', measured: ratio, bound: 1.15, unit: '×', detail }];
  },
};

/** From the call that starts mounting to the end of the last effect, including layout. */
async function mountLists({ page }: OpenPage, asIslands: boolean): Promise<number> {
  return page.evaluate(async (asIslands) => {
    const field = document.createElement('div');
    for (let nth = 1; nth <= 6; nth++) {
      const host = document.createElement('div');
      host.dataset.name = `Carousel ${nth}`;
      if (asIslands) host.dataset.island = 'card-list';
      field.append(host);
    }
    document.body.append(field);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
    const hosts = [...field.children] as HTMLElement[];
    let unmounts: (() => void)[] = [];
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      let left = hosts.length;
      window.onViewSettled = () => --left || resolve();
      if (asIslands) window.storefrontIslands.mount(field);
      else unmounts = hosts.map((host) => window.bare!['card-list']!(host, { name: host.dataset.name }));
    });
    field.getBoundingClientRect();
    const ms = performance.now() - begun;
    window.onViewSettled = undefined;
    if (field.querySelectorAll('.si-card').length !== 90) throw new Error('Not every card is there');
    for (const unmount of unmounts) unmount();
    window.storefrontIslands.unmount(field);
    field.remove();
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
    return ms;
  }, asIslands);
}
