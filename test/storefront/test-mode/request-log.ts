/** A call as the server received it, including failed ones. */
export interface LoggedRequest {
  call: string;
  method: string;
  /** With the query. */
  path: string;
  hasToken: boolean;
  /** Its `Idempotency-Key`. */
  key?: string | undefined;
  /** The parsed JSON body, with secrets masked; text if it is not JSON; null without a body. */
  body: unknown;
}

/** Test mode's log of the declared calls, in order, of one shopper or of all. */
export class RequestLog {
  #entries: { sessionId: string; request: LoggedRequest }[] = [];

  add(sessionId: string, request: LoggedRequest): void {
    this.#entries.push({ sessionId, request: { ...request, body: withoutSecrets(request.body) } });
  }

  /** A shopper's requests move to the session's new id. */
  rename(from: string, to: string): void {
    for (const entry of this.#entries) if (entry.sessionId === from) entry.sessionId = to;
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

/** Passwords, session tokens, and card data except for what the storefront stores. */
const secret = /password|sessionToken|cvv|pin$|^(card|tenderCode)?number$|^exp(Month|Year)$|adyenCardData/i;
/** Anything that could be a card number, anywhere and with any spacing. */
const longNumber = /\d(?:[ -]?\d){11}/;
const secretText = /password|sessionToken|cvv|expMonth|expYear|adyenCardData/i;
const covered = '(secret)';

/** A body with secrets masked at any depth. */
function withoutSecrets(body: unknown): unknown {
  if (typeof body === 'string') return secretText.test(body) || longNumber.test(body) ? covered : body;
  if (typeof body === 'number') return longNumber.test(String(body)) ? covered : body;
  if (Array.isArray(body)) return body.map(withoutSecrets);
  if (body === null || typeof body !== 'object') return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, secret.test(name) ? covered : withoutSecrets(value)]),
  );
}
