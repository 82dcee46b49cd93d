import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { type Entry, entriesOf, picturedStories, serveStorybook } from './built-storybook.ts';
import { choicesOf, launchForPictures, openStories, takePicture } from './take-picture.ts';
import { isPictured, picturePath, variantsOn } from './variants.ts';

/*
 * `node .storybook/take-pictures.ts FOLDER [PART] [--hostile]`: takes the picture of every state of a built Storybook on a
 * plain page, or of the states whose id contains PART, and writes them into its folder; with `--hostile` on a hostile page
 * as well. Ends with 1 if a state cannot be pictured.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hostile: { type: 'boolean', default: false } },
});
const [folder, part = ''] = positionals;
if (!folder) {
  console.error(
    'take-pictures needs the folder of a built Storybook: node .storybook/take-pictures.ts FOLDER',
  );
  process.exit(2);
}

// Grouped by width, so that there are few resizes.
const variants = [...variantsOn('plain'), ...(values.hostile ? variantsOn('hostile') : [])].sort(
  (one, other) => one.width.localeCompare(other.width),
);
const stories = picturedStories(entriesOf(folder)).filter(({ id }) => id.includes(part));
const wanted = [...new Set(stories.map(({ title }) => title))].map((title) =>
  stories.filter((story) => story.title === title),
);
const { url, server } = await serveStorybook(folder);
const browser = await launchForPictures();
const failures: string[] = [];
const begun = performance.now();
let taken = 0;
let visits = 0;

async function takeNext(): Promise<void> {
  for (let next = wanted.shift(); next; next = wanted.shift()) await takeAll(next);
}

/** Every picture of the stories of one component, in a page and context of their own. */
async function takeAll(ofOne: Entry[]): Promise<void> {
  let page: Page | undefined;
  for (const { id } of ofOne) {
    for (const variant of variants) {
      const path = picturePath(id, variant);
      try {
        page ??= await newPage();
        const choices = await choicesOf(page, id);
        if (isPictured(choices, variant)) write(path, await takePicture(page, id, variant, choices));
      } catch (error) {
        failures.push(`${path}: ${error}`);
        // Remains of a failed state must not show in the next picture.
        await page?.context().close();
        page = undefined;
      }
    }
  }
  await page?.context().close();
}

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await openStories(page, url);
  visits++;
  return page;
}

function write(path: string, picture: Buffer): void {
  const file = join(folder!, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
  taken++;
}

// Most of a state's time is waiting, which leaves the processor to other pages.
await Promise.all(Array.from({ length: 2 * availableParallelism() }, takeNext));
await browser.close();
server.close();
for (const failure of failures) console.error(failure);
const seconds = (performance.now() - begun) / 1000;
const each = (seconds / Math.max(taken, 1)).toFixed(2);
console.log(
  `${stories.length} states in ${taken} pictures, ${failures.length} missing; ${visits} visits, ${Math.round(seconds)} s, ${each} s for each`,
);
process.exitCode = failures.length ? 1 : 0;
