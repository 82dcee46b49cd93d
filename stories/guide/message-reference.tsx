/// <reference types="vite/client" />
import { Table } from './table.tsx';

const modules = import.meta.glob<Record<string, unknown>>('../../src/domain/**/*.ts', { eager: true });

/** Every text that the page context's `messages` may replace, by its key. */
export const texts: [key: string, words: string][] = Object.values(modules)
  .flatMap((module) => Object.entries(module).filter(([name]) => /[mM]essages$/.test(name)))
  .flatMap(([, messages]) => leaves(messages as object))
  .sort(([one], [other]) => one.localeCompare(other));

// Of a country's texts, those of the United States.
function leaves(messages: object): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value]] : key === 'US' ? leaves(value) : [],
  );
}

/** The keys of `messages` and their defaults. */
export function MessageReference() {
  const rows = [...new Map(texts)].map(([key, words]) => [`\`${key}\``, words]);
  return <Table head={['Key', 'Default']} rows={rows} />;
}
