import { execFileSync } from 'node:child_process';
import { type Check, checksFor, everyCheck, shuffled, vitest } from './runner/checks.ts';
import { type Outcome, runCheck } from './runner/run-check.ts';
import { type FileReport, filesToRepeat, resultsOf, type Verdict, verdictOf } from './runner/verdict.ts';

/*
 * `npm test`: every check of the project. Two run at a time; a check that fails lets the others finish, and its
 * output is printed. `npm test -- unit browser` runs only the checks that are named, `npm test -- --changed` (or
 * `--changed=main`) what uncommitted changes (or those since main) can reach. `npm test -- --shuffle` runs files and tests
 * in random order, `--shuffle=7` in the order of that seed.
 *
 * With `CI` set, a test file that fails is run once more, by itself: if it then passes, it is reported as unsteady, a
 * defect to mend, and does not fail the run.
 */

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const since = args.find((arg) => /^--changed(=|$)/.test(arg))?.split('=')[1] ?? '';
const shuffle = args.find((arg) => /^--shuffle(=\d+)?$/.test(arg));
const selected = args.some((arg) => /^--changed(=|$)/.test(arg))
  ? checksFor(changedFiles(since), since)
  : everyCheck;

const names = everyCheck.map(({ name }) => name);
for (const arg of args)
  if (!names.includes(arg) && arg !== shuffle && !/^--changed(=|$)/.test(arg)) {
    const known = `${names.join(', ')}, --changed and --shuffle`;
    console.error(`npm test does not know the check "${arg}"; it knows ${known}.`);
    process.exit(2);
  }

const seed = shuffle && (shuffle.split('=')[1] ?? String(Date.now()));
if (seed) console.log(`In random order: --shuffle=${seed}`);
const inOrder = (check: Check) => (seed ? shuffled(check, seed) : check);
const checks = selected.map(inOrder);

const outcomes: Outcome[] = [];
const waiting = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const builds: Promise<Outcome>[] = [];
const lane = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    // All builds have begun by then, because they are first in order.
    if (check.hasFiles) await Promise.all(builds);
    const running = runCheck(check);
    if (check.isBuild) builds.push(running);
    outcomes.push(print(await running));
  }
};
await Promise.all([lane(), lane()]);

const totals = { checksPassed: 0, checksFailed: 0, passed: 0, failed: 0 };
const unsteady: FileReport[] = [];
const skipped: string[] = [];
for (const outcome of outcomes) {
  const verdict = await verdictOn(outcome);
  totals[verdict.isPassed ? 'checksPassed' : 'checksFailed']++;
  totals.passed += verdict.passed;
  totals.failed += verdict.failed;
  unsteady.push(...verdict.unsteady);
  skipped.push(...verdict.skipped);
}
console.log(`checks: ${totals.checksPassed} passed, ${totals.checksFailed} failed`);
for (const group of skipped) console.log(`skipped ${group}`);
for (const { path } of unsteady) console.log(`unsteady ${path}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.checksFailed ? 1 : 0;

function print(outcome: Outcome): Outcome {
  const { check, isPassed, output, seconds } = outcome;
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${check.name} (${seconds.toFixed(1)} s)`);
  if (!isPassed) console.log(output);
  else
    for (const line of output.match(/^\s*(Tests|Test Files) .*$/gm) ?? [])
      console.log(`       ${line.trim()}`);
  return outcome;
}

/** The result of a check; in CI, after its failed files were repeated. */
async function verdictOn({ check, isPassed, report }: Outcome): Promise<Verdict> {
  const repeatable = report && !isPassed && process.env.CI ? filesToRepeat(report) : [];
  if (!report || repeatable.length === 0) {
    const verdict = report ? verdictOf(report) : { passed: 0, failed: 0, skipped: [], unsteady: [] };
    // A failed vitest run without a report counts as one failed test.
    const failed = isPassed ? 0 : Math.max(verdict.failed, check.hasFiles ? 1 : 0);
    return { ...verdict, isPassed, failed };
  }
  const repeated: FileReport[] = [];
  for (const { project, path } of repeatable) {
    const again = print(await runCheck(inOrder(vitest(`again ${path}`, ['--project', project, path]))));
    repeated.push(...resultsOf(again));
  }
  return verdictOf(report, repeated);
}

function changedFiles(commit: string): string[] {
  const git = (...command: string[]) =>
    execFileSync('git', command, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', commit || 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
