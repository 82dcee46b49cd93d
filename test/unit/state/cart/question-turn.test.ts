import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { questionAtom, takeQuestionTurn } from '../../../../src/state/cart/question-turn.ts';

const question = () => ({ onAdded() {}, onFailed() {} });

test('of two questions that wait, one is asked when the first has ended, and the other after that', async () => {
  const store = createStore();
  const [first, second, third] = [question(), question(), question()];
  const asked: object[] = [];
  const take = async (one: typeof first) => {
    await takeQuestionTurn(store, one);
    asked.push(one);
  };
  await take(first);
  const waiting = [take(second), take(third)];
  store.set(questionAtom, undefined);
  await waiting[0];
  expect(asked).toEqual([first, second]);
  expect(store.get(questionAtom)).toBe(second);
  store.set(questionAtom, undefined);
  await waiting[1];
  expect(store.get(questionAtom)).toBe(third);
});
