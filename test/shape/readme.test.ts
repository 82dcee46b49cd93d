import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { readIslands } from '../../src/build/read-islands.ts';
import { attributeName } from '../../src/runtime/attribute-name.ts';
import { arrows, nounsBelow } from './arrows.ts';
import { nodesOf, parsedFiles } from './parsed-files.ts';

const readme = readFileSync('README.md', 'utf8');
const islands = await readIslands('widgets');
/** The code spans of a Markdown text, in order. */
const named = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const between = (from: string, to: string) => readme.split(from)[1]!.split(to)[0]!;

/** The table's rows: the widget, and the last cell. */
const rows = [...between('| Widget | ', '\n\n').matchAll(/^\| `([\w-]+)` \|.*\| ([^|]*) \|$/gm)].map(
  ([, name, attributes]) => ({ name: name!, attributes: attributes! }),
);
const opened = between('Some more are as a rule opened by widgets or scripts:', '```');

it('the README names every widget, and none that does not exist', () => {
  const words = named(opened);
  const others = islands.map(({ name }) => name).filter((name) => words.includes(name));
  expect([...rows.map(({ name }) => name), ...others].sort()).toEqual(islands.map(({ name }) => name).sort());
});

it.each(rows)('the README gives $name attributes that it declares', ({ name, attributes }) => {
  const { props, partOf } = islands.find((one) => one.name === name)!;
  const whole = islands.find((one) => one.name === partOf)?.props;
  const keys = Object.keys({ ...whole, ...props });
  const known = [...keys, ...keys.map(attributeName), ...islands.map((one) => one.name)];
  const given = named(attributes)
    .map((words) => words.replace(/=".*"$/, ''))
    .filter((words) => !/^(data-island-open|#|messages$|registryHelpPhone|people-also)/.test(words));
  expect(given.filter((word) => !known.includes(word))).toEqual([]);
});

it('the README names every event of the page, and none that does not exist', () => {
  const [events] = parsedFiles('src/page').filter(({ fileName }) => fileName === 'src/page/events.ts');
  const declared = nodesOf(events!)
    .filter((node) => ts.isInterfaceDeclaration(node))
    .find(({ name }) => name.text === 'PageEvents')!
    .members.map(({ name }) => (name as ts.StringLiteral).text);
  const found = named(between('Events bubble on `document`:', '\n## ')).filter((name) =>
    /^storefront:/.test(name),
  );
  expect(found.sort()).toEqual(declared.sort());
});

const [preparing] = parsedFiles('src/runtime').filter(({ fileName }) => /\/prepare-page\.ts$/.test(fileName));
const replayedEvents = nodesOf(preparing!)
  .filter((node) => ts.isStringLiteral(node))
  .map(({ text }) => text)
  .filter((text) => text.startsWith('storefront:'));

it.each(['README.md', 'src/build/page-api.ts'])('%s names the events that are replayed', (path) => {
  const [, sentence] = /((?:[^\n]*\n){2}[^\n]*payment-changed)/.exec(readFileSync(path, 'utf8'))!;
  expect(sentence).toMatch(/replayed/i);
  expect(replayedEvents.length).toBeGreaterThan(1);
  for (const event of replayedEvents) expect(sentence).toContain(event.replace('storefront:', ''));
});

it('the README’s list of folders has every folder of src and test, and none that does not exist', () => {
  const listed = between('\n```\nsrc/domain', '\n```').match(/(?<=^|\s{2})(src|test)\/\w+(?=\s)/gm);
  expect(['src/domain', ...listed!].sort()).toEqual(globSync('{src,test}/*/').sort());
});

/** The arrows of a part of the README: `doctor, cli → runtime` are two. */
function arrowsIn(part: string): [from: string, to: string][] {
  return named(part).flatMap((chain) => {
    const stops = chain.split(' → ').map((stop) => stop.split(', '));
    return stops
      .slice(1)
      .flatMap((to, at) => stops[at]!.flatMap((from) => to.map((one): [string, string] => [from, one])));
  });
}

const steps = arrowsIn(between('Imports run one way only', 'Single files besides')).map(
  ([from, to]) => [roomNamed(from), roomNamed(to)] as const,
);
const ofLibrary = Object.entries(arrows).filter(([room]) => /^(src\/|widgets$)/.test(room));

function roomNamed(name: string): string {
  return name === 'widgets' ? name : `src/${name}`;
}

it('every arrow of the README is an import that is allowed', () => {
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.filter(([from, to]) => !arrows[from]?.includes(to))).toEqual([]);
});

it.each(ofLibrary)(
  'what %s may import is along the README’s arrows, or one of its single files',
  (room, allowed) => {
    const reached = new Set([room]);
    for (const from of reached) for (const [one, to] of steps) if (one === from) reached.add(to);
    const files = named(between('Single files besides', '.\n\n')).map(roomNamed);
    expect(allowed.filter((one) => !reached.has(one) && !files.includes(one))).toEqual([]);
  },
);

it('the README draws which nouns know which', () => {
  const allowed = Object.entries(nounsBelow).flatMap(([noun, below]) => below.map((one) => [noun, one]));
  const drawn = arrowsIn(between('The nouns have arrows too', ', by one step'));
  expect(drawn.sort()).toEqual(allowed.sort());
});

it('the guide’s recipe and the README say where a new widget is written by hand', () => {
  const recipe = readFileSync('stories/guide/add-a-widget.mdx', 'utf8');
  const [intro = '', ...rest] = recipe.split('\n## ');
  const tested = rest.find((step) => step.startsWith('6. '))!;
  for (const text of [intro, tested]) expect(text).toMatch(/name the widget in the README/i);
  for (const text of [tested, readme]) expect(text).toContain('`test/storefront/pages/hosts.ts`');
});
