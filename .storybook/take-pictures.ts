import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { launchChromium } from '../test/browser/chromium.ts';
import { entriesOf, picturedStories, serveStorybook } from './built-storybook.ts';
import { choicesOf, takePicture } from './take-picture.ts';
import { isPictured, type OwnChoices, picturePath, variantsOn } from './variants.ts';

/*
 * `node .storybook/take-pictures.ts FOLDER [PART]`: takes the picture of every state of a built Storybook in every variant,
 * or of the states whose id contains PART, and writes them into its folder. Ends with 1 if a state cannot be pictured.
 */

const [folder, part = ''] = process.argv.slice(2);
if (!folder) {
  console.error(
    'take-pictures needs the folder of a built Storybook: node .storybook/take-pictures.ts FOLDER',
  );
  process.exit(2);
}

const stories = picturedStories(entriesOf(folder)).filter(({ id }) => id.includes(part));
const wanted = [...stories];
const { url, server } = await serveStorybook(folder);
const browser = await launchChromium();
const failures: string[] = [];
let taken = 0;

async function takeNext(): Promise<void> {
  for (let next = wanted.shift(); next; next = wanted.shift()) await takeAll(next.id);
}

/** Every picture of a story, in a browser context of its own: no other state's storage is met. */
async function takeAll(story: string): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  let choices: OwnChoices | undefined;
  for (const variant of [...variantsOn('plain'), ...variantsOn('hostile')]) {
    if (choices && !isPictured(choices, variant)) continue;
    const path = picturePath(story, variant);
    const file = join(folder!, path);
    mkdirSync(dirname(file), { recursive: true });
    try {
      const picture = await takePicture(page, url, story, variant);
      choices = await choicesOf(page, story);
      if (!isPictured(choices, variant)) continue;
      writeFileSync(file, picture);
      taken++;
    } catch (error) {
      failures.push(`${path}: ${error}`);
    }
  }
  await page.close();
}

await Promise.all(Array.from({ length: availableParallelism() }, takeNext));
await browser.close();
server.close();
for (const failure of failures) console.error(failure);
console.log(`${stories.length} states in ${taken} pictures, ${failures.length} missing`);
process.exitCode = failures.length ? 1 : 0;
