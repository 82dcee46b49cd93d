/** The outcome of an attempt to pay or to place the order, as the server reports it (decision 51). */
export const attemptOutcomes = ['done', 'notDone', 'notKnown'] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Stands for the key of an attempt that cannot be read. */
export const unreadId = 'unread';

/** An attempt of this session, by the key that was sent with it. */
export interface KnownAttempt {
  /** A UUID. */
  attemptId: string;
  outcome: AttemptOutcome;
}

/** The list of attempts in a whole checkout; missing if the backend keeps none. */
interface CheckoutAttempts<Known extends KnownAttempt = KnownAttempt> {
  attempts?: readonly Known[] | undefined;
}

/**
 * The outcome of an attempt in the whole checkout. `unlisted`: the list does not have the attempt, which has not reached
 * the server. `unsaid`: there is no list.
 */
export type SaidOfAttempt = AttemptOutcome | 'unlisted' | 'unsaid';

export function saidOfAttempt({ attempts }: CheckoutAttempts, attemptId: string): SaidOfAttempt {
  if (!attempts) return 'unsaid';
  const outcomeOf = (id: string) => attempts.find((known) => known.attemptId === id)?.outcome;
  // An attempt that cannot be read may be this one.
  return outcomeOf(attemptId) ?? outcomeOf(unreadId) ?? 'unlisted';
}

/** An attempt to place the order whose outcome the server does not know yet, perhaps from another tab or a closed page. */
export function doubtfulOrder({
  attempts = [],
}: CheckoutAttempts<KnownAttempt & { isOrder?: boolean | undefined }>): string | undefined {
  return attempts.find(({ outcome, isOrder }) => isOrder && outcome === 'notKnown')?.attemptId;
}

/**
 * The waits before the server is asked again for an unknown outcome, in milliseconds: a minute in all, twice as long as a
 * request may take.
 */
export const askAgainMs = [1000, 2000, 4000, 8000, 15_000, 15_000, 15_000] as const;
