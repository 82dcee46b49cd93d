import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { followRedirects } from './follow-redirects.ts';
import { reasonWithoutAnswer } from './no-answer.ts';

/** What a shop answered. */
export interface ShopAnswer {
  status: number;
  text: string;
  /** The URL after redirects. */
  url: string;
  /** The path that redirects have led a GET to. */
  landedOn?: string | undefined;
  /** The address to which a POST is redirected; it is not requested. */
  location?: string | undefined;
}

type Headers = Readonly<Record<string, string>>;

/** No answer came; the message says why, as a sentence about the request: `did not answer: …`. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The limit of requests has been reached. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/** Asks a shop, as one shopper with cookies: its origin only, a bounded number of requests, one at a time. */
export class ShopClient {
  asked = 0;
  /** The shop's address; addresses without an origin are resolved with it. */
  base: URL;
  readonly limit: number;
  /** Headers that are sent to the given origin only, also after a redirect: they may sign in. */
  readonly #headers: Headers;
  readonly #givenOrigin: string;
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(base: URL, limit: number, { cookie, ...headers }: Headers = {}) {
    this.base = base;
    this.limit = limit;
    this.#headers = headers;
    this.#givenOrigin = base.origin;
    for (const pair of cookie?.split(/;\s*/) ?? []) this.#keepCookie(base.origin, pair);
  }

  /**
   * @param address a path, or a URL at the shop's origin
   * @throws NoAnswer     if the shop cannot be reached, or the address is not at its origin: then nothing is sent
   * @throws LimitReached if the limit of requests is reached
   */
  async get(
    address: string,
    query: Record<string, unknown> = {},
    accept = 'application/json',
  ): Promise<ShopAnswer> {
    const url = this.#urlOf(address);
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, `${value}`);
    return this.#answered(async () => {
      const response = await followRedirects(url.href, (at) => this.#fetch(at, { headers: { accept } }));
      const landed = response.url || url.href;
      const landedOn = landed === url.href ? undefined : new URL(landed).pathname;
      return { status: response.status, text: await response.text(), url: landed, landedOn };
    });
  }

  /** Posts, as `get` gets. The address to which a POST is redirected is not requested. */
  async post(address: string, body: string, headers: Headers): Promise<ShopAnswer> {
    const url = this.#urlOf(address);
    return this.#answered(async () => {
      const response = await this.#fetch(url, { method: 'POST', body, headers });
      const location = response.headers.get('location') ?? undefined;
      return { status: response.status, text: await response.text(), url: url.href, location };
    });
  }

  /** Posts, and ends the connection as soon as everything is sent, so that the answer is lost. */
  hangUp(address: string, body: string, headers: Headers): Promise<void> {
    const url = this.#urlOf(address);
    const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
    return this.#answered(
      () =>
        new Promise<void>((done, fail) => {
          const length = `${Buffer.byteLength(body)}`;
          const all = { ...this.#headersFor(url), ...headers, 'content-length': length };
          // A connection of its own, because other requests would end with a shared one.
          const request = ask(url, { method: 'POST', headers: all, agent: false });
          request.once('error', fail);
          request.once('response', (response) => response.on('error', () => {}).destroy());
          request.end(body, () => {
            request.off('error', fail).on('error', () => {});
            request.destroy();
            done();
          });
        }),
    );
  }

  #urlOf(address: string): URL {
    const { origin } = this.base;
    // A path may come from the shop's HTML, and one such as //shop.example/sofas names a host.
    if (!URL.canParse(address, this.base) || new URL(address, this.base).origin !== origin)
      throw new NoAnswer(`is not at ${origin}: nothing was sent`);
    if (this.asked >= this.limit) throw new LimitReached();
    this.asked++;
    return new URL(address, this.base);
  }

  async #answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (cause) {
      throw new NoAnswer(`did not answer: ${reasonWithoutAnswer(cause)}`, { cause });
    }
  }

  async #fetch(at: URL, { headers, ...init }: RequestInit & { headers: Headers }): Promise<Response> {
    const response = await fetch(at, {
      ...init,
      headers: { ...this.#headersFor(at), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keepCookie(at.origin, cookie);
    return response;
  }

  #headersFor({ origin }: URL): Record<string, string> {
    const cookies = [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`);
    return {
      ...(origin === this.#givenOrigin && this.#headers),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    };
  }

  /** A cookie as the shop sets it, or a pair of `--cookie`. */
  #keepCookie(origin: string, cookie: string): void {
    const [, name, value] = /^\s*([^=;]+)=([^;]*)/.exec(cookie) ?? [];
    if (!name) return;
    const kept = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, kept);
    const [, expires] = /;\s*expires=([^;]+)/i.exec(cookie) ?? [];
    const isEnded = /;\s*max-age=(0|-\d+)\s*(;|$)/i.test(cookie) || Date.parse(expires ?? '') < Date.now();
    if (isEnded) kept.delete(name);
    else kept.set(name, value!);
  }
}
