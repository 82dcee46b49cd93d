/**
 * How many of a property's random runs a test makes: one in `share` of them, or all with `RANDOM_RUNS=all`, as in
 * `npm run test:all`. A file that asks has a name that ends in `-random.test.ts`, unless it is one of the shop's.
 */
export const randomRuns = (all: number, share = 20): number =>
  process.env.RANDOM_RUNS === 'all' ? all : Math.ceil(all / share);
