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

/** Every possible order of sending this many requests and of their answers. */
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

test('five requests, answered in any order: an answer counts only until a newer request is sent', () => {
  const courses = everyCourse(5);
  expect(courses).toHaveLength(945);
  for (const course of courses) {
    let current = 0;
    const counted: number[] = [];
    for (const step of course)
      if ('asks' in step) current = step.asks;
      else if (isCurrentAnswer(step.answers, current)) counted.push(step.answers);
    // An older one never shows again, and the last one stays.
    expect(counted).toEqual(counted.toSorted());
    expect(counted.at(-1)).toBe(5);
    // If all were sent before the first answer, only the last one shows.
    if (course.slice(0, 5).every((step) => 'asks' in step)) expect(counted).toEqual([5]);
  }
});
