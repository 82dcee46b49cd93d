import { type Bench, openPage, type Question, writeLabPage } from './question.ts';
import { compare } from './rounds.ts';

const count = 5000;

export const discovery: Question = {
  name: 'discovery',
  asks: 'islands.js finds 5,000 waiting hosts in at most 1.5 × one querySelectorAll and a loop that observes them.',
  async answer(bench) {
    const findings = [];
    // Most widgets wait until they are near the viewport; those that wait for an interaction are not observed.
    for (const strategy of ['visible', 'interaction']) {
      const { ratio, detail } = await compare(bench.rounds, {
        subject: () => discover(bench, strategy, true),
        floor: () => discover(bench, strategy, false),
      });
      findings.push({
        what: `5,000 hosts waiting to be ${strategy === 'visible' ? 'visible' : 'touched'}`,
        measured: ratio,
        bound: 1.5,
        unit: '×' as const,
        detail,
      });
    }
    return findings;
  },
};

/** From the import of the loader, already fetched and compiled, to its end; or the loop alone. */
async function discover(bench: Bench, strategy: string, hasLibrary: boolean): Promise<number> {
  const { page, close } = await openPage(bench);
  // Below the page's first 20 screens, so that no host is near the viewport.
  const host = `<div data-island="card" data-island-load="${strategy}" data-sku="1" data-name="A" data-price="$1"><p><a href="/p/1">See it</a></p></div>\n`;
  const body = `${'<p>Text</p>'.repeat(600)}${host.repeat(count)}`;
  const script = '<link rel="modulepreload" href="/islands/islands.js">';
  await page.goto(await writeLabPage(bench, `discovery-${strategy}`, body, { script }));
  const time = await page.evaluate(async (hasLibrary) => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    window.gc?.();
    const url = '/islands/islands.js';
    const begun = performance.now();
    if (hasLibrary) await import(url);
    else {
      const observer = new IntersectionObserver(() => {});
      for (const host of document.querySelectorAll('[data-island]')) observer.observe(host);
    }
    return performance.now() - begun;
  }, hasLibrary);
  const found = await page.locator('[data-island-status="pending"]').count();
  await close();
  if (hasLibrary && found !== count) throw new Error(`${found} of ${count} hosts were found`);
  return time;
}
