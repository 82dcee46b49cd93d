import { expect, test } from 'vitest';
import { isCurrentAnswer } from '../../../../src/domain/listing/listing-requests.ts';

test('the answer of the newest request is current', () => {
  expect(isCurrentAnswer(3, 3)).toBe(true);
});

test('an older one is not', () => {
  expect(isCurrentAnswer(2, 3)).toBe(false);
});

test('a newer one, which was never sent, throws in the words of decision 38', () => {
  expect(() => isCurrentAnswer(4, 3)).toThrow('FE error: AjaxCall index is invalidate');
});

type Step = { asks: number } | { answers: number };

/** Every order in which so many requests can be asked, one after the other, and answered, each after it was asked. */
function everyCourse(count: number, asked = 0, open: number[] = []): Step[][] {
  if (asked === count && !open.length) return [[]];
  const courses: Step[][] = [];
  if (asked < count)
    for (const rest of everyCourse(count, asked + 1, [...open, asked + 1]))
      courses.push([{ asks: asked + 1 }, ...rest]);
  for (const one of open) {
    const others = open.filter((other) => other !== one);
    for (const rest of everyCourse(count, asked, others)) courses.push([{ answers: one }, ...rest]);
  }
  return courses;
}

test('of five requests, in whatever order they are answered, an answer counts only while nothing newer is asked', () => {
  const courses = everyCourse(5);
  expect(courses).toHaveLength(945);
  for (const course of courses) {
    let current = 0;
    const counted: number[] = [];
    for (const step of course)
      if ('asks' in step) current = step.asks;
      else if (isCurrentAnswer(step.answers, current)) counted.push(step.answers);
    // Never back to an older one, and the last one is what remains.
    expect(counted).toEqual(counted.toSorted());
    expect(counted.at(-1)).toBe(5);
    // Where all were asked before the first answer, the last one alone.
    if (course.slice(0, 5).every((step) => 'asks' in step)) expect(counted).toEqual([5]);
  }
});
