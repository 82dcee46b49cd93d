import { buildIfStale } from '../../runner/built.ts';
import type { Check } from '../../runner/checks.ts';
import { runCheck } from '../../runner/run-check.ts';
import { verdictOf } from '../../runner/verdict.ts';
import { type Engine, type Tab, within } from './engine.ts';
import type { Flow } from './flow.ts';
import { addOnHostilePage, addOnPlainPage, addOnStrictPage } from './flows/add-to-cart.ts';
import { availability } from './flows/availability.ts';
import { cardTyping } from './flows/card-typing.ts';
import { carousel } from './flows/carousel.ts';
import { cart, cartChoices } from './flows/cart.ts';
import { checkout } from './flows/checkout.ts';
import { listing } from './flows/listing.ts';
import { missingLibraries, pagesWithOldLibraries } from './flows/old-libraries.ts';
import { quickView } from './flows/quick-view.ts';
import { quietPages } from './flows/quiet-pages.ts';
import { rewrittenTexts } from './flows/rewritten-text.ts';
import { signIn } from './flows/sign-in.ts';
import { wallets } from './flows/wallets.ts';
import { type Candidate, candidates } from './installed.ts';
import { openShop, type Shop } from './shop.ts';
import { Shopper } from './shopper.ts';

/*
 * `npm run engines`: the main flows in the other browsers of this machine. `npm run engines -- webkit` runs only the
 * named browsers.
 */

const flows = [
  addOnPlainPage,
  availability,
  carousel,
  listing,
  quickView,
  cart,
  cartChoices,
  checkout,
  wallets,
  signIn,
  cardTyping,
  ...rewrittenTexts,
  addOnHostilePage,
  addOnStrictPage,
  ...pagesWithOldLibraries,
  quietPages,
];

const results = { passed: 0, failed: 0 };
const unsteady: string[] = [];

async function tryEngine(start: () => Promise<Engine>, shop: Shop): Promise<void> {
  const began = performance.now();
  const engine = await within(60_000, 'starting', start());
  console.log(`\n${engine.name}`);
  try {
    for (const flow of flows) await tryFlow(engine, flow, shop);
  } finally {
    await within(20_000, 'closing', engine.close());
    console.log(`  (${seconds(began)})`);
  }
}

/**
 * With `CI` set, a failed flow is retried once: if it then passes, it is reported as unsteady and does not fail the run.
 */
async function tryFlow(engine: Engine, flow: Flow, shop: Shop): Promise<void> {
  if (await passes(engine, flow, shop)) return;
  if (process.env.CI && (await passes(engine, flow, shop))) unsteady.push(`${flow.name}, in ${engine.name}`);
  else results.failed++;
}

/** Tests that vitest runs; with `CI` set, they are retried once, as a flow is. */
async function tryTests(tests: Check): Promise<void> {
  let outcome = await runCheck(tests);
  if (!outcome.isPassed && process.env.CI) {
    console.log(outcome.output);
    outcome = await runCheck(tests);
    if (outcome.isPassed) unsteady.push(tests.name);
  }
  const { isPassed, passed, failed, skipped } = verdictOf(outcome.report ?? { files: [], strayErrors: 1 });
  // A test that is skipped here is run nowhere.
  const isGood = outcome.isPassed && isPassed && skipped.length === 0;
  results.passed += passed;
  if (!isGood) results.failed += Math.max(1, failed);
  console.log(`  ${isGood ? 'ok    ' : 'FAILED'} ${tests.name} (${outcome.seconds.toFixed(1)} s)`);
  if (!isGood) console.log([outcome.output, ...skipped].join('\n'));
}

/** One flow with a shopper of its own; a failed step ends it. */
async function passes(engine: Engine, flow: Flow, shop: Shop): Promise<boolean> {
  let step = 'opening a tab';
  let shopper: Shopper | undefined;
  let tab: Tab | undefined;
  try {
    tab = await within(90_000, step, engine.openTab());
    shopper = new Shopper(shop, tab);
    await flow.run(shopper, async (fact, check) => {
      const began = performance.now();
      step = fact;
      await within(60_000, 'it', check());
      results.passed++;
      console.log(`  ok     ${flow.name}: ${fact} (${seconds(began)})`);
    });
    return true;
  } catch (error) {
    console.log(`  FAILED ${flow.name}: ${step}, in ${engine.name}`);
    const scene =
      shopper && (await within(10_000, 'looking', shopper.scene()).catch(({ message }) => message));
    console.log(`${(error as Error).message}\n${scene ?? ''}`.trim().replace(/^/gm, '         '));
    return false;
  } finally {
    if (tab) await within(20_000, 'closing the tab', tab.close());
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Whether each requested and installed browser passed every step. */
async function run(wanted: Candidate[]): Promise<boolean> {
  const there = wanted.filter((candidate) => 'start' in candidate);
  if (there.length > 0) {
    await buildIfStale('library');
    const shop = await openShop();
    for (const { name, start, tests } of there) {
      await tryEngine(start, shop).catch((error) => {
        results.failed++;
        console.log(`  FAILED ${name}: ${error.message}`);
      });
      if (tests) await tryTests(tests);
    }
    shop.close();
  }
  console.log('');
  for (const candidate of wanted)
    if ('notFound' in candidate)
      console.log(`Not tried: ${candidate.name}. Not found: ${candidate.notFound.join(', ')}.`);
  if (there.length > 0 && missingLibraries.length > 0)
    console.log(`Not tried: pages with ${missingLibraries.join(', ')}, which are not installed.`);
  for (const flow of unsteady) console.log(`unsteady ${flow}`);
  if (there.length > 0) console.log(`${results.passed} passed, ${results.failed} failed`);
  else console.log('None of the browsers is here, so nothing was tried.');
  return results.failed === 0;
}

const all = candidates();
const names = process.argv.slice(2).map((name) => name.toLowerCase());
const isNamed = ({ name }: Candidate) => names.includes(name.toLowerCase());
if (all.filter(isNamed).length < names.length) {
  console.error(`npm run engines knows ${all.map(({ name }) => name.toLowerCase()).join(', ')}.`);
  process.exit(2);
}
// A hanging browser must not keep the process alive.
process.exit((await run(names.length > 0 ? all.filter(isNamed) : all)) ? 0 : 1);
