import { expect } from 'vitest';
import type { SentRequest } from '../../src/testing/test-page.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The cards of every payment that was sent. The other fields are checked here, and left out. */
export function sentPayments(requests: readonly SentRequest[]): unknown[] {
  const sent = requests.filter(({ call }) => call === 'savePayment');
  const attempts = sent.map(({ body }) => body as { attemptId: string; amountDue?: number });
  for (const { attemptId } of attempts) expect(attemptId).toMatch(uuid);
  expect(new Set(attempts.map(({ attemptId }) => attemptId)).size).toBe(attempts.length);
  return attempts.map(({ attemptId: _id, amountDue: _seen, ...cards }) => cards);
}
