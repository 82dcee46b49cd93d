import { readFileSync } from 'node:fs';
import type { Plugin } from 'rollup';
import ts from 'typescript';
import { withoutDocs } from './without-docs.ts';

/** The compiler options of tsconfig.json. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync('tsconfig.json', 'utf8'));
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, '.').options;
}

/**
 * Rollup plugin: strips types, JSX and docs, one file at a time. Type checking is done once for all builds, by `tsc`.
 * Transpiling single files leaves the `.ts` extension of imports alone, which rollup resolves as it is.
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
