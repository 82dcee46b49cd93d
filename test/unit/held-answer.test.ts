import { expect, test } from 'vitest';
import { heldAnswer } from './render-island.tsx';

test('an answer that is a function is held back as data is', async () => {
  const held = heldAnswer(() => Response.json({ name: 'Sofa' }));
  const answer = held.answer();
  held.release();
  expect(await (await answer).json()).toEqual({ name: 'Sofa' });
});

test.each([503, 'never', 'offline', null, undefined])(
  '%j is no good answer, and the error says what is',
  (given) => {
    expect(() => heldAnswer(given)).toThrow(
      'give it the answer’s data, or a function that returns a Response',
    );
  },
);
