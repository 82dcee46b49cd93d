import { mountHosts, openMountPage } from './mounts.ts';
import type { Finding, Question } from './question.ts';
import { compare } from './rounds.ts';

export const mounting: Question = {
  name: 'mounting',
  asks: 'Mounting 100 and 500 hosts costs at most 1.10 × bare createRoot(host).render(<View />) for each.',
  async answer(bench) {
    const opened = await openMountPage(bench);
    const findings: Finding[] = [];
    for (const view of ['card', 'note'] as const)
      for (const count of [100, 500]) {
        const take = (asIslands: boolean) => async () =>
          (await mountHosts(opened, { view, count, asIslands })).ms;
        const { ratio, detail } = await compare(bench.rounds, { subject: take(true), floor: take(false) });
        // The bound is for islands of a typical size; the single element shows the cost of an island itself.
        const isOrdinary = view === 'card';
        findings.push({
          what: `${count} hosts, ${isOrdinary ? 'a product card each' : 'one element each'}`,
          measured: ratio,
          bound: isOrdinary ? 1.1 : undefined,
          unit: '×',
          detail,
        });
      }
    await opened.close();
    return findings;
  },
};
