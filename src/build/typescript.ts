import rollupTypescript from '@rollup/plugin-typescript';
import type { Plugin } from 'rollup';
import type ts from 'typescript';
import { withoutDocs } from './without-docs.ts';

/** Rollup plugin: compiles the files of `rooms`, without their docs. `tsc` checks the types, once for all builds. */
export function typescript(...rooms: string[]): Plugin {
  return compiled(rooms, [withoutDocs]);
}

/** The same with the docs: what a developer loads may name what is accepted. */
export function typescriptWithDocs(...rooms: string[]): Plugin {
  return compiled(rooms, []);
}

function compiled(rooms: string[], before: ts.TransformerFactory<ts.SourceFile>[]): Plugin {
  return rollupTypescript({
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      // Allowed only without output; unchecked, an import of './x.ts' is emitted as it is, and rollup resolves it.
      allowImportingTsExtensions: false,
      sourceMap: true,
    },
    include: rooms.map((room) => `${room}/**/*`),
    exclude: ['**/*.examples.ts'],
    transformers: { before },
  });
}
