import { beforeAll } from 'vitest';
import { authenticateExample } from '../../../src/contract/account/account.examples.ts';
import type { calls } from '../../../src/contract/calls.ts';
import { savedCardsExample } from '../../../src/contract/payment/payment.examples.ts';
import { servedPath } from '../../storefront/api/routes.ts';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

type DeclaredCall = (typeof calls)[number];

/** A storefront for the calling file, in which a shopper who is signed in can make every declared call. */
export class ExampleCalls {
  readonly storefront = openStorefrontForFile();
  shopper!: Shopper;
  #resetToken = '';

  constructor() {
    beforeAll(async () => {
      const post = (path: string, body: object) =>
        fetch(this.storefront.url + path, { method: 'POST', body: JSON.stringify(body) });
      this.shopper = new Shopper(this.storefront.url);
      const { username: email = '', password = '' } = authenticateExample.payload as Record<string, string>;
      await post('/test/accounts', { email, password });
      await post('/test/registries', { email, registries: [{ grId: '7001' }] });
      const { id } = savedCardsExample[0]!;
      await post('/test/saved-cards', { email, cards: [{ id, lastFour: '1111' }] });
      await this.shopper.submit('/account/login', { email, password });
      const answer = await this.shopper.fetch('/account/reset-password/GetRequestVerificationToken');
      this.#resetToken = (await answer.json()).requestToken;
    });
  }

  setFault(fault: object): Promise<Response> {
    return fetch(`${this.storefront.url}/test/faults`, { method: 'POST', body: JSON.stringify(fault) });
  }

  /** Makes a declared call with its own example, as the islands do. */
  async make(call: DeclaredCall, signal?: AbortSignal): Promise<Response> {
    if (call.method === 'GET') {
      const query = new URLSearchParams(
        Object.entries(call.example.payload).map(([name, value]) => [name, String(value)]),
      );
      const headers = new Headers();
      if (call.changesState) headers.set('RequestVerificationToken', await this.shopper.token());
      return this.shopper.fetch(`${servedPath(call)}?${query}`, { headers, signal });
    }
    return this.shopper.fetch(servedPath(call), {
      method: call.method,
      headers: { RequestVerificationToken: await this.shopper.token() },
      body: JSON.stringify(this.#payloadOf(call)),
      signal,
    });
  }

  /** The call's example, with ids from this storefront where needed. */
  #payloadOf({ name, example }: DeclaredCall): unknown {
    if (name === 'addItems') return { items: [{ Sku: knownProducts.inStock, Quantity: 1 }] };
    if (name === 'requestPasswordReset') return { ...example.payload, token: this.#resetToken };
    return example.payload;
  }
}
