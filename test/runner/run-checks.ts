import { again, type Check } from './checks.ts';
import { type Outcome, runCheck } from './run-check.ts';
import { type FileReport, failuresOf, filesToRepeat, resultsOf, type Verdict, verdictOf } from './verdict.ts';

/**
 * Runs checks, two at a time; one that fails lets the others finish, and its output is printed. Prints the totals last,
 * after what was skipped, failed or unsteady. True if all passed.
 *
 * With `CI` set, a test file that fails is run once more, by itself: if it then passes, it is reported as unsteady, a
 * defect to mend, and does not fail the run. `inOrder` gives a repeated file the order of the first run.
 */
export async function runChecks(
  checks: readonly Check[],
  inOrder = (check: Check) => check,
): Promise<boolean> {
  const outcomes = await runAll(checks.map(inOrder));
  const totals = { checksPassed: 0, checksFailed: 0, passed: 0, failed: 0 };
  const unsteady: FileReport[] = [];
  const skipped: string[] = [];
  const failures: string[] = [];
  for (const outcome of outcomes) {
    const verdict = await verdictOn(outcome, inOrder);
    totals[verdict.isPassed ? 'checksPassed' : 'checksFailed']++;
    totals.passed += verdict.passed;
    totals.failed += verdict.failed;
    unsteady.push(...verdict.unsteady);
    // A check without a report is named itself.
    failures.push(
      ...(verdict.isPassed || verdict.failures.length > 0 ? verdict.failures : [outcome.check.name]),
    );
    // Of a run of some tests the others are no gap.
    if (!outcome.check.command.includes('-t')) skipped.push(...verdict.skipped);
  }
  console.log(`checks: ${totals.checksPassed} passed, ${totals.checksFailed} failed`);
  for (const group of skipped) console.log(`skipped ${group}`);
  for (const name of failures) console.log(`failed ${name}`);
  for (const failure of unsteady.flatMap(failuresOf)) console.log(`unsteady ${failure}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.checksFailed === 0;
}

async function runAll(checks: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...checks];
  const builds: Promise<Outcome>[] = [];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      // All builds have begun by then, because they are first in order.
      if (check.needsBuilds) await Promise.all(builds);
      const running = runCheck(check);
      if (check.isBuild) builds.push(running);
      outcomes.push(print(await running));
    }
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}

function print(outcome: Outcome): Outcome {
  const { check, isPassed, output, seconds } = outcome;
  console.log(`${isPassed ? 'ok    ' : 'FAILED'} ${check.name} (${seconds.toFixed(1)} s)`);
  if (!isPassed) console.log([output, check.remedy].filter(Boolean).join('\n'));
  else
    for (const line of output.match(/^\s*(Tests|Test Files) .*$/gm) ?? [])
      console.log(`       ${line.trim()}`);
  return outcome;
}

/** The result of a check; in CI, after its failed files were repeated. */
async function verdictOn(outcome: Outcome, inOrder: (check: Check) => Check): Promise<Verdict> {
  const { check, isPassed, report } = outcome;
  const repeatable = report && !isPassed && process.env.CI ? filesToRepeat(report) : [];
  if (!report || repeatable.length === 0) {
    const verdict = report
      ? verdictOf(report)
      : { passed: 0, failed: 0, skipped: [], failures: [], unsteady: [] };
    // A failed vitest run without a report counts as one failed test.
    const failed = isPassed ? 0 : Math.max(verdict.failed, check.hasFiles ? 1 : 0);
    return { ...verdict, isPassed, failed };
  }
  const repeated: FileReport[] = [];
  for (const { project, path } of repeatable) {
    repeated.push(...resultsOf(print(await runCheck(inOrder(again(check, project, path))))));
  }
  return verdictOf(report, repeated);
}
