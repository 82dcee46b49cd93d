import { readFileSync, rmSync } from 'node:fs';
import { parse } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { boundFunctions } from './src/build/bound-functions.ts';
import { buildVersion } from './src/build/build-version.ts';
import { bundledModule } from './src/build/bundled-module.ts';
import { changingWidgets } from './src/build/changing-widgets.ts';
import { chunks } from './src/build/chunks.ts';
import { cliModule } from './src/build/cli-module.ts';
import { doctorModule } from './src/build/doctor-module.ts';
import { importsTwice } from './src/build/imports-twice.ts';
import { usesOfSources } from './src/build/llms-text.ts';
import { loaders } from './src/build/loaders.ts';
import { minify } from './src/build/minify.ts';
import { injectedNatives, nativesCopies, nativesPath } from './src/build/natives.ts';
import { ownKeys } from './src/build/own-keys.ts';
import { manifestFile, packageFiles } from './src/build/package-files.ts';
import { readIslands } from './src/build/read-islands.ts';
import { stylesheets, withOwnStylesheet } from './src/build/stylesheets.ts';
import { testingModule } from './src/build/testing-module.ts';
import { thirdPartyNotices } from './src/build/third-party-notices.ts';
import { typescript, typescriptByModule } from './src/build/typescript.ts';
import { widgetModules } from './src/build/widget-modules.ts';
import { calls } from './src/contract/calls.ts';

const declared = JSON.parse(readFileSync('package.json', 'utf8')).version;
const version = buildVersion(declared, process.argv.includes('--configRelease'));

// Tests build islands that fail on purpose into a folder of their own.
const isForTests = !!process.env.ISLANDS_WIDGETS;
// `npm start` builds again on save: as fast as can be, beside a whole build.
const isQuick = !!process.env.ISLANDS_QUICK;
// Neither has types, cli.mjs and testing.js.
const isForPages = isForTests || isQuick;
const room = process.env.ISLANDS_WIDGETS ?? 'widgets';
const dir = process.env.ISLANDS_OUT ?? 'dist';
const islands = await readIslands(room);
const widgets = islands.map(({ name }) => name);
// Whatever the tests’ islands do, they may send changes; a quick build has no doctor.
const changing = isForTests || isQuick ? widgets : changingWidgets(widgets, calls, usesOfSources());
// The tests' islands all have their own, so that it can fail to load.
const styled = withOwnStylesheet(room, widgets, isForTests ? 0 : undefined);

export default {
  input: {
    islands: 'src/runtime/islands.ts',
    actions: 'src/runtime/actions.ts',
    core: 'src/runtime/core.tsx',
    ...Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `widget:${name}`])),
  },
  // The entries keep their own exports by name. The core also exports what the widgets' files import from it.
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    !isQuick && { name: 'empty-folder', buildStart: () => rmSync(dir, { recursive: true, force: true }) },
    // From source to modules.
    widgetModules(room),
    nativesCopies(),
    // A program of all files costs more than it saves where few are loaded.
    isForPages ? typescriptByModule() : typescript('src', room),
    // The usual define of NODE_ENV, and the names in src/runtime/load-widget.ts. Nothing else of a package is replaced. Before
    // CommonJS is parsed, so that development-only code is not even loaded.
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        __WIDGETS__: widgets.join(' '),
        __STYLED__: styled.join(' '),
      },
    }),
    resolve({ browser: true }),
    // Only modules that require each other need a wrapper; React's do not.
    commonjs({ strictRequires: 'auto' }),
    injectedNatives(),
    boundFunctions(nativesPath),
    ownKeys(nativesPath),
    // From modules to chunks.
    chunks(islands),
    importsTwice(),
    !isQuick && minify(),
    // Beside the chunks.
    loaders(islands, version),
    stylesheets(room, widgets, styled),
    !isQuick && doctorModule(widgets, calls, changing),
    !isForPages && [
      bundledModule(),
      testingModule(room, calls, widgets),
      cliModule(room, widgets, { changing, version }),
    ],
    !isQuick && thirdPartyNotices(),
    isQuick
      ? manifestFile({ dir, version, islands, styled })
      : packageFiles({ room, dir, version, islands, calls, styled, hasTypes: !isForTests }),
  ],
  output: {
    dir,
    format: 'es',
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    // Without the compression the files can be read as they are.
    sourcemap: !isQuick,
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name === 'core' ? 'core.js' : `chunks/${parse(name).name}.js`),
    // File names only, so that a source map reveals nothing about the machine.
    sourcemapPathTransform: (path) =>
      path.includes('node_modules') ? `npm:/${path.split('node_modules/').pop()}` : path,
  },
  onwarn(warning, warn) {
    // React's directive for servers has no effect in a browser.
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
  },
};
