import { execFileSync } from 'node:child_process';
import { type Check, type Command, checksFor, everyCheck, shuffled } from './runner/checks.ts';
import { runChecks } from './runner/run-checks.ts';

/*
 * `npm test`, and with `--rest` `npm run test:all`: the guide says what each proves. `npm test -- unit browser` runs only
 * the checks that are named, `npm test -- --changed` (or `--changed=main`) what uncommitted changes (or those since main)
 * can reach. `npm test -- --shuffle` runs files and tests in random order, `--shuffle=7` in the order of that seed.
 */

const given = process.argv.slice(2);
const command: Command = given.includes('--rest') ? 'rest' : 'test';
const args = given.filter((arg) => arg !== '--rest');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isChanged = (arg: string) => /^--changed(=|$)/.test(arg);
const shuffle = args.find((arg) => /^--shuffle(=\d+)?$/.test(arg));

const callOf = { test: 'npm test', rest: 'npm run test:all' };
const namesOf = (which: Command) => everyCheck[which].map(({ name }) => name);
for (const arg of args)
  if (!namesOf(command).includes(arg) && arg !== shuffle && !isChanged(arg)) {
    const other = command === 'test' ? 'rest' : 'test';
    const known = `${namesOf(command).join(', ')}, --changed and --shuffle`;
    const remedy = namesOf(other).includes(arg) ? `; \`${callOf[other]} -- ${arg}\` runs it` : '';
    console.error(`${callOf[command]} does not know the check "${arg}"; it knows ${known}${remedy}.`);
    process.exit(2);
  }

const changed = args.find(isChanged);
const since = changed?.split('=')[1] ?? '';
const selected = changed ? checksFor(command, changedFiles(since), since) : everyCheck[command];
const seed = shuffle && (shuffle.split('=')[1] ?? String(Date.now()));
if (seed) console.log(`In random order: --shuffle=${seed}`);
const named = selected.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const needsBuilds = named.some((check) => check.needsBuilds);
const isPassed = await runChecks(
  selected.filter((check) => named.includes(check) || (check.isBuild && needsBuilds)),
  (check: Check) => (seed ? shuffled(check, seed) : check),
);
process.exitCode = isPassed ? 0 : 1;

function changedFiles(commit: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--relative', commit || 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
