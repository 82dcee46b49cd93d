/// <reference types="vite/client" />
import { Table } from './table.tsx';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/domain/**/*.ts', '../../widgets/**/*.messages.ts'],
  { eager: true },
);

/** Every text that the page context's `messages` may replace, by its key. */
export const texts: [key: string, words: string][] = Object.values(modules)
  .flatMap((module) => Object.entries(module).filter(([name]) => /[mM]essages$/.test(name)))
  .flatMap(([, messages]) => leaves(messages as object))
  .sort(([one], [other]) => one.localeCompare(other));

// A text that differs by country is one row: the US text, with the Canadian one in brackets.
function leaves(messages: object): [string, string][] {
  if ('US' in messages && 'CA' in messages) {
    const canada = new Map(leaves(messages.CA as object));
    return leaves(messages.US as object).map(([key, words]) => [
      key,
      `${words} (In Canada: ${canada.get(key)})`,
    ]);
  }
  return Object.entries(messages).filter(([, value]) => typeof value === 'string');
}

/** The keys of `messages` and their defaults. */
export function MessageReference() {
  const rows = [...new Map(texts)].map(([key, words]) => [`\`${key}\``, words]);
  return <Table head={['Key', 'Default']} rows={rows} />;
}
