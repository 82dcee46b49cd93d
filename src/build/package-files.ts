import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import type { ExampledCall } from '../contract/examples.ts';
import type { Island } from '../runtime/define-island.ts';
import { htmlCustomData } from './html-custom-data.ts';
import { llmsText, usesOfSources } from './llms-text.ts';
import { describeFolder } from './manifest.ts';
import { openApi } from './open-api.ts';
import { contextJsonSchema } from './page-context.ts';
import { reasonOf } from './purposes.ts';
import { snippet } from './snippet.ts';
import { writeTypes } from './write-types.ts';

interface PackageOptions {
  /** The folder of the widgets. */
  room: string;
  /** The built folder. */
  dir: string;
  version: string;
  islands: readonly Island[];
  calls: readonly ExampledCall[];
  /** The widgets with a stylesheet of their own. */
  styled: readonly string[];
  hasTypes: boolean;
}

/**
 * Rollup plugin: writes the files generated from the declarations (types, docs, editor data) next to the built
 * scripts.
 */
export function packageFiles(options: PackageOptions): Plugin {
  const { room, dir, version, islands, calls, styled, hasTypes } = options;
  return {
    name: 'package-files',
    writeBundle(_, bundle) {
      const write = (file: string, content: unknown) =>
        writeFileSync(join(dir, file), `${JSON.stringify(content, null, 2)}\n`);
      const manifest = describeFolder(dir, bundle, islands, {
        version,
        styled,
        reasonOf: (id) => reasonOf(this, id),
      });
      write('manifest.json', manifest);
      write('html-custom-data.json', htmlCustomData(islands));
      write('page-context.schema.json', contextJsonSchema(version, calls));
      write('openapi.json', openApi(calls, version));
      writeFileSync(join(dir, 'snippet.html'), snippet(manifest));
      writeFileSync(join(dir, 'llms.txt'), llmsText({ islands, calls, version, usesOf: usesOfSources() }));
      if (hasTypes)
        writeTypes(join(dir, 'types'), room, { islands, calls: calls.map(({ name }) => name), version });
    },
  };
}
