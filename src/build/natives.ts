import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import inject from '@rollup/plugin-inject';
import type { Plugin } from 'rollup';
import ts from 'typescript';

export const nativesPath = resolve('src/page/natives.ts');
const reportPath = resolve('src/runtime/report-error.ts');

/** The globals that the library takes from the browser, even if the page has replaced them. */
export const nativeNames: readonly string[] = exportsOf(nativesPath).filter((name) => name !== 'bind');

/**
 * Rollup plugin: every script of the library, packages included, uses the globals of src/page/natives.ts, and React the
 * `reportError` of src/runtime/report-error.ts.
 */
export function injectedNatives(): Plugin {
  const named = nativeNames.flatMap((name) =>
    [name, `globalThis.${name}`, `window.${name}`].map((global) => [global, [nativesPath, name]]),
  );
  const modules = { ...Object.fromEntries(named), reportError: [reportPath, 'reportError'] };
  return inject({ modules, exclude: ['src/page/natives.ts*', reportPath] });
}

/**
 * Rollup plugin: the loader and actions.js have copies of src/page/natives.ts, because neither may import the core. All
 * copies on a page take the same globals.
 */
export function nativesCopies(): Plugin {
  const copies = new Map(
    [
      ['islands.ts', 'islands'],
      ['loader.ts', 'islands'],
      ['actions.ts', 'actions'],
      ['checked-files.ts', 'actions'],
      ['failures.ts', 'actions'],
      ['mount-all.ts', 'actions'],
      ['retry.ts', 'actions'],
      ['styles.ts', 'actions'],
    ].map(([file, copy]) => [resolve('src/runtime', file!), `${nativesPath}?${copy}`]),
  );
  return {
    name: 'natives-copies',
    resolveId: (id, importer = '') =>
      resolve(dirname(importer), id) === nativesPath ? copies.get(importer) : null,
    load(id) {
      if (!id.startsWith(`${nativesPath}?`)) return null;
      const { outputText, sourceMapText } = ts.transpileModule(readFileSync(nativesPath, 'utf8'), {
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, sourceMap: true },
      });
      return { code: outputText, map: sourceMapText! };
    },
  };
}

function exportsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
  return statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
}
