import { type Bench, openPage, type Question, writeLabPage } from './question.ts';
import { median } from './rounds.ts';

const count = 5000;

export const discovery: Question = {
  name: 'discovery',
  asks: 'islands.js finds 5,000 waiting hosts in at most 25 ms.',
  async answer(bench) {
    const findings = [];
    // Most widgets wait until they are near the viewport; those that wait for an interaction add three listeners per
    // host.
    for (const strategy of ['visible', 'interaction']) {
      const times: number[] = [];
      for (let round = -1; round < bench.rounds; round++) {
        const time = await discover(bench, strategy);
        if (round >= 0) times.push(time);
      }
      const detail = `rounds ${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} ms`;
      findings.push({
        what: `5,000 hosts waiting to be ${strategy === 'visible' ? 'visible' : 'touched'}`,
        measured: median(times),
        bound: 25,
        unit: 'ms' as const,
        detail,
      });
    }
    return findings;
  },
};

/** From the import of the loader, already fetched and compiled, to its end. */
async function discover(bench: Bench, strategy: string): Promise<number> {
  const { page, close } = await openPage(bench);
  // Below the page's first 20 screens, so that no host is near the viewport.
  const host = `<div data-island="card" data-island-load="${strategy}" data-sku="1" data-name="A" data-price="$1"><p><a href="/p/1">See it</a></p></div>\n`;
  const body = `${'<p>Text</p>'.repeat(600)}${host.repeat(count)}`;
  const script = '<link rel="modulepreload" href="/islands/islands.js">';
  await page.goto(await writeLabPage(bench, `discovery-${strategy}`, body, { script }));
  const time = await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
    const url = '/islands/islands.js';
    const begun = performance.now();
    await import(url);
    return performance.now() - begun;
  });
  const found = await page.locator('[data-island-status="pending"]').count();
  await close();
  if (found !== count) throw new Error(`${found} of ${count} hosts were found`);
  return time;
}
