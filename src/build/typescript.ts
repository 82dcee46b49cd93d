import { readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import ts from 'typescript';
import { withoutDocs } from './without-docs.ts';

/** What tsconfig.json asks of the compiler. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync('tsconfig.json', 'utf8'));
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, '.').options;
}

/**
 * Rollup plugin: takes types, JSX and docs away, one file at a time. Checking the types is `tsc`'s, once for all builds.
 * Unlike a whole program, it leaves the `.ts` at the end of an import alone, which rollup finds as it is.
 */
export function typescript(): Plugin {
  const options = { ...compilerOptions(), noEmit: false, sourceMap: true };
  return {
    name: 'typescript',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const { outputText, sourceMapText } = ts.transpileModule(code, {
        fileName: id,
        compilerOptions: options,
        transformers: { before: [withoutDocs] },
      });
      return { code: outputText, map: sourceMapText };
    },
  };
}
