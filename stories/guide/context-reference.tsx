import { type ContextKey, contextKeys } from '../../src/page/context-keys.ts';
import { Table } from './table.tsx';

/** Every key of `#storefront-context`, and the names that the library knows in its objects. */
export function ContextReference() {
  const keys: [string, ContextKey][] = Object.entries(contextKeys);
  const rows = keys.flatMap(([key, { about, accepts, without, names = {} }]) => [
    [`\`${key}\``, about, accepts, without],
    ...Object.entries(names).map(([name, what]) => [`\`${key}.${name}\``, what, '', '']),
  ]);
  return <Table head={['Key', 'What it is for', 'Accepts', 'If left out']} rows={rows} />;
}
