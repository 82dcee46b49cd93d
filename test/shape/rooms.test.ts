import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { nounsBelow } from './arrows.ts';
import { sourceFiles } from './source-files.ts';

/** The files that belong to a widget, each kind with the place of a missing one. */
interface OwnFiles {
  stories: string[];
  units: string[];
  flows: string[];
}

function ownFiles(name: string): OwnFiles {
  const flows = globSync('test/browser/**/*.test.ts');
  return {
    stories: globSync(`stories/**/${name}.stories.tsx`),
    units: globSync(`test/unit/widgets/${name}/*.test.{ts,tsx}`),
    flows: flows.filter((file) => (file + readFileSync(file, 'utf8')).includes(name)),
  };
}

/** What a widget lacks, and where it goes. */
function missingOf(name: string, { stories, units, flows }: OwnFiles): string[] {
  return [
    stories.length === 0 &&
      `${name} has no story: write stories/${name}.stories.tsx, with its states (Add a widget, step 5).`,
    stories.length > 1 && `${name} has several stories: keep one of ${stories.join(', ')}.`,
    units.length === 0 &&
      `${name} has no unit test: write test/unit/widgets/${name}/${name}.test.tsx (Add a widget, step 6).`,
    flows.length === 0 &&
      `${name} has no browser flow: write test/browser/flows/${name}.test.ts, or name it in the flow of its page (Add a widget, step 6).`,
  ].filter((remedy) => remedy !== false);
}

it('a missing story, unit test or flow is named with the place where it goes', () => {
  const all = { stories: ['a.stories.tsx'], units: ['a.test.tsx'], flows: ['a.test.ts'] };
  expect(missingOf('sofa-bed', all)).toEqual([]);
  expect(missingOf('sofa-bed', { ...all, stories: [] })[0]).toContain('write stories/sofa-bed.stories.tsx');
  expect(missingOf('sofa-bed', { ...all, stories: ['a', 'b'] })[0]).toContain('keep one of a, b');
  expect(missingOf('sofa-bed', { ...all, units: [] })[0]).toContain(
    'write test/unit/widgets/sofa-bed/sofa-bed.test.tsx',
  );
  expect(missingOf('sofa-bed', { ...all, flows: [] })[0]).toContain(
    'write test/browser/flows/sofa-bed.test.ts',
  );
});

const widgets = readdirSync('widgets');
for (const name of widgets) {
  it(`widgets/${name} has the files of every widget’s folder`, () => {
    const entries = readdirSync(`widgets/${name}`, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    const parts = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(
      files,
      'Write the missing file, empty if there is nothing to style (Add a widget, steps 1 to 4).',
    ).toEqual(
      expect.arrayContaining([`${name}.island.ts`, `${name}.tsx`, `${name}.css`, `${name}.examples.ts`]),
    );
    const strange = files.filter((file) => !file.startsWith(name));
    expect(strange, `Begin their names with "${name}", or move them to the room they belong to.`).toEqual([]);
    for (const part of parts) {
      const itsFiles = readdirSync(`widgets/${name}/${part}`);
      expect(itsFiles).toContain(`${part}.tsx`);
      const others = itsFiles.filter((file) => !file.startsWith(part));
      expect(others, `Begin their names with "${part}", as their folder’s.`).toEqual([]);
    }
  });

  it(`${name} has a story, a unit test and a browser flow`, () => {
    expect(missingOf(name, ownFiles(name))).toEqual([]);
  });

  it(`${name} declares its folder’s name`, () => {
    const island = readFileSync(`widgets/${name}/${name}.island.ts`, 'utf8');
    expect(island, 'The folder, the file and `name` in its declaration are the same word.').toContain(
      `name: '${name}'`,
    );
  });
}

const nouns = Object.keys(nounsBelow);

it.each(['domain', 'contract', 'state', 'ui'])('the folders of src/%s are named for the trade', (room) => {
  const mirrors = ['', 'in-node/', 'in-page/', 'anew/', 'production/'];
  for (const path of [`src/${room}`, ...mirrors.map((folder) => `test/unit/${folder}${room}`)]) {
    if (!existsSync(path)) continue;
    const folders = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const others = folders.map(({ name }) => name).filter((name) => !nouns.includes(name));
    const remedy = `Move its files in ${path} into the folder of a noun; a new noun begins in test/shape/arrows.ts (nounsBelow).`;
    expect(others, remedy).toEqual([]);
  }
});

it('a unit test’s folder says how it runs: none names an environment, none that shares modules replaces them', () => {
  const units = sourceFiles('test/unit').filter(({ path }) => path.includes('.test.'));
  const apart =
    /^test\/unit\/(anew|production|in-node|build|bytes|cli|contract|domain|http|runner|stories)\//;
  const wrong = units.filter(
    ({ path, text }) =>
      text.startsWith('// @vitest-environment') ||
      (!apart.test(path) && /vi\.(doMock|mock|resetModules)\(/.test(text)),
  );
  const remedy =
    'Move it to the folder that says how it runs: anew if it replaces modules, in-node or in-page for another environment.';
  expect(
    wrong.map(({ path }) => path),
    remedy,
  ).toEqual([]);
});

it('a unit test of random runs is named so, because `npm run test:all` finds it by its name', () => {
  const wrong = sourceFiles('test/unit').filter(
    ({ path, imports }) =>
      imports.includes('test/unit/random-runs.ts') &&
      !path.endsWith('-random.test.ts') &&
      !path.startsWith('test/unit/storefront/'),
  );
  expect(
    wrong.map(({ path }) => path),
    'Call it …-random.test.ts.',
  ).toEqual([]);
});

it('a noun has its messages in one file, or in one more for each part, step or widget of it', () => {
  // A name of one word, or the widget's, whose state says its words.
  const part = ['\\w+', ...widgets].join('|');
  const files = globSync('src/domain/**/*messages.ts').map((path) => path.slice('src/domain/'.length));
  // Texts of no noun: those of every page, and those that are loaded only after an error.
  const shared = ['messages.ts', 'crash-messages.ts'];
  const wrong = files.filter((file) => {
    const [noun, name] = file.split('/');
    return !shared.includes(file) && !new RegExp(`^${noun}(-(${part}))?-messages\\.ts$`).test(name!);
  });
  const remedy = 'Call it <noun>-messages.ts, or <noun>-<one word, or a widget>-messages.ts.';
  expect(wrong, remedy).toEqual([]);
});

it('no file is called index, utils, helpers or common', () => {
  const wrong = sourceFiles('src', 'widgets').filter(({ path }) =>
    /^(index|utils?|helpers?|common)\./.test(basename(path)),
  );
  expect(
    wrong.map(({ path }) => path),
    'Name it for what it does or holds.',
  ).toEqual([]);
});

it('every file is named in kebab-case', () => {
  const wrong = sourceFiles('src', 'widgets', 'stories', 'test').filter(
    ({ path }) => !/^[a-z0-9.-]+$/.test(basename(path)),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('only an island is a default export', () => {
  const wrong = sourceFiles('src', 'widgets').filter(
    ({ path, text }) => /^export default/m.test(text) && !path.endsWith('.island.ts'),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('no page HTML is parsed from a string, and no style or script is injected', () => {
  // HTML that a widget's test writes into its own document does not count.
  const sent = sourceFiles('src', 'widgets').filter(({ path }) => !/^src\/(testing|build)\//.test(path));
  const wrong = sent.filter(({ text }) =>
    /\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|new Function\(|\beval\(|createElement\('(style|script)'\)/.test(
      text,
    ),
  );
  // A cross-sell set comes as a script, where the page's own list allows its service (decision 13).
  expect(wrong.map(({ path }) => path)).toEqual(['src/http/jsonp.ts']);
});

it('a state file whose exports are hooks alone is called use-*.ts', () => {
  const exported = /^export (?:async )?(?:function\*?|const|class|let) (\w+)/gm;
  const wrong = sourceFiles('src/state').filter(({ path, text }) => {
    const names = [...text.matchAll(exported)].map(([, name]) => name!);
    return (
      names.length > 0 && names.every((name) => /^use[A-Z]/.test(name)) && !basename(path).startsWith('use-')
    );
  });
  const remedies = wrong.map(
    ({ path }) => `${path}: call it use-….ts, after its hook, and its unit test too`,
  );
  expect(remedies.join('\n')).toBe('');
});

it('only src/state/track.ts sends `storefront:track`', () => {
  const wrong = sourceFiles('src', 'widgets').filter(
    ({ path, text }) =>
      /\b(emit|CustomEvent)\(\s*'storefront:track'/.test(text) && path !== 'src/state/track.ts',
  );
  const remedies = wrong.map(
    ({ path }) => `${path}: call \`track(name, parameters)\` of src/state/track.ts instead`,
  );
  expect(remedies.join('\n')).toBe('');
});

it('nothing that a page runs calls reduce(), which Prototype.js 1.6 replaces', () => {
  const sent = sourceFiles('src', 'widgets').filter(
    ({ path }) => !/^src\/(testing|build|mock)\/|\.examples\.ts$/.test(path),
  );
  expect(sent.filter(({ text }) => /\.reduce(Right)?\(/.test(text)).map(({ path }) => path)).toEqual([]);
});

it('an effect’s dependencies are suppressed only in src/hooks, by useOnMount and its like', () => {
  const wrong = sourceFiles('src', 'widgets').filter(
    ({ path, text }) =>
      /biome-ignore \S*useExhaustiveDependencies/.test(text) && !path.startsWith('src/hooks/'),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('the top level has only the listed files', () => {
  const allowed = [
    '.ci',
    '.git',
    '.gitignore',
    '.storybook',
    'CHANGELOG.md',
    'README.md',
    'biome.json',
    'package-lock.json',
    'package.json',
    'rollup.config.mjs',
    'src',
    'stories',
    'test',
    'tsconfig.json',
    'vitest.config.ts',
    'widgets',
  ];
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''));
  const found = readdirSync('.').filter((name) => !allowed.includes(name) && !ignored.includes(name));
  const remedy =
    'Move it into a folder; a file that a tool looks for at the top is allowed in the list above.';
  expect(found, remedy).toEqual([]);
  expect(existsSync('README.md')).toBe(true);
});
