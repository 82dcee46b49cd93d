import { readCardKind } from '../../src/domain/payment/card-types.ts';
import type { Question } from './question.ts';
import { median } from './rounds.ts';

export const cardTypes: Question = {
  name: 'card-types',
  asks: 'A million prefixes of card numbers are classified in at most 1 s.',
  async answer(bench) {
    const prefixes = Array.from({ length: 1_000_000 }, (_, index) => String(index).padStart(6, '0'));
    const rounds: number[] = [];
    let known = 0;
    for (let round = 0; round < bench.rounds; round++) {
      const start = performance.now();
      for (const prefix of prefixes) if (readCardKind(prefix).type) known++;
      rounds.push((performance.now() - start) / 1000);
    }
    return [
      {
        what: 'a million prefixes',
        measured: median(rounds),
        bound: 1,
        unit: 's',
        detail: `rounds ${Math.min(...rounds).toFixed(2)}–${Math.max(...rounds).toFixed(2)} s; ${known / bench.rounds} of a known type`,
      },
    ];
  },
};
