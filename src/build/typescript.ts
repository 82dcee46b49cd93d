import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import rollupTypescript from '@rollup/plugin-typescript';
import type { Plugin } from 'rollup';
import type ts from 'typescript';
import { compileModule } from './compile-module.ts';
import { withoutDocs } from './without-docs.ts';

/**
 * Rollup plugin: compiles the files of `rooms`, without their docs. `npm run types` checks the types, once for all
 * builds.
 */
export function typescript(...rooms: string[]): Plugin {
  return rollupTypescript({
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      // This option requires noEmit. Without type checking, TypeScript emits './x.ts' imports unchanged, and rollup
      // resolves them.
      allowImportingTsExtensions: false,
      sourceMap: true,
      inlineSources: true,
    },
    include: rooms.map((room) => `${room}/**/*`),
    exclude: ['**/*.examples.ts'],
    transformers: { before: [withoutDocs] },
  });
}

/** Rollup plugin: the same, module by module, for the builds that load few of all files. */
export function typescriptByModule(): Plugin {
  return byModule({ before: [withoutDocs] });
}

/** The same, but with their docs, for files that only developers load: their messages say which values are accepted. */
export function typescriptWithDocs(): Plugin {
  return byModule({});
}

function byModule(transformers: ts.CustomTransformers): Plugin {
  // Kept for the next build, which `npm start` makes on save.
  const compiled = new Map<string, { changedMs: number; module: ReturnType<typeof compileModule> }>();
  const load = (path: string) => {
    const changedMs = statSync(path).mtimeMs;
    const known = compiled.get(path);
    if (known?.changedMs === changedMs) return known.module;
    const module = compileModule(path, transformers);
    compiled.set(path, { changedMs, module });
    return module;
  };
  return {
    name: 'typescript-by-module',
    // Resolved here, so that node-resolve does not mark these modules free of side effects.
    resolveId: (source, importer) =>
      importer && source.startsWith('.') && /\.tsx?$/.test(source)
        ? resolve(dirname(importer), source)
        : null,
    load: (id) => (/\.tsx?$/.test(id) ? load(id) : null),
  };
}
