import { type OpenPage, openPage, type Question, writeTestPage } from './question.ts';
import { compare } from './rounds.ts';

export const pageWatching: Question = {
  name: 'page-watching',
  asks: 'The observer that finds hosts added later costs at most 5% under 10,000 inserts and 30,000 attribute writes.',
  async answer(bench) {
    const body = '<main id="content"></main>';
    const withIslands = await openPage(bench);
    const without = await openPage(bench);
    await withIslands.page.goto(await writeTestPage(bench, 'watched', body));
    await without.page.goto(await writeTestPage(bench, 'unwatched', body, { script: '' }));
    await withIslands.page.waitForFunction(() => 'storefrontIslands' in window);
    const sides = { subject: () => changePage(withIslands), floor: () => changePage(without) };
    const { ratio, detail } = await compare(bench.rounds, sides, 3);
    await withIslands.close();
    await without.close();
    return [
      {
        what: 'a listing that grows by 10,000 tiles',
        measured: (ratio - 1) * 100,
        bound: 5,
        unit: '%',
        detail,
      },
    ];
  },
};

/**
 * The changes that a legacy page's scripts make to a listing: tiles appended in batches of 100, then marked, three
 * times each.
 */
async function changePage({ page }: OpenPage): Promise<number> {
  return page.evaluate(async () => {
    const content = document.getElementById('content')!;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
    const begun = performance.now();
    for (let batch = 0; batch < 100; batch++) {
      for (let nth = 0; nth < 100; nth++) {
        const tile = document.createElement('div');
        const link = document.createElement('a');
        link.href = `/p/${nth}`;
        link.textContent = `Product ${nth}`;
        tile.append(link);
        content.append(tile);
        tile.className = 'tile';
        tile.setAttribute('data-position', String(nth));
        tile.setAttribute('aria-label', `Product ${nth}`);
      }
      // The observer's callback runs between two tasks as well as between two microtasks.
      await Promise.resolve();
      // The layout that follows on a real page.
      content.getBoundingClientRect();
    }
    const ms = performance.now() - begun;
    content.replaceChildren();
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
    return ms;
  });
}
