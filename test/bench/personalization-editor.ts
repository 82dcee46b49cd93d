import { watchWork, workPerKey } from './key-work.ts';
import { type Bench, type Finding, openPage, type Question, throttle } from './question.ts';
import { median } from './rounds.ts';

const mounted = '[data-island="personalization"][data-island-status="mounted"]';

/** A monogram on a towel, and two lines on a glass. */
const editors = [
  { what: 'a monogram', path: '/p/415002', field: '[data-island="personalization"] [name="Text1"]' },
  { what: 'two lines', path: '/p/415508', field: '[data-island="personalization"] [name="Text2"]' },
];

export const personalizationEditor: Question = {
  name: 'personalization-editor',
  asks: 'A keystroke in the editor of a personalization is at most 8 ms of work at 4 × CPU throttle, and its page does not shift.',
  async answer(bench) {
    const findings: Finding[] = [];
    for (const editor of editors) {
      findings.push(await typingIn(bench, editor));
      for (const width of [390, 1440]) findings.push(await shiftOf(bench, editor, width));
    }
    return findings;
  },
};

type Editor = (typeof editors)[number];

async function typingIn(bench: Bench, { what, path, field }: Editor): Promise<Finding> {
  const opened = await openPage(bench);
  await opened.page.goto(bench.shopUrl + path);
  await opened.page.waitForSelector(mounted);
  await watchWork(opened);
  await throttle(opened, 4);
  const times: number[] = [];
  for (let round = -1; round < bench.rounds; round++) {
    await opened.page.locator(field).fill('');
    const ms = await workPerKey(opened, field, 'Ada and Ben');
    if (round >= 0) times.push(ms);
  }
  await opened.close();
  return {
    what: `a key in ${what}`,
    measured: median(times),
    bound: 8,
    unit: 'ms',
    detail: `rounds ${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} ms`,
  };
}

/** While the page loads, and while the preview of a text comes. */
async function shiftOf(bench: Bench, { what, path, field }: Editor, width: number): Promise<Finding> {
  const { page, close } = await openPage(bench, { viewport: { width, height: 900 } });
  await page.addInitScript(() => {
    window.shifts = [];
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.shifts!.push({ value, nodes: sources.map(({ node }) => (node as Element)?.className) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(bench.shopUrl + path);
  await page.waitForSelector(mounted);
  await page.locator(field).fill('Ada');
  await page.getByRole('img', { name: /^Preview: / }).waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const shifts = (await page.evaluate(() => window.shifts)) ?? [];
  await close();
  return {
    what: `the page of ${what} at ${width} px`,
    measured: shifts.reduce((sum, { value }) => sum + value, 0),
    bound: 0,
    unit: 'shift',
    detail: shifts.flatMap(({ nodes }) => nodes).join(', '),
  };
}
