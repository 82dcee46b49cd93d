import * as v from 'valibot';
import { calls } from '../../../src/contract/calls.ts';
import { MockShop, type PageOf } from '../../../src/mock/mock-shop.ts';

type Json = Record<string, unknown>;

/** A shopper of a mock: keeps the cookie, and reads each answer as the islands do. */
export class MockShopper {
  readonly shop: MockShop;
  cookie = '';
  token = '';

  private constructor(shop: MockShop) {
    this.shop = shop;
  }

  static async visiting(pageOf?: PageOf): Promise<MockShopper> {
    const seen: string[] = [];
    const shop = new MockShop(calls, (url, session, mock) => {
      seen.push(session.token);
      return pageOf?.(url, session, mock) ?? '';
    });
    const shopper = new MockShopper(shop);
    await shopper.ask('GET', '/');
    [shopper.token = ''] = seen;
    return shopper;
  }

  async ask(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const request = new Request(new URL(path, 'http://127.0.0.1:4172'), {
      method,
      body,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...headers },
    });
    const answer = await this.shop.answer(request);
    if (typeof answer === 'string') throw new Error(answer);
    this.cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
    return answer;
  }

  /** Sends a declared call, as a widget does. */
  send(name: string, payload: Json = {}, headers: Record<string, string> = {}): Promise<Response> {
    const { method, path } = calls.find((call) => call.name === name)!;
    const token = { RequestVerificationToken: this.token, ...headers };
    if (method === 'GET')
      return this.ask(
        'GET',
        `${path}?${new URLSearchParams(payload as Record<string, string>)}`,
        undefined,
        token,
      );
    return this.ask('POST', path, JSON.stringify(payload), { 'content-type': 'application/json', ...token });
  }

  /** The answer to a declared call. @throws if its schema does not accept it as it is */
  async call(name: string, payload: Json = {}): Promise<Json> {
    const answer = await (await this.send(name, payload)).json();
    v.parse(calls.find((call) => call.name === name)!.answer, answer);
    return answer as Json;
  }

  /** The whole checkout. */
  checkout = () => this.call('refreshCheckout');
}

export const attemptId = (nth: number) => `7d444840-9dc0-41d1-b245-5ffdce74fad${nth}`;

export const card = (number = '4111111111111111') => ({
  type: 'Visa',
  number,
  expMonth: 4,
  expYear: 2031,
  cvv: '123',
  saveToAccount: false,
});
