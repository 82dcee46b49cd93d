import { limits, mostInWords } from '../../src/domain/limits.ts';
import { Table } from './table.tsx';

/** Every limit of the library. */
export function LimitReference() {
  const rows = limits.map((limit) => [
    limit.about,
    mostInWords(limit),
    limit.kind === 'cap' ? 'a cap' : limit.key ? `\`limits.${limit.key}\`` : 'see the first column',
  ]);
  return <Table head={['Limit', 'At most', 'What replaces it']} rows={rows} />;
}
