import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputBundle, Plugin, PluginContext } from 'rollup';
import type { ExampledCall } from '../contract/examples.ts';
import type { Island } from '../runtime/define-island.ts';
import { htmlCustomData } from './html-custom-data.ts';
import { llmsText, usesOfSources } from './llms-text.ts';
import { describeFolder, type Manifest } from './manifest.ts';
import { openApi } from './open-api.ts';
import { contextJsonSchema } from './page-context.ts';
import { reasonOf } from './purposes.ts';
import { readStates } from './read-islands.ts';
import { snippet } from './snippet.ts';
import { writeTypes } from './write-types.ts';

interface ManifestOptions {
  /** The built folder. */
  dir: string;
  version: string;
  islands: readonly Island[];
  /** The widgets with a stylesheet of their own. */
  styled: readonly string[];
}

interface PackageOptions extends ManifestOptions {
  /** The folder of the widgets. */
  room: string;
  calls: readonly ExampledCall[];
  hasTypes: boolean;
}

/**
 * Rollup plugin: writes the files generated from the declarations (types, docs, editor data) next to the built
 * scripts.
 */
export function packageFiles(options: PackageOptions): Plugin {
  const { room, dir, version, islands, calls, hasTypes } = options;
  return {
    name: 'package-files',
    async writeBundle(_, bundle) {
      const states = hasTypes ? await readStates(room) : {};
      const usesOf = usesOfSources();
      const write = (file: string, content: unknown) => writeJson(join(dir, file), content);
      const manifest = manifestOf(this, bundle, options);
      write('html-custom-data.json', htmlCustomData(islands));
      write('page-context.schema.json', contextJsonSchema(version, calls));
      write('openapi.json', openApi(calls, version));
      writeFileSync(join(dir, 'snippet.html'), snippet(manifest));
      writeFileSync(join(dir, 'llms.txt'), llmsText({ islands, calls, version, usesOf }));
      if (hasTypes)
        writeTypes(join(dir, 'types'), room, {
          islands,
          calls,
          version,
          callsOf: (widget) => usesOf(widget).calls,
          statesOf: (widget) => Object.keys(states[widget]!),
        });
      // Last, because it says how new the build is.
      write('manifest.json', manifest);
    },
  };
}

/** Rollup plugin: the manifest alone, for pages that change often: without the compressed sizes, which take a second. */
export function manifestFile(options: ManifestOptions): Plugin {
  return {
    name: 'manifest-file',
    writeBundle(_, bundle) {
      const manifest = manifestOf(this, bundle, { ...options, hasSizes: false });
      writeJson(join(options.dir, 'manifest.json'), manifest);
    },
  };
}

function manifestOf(
  graph: PluginContext,
  bundle: OutputBundle,
  { dir, islands, ...options }: ManifestOptions & { hasSizes?: boolean },
): Manifest {
  return describeFolder(dir, bundle, islands, { ...options, reasonOf: (id) => reasonOf(graph, id) });
}

const writeJson = (path: string, content: unknown) =>
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
