// @vitest-environment node
import '../../http/browser-page.ts';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../http/browser-page.ts';
import { openListing, slowly, tick } from './listing-shop.ts';

beforeEach(() => {
  slowly();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

const requests = [0, 1, 2, 3, 4];

function permutations(of: number[]): number[][] {
  if (of.length < 2) return [of];
  return of.flatMap((first) =>
    permutations(of.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

/** A network that answers in a given order, aborted requests too. */
function holdAnswers() {
  const deliver: ((isGood: boolean) => void)[] = [];
  let arrive = () => {};
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        const totalCount = deliver.length;
        deliver.push((isGood) =>
          resolve(Response.json({ ...nothing, totalCount }, { status: isGood ? 200 : 500 })),
        );
        arrive();
      }),
  );
  const arrival = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  return { deliver, arrival, end: () => fetched.mockRestore() };
}

const nothing = { minisets: [], facets: [] };

// Every order of five answers, with every choice of failures among them.
test.each(permutations(requests).map((order) => [order]))(
  'five answers in the order %j show the last request’s alone, or what was shown before if that fails',
  async (order) => {
    for (let failing = 0; failing < 32; failing += 1) {
      const outdated = vi.spyOn(console, 'info').mockImplementation(() => {});
      openPage({ url: 'http://localhost/sofas' });
      const { deliver, arrival, end } = holdAnswers();
      const { listing, state } = openListing();
      const isGood = (request: number) => !(failing & (1 << request));
      const changes: Promise<void>[] = [];
      for (const request of requests) {
        const arrived = arrival();
        changes.push(listing.change(tick(`color_${request}`)));
        await arrived;
      }
      for (const request of order) {
        deliver[request]!(isGood(request));
        await changes[request];
        const isPast = order.indexOf(4) <= order.indexOf(request);
        expect(state().isLoading).toBe(!isPast);
      }
      const filters = isGood(4) ? requests.map((request) => `color_${request}`) : [];
      expect(state()).toMatchObject({
        query: { filters },
        shown: { filters },
        totalCount: isGood(4) ? 4 : 312,
      });
      expect(outdated).toHaveBeenCalledTimes(4);
      expect(outdated).toHaveBeenCalledWith(expect.stringContaining('Outdate response'));
      outdated.mockRestore();
      end();
    }
  },
);
