import { UsageError } from './mistake.ts';

/** What a shop answered. */
export interface ShopAnswer {
  status: number;
  text: string;
  /** Of the page that answered, after redirects. */
  url: string;
}

/** Reads a shop: GET requests only, a bounded number of them, one at a time. */
export class ShopClient {
  asked = 0;
  readonly base: URL;
  readonly limit: number;

  constructor(base: URL, limit: number) {
    this.base = base;
    this.limit = limit;
  }

  /** Whether this many requests are left. */
  canAsk(requests: number): boolean {
    return this.asked + requests <= this.limit;
  }

  /** @throws UsageError if the shop cannot be reached, or the limit of requests is reached */
  async get(
    path: string,
    query: Record<string, unknown> = {},
    accept = 'application/json',
  ): Promise<ShopAnswer> {
    if (!this.canAsk(1))
      throw new UsageError(`The limit of ${this.limit} requests is reached; --requests sets it.`);
    this.asked++;
    const url = new URL(path, this.base);
    for (const [key, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(key, `${value}`);
    try {
      const response = await fetch(url, { headers: { accept }, signal: AbortSignal.timeout(20_000) });
      return { status: response.status, text: await response.text(), url: response.url };
    } catch (cause) {
      const reason = (cause as Error).cause ?? cause;
      throw new UsageError(`${url.href} did not answer: ${(reason as Error).message}.`, { cause });
    }
  }
}
