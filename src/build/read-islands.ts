import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Island } from '../runtime/define-island.ts';

/** The widgets of a folder: its subfolders that contain an island of the same name. */
function widgetNames(room: string): string[] {
  return readdirSync(room).filter((name) => existsSync(join(room, name, `${name}.island.ts`)));
}

/**
 * The declarations of every widget in a folder, read in plain Node. Views are replaced by stubs with the same
 * exports, because Node cannot load JSX and the declarations do not need them.
 */
export async function readIslands(room: string): Promise<Island[]> {
  const hooks = registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      return { format: 'module', source: stubOfView(fileURLToPath(url)), shortCircuit: true };
    },
  });
  try {
    const modules = widgetNames(room).map(
      (name): Promise<{ default: Island }> =>
        import(pathToFileURL(join(room, name, `${name}.island.ts`)).href),
    );
    return (await Promise.all(modules)).map((module) => module.default);
  } finally {
    hooks.deregister();
  }
}

/** The states of every widget in a folder, by their names. */
export async function readStates(room: string): Promise<Record<string, Record<string, object>>> {
  const read = widgetNames(room).map(
    async (name): Promise<[string, Record<string, object>]> => [
      name,
      (await import(pathToFileURL(join(room, name, `${name}.examples.ts`)).href)).examples,
    ],
  );
  return Object.fromEntries(await Promise.all(read));
}

/** A module with a view's exports that renders nothing. */
export function stubOfView(path: string): string {
  return exportedNames(path)
    .map((name) => `export const ${name} = () => null;`)
    .join('\n');
}

/** The names of a module's runtime exports: `export function`, `export const`. */
function exportedNames(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022);
  return file.statements
    .filter((statement) => ts.canHaveModifiers(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) => {
      if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
        return statement.name!.text;
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text);
    });
}
