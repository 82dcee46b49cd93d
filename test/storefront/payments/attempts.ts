import type { AttemptOutcome, KnownAttempt } from '../../../src/domain/payment/attempts.ts';
import type { Shop } from '../shop.ts';

/** How many of a session's last attempts are kept. */
const kept = 20;

/** Stores what became of an attempt to pay; until `knownAt` (milliseconds) the shop says that it does not know. */
export function noteAttempt(
  { database }: Shop,
  sessionId: string,
  attemptId: string,
  outcome: Exclude<AttemptOutcome, 'notKnown'>,
  knownAt = 0,
): void {
  database
    .prepare(
      'INSERT OR REPLACE INTO payment_attempts (session_id, attempt_id, outcome, known_at) VALUES (?, ?, ?, ?)',
    )
    .run(sessionId, attemptId, outcome, knownAt);
  database
    .prepare(
      `DELETE FROM payment_attempts WHERE session_id = ? AND position NOT IN
      (SELECT position FROM payment_attempts WHERE session_id = ? ORDER BY position DESC LIMIT ?)`,
    )
    .run(sessionId, sessionId, kept);
}

/** The session's last attempts, the newest first. */
export function knownAttempts({ database }: Shop, sessionId: string, now = Date.now()): KnownAttempt[] {
  return database
    .prepare(
      'SELECT attempt_id, outcome, known_at FROM payment_attempts WHERE session_id = ? ORDER BY position DESC',
    )
    .all(sessionId)
    .map((row) => ({
      attemptId: String(row.attempt_id),
      outcome: Number(row.known_at) > now ? 'notKnown' : (String(row.outcome) as AttemptOutcome),
    }));
}
