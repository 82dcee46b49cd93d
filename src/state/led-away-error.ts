/**
 * The server's answer has led the shopper to another step or page (decision 75), so that nobody waits for the action's
 * outcome.
 */
export class LedAwayError extends Error {
  override name = 'LedAwayError';
  /** The page is being left. */
  isLeaving: boolean;

  /** What was asked for is done. */
  isDone: boolean;

  constructor(isLeaving: boolean, isDone = false) {
    super();
    this.isDone = isDone;
    this.isLeaving = isLeaving;
  }
}
