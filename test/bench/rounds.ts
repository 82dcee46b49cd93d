import type { Finding } from './question.ts';

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * How much steeper a value grows in the upper half of the counts than in the lower: 1 if it is linear, 3 if it is
 * quadratic.
 * @param points each count with its value, in order
 * @throws if it does not grow in the lower half: nothing can be compared with that
 */
export function steepening(points: readonly [count: number, value: number][]): number {
  const end = points.at(-1)!;
  const start = points[0]!;
  const middle = points.findLast(([count]) => count <= end[0] / 2)!;
  const slope = (from: [number, number], to: [number, number]) => (to[1] - from[1]) / (to[0] - from[0]);
  const lower = slope(start, middle);
  if (lower <= 0) throw new Error(`${start} to ${middle}: no growth to compare with`);
  return slope(middle, end) / lower;
}

/** The steepening of a value that is to grow linearly. */
export function growthOf(what: string, points: readonly [count: number, value: number][]): Finding {
  return { what: `growth of the ${what}`, measured: steepening(points), bound: 2, unit: '×' };
}

export interface Comparison {
  /** The median of the rounds' ratios, because a temporary slowdown affects both sides of a round. */
  ratio: number;
  subject: number[];
  floor: number[];
  /** The medians of both sides, for the table. */
  detail: string;
}

/**
 * Measures a subject and its floor alternately, in an order that changes from round to round. The first round does
 * not count. With `times`, a side's value in a round is the minimum of that many runs, because the rest is noise of
 * the machine.
 */
export async function compare(
  rounds: number,
  sides: { subject: () => Promise<number>; floor: () => Promise<number> },
  times = 1,
): Promise<Comparison> {
  const subject: number[] = [];
  const floor: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const measured = { subject: [] as number[], floor: [] as number[] };
    for (let time = 0; time < times; time++) {
      const order = ['subject', 'floor'] as const;
      for (const side of (round + time) % 2 ? order : order.toReversed())
        measured[side].push(await sides[side]());
    }
    subject.push(Math.min(...measured.subject));
    floor.push(Math.min(...measured.floor));
    if (round === -1) subject.length = floor.length = 0;
  }
  const ratios = subject.map((value, round) => value / floor[round]!);
  const sorted = [...ratios].sort((a, b) => a - b);
  const detail = `${median(subject).toFixed(1)} ms to ${median(floor).toFixed(1)} ms; rounds ${sorted[0]!.toFixed(2)}–${sorted.at(-1)!.toFixed(2)}`;
  return { ratio: median(ratios), subject, floor, detail };
}
