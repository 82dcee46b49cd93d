import { chmodSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import { compileModule } from './compile-module.ts';
import { usesOfSources } from './llms-text.ts';
import { stubOfView } from './read-islands.ts';
import { recordPackages } from './third-party-notices.ts';

const entry = '\0cli';

interface Facts {
  /** The widgets that change something on the server. */
  changing: readonly string[];
  version: string;
}

/**
 * Rollup plugin: builds the package's command, cli.mjs, for Node, in a build of its own. It contains the declaration of
 * every widget with its states, without its view, and every call with its example.
 */
export function cliModule(room: string, widgets: readonly string[], facts: Facts): Plugin {
  return {
    name: 'cli-module',
    async generateBundle() {
      const bundle = await rollup({
        input: entry,
        external: /^node:/,
        plugins: [declarations(room, widgets, facts), typesStripped(), nodeResolve(), recordPackages()],
      });
      const { output } = await bundle.generate({
        format: 'es',
        inlineDynamicImports: true,
        banner: '#!/usr/bin/env node',
      });
      await bundle.close();
      this.emitFile({ type: 'asset', fileName: 'cli.mjs', source: output[0].code });
    },
    // Executable, as npm makes it on install, so that a link to it survives a rebuild.
    writeBundle: ({ dir }) => chmodSync(join(dir!, 'cli.mjs'), 0o755),
  };
}

/** The generated entry. It imports every declaration, because the built command cannot read the source folders. */
function declarations(room: string, widgets: readonly string[], { changing, version }: Facts): Plugin {
  const path = (file: string) => JSON.stringify(resolve(file));
  const contract = globSync('src/contract/**/*.ts').filter((file) => !file.endsWith('/calls.ts'));
  return {
    name: 'cli-declarations',
    resolveId: (id) => (id === entry ? entry : null),
    load(id) {
      if (id !== entry) return null;
      const usesOf = usesOfSources();
      const callsOf = Object.fromEntries(widgets.map((name) => [name, usesOf(name).calls]));
      return [
        `import { run } from ${path('src/cli/cli.ts')};`,
        `import { exampledCalls } from ${path('src/contract/examples.ts')};`,
        ...contract.sort().map((file, nth) => `import * as contract${nth} from ${path(file)};`),
        ...widgets.map(
          (name, nth) => `import island${nth} from ${path(`${room}/${name}/${name}.island.ts`)};`,
        ),
        ...widgets.map(
          (name, nth) =>
            `import { examples as states${nth} } from ${path(`${room}/${name}/${name}.examples.ts`)};`,
        ),
        `const states = { ${widgets.map((name, nth) => `${JSON.stringify(name)}: states${nth}`).join(', ')} };`,
        `const calls = exampledCalls([${contract.map((_, nth) => `contract${nth}`).join(', ')}]);`,
        `const islands = [${widgets.map((_, nth) => `island${nth}`).join(', ')}];`,
        `const callsOf = ${JSON.stringify(callsOf)};`,
        `const changing = ${JSON.stringify(changing)};`,
        `const version = ${JSON.stringify(version)};`,
        'const { dirname } = import.meta;',
        'process.exitCode = await run(process.argv.slice(2), { islands, calls, states, callsOf, changing, version, dist: dirname });',
      ].join('\n');
    },
  };
}

/** Rollup plugin: removes the types, module by module, without checking them: the build of the pages checks them. */
function typesStripped(): Plugin {
  return {
    name: 'types-stripped',
    load(id) {
      if (id.endsWith('.tsx')) return stubOfView(id);
      return id.endsWith('.ts') ? compileModule(id) : null;
    },
  };
}
