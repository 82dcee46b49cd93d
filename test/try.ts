import { existsSync, readdirSync } from 'node:fs';
import { build, lint, projects, types, vitest, vitestOnBuilds } from './runner/checks.ts';
import { flowsOf } from './runner/reach.ts';
import { runChecks } from './runner/run-checks.ts';

/*
 * `npm run try -- cart`: what concerns one widget, in about a minute: types, lint, shape, its units, its stories, its
 * part of the fault matrix and its flows on a plain page. The library is built only if it is older than its sources.
 */

const [widget = ''] = process.argv.slice(2);
if (!existsSync(`widgets/${widget}/${widget}.island.ts`)) {
  console.error(
    `There is no widget "${widget}"; npm run try -- takes one of ${readdirSync('widgets').join(', ')}.`,
  );
  process.exit(2);
}

const isPassed = await runChecks([
  build('build', 'library'),
  types,
  lint,
  vitest('stories', [...projects('stories'), `/${widget}.stories.tsx`]),
  vitestOnBuilds('units-and-flows', [
    ...projects('unit', 'unit-anew', 'unit-production', 'unit-node', 'browser', 'browser-page', 'shape'),
    `/widgets/${widget}/`,
    'test/shape/',
    ...flowsOf(widget),
  ]),
  vitest('faults', [
    ...projects('unit', 'unit-production'),
    'test/unit/production/faults/',
    '-t',
    `^${widget}: `,
    '--passWithNoTests',
  ]),
]);
process.exitCode = isPassed ? 0 : 1;
