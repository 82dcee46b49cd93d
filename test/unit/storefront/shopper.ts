import { afterAll, beforeAll } from 'vitest';
import { createStorefront, type StorefrontOptions } from '../../storefront/server.ts';

/** A storefront for one test file, in memory, on a free port. */
export async function openStorefront(options: Partial<StorefrontOptions> = {}) {
  const storefront = await createStorefront({
    database: ':memory:',
    catalogSize: 300,
    dist: 'test/unit/storefront/dist-of-nothing',
    testMode: true,
    ...options,
  });
  const { url, close } = await storefront.listen(0);
  return {
    url,
    /** Answers within this process, so a request has only the headers of its test. */
    app: storefront.app,
    async close() {
      await close();
      storefront.close();
    },
  };
}

/** A storefront that is open while the tests of the calling file run: its URL is known from `beforeAll` on. */
export function openStorefrontForFile(options?: Partial<StorefrontOptions>) {
  const open = {} as Awaited<ReturnType<typeof openStorefront>>;
  beforeAll(async () => {
    Object.assign(open, await openStorefront(options));
  });
  afterAll(() => open.close());
  return open;
}

/** Asks without cookies, and uncompressed, because that is faster; pages.test.ts tests compression. */
export const fetchPlain = (url: string) => fetch(url, { headers: { 'Accept-Encoding': 'identity' } });

/** A browser without script: keeps cookies, reads tokens, posts forms. */
export class Shopper {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  #cached: { session: string | undefined; token: string } | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** Another tab of the same browser, on this or another server. */
  tab(url = this.url): Shopper {
    const tab = new Shopper(url);
    for (const [name, value] of this.#cookies) tab.#cookies.set(name, value);
    return tab;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    // Uncompressed, because that is faster; pages.test.ts tests compression.
    if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'identity');
    headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }

  async page(path: string): Promise<string> {
    return (await this.fetch(path)).text();
  }

  /** A token of this session: one is enough, because each is good for all requests of a session. */
  async #cachedToken(): Promise<string> {
    const session = this.#cookies.get('storefront-session');
    if (!this.#cached || this.#cached.session !== session) {
      const token = await this.token();
      this.#cached = { session: this.#cookies.get('storefront-session'), token };
    }
    return this.#cached.token;
  }

  /** The anti-forgery token of a page. */
  async token(path = '/checkout/cart'): Promise<string> {
    return /name="__RequestVerificationToken" value="([^"]+)"/.exec(await this.page(path))?.[1] ?? '';
  }

  /** Posts a form with this session's token, which `fields` can replace. */
  async submit(action: string, fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ __RequestVerificationToken: await this.#cachedToken(), ...fields });
    return this.fetch(action, { method: 'POST', body });
  }

  /** Posts JSON with this session's token in its header, unless another one is given. */
  async post(path: string, payload: unknown, token?: string, headers?: object): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        RequestVerificationToken: token ?? (await this.#cachedToken()),
      },
      body: JSON.stringify(payload),
    });
  }

  async cart(): Promise<{
    lineItems: { id: string; sku: string; quantity: number; price: number }[];
    orderSummary: { subtotal: number };
  }> {
    return (await this.fetch('/api/cart')).json();
  }
}
