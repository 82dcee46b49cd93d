import { readFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import type { Plugin } from 'rollup';
import ts from 'typescript';
import { withoutDocs } from './without-docs.ts';

/** Rollup plugin: compiles the files of `rooms`, without their docs. `tsc` checks the types, once for all builds. */
export function typescript(...rooms: string[]): Plugin {
  return compiled(rooms, [withoutDocs]);
}

/** The same with the docs: what a developer loads may name what is accepted. */
export function typescriptWithDocs(...rooms: string[]): Plugin {
  return compiled(rooms, []);
}

/** The compiler options of tsconfig.json. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync('tsconfig.json', 'utf8'));
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, '.').options;
}

/** File by file, because a program of all of them is most of a build's time, and only checking needs one. */
function compiled(rooms: string[], before: ts.TransformerFactory<ts.SourceFile>[]): Plugin {
  const folders = rooms.map((room) => resolve(room) + sep);
  const isCompiled = (id: string) =>
    /\.tsx?$/.test(id) && !id.endsWith('.examples.ts') && folders.some((folder) => id.startsWith(folder));
  const options = {
    ...compilerOptions(),
    noEmit: false,
    // Allowed only without output; the import of './x.ts' stays as it is, and rollup resolves it.
    allowImportingTsExtensions: false,
    sourceMap: true,
  };
  return {
    name: 'typescript',
    // Here rather than by node-resolve, which takes package.json's word that a file of src has no side effects.
    resolveId(id, importer) {
      const path = importer && id.startsWith('.') ? resolve(dirname(importer), id) : id;
      return isCompiled(path) ? path : null;
    },
    // At once, so that modules come in the same order in each build, which names their exports.
    load(id) {
      if (!isCompiled(id)) return null;
      const { outputText, sourceMapText } = ts.transpileModule(readFileSync(id, 'utf8'), {
        compilerOptions: options,
        fileName: id,
        transformers: { before },
      });
      // The comment with the map's name would be one of the code.
      return { code: outputText.replace(/\n\/\/# sourceMappingURL=.*$/, '\n'), map: sourceMapText! };
    },
  };
}
