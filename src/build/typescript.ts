import rollupTypescript from '@rollup/plugin-typescript';
import type { Plugin } from 'rollup';
import type ts from 'typescript';
import { withoutDocs } from './without-docs.ts';

/** Rollup plugin: compiles the files of `rooms`, without their docs. `tsc` checks the types, once for all builds. */
export function typescript(...rooms: string[]): Plugin {
  return compiled(rooms, [withoutDocs]);
}

/** The same with the docs, for files that only developers load: their messages say which values are accepted. */
export function typescriptWithDocs(...rooms: string[]): Plugin {
  return compiled(rooms, []);
}

function compiled(rooms: string[], before: ts.TransformerFactory<ts.SourceFile>[]): Plugin {
  return rollupTypescript({
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      // This option requires noEmit. Without type checking, TypeScript emits './x.ts' imports unchanged, and rollup
      // resolves them.
      allowImportingTsExtensions: false,
      sourceMap: true,
    },
    include: rooms.map((room) => `${room}/**/*`),
    exclude: ['**/*.examples.ts'],
    transformers: { before },
  });
}
