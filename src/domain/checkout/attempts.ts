/** The outcome of an attempt to pay or to place the order, as the server reports it (decision 51). */
export const attemptOutcomes = ['done', 'notDone', 'notKnown'] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** An attempt of this session, by the key that was sent with it. */
export interface KnownAttempt {
  /** A UUID. */
  attemptId: string;
  outcome: AttemptOutcome;
}

/** What a whole checkout says of attempts. */
interface CheckoutAttempts<Known extends KnownAttempt = KnownAttempt> {
  attempts: readonly Known[];
}

/** What has become of an attempt, as the whole checkout tells. One that it does not list has never reached the server. */
export function attemptOutcome({ attempts }: CheckoutAttempts, attemptId: string): AttemptOutcome {
  return attempts.find((known) => known.attemptId === attemptId)?.outcome ?? 'notDone';
}

/** An attempt to place the order whose outcome the server does not know yet: perhaps of another tab, or a closed page. */
export function doubtfulOrder({
  attempts,
}: CheckoutAttempts<KnownAttempt & { isOrder?: boolean | undefined }>): string | undefined {
  return attempts.find(({ outcome, isOrder }) => isOrder && outcome === 'notKnown')?.attemptId;
}

/** How long to wait before the server is asked again for an outcome that it does not know yet, in milliseconds. */
export const askAgainMs = [1000, 2000, 4000, 8000, 8000, 8000, 8000] as const;
