import { type Bench, type Finding, openPage, type Question, writeTestPage } from './question.ts';
import { compare } from './rounds.ts';

const count = 5000;

export const discovery: Question = {
  name: 'discovery',
  asks: 'islands.js finds 5,000 waiting hosts in at most 1.5 × one querySelectorAll and a loop that observes them.',
  async answer(bench) {
    const findings: Finding[] = [];
    // Most widgets wait until they are near the viewport. The library does not observe those that wait for an
    // interaction, but the loop does, as the bound specifies.
    for (const strategy of ['visible', 'interaction']) {
      const what = `5,000 hosts waiting to be ${strategy === 'visible' ? 'visible' : 'touched'}`;
      // Three times each, because a run takes only a few ms and other work may interfere.
      const found = await compare(bench.rounds, sides(bench, strategy, 'found'), 3);
      findings.push({ what, measured: found.ratio, bound: 1.5, unit: '×', detail: found.detail });
      const marked = await compare(bench.rounds, sides(bench, strategy, 'marked'));
      findings.push({
        what: `${what}: all work of the page until each is marked, and painted`,
        measured: marked.ratio,
        unit: '×',
        detail: marked.detail,
      });
    }
    return findings;
  },
};

type End = 'found' | 'marked';

const sides = (bench: Bench, strategy: string, end: End) => ({
  subject: async () => (await discover(bench, strategy, true))[end],
  floor: async () => (await discover(bench, strategy, false))[end],
});

/** A module as well, so that both sides are imported. */
const floor = `const observer = new IntersectionObserver(() => {});
for (const host of document.querySelectorAll('[data-island]')) observer.observe(host);`;

/**
 * From the import of the loader or of the loop, already fetched and compiled, to its end; and the work of the page's main
 * thread until each host is marked `pending`. In ms.
 */
async function discover(bench: Bench, strategy: string, hasLibrary: boolean): Promise<Record<End, number>> {
  const { page, cdp, close } = await openPage(bench);
  await cdp.send('Performance.enable');
  const work = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  // Below the page's first 20 screens, so that no host is near the viewport.
  const host = `<div data-island="card" data-island-load="${strategy}" data-sku="1" data-name="A" data-price="$1"><p><a href="/p/1">See it</a></p></div>\n`;
  const body = `${'<p>Text</p>'.repeat(600)}${host.repeat(count)}`;
  const url = hasLibrary ? '/islands/islands.js' : '/islands/floor.js';
  const script = `<link rel="modulepreload" href="${url}">`;
  await page.route('**/floor.js', (route) => route.fulfill({ contentType: 'text/javascript', body: floor }));
  await page.goto(await writeTestPage(bench, `discovery-${strategy}`, body, { script }));
  const before = await work();
  const found = await page.evaluate(async (url) => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
    const begun = performance.now();
    await import(url);
    return performance.now() - begun;
  }, url);
  // actions.js marks them.
  await page.evaluate(
    async ([hasLibrary, count]) => {
      const isMarked = () => document.querySelectorAll('[data-island-status="pending"]').length === count;
      for (let frames = 0; frames < 10 || (hasLibrary && !isMarked()); frames++) {
        if (frames === 600) throw new Error('not every host was marked');
        await new Promise(requestAnimationFrame);
      }
    },
    [hasLibrary, count] as const,
  );
  const marked = (await work()) - before;
  await close();
  return { found, marked };
}
