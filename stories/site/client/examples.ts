/// <reference types="vite/client" />
import type { IslandExample } from '../../../src/testing/island-example.ts';

const modules = import.meta.glob<{ examples: Record<string, IslandExample> }>(
  '../../../widgets/*/*.examples.ts',
);

/** The states of a widget, by name; undefined if there is no such widget. */
export async function examplesOf(widget: string): Promise<Map<string, IslandExample> | undefined> {
  const path = `../../../widgets/${widget}/${widget}.examples.ts`;
  if (!Object.hasOwn(modules, path)) return undefined;
  return new Map(Object.entries((await modules[path]!()).examples));
}
