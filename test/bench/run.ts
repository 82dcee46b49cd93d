import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from '../browser/chromium.ts';
import { createStorefront } from '../storefront/server.ts';
import { blockingTime } from './blocking-time.ts';
import { cardTypes } from './card-types.ts';
import { cardTyping } from './card-typing.ts';
import { carousels } from './carousels.ts';
import { cartMount } from './cart-mount.ts';
import { cartPress } from './cart-press.ts';
import { catalogueImport } from './catalogue-import.ts';
import { checkoutStep } from './checkout-step.ts';
import { checkoutTyping } from './checkout-typing.ts';
import { discovery } from './discovery.ts';
import { firstIsland } from './first-island.ts';
import { growth } from './growth.ts';
import { interaction } from './interaction.ts';
import { largestPaint } from './largest-paint.ts';
import { layoutShift } from './layout-shift.ts';
import { buildInto } from './library.ts';
import { lighthouseScores } from './lighthouse.ts';
import { listingAnswer } from './listing-answer.ts';
import { listingGrowth } from './listing-growth.ts';
import { listingMemory } from './listing-memory.ts';
import { listingTick } from './listing-tick.ts';
import { listingValues } from './listing-values.ts';
import { mounting } from './mounting.ts';
import { pageScripts } from './page-scripts.ts';
import { pageWatching } from './page-watching.ts';
import { personalizationEditor } from './personalization-editor.ts';
import type { Bench, Finding, Question } from './question.ts';
import { quickView } from './quick-view.ts';
import { requestCpu } from './request-cpu.ts';
import { requestDepth } from './request-depth.ts';
import { isOver, resultsTable } from './results.ts';
import { signInOpen } from './sign-in-open.ts';
import { signInTyping } from './sign-in-typing.ts';
import { specialOrderChoice } from './special-order-choice.ts';
import { walletPress } from './wallet-press.ts';

const questions: Question[] = [
  mounting,
  discovery,
  pageWatching,
  carousels,
  interaction,
  signInOpen,
  signInTyping,
  cardTyping,
  cardTypes,
  cartPress,
  cartMount,
  checkoutStep,
  checkoutTyping,
  personalizationEditor,
  specialOrderChoice,
  quickView,
  walletPress,
  listingTick,
  listingAnswer,
  listingValues,
  listingMemory,
  listingGrowth,
  layoutShift,
  largestPaint,
  lighthouseScores,
  blockingTime,
  firstIsland,
  requestDepth,
  pageScripts,
  growth,
  requestCpu,
  catalogueImport,
];

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/bench');
const keptPlots = join(import.meta.dirname, 'plots');

/** `npm run bench`: runs every question, or those of `--only`; the exit code is 1 if a bound is exceeded. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '9' },
      // For repeating a question: measures the files of the last run.
      built: { type: 'boolean', default: false },
    },
  });
  const asked = questions.filter(({ name }) => !values.only.length || values.only.includes(name));
  const unknown = values.only.filter((name) => !questions.some((question) => question.name === name));
  const rounds = Number(values.rounds);
  if (unknown.length)
    throw new Error(
      `No such question: ${unknown.join(', ')}. There are: ${questions.map(({ name }) => name).join(', ')}.`,
    );
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds was "${values.rounds}"; accepted is a whole number from 1 up.`);

  const results = await answerAll(asked, rounds, values.built);
  writeFileSync(join(root, '.cache/bench.json'), `${JSON.stringify({ rounds, results }, null, 2)}\n`);
  const over = results
    .flatMap((result) => ('findings' in result ? result.findings : []))
    .filter(isOver).length;
  const failed = results.flatMap((result) => ('error' in result ? result.question : []));
  if (over) console.log(`\n${over} over its bound.`);
  if (failed.length) console.log(`\nNot answered: ${failed.join(', ')}.`);
  if (!over && !failed.length) console.log('\nEvery bound is kept.');
  else process.exitCode = 1;
}

/** A question with its findings, or why it has none. */
export type Result = { question: string; asks: string } & ({ findings: Finding[] } | { error: string });

async function answerAll(asked: Question[], rounds: number, isBuilt: boolean): Promise<Result[]> {
  const dist = join(cache, 'dist');
  const benchIslands = join(cache, 'bench-islands');
  mkdirSync(cache, { recursive: true });
  if (!isBuilt || !existsSync(join(dist, 'islands.js')) || !existsSync(join(benchIslands, 'islands.js'))) {
    buildInto(dist);
    buildInto(benchIslands, 'test/bench/widgets');
  }
  const shop = await createStorefront({
    database: ':memory:',
    dist,
    testMode: true,
    hasBestCompression: true,
  });
  const bare = await createStorefront({
    database: ':memory:',
    dist,
    testMode: true,
    hasBestCompression: true,
    hasLibrary: false,
  });
  const testIslands = await createStorefront({
    database: ':memory:',
    catalogSize: 60,
    dist: benchIslands,
    testMode: true,
    hasBestCompression: true,
  });
  const shops = [shop, bare, testIslands];
  const servers = await Promise.all(shops.map((one) => one.listen(0)));
  const launch = (jsFlags = '') => launchChromium([`--js-flags=--expose-gc ${jsFlags}`]);
  const shared: Omit<Bench, 'browser'> = {
    launch,
    shopUrl: servers[0]!.url,
    bareUrl: servers[1]!.url,
    testIslandsUrl: servers[2]!.url,
    dist,
    rounds,
    savePlot(name, svg) {
      for (const folder of [cache, keptPlots]) writeFileSync(join(folder, `${name}.svg`), svg);
    },
  };
  const results: Result[] = [];
  try {
    for (const question of asked) {
      // One browser each, so that a crashed or bloated one does not affect other questions.
      const browser = await launch();
      const result = { question: question.name, asks: question.asks };
      try {
        const findings = await question.answer({ ...shared, browser });
        results.push({ ...result, findings });
        console.log(resultsTable(question, findings));
      } catch (error) {
        results.push({ ...result, error: String(error) });
        console.error(`\n${question.name}: ${question.asks}`, error);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    for (const one of shops) one.close();
  }
  return results;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
