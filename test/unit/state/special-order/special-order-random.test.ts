import { expect, test } from 'vitest';
import { toggleValue } from '../../../../src/domain/special-order/fabric-query.ts';
import { createRandom } from '../../../storefront/catalog/random.ts';
import { randomRuns } from '../../random-runs.ts';
import { fabrics, legs, listed, openShop, parameterOf, sizes } from './special-order-shop.ts';

/*
 * Random walks of a shopper over choices, filters and sorts, with answers that come in any order or not at all, against
 * a model of a few lines: what is chosen, and what a list under its filters has.
 */

const walks = randomRuns(2000);
const stepsEach = 6;

const all = { FABRIC: fabrics, LEG: legs, SIZE: sizes } as Record<
  string,
  readonly { code: string; matchingSkus: readonly string[] }[]
>;

/** Whether a product has all of these. */
const exists = (chosen: Record<string, string>) =>
  ['S1', 'S2', 'S3'].some((sku) =>
    Object.entries(chosen).every(([option, code]) =>
      all[option]!.find((one) => one.code === code)!.matchingSkus.includes(sku),
    ),
  );

test(`${walks} random walks: the page always has what was chosen last, and the list what its filters say`, async () => {
  const { next } = createRandom(103);
  const int = (below: number) => Math.floor(next() * below);
  const one = <Value>(values: readonly Value[]) => values[int(values.length)]!;
  const page = openShop({
    answer: async (_, good) => {
      for (let turns = int(4); turns > 0; turns--) await Promise.resolve();
      return next() < 0.1 ? new Response('', { status: 500 }) : Response.json(good);
    },
  });
  const errors = console.error;
  console.error = () => {};
  const { order } = page;
  let chosen: Record<string, string> = page.chosen();
  for (let walk = 0; walk < walks; walk++) {
    for (let step = 0; step < stepsEach; step++) {
      const kind = int(10);
      if (kind < 5) {
        const option = one(Object.keys(all));
        const known = [...order.read().known.get(option)!.keys()];
        const code = one(known);
        const wanted = { ...chosen, [option]: code };
        order.choose(option, code);
        const { offer } = order.read();
        if (exists(wanted)) {
          chosen = wanted;
          expect(offer).toBeUndefined();
        } else {
          expect(offer?.set?.get(option)).toBe(code);
          const set = Object.fromEntries(offer!.set!);
          expect(exists(set)).toBe(true);
          if (next() < 0.5) {
            order.take(offer!.set!);
            chosen = set;
          }
        }
      } else if (kind < 7)
        order.fabrics.change('FABRIC', (query) =>
          toggleValue(query, 'color', one(['blue', 'green', 'white'])),
        );
      else if (kind < 8) order.fabrics.change('FABRIC', (query) => ({ ...query, isCapped: next() < 0.5 }));
      else if (kind < 9) order.sortFabrics('FABRIC', one([undefined, 'priceAscending', 'priceDescending']));
      else if (next() < 0.2) {
        order.reset();
        chosen = Object.fromEntries(order.read().initial);
      }
      if (next() < 0.5) await Promise.resolve();
    }
    await page.settled();
    while (order.read().status === 'failed') {
      expect(page.chosen()).toEqual(chosen);
      order.retry();
      await page.settled();
    }
    while (order.read().lists.get('FABRIC')!.status === 'failed') {
      await order.fabrics.retry('FABRIC');
      await page.settled();
    }
    expect(page.chosen()).toEqual(chosen);
    expect(order.read().model?.optionChoiceParameter).toBe(parameterOf(chosen));
    expect(page.add().optionChoiceParameter).toBe(parameterOf(chosen));
    expect(location.search).toBe(`?${parameterOf(chosen)}`);
    const { query, groups, remaining } = order.read().lists.get('FABRIC')!;
    const should = listed(query);
    expect(groups.flatMap(({ choices }) => choices.map(({ code }) => code))).toEqual(
      should.shown.map(({ code }) => code),
    );
    expect(remaining).toBe(should.remaining);
  }
  console.error = errors;
  expect(page.mostUnderWay()).toBe(1);
}, 300_000);
