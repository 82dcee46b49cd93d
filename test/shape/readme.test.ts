import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readIslands } from '../../src/build/read-islands.ts';
import { arrows, nounsBelow } from './arrows.ts';
import { nodesOf, parsedFiles } from './parsed-files.ts';

const readme = readFileSync('README.md', 'utf8');
const guide = readFileSync('stories/guide/work-on-it.mdx', 'utf8');
const islands = await readIslands('widgets');
/** The code spans of a Markdown text, in order. */
const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const between = (from: string, to: string, text = readme) => text.split(from)[1]!.split(to)[0]!;

it('the README has a line for every widget, and none for one that does not exist', () => {
  const rows = [...between('| Widget | ', '\n\n').matchAll(/^\| `([\w-]+)` \| .+ \|$/gm)].map(
    ([, name]) => name!,
  );
  const names = islands.map(({ name }) => name);
  const missing = names.filter((name) => !rows.includes(name));
  const extra = rows.filter((name) => !names.includes(name));
  expect(
    missing,
    'Add a row to “The widgets” in README.md: its name, and what it is in a few words.',
  ).toEqual([]);
  expect(extra, 'Remove its row from “The widgets” in README.md.').toEqual([]);
});

it('the README is read in three minutes', () => {
  const remedy = 'Shorten it, or move a part to a page of the guide: it has 9,000 characters at most.';
  expect(readme.length, remedy).toBeLessThan(9000);
});

it('the CHANGELOG begins with the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, latest] = /^## (.*)$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))!;
  expect(
    latest,
    'Begin CHANGELOG.md with a heading of this version (Work on the library, “A version”).',
  ).toBe(version);
});

const [preparing] = parsedFiles('src/runtime').filter(({ fileName }) => /\/prepare-page\.ts$/.test(fileName));
const replayedEvents = nodesOf(preparing!)
  .filter((node) => ts.isStringLiteral(node))
  .map(({ text }) => text)
  .filter((text) => text.startsWith('storefront:'));

it.each(['stories/guide/events.mdx', 'src/build/page-api.ts'])(
  '%s names the events that are replayed',
  (path) => {
    const [, sentence] = /((?:[^\n]*\n){2}[^\n]*payment-changed)/.exec(readFileSync(path, 'utf8'))!;
    expect(sentence).toMatch(/replay(s|ed)/i);
    expect(replayedEvents.length).toBeGreaterThan(1);
    for (const event of replayedEvents) expect(sentence).toContain(event.replace('storefront:', ''));
  },
);

it('the guide’s list of folders has every folder of src and test, and none that does not exist', () => {
  const listed = between('\n```\nsrc/domain', '\n```', guide).match(/(?<=^|\s{2})(src|test)\/\w+(?=\s)/gm);
  const remedy = 'Add the folder to “Where things are” in stories/guide/work-on-it.mdx, or remove it there.';
  expect(['src/domain', ...listed!].sort(), remedy).toEqual(globSync('{src,test}/*/').sort());
});

/** The arrows of a part of the guide: `doctor, cli → runtime` are two. */
function arrowsIn(part: string, sign = ' → '): [from: string, to: string][] {
  return named(part).flatMap((chain) => {
    const stops = chain.split(sign).map((stop) => stop.split(', '));
    return stops
      .slice(1)
      .flatMap((to, at) => stops[at]!.flatMap((from) => to.map((one): [string, string] => [from, one])));
  });
}

const steps = arrowsIn(between('Imports run one way only', 'Single files besides', guide)).map(
  ([from, to]) => [roomNamed(from), roomNamed(to)] as const,
);
const ofLibrary = Object.entries(arrows).filter(([room]) => /^(src\/|widgets$)/.test(room));

function roomNamed(name: string): string {
  return name === 'widgets' ? name : `src/${name}`;
}

it('every arrow of the guide is an import that is allowed', () => {
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter(([from, to]) => !arrows[from]?.includes(to))).toEqual([]);
});

/** The rooms that the guide's arrows lead to from a room, by one step or several. */
function reachedFrom(room: string): Set<string> {
  const reached = new Set([room]);
  for (const from of reached) for (const [one, to] of steps) if (one === from) reached.add(to);
  return reached;
}

const closed = arrowsIn(between('Some ways along the arrows are closed', '\n\n', guide), ' ↛ ').map((ends) =>
  ends.map(roomNamed),
);

it('the ways along the guide’s arrows are imports that are allowed, but for those that it says are closed', () => {
  const forbidden = ofLibrary.flatMap(([room, allowed]) =>
    [...reachedFrom(room)].filter((to) => to !== room && !allowed.includes(to)).map((to) => [room, to]),
  );
  expect(closed.sort()).toEqual(forbidden.sort());
});

it.each(ofLibrary)(
  'what %s may import is along the guide’s arrows, or one of its single files',
  (room, allowed) => {
    const reached = reachedFrom(room);
    const files = named(between('Single files besides', '.\n\n', guide)).map(roomNamed);
    expect(allowed.filter((one) => !reached.has(one) && !files.includes(one))).toEqual([]);
  },
);

it('the guide draws which nouns know which', () => {
  const allowed = Object.entries(nounsBelow).flatMap(([noun, below]) => below.map((one) => [noun, one]));
  const drawn = arrowsIn(between('The nouns have arrows too', ', by one step', guide));
  expect(drawn.sort()).toEqual(allowed.sort());
});

it('the guide’s recipe says where a new widget is written by hand', () => {
  const recipe = readFileSync('stories/guide/add-a-widget.mdx', 'utf8');
  const [intro = '', ...rest] = recipe.split('\n## ');
  const tested = rest.find((step) => step.startsWith('6. '))!;
  for (const text of [intro, tested]) expect(text).toMatch(/name the widget in the README/i);
  for (const text of [tested, guide]) expect(text).toContain('`test/storefront/pages/hosts.ts`');
});
