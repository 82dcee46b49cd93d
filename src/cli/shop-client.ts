import { reasonWithoutAnswer } from './no-answer.ts';

/** What a shop answered. */
export interface ShopAnswer {
  status: number;
  text: string;
  /** The URL after redirects. */
  url: string;
}

/** No answer came; the message says why, as a sentence about the request: `did not answer: …`. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** As many requests as may be sent have been sent. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/** Reads a shop: GET requests to its origin only, a bounded number of them, one at a time. */
export class ShopClient {
  asked = 0;
  /** The shop's address; addresses without an origin are resolved with it. */
  base: URL;
  readonly limit: number;

  constructor(base: URL, limit: number) {
    this.base = base;
    this.limit = limit;
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
    const { origin } = this.base;
    // A path may come from the shop's HTML, and one such as //shop.example/sofas names a host.
    if (!URL.canParse(address, this.base) || new URL(address, this.base).origin !== origin)
      throw new NoAnswer(`is not at ${origin}: nothing was sent`);
    if (this.asked >= this.limit) throw new LimitReached();
    this.asked++;
    const url = new URL(address, this.base);
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, `${value}`);
    try {
      const response = await fetch(url, { headers: { accept }, signal: AbortSignal.timeout(20_000) });
      return { status: response.status, text: await response.text(), url: response.url || url.href };
    } catch (cause) {
      throw new NoAnswer(`did not answer: ${reasonWithoutAnswer(cause)}`, { cause });
    }
  }
}
