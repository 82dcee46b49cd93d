/** The outcome of an attempt to pay or to place the order, as the server reports it (decision 51). */
export const attemptOutcomes = ['done', 'notDone', 'notKnown'] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** An attempt of this session, by the key that was sent with it. */
export interface KnownAttempt {
  /** A UUID. */
  attemptId: string;
  outcome: AttemptOutcome;
}

/** The outcome of an attempt. One that the server does not list has never reached it. */
export function attemptOutcome(attempts: readonly KnownAttempt[], attemptId: string): AttemptOutcome {
  return attempts.find((known) => known.attemptId === attemptId)?.outcome ?? 'notDone';
}

/** How long to wait before the server is asked again for an outcome that it does not know yet, in milliseconds. */
export const askAgainMs = [1000, 2000, 4000, 8000, 8000, 8000, 8000] as const;
