import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { arrows, nounOf, nounsBelow } from './arrows.ts';
import { roomOf, type SourceFile, sourceFiles } from './source-files.ts';

/** What a file imports, at once or on demand, as arrows. */
const arrowsOf = ({ path, imports, laterImports }: SourceFile, isWrong: (to: string) => unknown) =>
  [...imports, ...laterImports].filter(isWrong).map((to) => `${path} → ${to}`);

for (const [room, allowed] of Object.entries(arrows))
  it(`${room} imports ${allowed.length ? `only ${allowed.join(', ')}` : 'no other room'}`, () => {
    const isWrong = (to: string) =>
      roomOf(to) !== room && !allowed.some((one) => one === roomOf(to) || matchesGlob(to, one));
    const wrong = sourceFiles(room).flatMap((file) => arrowsOf(file, isWrong));
    expect(
      wrong,
      'Move what both need to a room that both may import (Work on the library, “Where things are”).',
    ).toEqual([]);
  });

it('every folder of src and widgets is listed above', () => {
  const rooms = new Set(sourceFiles('src', 'widgets').map(({ path }) => roomOf(path)));
  const remedy =
    'Say in test/shape/arrows.ts what it may import, and in “Where things are” of stories/guide/work-on-it.mdx what it is.';
  expect(
    [...rooms].filter((room) => !arrows[room]),
    remedy,
  ).toEqual([]);
});

/** All that a noun may know: what is below it, and below that. */
function allBelow(noun: string): string[] {
  const below = nounsBelow[noun] ?? [];
  return [...below, ...below.flatMap(allBelow)];
}

const nouns = Object.keys(nounsBelow);

it.each(nouns)('%s knows no noun but those below it', (noun) => {
  const known = [noun, ...allBelow(noun)];
  const wrong = sourceFiles('src', 'widgets')
    .filter(({ path }) => nounOf(path) === noun)
    .flatMap((file) =>
      arrowsOf(file, (to) => {
        // A whole answer may be put together from other nouns’ schemas.
        if (file.path.startsWith('src/contract/') && to.startsWith('src/contract/')) return false;
        return !known.includes(nounOf(to) ?? noun);
      }),
    );
  expect(
    wrong,
    'What two nouns need goes down to the lower one, or the upper one registers it there.',
  ).toEqual([]);
});

it('no noun is below itself', () => {
  expect(nouns.filter((noun) => allBelow(noun).includes(noun))).toEqual([]);
});

it('what domain, state and ui have outside the nouns’ folders knows no noun', () => {
  const wrong = sourceFiles('src/domain', 'src/state', 'src/ui')
    // A list of all nouns’ limits, for the docs.
    .filter(({ path }) => !nounOf(path) && path !== 'src/domain/limits.ts')
    .flatMap((file) => arrowsOf(file, nounOf));
  expect(wrong, 'Move the file into the folder of that noun.').toEqual([]);
});

it('a widget never imports another', () => {
  const widgetOf = (path: string) => path.split('/')[1];
  const wrong = sourceFiles('widgets').flatMap((file) =>
    arrowsOf(file, (to) => to.startsWith('widgets/') && widgetOf(to) !== widgetOf(file.path)),
  );
  const remedy =
    'Render the other’s host element, open it by its name, or share an atom of src/state; what two look like in common is in src/ui.';
  expect(wrong, remedy).toEqual([]);
});

it('a widget’s words need nothing but other words and the rules of the trade', () => {
  const wrong = sourceFiles('widgets')
    .filter(({ path }) => path.endsWith('.messages.ts'))
    .flatMap((file) => arrowsOf(file, (to) => !/^src\/domain\/|\.messages\.ts$/.test(to)));
  expect(wrong, 'Move what it needs to its noun in src/domain, or to the widget’s view or state.').toEqual(
    [],
  );
});

it('a widget’s view makes no request', () => {
  const wrong = sourceFiles('widgets')
    .filter(({ path }) => path.endsWith('.tsx'))
    .filter(
      ({ text, imports }) =>
        imports.some((to) => to === 'src/http/send.ts') || /\bfetch\(|XMLHttpRequest/.test(text),
    );
  const remedy =
    'Send it in the widget’s state file: widgets/x/x.state.ts (A widget with a call of its own, step 5).';
  expect(
    wrong.map(({ path }) => path),
    remedy,
  ).toEqual([]);
});

it('code for pages imports neither the build, the command, the mock nor the testing entry', () => {
  const wrong = sourceFiles('src', 'widgets')
    .filter(({ path }) => !/^src\/(build|cli|mock|testing)$/.test(roomOf(path)))
    .flatMap(({ path, imports }) =>
      imports
        .filter((to) => /^src\/(build|cli|mock|testing)$/.test(roomOf(to)))
        .map((to) => `${path} → ${to}`),
    );
  expect(wrong).toEqual([]);
});

it('nothing imports stories or tests', () => {
  const wrong = sourceFiles('src', 'widgets').filter(({ imports }) =>
    imports.some((to) => /^(stories|test)\//.test(to)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
