import { expect, test, vi } from 'vitest';
import { askAvailabilityAtom } from '../../../../src/state/product/availability.ts';
import { sharedStore } from '../../../../src/state/store.ts';
import { openTestPage } from '../../render-island.tsx';

const ways = { availability: 1, shopButtonGroup: { buttons: [{ option: 'ship' }] } };
const answer = { items: { a: ways, b: { availability: 3 } } };

function ask(sku: string, more: { option?: string; zip?: string; signal?: AbortSignal } = {}) {
  const { option, zip, signal = new AbortController().signal } = more;
  return sharedStore().set(askAvailabilityAtom, {
    item: { sku, optionChoiceParameter: option },
    place: { zip },
    signal,
  });
}

const open = (given: unknown = answer) => openTestPage({ answers: { getAvailability: given as object } });

test('what is asked at the same time goes in one call, each product once', async () => {
  const { requests } = open();
  const found = await Promise.all([ask('a'), ask('b'), ask('a')]);
  expect(found.map((one) => one?.availability)).toEqual([1, 3, 1]);
  expect(requests.map(({ body }) => body)).toEqual([{ items: [{ sku: 'a' }, { sku: 'b' }] }]);
});

test('the same product with other options, and another place, go in calls of their own', async () => {
  const { requests } = open();
  await Promise.all([ask('a'), ask('a', { option: 'INK' }), ask('b', { zip: '10012' })]);
  expect(requests).toHaveLength(3);
});

test('a product that the answer does not have is undefined, also one with the name of a method', async () => {
  open();
  expect(await Promise.all([ask('c'), ask('toString')])).toEqual([undefined, undefined]);
});

test('a failed call fails for all who wait, and the next is a new one', async () => {
  const page = open(503);
  const failed = await Promise.allSettled([ask('a'), ask('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  page.answer('getAvailability', answer);
  expect(await ask('a')).toMatchObject({ availability: 1 });
});

test('a call goes on while one waits for it, and is aborted once nobody does', async () => {
  const { requests } = open('never');
  const [first, second] = [new AbortController(), new AbortController()];
  const both = [ask('a', first), ask('b', second)];
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const ends = Promise.allSettled(both);
  first.abort();
  expect(await Promise.race([ends, Promise.resolve('waits')])).toBe('waits');
  second.abort();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
