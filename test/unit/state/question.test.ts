import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ask, type Question, questionAtom } from '../../../src/state/question.ts';

/** An island whose layers open only when released; `asked` lists the layers that it was told to open, in order. */
function asking(name = 'add-to-cart') {
  const asked: string[] = [];
  const left = new AbortController();
  let end = { open() {}, fail() {} };
  const opening = new Promise<void>((resolve, reject) => {
    end = { open: resolve, fail: () => reject(new Error('it did not load')) };
  });
  const open = (layer: string) => {
    asked.push(layer);
    return opening;
  };
  return { island: { name, signal: left.signal, open }, asked, left, end };
}

const props = async () => ({});
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await undefined;
};

test('of two questions that wait, one is asked when the first has ended, and the other after that', async () => {
  const store = createStore();
  const { island, end } = asking();
  end.open();
  const [first, second, third]: Question[] = [{ layer: 'a' }, { layer: 'b' }, { layer: 'c' }];
  const asked = [first, second, third].map((question) => ask(store, island, question!, props));
  await asked[0];
  expect(store.get(questionAtom)).toBe(first);
  store.set(questionAtom, undefined);
  await asked[1];
  expect(store.get(questionAtom)).toBe(second);
  store.set(questionAtom, undefined);
  await asked[2];
  expect(store.get(questionAtom)).toBe(third);
});

test('a question waits while another loads', async () => {
  const store = createStore();
  const first = asking();
  const second = asking();
  ask(store, first.island, { layer: 'add-consent' }, props);
  ask(store, second.island, { layer: 'registry-choice' }, props);
  await turns();
  expect([first.asked, second.asked]).toEqual([['add-consent'], []]);
});

test('a layer hands its turn to the question that it asks itself', async () => {
  const store = createStore();
  const button = asking();
  button.end.open();
  await ask(store, button.island, { layer: 'add-consent' }, props);
  const layer = asking('add-consent');
  layer.end.open();
  await ask(store, layer.island, { layer: 'registry-choice' }, props);
  expect(store.get(questionAtom)).toEqual(expect.objectContaining({ layer: 'registry-choice' }));
});

test('a turn that was handed on goes back if the next layer does not open', async () => {
  const store = createStore();
  const consent = { layer: 'add-consent' };
  store.set(questionAtom, consent);
  const layer = asking('add-consent');
  layer.end.fail();
  await expect(ask(store, layer.island, { layer: 'registry-choice' }, props)).rejects.toThrow();
  expect(store.get(questionAtom)).toBe(consent);
});

test('unless the layer has closed meanwhile', async () => {
  const store = createStore();
  store.set(questionAtom, { layer: 'add-consent' });
  const layer = asking('add-consent');
  const next = ask(store, layer.island, { layer: 'registry-choice' }, props);
  layer.left.abort();
  layer.end.fail();
  await expect(next).rejects.toThrow();
  expect(store.get(questionAtom)).toBeUndefined();
});

test('where there is nothing to ask, the turn ends and no layer opens', async () => {
  const store = createStore();
  const { island, asked } = asking();
  expect(await ask(store, island, { layer: 'add-consent' }, async () => undefined)).toBe(false);
  expect([asked, store.get(questionAtom)]).toEqual([[], undefined]);
});
