/** A call as the server received it, faulty or not. */
export interface LoggedRequest {
  call: string;
  method: string;
  /** With the query. */
  path: string;
  hasToken: boolean;
  /** The parsed JSON body; the text where it is no JSON; null where there is none. */
  body: unknown;
}

/** What test mode remembers: the declared calls received, in order, of one shopper or of all. */
export class RequestLog {
  #entries: { sessionId: string; request: LoggedRequest }[] = [];

  add(sessionId: string, request: LoggedRequest): void {
    this.#entries.push({ sessionId, request });
  }

  list(sessionId?: string): LoggedRequest[] {
    return this.#entries
      .filter((entry) => sessionId === undefined || entry.sessionId === sessionId)
      .map(({ request }) => request);
  }

  clear(sessionId?: string): void {
    this.#entries = this.#entries.filter((entry) => sessionId !== undefined && entry.sessionId !== sessionId);
  }
}
