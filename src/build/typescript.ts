import rollupTypescript from '@rollup/plugin-typescript';
import type { Plugin } from 'rollup';
import { withoutDocs } from './without-docs.ts';

/** Rollup plugin: compiles the files of `rooms`, without their docs. `tsc` checks the types, once for all builds. */
export function typescript(...rooms: string[]): Plugin {
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
    transformers: { before: [withoutDocs] },
  });
}
