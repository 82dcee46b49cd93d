import type { AttemptOutcome, KnownAttempt } from '../../../src/domain/checkout/attempts.ts';
import type { Shop } from '../shop.ts';

/** How many of a session's last attempts are kept. */
const kept = 20;

/** The outcome of an attempt to pay, or to place the order. */
export interface NotedAttempt {
  attemptId: string;
  outcome: Exclude<AttemptOutcome, 'notKnown'>;
  /** In milliseconds: until then the shop says that it does not know. */
  knownAt?: number;
  /** True for an attempt to place the order, false for one to pay. */
  isOrder?: boolean;
  /** The path where a placed order is shown. */
  redirectUrl?: string;
}

/** Stores the outcome of an attempt. */
export function noteAttempt(
  { database }: Shop,
  sessionId: string,
  { attemptId, outcome, knownAt = 0, isOrder = false, redirectUrl }: NotedAttempt,
): void {
  database
    .prepare(
      `INSERT OR REPLACE INTO payment_attempts (session_id, attempt_id, outcome, known_at, is_order, redirect_url)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(sessionId, attemptId, outcome, knownAt, Number(isOrder), redirectUrl ?? null);
  database
    .prepare(
      `DELETE FROM payment_attempts WHERE session_id = ? AND position NOT IN
      (SELECT position FROM payment_attempts WHERE session_id = ? ORDER BY position DESC LIMIT ?)`,
    )
    .run(sessionId, sessionId, kept);
}

/** The session's last attempts, the newest first. */
export function knownAttempts(
  { database }: Shop,
  sessionId: string,
  now = Date.now(),
): (KnownAttempt & { isOrder: boolean; redirectUrl?: string })[] {
  return database
    .prepare(
      `SELECT attempt_id, outcome, known_at, is_order, redirect_url FROM payment_attempts WHERE session_id = ?
       ORDER BY position DESC`,
    )
    .all(sessionId)
    .map((row) => {
      const attemptId = String(row.attempt_id);
      const isOrder = row.is_order === 1;
      if (Number(row.known_at) > now) return { attemptId, outcome: 'notKnown', isOrder };
      const outcome = String(row.outcome) as AttemptOutcome;
      return {
        attemptId,
        outcome,
        isOrder,
        ...(row.redirect_url !== null && { redirectUrl: String(row.redirect_url) }),
      };
    });
}
