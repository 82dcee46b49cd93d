import '../../../http/browser-page.ts';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../http/browser-page.ts';
import { openListing, slowly, tick } from '../../../state/listing/listing-shop.ts';

beforeEach(() => {
  slowly();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

const requests = [0, 1, 2, 3, 4];

/** The last one at each position among the others, whose own order does not matter (see the test of the rule). */
const orders = [
  [4, 0, 1, 2, 3],
  [3, 4, 2, 1, 0],
  [0, 2, 4, 3, 1],
  [2, 0, 3, 4, 1],
  [0, 1, 2, 3, 4],
];

/** Which of them fail: none, all, the last one alone, all but the last, every other one either way. */
const failures = [[], requests, [4], [0, 1, 2, 3], [0, 2, 4], [1, 3]];

/** A network that answers in a given order, aborted requests too. */
function holdAnswers() {
  const deliver: ((isGood: boolean) => void)[] = [];
  let arrive = () => {};
  vi.spyOn(globalThis, 'fetch').mockImplementation(
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
  return { deliver, arrival };
}

const nothing = { minisets: [], facets: [] };

test.each(orders.flatMap((order) => failures.map((failing) => [order, failing])))(
  'five that come in the order %j, of which %j fail, show only the last one, or the previous content if that fails',
  async (order, failing) => {
    const outdated = vi.spyOn(console, 'info').mockImplementation(() => {});
    openPage({ url: 'http://localhost/sofas' });
    const { deliver, arrival } = holdAnswers();
    const { listing, state } = openListing();
    const isGood = (request: number) => !failing.includes(request);
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
  },
);
