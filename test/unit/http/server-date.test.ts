import './browser-page.ts';

import { expect, test } from 'vitest';
import { addItems } from '../../../src/contract/cart/cart.ts';
import { getRecommendationsExample } from '../../../src/contract/recommendations/recommendations.examples.ts';
import { getRecommendations } from '../../../src/contract/recommendations/recommendations.ts';
import { send } from '../../../src/http/send.ts';
import { earliestToday } from '../../../src/page/clock.ts';
import { failureOf, items, pod, server, startSending } from './sending.ts';

startSending();

const answerAt = (date: string, body: unknown, status = 200) => {
  server.answer = (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', date: `${date} 12:00:00 GMT` })
      .end(JSON.stringify(body));
  };
};
const monthNow = () => earliestToday().toISOString().slice(0, 7);

test('the date of each answer is noted, also of a refusal', async () => {
  answerAt('Sat, 03 Jun 2028', {});
  await failureOf(send(addItems, items));
  expect(monthNow()).toBe('2028-06');
  answerAt('Mon, 03 Jul 2028', {}, 500);
  await failureOf(send(addItems, items));
  expect(monthNow()).toBe('2028-07');
});

test('that of an answer from the browser’s cache is old', async () => {
  answerAt('Mon, 03 Jul 2028', {});
  await failureOf(send(addItems, items));
  answerAt('Sat, 03 Jun 2028', getRecommendationsExample.answer);
  await send(getRecommendations, pod);
  expect(monthNow()).toBe('2028-07');
});
