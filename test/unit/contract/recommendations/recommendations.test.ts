import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import {
  getRecommendationsExample,
  recommendationExample,
} from '../../../../src/contract/recommendations/recommendations.examples.ts';
import { getRecommendations } from '../../../../src/contract/recommendations/recommendations.ts';

const answerWith = (item: object) => ({ items: [item] });

test('an item may be named by id, or by a number', () => {
  const { sku, ...rest } = recommendationExample;
  expect(parse(getRecommendations.answer, answerWith({ ...rest, id: 418007 })).items[0]!.sku).toBe(sku);
});

test('a missing or null field is undefined', () => {
  const answer = parse(getRecommendations.answer, {
    ...answerWith({ ...recommendationExample, imagePathHiRes: null, badge: null }),
    title: null,
  });
  expect(answer.title).toBeUndefined();
  expect(answer.items[0]!.imagePathHiRes).toBeUndefined();
});

test.each([
  ['a price in dollars', { price: 39.95 }],
  ['a link that runs script', { navigateUrl: 'javascript:alert(1)' }],
  ['no name', { name: undefined }],
  ['no sku', { sku: undefined }],
])('%s is refused', (_, wrong) => {
  const answer = answerWith({ ...recommendationExample, ...wrong });
  expect(safeParse(getRecommendations.answer, answer).success).toBe(false);
});

test('a server can parse the query back into the payload', () => {
  const { payload } = getRecommendationsExample;
  const query = Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, `${value}`]));
  expect(parse(getRecommendations.payload, query)).toEqual(payload);
});
