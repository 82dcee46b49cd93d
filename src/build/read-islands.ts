import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Island } from '../runtime/define-island.ts';

const exported = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** The widgets of a room: its folders that hold an island of their own name. */
export function widgetNames(room: string): string[] {
  return readdirSync(room).filter((name) => existsSync(join(room, name, `${name}.island.ts`)));
}

/**
 * What every widget of a room declares, by Node alone. Views are left out: what they export is there and does nothing,
 * because Node reads no JSX and what a widget accepts does not depend on how it looks.
 */
export async function readIslands(room: string): Promise<Island[]> {
  const hooks = registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      const names = [...readFileSync(fileURLToPath(url), 'utf8').matchAll(exported)].map(([, name]) => name);
      const source = names.map((name) => `export const ${name} = () => null;`).join('\n');
      return { format: 'module', source, shortCircuit: true };
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
