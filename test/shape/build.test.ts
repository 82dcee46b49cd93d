import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { importsOnDemand } from '../../src/build/purposes.ts';
import { minOwnBytes } from '../../src/build/stylesheets.ts';
import { calls } from '../../src/contract/calls.ts';
import { bytesOf, manifest, modulesOf, scriptWith, widgets, withImports } from '../built-modules.ts';
import { sourceFiles } from './source-files.ts';

const config = readFileSync('rollup.config.mjs', 'utf8');

it('rollup.config.mjs has at most 120 lines, and names no bundled files except its entries', () => {
  expect(config.split('\n').length).toBeLessThanOrEqual(121);
  const named = [...config.matchAll(/'(src\/[^']+)'/g)].map(([, path]) => path);
  expect(named).toEqual(['src/runtime/islands.ts', 'src/runtime/actions.ts', 'src/runtime/core.tsx']);
});

it('there is one minifier, without unsafe options', () => {
  expect(config + readFileSync('src/build/minify.ts', 'utf8')).not.toMatch(/unsafe/);
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(
    Object.keys(devDependencies).filter((name) => /terser|minify|esbuild|uglify|swc/.test(name)),
  ).toEqual(['@swc/core']);
});

it('every bundled npm package is listed with its licence', () => {
  const notices = readFileSync('dist/THIRD-PARTY-NOTICES.txt', 'utf8');
  const modules = Object.keys(manifest.files)
    .filter((path) => path.endsWith('.js'))
    .flatMap(modulesOf);
  const packages = new Set(
    modules.flatMap((module) => module.match(/^npm:\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []),
  );
  expect([...packages].sort()).toEqual([
    'dompurify',
    'jotai',
    'ky',
    'react',
    'react-dom',
    'scheduler',
    'valibot',
  ]);
  for (const name of packages) {
    const folder = `node_modules/${name}`;
    const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
    expect(notices).toContain(`\n${name} ${version} (`);
    const licence = readdirSync(folder).find((file) => /^licen[cs]e(\.md|\.txt)?$/i.test(file))!;
    expect(notices, name).toContain(readFileSync(`${folder}/${licence}`, 'utf8').trim());
  }
});

it('every build of src/build records its packages for the licences, or writes them', () => {
  const builds = sourceFiles('src/build').filter(({ text }) => /\brollup\(\{/.test(text));
  expect(builds.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['src/build/cli-module.ts', 'src/build/doctor-module.ts']),
  );
  expect(builds.filter(({ text }) => !text.includes('recordPackages()')).map(({ path }) => path)).toEqual([]);
});

/** The names that a built script exports; of a statement that names none, its kind. */
function exportsOf(path: string): string[] {
  return parseAst(readFileSync(`dist/${path}`, 'utf8')).body.flatMap((node) => {
    if (!node.type.startsWith('Export')) return [];
    if (node.type !== 'ExportNamedDeclaration' || node.declaration) return [node.type];
    return node.specifiers.map(({ exported }) =>
      'name' in exported ? exported.name : String(exported.value),
    );
  });
}

it.each(widgets)('the file of %s exports its definition alone', (name) => {
  const remedy = `Another script imports what stands in widgets/${name}: move that to src/state, src/ui or src/domain.`;
  expect(exportsOf(`widgets/${name}.js`), remedy).toEqual(['default']);
});

it('core.js exports mount and open by these names, for the loader', () => {
  expect(exportsOf('core.js')).toEqual(expect.arrayContaining(['mount', 'open']));
});

/** An `import()` of a module, with its comment. */
const importOf = (path: string) => new RegExp(`import\\([^']*'[./]+/${path.slice(4)}'\\s*\\)`);

it('an adapter of third-party code is retried, and imports only modules that its widget has loaded', () => {
  const adapters = globSync('src/providers/*.ts').filter((path) =>
    sourceFiles('src', 'widgets').some(({ text }) => importOf(path).test(text)),
  );
  expect(adapters.length).toBeGreaterThan(0);
  for (const adapter of adapters) {
    const script = scriptWith(adapter);
    const importers = sourceFiles('src', 'widgets').filter(({ text }) => importOf(adapter).test(text));
    for (const { path } of importers) {
      const importer = scriptWith(path);
      const code = readFileSync(`dist/${importer}`, 'utf8');
      expect(code, importer).toContain('importAgain');
      expect(withImports(importer)).toEqual(
        expect.arrayContaining(withImports(script).filter((one) => one !== script)),
      );
    }
  }
});

/** The `import()`s that a page runs: where each is written, its module, and whether it says that nobody waits for it. */
const laterImports = sourceFiles('src', 'widgets')
  .filter(({ path }) => !/^src\/(build|cli|mock|testing)\/|^src\/contract\/calls\.ts$/.test(path))
  .flatMap(({ path }) => importsOnDemand(path).map((one) => ({ path, ...one })));

// `misspelt.ts` is in doctor.js too, which imports nothing on demand, as testing.js.
const scriptsOf = (module: string) =>
  scripts.filter((path) =>
    modulesOf(path).some((one) => one === module || one.startsWith(`npm:/${module}/`)),
  );
const scripts = Object.keys(manifest.files).filter((path) => /^(?!doctor|testing).*\.js$/.test(path));

it.each(laterImports)('the import of $specifier in $path is retried unless it says @once', (one) => {
  const { path, specifier, isOnce } = one;
  const module = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
  const [target] = scriptsOf(module).map((script) => basename(script));
  const importers = scriptsOf(path).map((script) => readFileSync(`dist/${script}`, 'utf8'));
  expect(importers.length).toBeGreaterThan(0);
  const retried = new RegExp(`importAgain\\(import\\.meta\\.resolve\\("[./a-z]*/${target}"\\)\\)`);
  for (const code of importers) {
    const remedy =
      `${path} imports ${specifier}: write it as import(/* what for */ '…') with the module's path in full, or begin the comment ` +
      'with @once if no shopper waits for it, so that it is not tried again.';
    expect(code.includes(`/${target}"`), remedy).toBe(true);
    expect(retried.test(code), remedy).toBe(!isOnce);
  }
});

it('the guide says how large islands.js is', () => {
  const size = `${(bytesOf(['islands.js']) / 1000).toFixed(1)} KB with Brotli`;
  const remedy = `Write in stories/guide/embed.mdx that the script is ${size}.`;
  expect(readFileSync('stories/guide/embed.mdx', 'utf8').includes(`script** is ${size}`), remedy).toBe(true);
});

it('the script of a single widget is no larger than that of all', () => {
  const most = bytesOf(['islands.js']);
  expect(widgets.filter((name) => bytesOf([`${name}.js`]) > most)).toEqual([]);
});

it('islands.js holds no React and imports nothing up front', () => {
  const code = readFileSync('dist/islands.js', 'utf8');
  expect(code).not.toMatch(/react|^import\b|;import["{ ]/i);
  expect(manifest.files['islands.js']!.imports).toEqual([]);
});

it('actions.js imports nothing, so that a page without islands to mount loads no React', () => {
  expect(manifest.files['actions.js']!.imports).toEqual([]);
});

it('there is one React, in the core', () => {
  const withReact = globSync('dist/**/*.js').filter((path) =>
    /react\.transitional\.element/.test(readFileSync(path, 'utf8')),
  );
  expect(withReact).toEqual(['dist/core.js']);
});

it('there are no import cycles between scripts', () => {
  const circles = scripts.filter((path) => withImports(...manifest.files[path]!.imports).includes(path));
  expect(circles, 'A module that is imported both ways: move what both need to a third one.').toEqual([]);
});

it('no source map and no script contains a path of the build machine', () => {
  const wrong = globSync('dist/**/*.{js,map,css,txt}').filter((path) =>
    readFileSync(path, 'utf8').includes(process.cwd()),
  );
  expect(wrong).toEqual([]);
});

it('a widget’s styles are a file of their own only from 600 bytes up', () => {
  const sizes = widgets.map(
    (name) => [manifest.widgets[name]!.stylesheet, bytesOf([`${name}.css`])] as const,
  );
  const small = sizes.filter(([path, bytes]) => path !== 'core.css' && bytes < minOwnBytes);
  const large = sizes.filter(([path, bytes]) => path === 'core.css' && bytes >= minOwnBytes);
  expect([small, large]).toEqual([[], []]);
});

it('the stylesheet that a page’s first paint waits for has tokens and reserved space, and no look of a widget', () => {
  const css = readFileSync('dist/islands.css', 'utf8');
  expect(css).toContain('--si-styles');
  expect([...css.matchAll(/\.si-[\w-]+/g)].map(String).filter((name) => name !== '.si-root')).toEqual([]);
  expect(bytesOf(['islands.css'])).toBeLessThan(2000);
});

it('docs are not sent to shoppers', () => {
  const declarations = sourceFiles('widgets').filter(({ path }) => path.endsWith('.island.ts'));
  const about = declarations.flatMap(({ text }) => {
    const docs = text.match(/^ {2}docs: \{\n[\s\S]*?^ {2}\},/m)?.[0] ?? '';
    const found = [...text.matchAll(/about: '([^'\\]{30,})'/g), ...docs.matchAll(/'([^'\\]{30,})'/g)];
    return found.map(([, words]) => words!);
  });
  about.push(...calls.map(({ about }) => about));
  expect(about.length).toBeGreaterThan(200);
  const sent = globSync('dist/{widgets,chunks}/*.js')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(about.filter((words) => sent.includes(words))).toEqual([]);
  expect(existsSync('dist/openapi.json')).toBe(true);
});
