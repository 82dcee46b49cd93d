import { readFileSync } from 'node:fs';
import { dirname, parse, resolve } from 'node:path';
import inject from '@rollup/plugin-inject';
import type { Plugin } from 'rollup';
import ts from 'typescript';
import { compileModule } from './compile-module.ts';

export const nativesPath = resolve('src/page/natives.ts');
const nativeGlobalPath = resolve('src/page/native-global.ts');
const loadersPath = resolve('src/page/loaders-native-global.ts');
const reportPath = resolve('src/runtime/report-error.ts');

/** The globals that the library takes from the browser, even if the page has replaced them. */
export const nativeNames: readonly string[] = exportsOf(nativesPath);

/**
 * Rollup plugin: every script of the library, packages included, uses the globals of src/page/natives.ts, and React the
 * `reportError` of src/runtime/report-error.ts.
 */
export function injectedNatives(): Plugin {
  const named = nativeNames.flatMap((name) =>
    [name, `globalThis.${name}`, `window.${name}`].map((global) => [global, [nativesPath, name]]),
  );
  const modules = { ...Object.fromEntries(named), reportError: [reportPath, 'reportError'] };
  return inject({ modules, exclude: ['src/page/natives.ts*', 'src/page/*native-global.ts*', reportPath] });
}

/**
 * Rollup plugin: the loader and actions.js have copies of src/page/natives.ts, because neither may import the core. All
 * copies on a page take the same globals: the loader has src/page/native-global.ts, the two others src/page/loaders-native-global.ts.
 */
export function nativesCopies(): Plugin {
  const copies = copiesFor(['src/runtime/islands.ts', 'src/runtime/actions.ts']);
  return {
    name: 'natives-copies',
    resolveId(id, importer = '') {
      const path = resolve(dirname(importer), id);
      if (path === nativesPath) return copies.get(importer);
      const [file, script] = importer.split('?');
      if (path !== nativeGlobalPath || file !== nativesPath || script === 'islands') return null;
      return script ? `${loadersPath}?${script}` : loadersPath;
    },
    load(id) {
      const [file, script] = id.split('?');
      return script && [nativesPath, loadersPath].includes(file!) ? compileModule(file!) : null;
    },
  };
}

/**
 * The copy of natives.ts that each module of these scripts imports, by the module's path.
 * @throws for a module of two scripts, because it could import the copy of only one
 */
export function copiesFor(scripts: readonly string[]): Map<string, string> {
  const copies = new Map<string, string>();
  for (const script of scripts)
    for (const file of modulesOf(resolve(script))) {
      const other = copies.get(file);
      if (other)
        throw new Error(
          `${file} is imported by ${script} and by the script of ${other}: a module can have the natives of one script only. Move what both need to a module that uses none.`,
        );
      copies.set(file, `${nativesPath}?${parse(script).name}`);
    }
  return copies;
}

/** A module and all that it imports statically, directly or not, except packages and natives.ts. */
function modulesOf(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found)
    for (const source of statementsOf(one).map(sourceOf)) {
      const imported = source?.startsWith('.') && resolve(dirname(one), source);
      if (imported && imported !== nativesPath) found.add(imported);
    }
  return found;
}

/** The path in an import or `export … from` statement; undefined for any other statement, and for one of types alone. */
function sourceOf(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const isOfTypes = ts.isExportDeclaration(statement)
    ? statement.isTypeOnly
    : statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const { moduleSpecifier } = statement;
  return !isOfTypes && moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
    ? moduleSpecifier.text
    : undefined;
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
