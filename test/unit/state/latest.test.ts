import { expect, test } from 'vitest';
import { latest, superseded } from '../../../src/state/latest.ts';

/** A task that the test ends. */
function held() {
  let resolve = (_answer: string) => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<string>((onAnswer, onError) => {
    resolve = onAnswer;
    reject = onError;
  });
  let signal: AbortSignal | undefined;
  const task = (given: AbortSignal) => {
    signal = given;
    return promise;
  };
  return {
    task,
    resolve: (answer: string) => resolve(answer),
    reject: (error: Error) => reject(error),
    isAborted: () => signal?.aborted,
  };
}

test('resolves to the result of its task', async () => {
  const newest = latest();
  expect(await newest.run(async () => 'answer')).toBe('answer');
  expect(newest.isRunning()).toBe(false);
});

test('a newer run aborts the older one, whose late answer is dropped', async () => {
  const newest = latest();
  const [one, other] = [held(), held()];
  const [first, second] = [newest.run(one.task), newest.run(other.task)];
  expect(one.isAborted()).toBe(true);
  other.resolve('newer');
  one.resolve('older');
  expect(await first).toBe(superseded);
  expect(await second).toBe('newer');
});

test('a failure of an older run is dropped too', async () => {
  const newest = latest();
  const one = held();
  const first = newest.run(one.task);
  const second = newest.run(async () => 'newer');
  one.reject(new Error('too late'));
  expect(await first).toBe(superseded);
  expect(await second).toBe('newer');
});

test('the newest run rejects with what its task throws, and the next one runs', async () => {
  const newest = latest();
  await expect(newest.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await newest.run(async () => 'again')).toBe('again');
});

test('abort() ends the current run and drops its result', async () => {
  const newest = latest();
  const one = held();
  const run = newest.run(one.task);
  newest.abort();
  expect(one.isAborted()).toBe(true);
  expect(newest.isRunning()).toBe(false);
  one.resolve('late');
  expect(await run).toBe(superseded);
});
