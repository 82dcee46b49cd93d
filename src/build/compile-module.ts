import { readFileSync } from 'node:fs';
import ts from 'typescript';

const compilerOptions = {
  ...readCompilerOptions('tsconfig.json'),
  noEmit: false,
  sourceMap: true,
  // The source map contains the TypeScript itself, because rollup reads the JavaScript and could not add it.
  inlineSources: true,
};

/** The JavaScript of a file, with its source map. `npm run types` checks the types. */
export function compileModule(path: string, transformers: ts.CustomTransformers = {}) {
  const { outputText, sourceMapText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions,
    fileName: path,
    transformers,
  });
  return { code: outputText, map: sourceMapText! };
}

/** @throws for a file that is missing or malformed */
export function readCompilerOptions(path: string): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return config.compilerOptions;
}
