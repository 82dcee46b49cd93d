import { CallError } from '../../http/errors/call-error.ts';

/** The server did not know the outcome of an attempt, even after repeated requests (decision 51). */
export class NotKnownError extends Error {
  override name = 'NotKnownError';
}

/** A UUID. It only has to differ from the session's others, and browsers make none on an http page. */
export const newAttemptId = () =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));

/** Whether the server may have acted although its answer was lost (decision 51). */
export function isLost(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  const { kind, status = 0 } = error;
  return (
    /network|timeout|format|shape|aborted/.test(kind) || status >= 500 || [408, 409, 429].includes(status)
  );
}
