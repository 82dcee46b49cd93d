type RefusedStatus = 400 | 401 | 403 | 404 | 422 | 500 | 503 | 504;

/** A call that a backend refuses: its status and its answer. A `message` is for the shopper. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: RefusedStatus;
  readonly body: Record<string, unknown>;

  constructor(status: RefusedStatus, message: string, body: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.body = { message, ...body };
  }
}

/**
 * A 400 that names the field, the given value and the accepted ones. It is for developers, so it has no `message` for the
 * shopper.
 */
export function refusedInput(field: string, given: unknown, accepted: string): RefusedError {
  const text = given === undefined ? 'nothing' : (JSON.stringify(given) ?? String(given)).slice(0, 80);
  const error = `${field}: ${text} was given; accepted: ${accepted}.`;
  return new RefusedError(400, error, {
    message: undefined,
    error,
    field,
    given: given ?? null,
    accepted,
  });
}
