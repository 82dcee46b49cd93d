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
    ['islands', 'actions'].flatMap((script) =>
      [...modulesOf(resolve(`src/runtime/${script}.ts`))].map((file) => [file, `${nativesPath}?${script}`]),
    ),
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

/** A module and all that it imports statically, directly or not. */
function modulesOf(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found)
    for (const statement of statementsOf(one))
      if (
        ts.isImportDeclaration(statement) &&
        statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
        ts.isStringLiteral(statement.moduleSpecifier)
      )
        found.add(resolve(dirname(one), statement.moduleSpecifier.text));
  return found;
}

function statementsOf(file: string): readonly ts.Statement[] {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022).statements;
}

function exportsOf(file: string): string[] {
  return statementsOf(file).flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
}
