import type { AnswerOf } from '../contract/call.ts';
import type { getCart } from '../contract/cart/cart.ts';
import type { Checkout } from '../contract/checkout/checkout.ts';
import type { ExampledCall } from '../contract/examples.ts';
import type { PageContext } from '../page/context.ts';
import { askCall, type Found, readShopAnswer } from './check-calls.ts';
import { readHtml } from './read-html.ts';
import { NoAnswer, type ShopAnswer, type ShopClient } from './shop-client.ts';

/** A page of the shop, with the token and the context that the islands read. */
export interface WritingPage {
  html: string;
  context: PageContext;
}

/** The fields of a change's answer that this check reads. */
export interface Done {
  isSuccess?: boolean;
  message?: string | undefined;
  [field: string]: unknown;
}

/** How a call is sent, where that differs from how a widget sends it. */
export interface Sending {
  /** The anti-forgery token in place of the page's. */
  token?: string;
  /** The `Idempotency-Key` of a keyed call; unless given, a new one. */
  key?: string;
}

/** Buys in a test shop as the islands would, and notes what breaks the contract on the way. */
export class TestShopper {
  readonly context: PageContext;
  readonly #calls: readonly ExampledCall[];
  readonly #client: ShopClient;
  readonly #found: Found;
  #token: string | undefined;

  constructor(calls: readonly ExampledCall[], client: ShopClient, page: WritingPage, found: Found) {
    this.context = page.context;
    this.#calls = calls;
    this.#client = client;
    this.#found = found;
    this.#readToken(page.html);
  }

  get hasToken(): boolean {
    return this.#token !== undefined;
  }

  /** Notes the number of the order that was placed. */
  ordered(number: string | undefined): void {
    this.#found.order = number;
  }

  /** Whether the check sends a call: not one that `--ignore` names. */
  asks = (name: string): boolean => this.#calls.some((call) => call.name === name);

  /** Notes a breach of a call, with the guide's page about it. */
  report(name: string, message: string, guide?: string): void {
    const call = this.#calls.find((one) => one.name === name);
    const request = call ? `${name}: ${call.method} ${call.path}` : name;
    const { breaches } = this.#found;
    // The cart and the checkout are read many times: what is wrong with each answer is said once.
    if (breaches.some((known) => known.request === request && known.message === message)) return;
    breaches.push({ request, message, ...(guide && { guide }) });
  }

  /**
   * Sends a change.
   * @returns the answer, if the islands can read it; a breach of the contract is noted
   */
  async send(name: string, payload: object = {}, sending?: Sending): Promise<Done | undefined> {
    const given = await this.try(name, payload, sending);
    const call = this.#calls.find((one) => one.name === name);
    if (!given || !call) return undefined;
    const { answer, messages } = readShopAnswer(call, given);
    for (const message of messages) this.report(name, message);
    if (!answer && messages.length === 0) this.report(name, 'it says that the session has ended');
    return answer as Done | undefined;
  }

  /** Sends a change, as `send` does, and notes a refusal, too. True if the change is done, or if `--ignore` names it. */
  async change(name: string, payload?: object): Promise<boolean> {
    if (!this.asks(name)) return true;
    const answer = await this.send(name, payload);
    if (answer && answer.isSuccess !== true) this.report(name, refusalOf(answer));
    return answer?.isSuccess === true;
  }

  /** The raw answer to a change that is meant to be refused; undefined if nothing answers. */
  async try(name: string, payload: object, sending?: Sending): Promise<ShopAnswer | undefined> {
    const call = this.#calls.find((one) => one.name === name);
    if (!call) return undefined;
    this.#note(name);
    try {
      return await this.#client.post(call.path, JSON.stringify(payload), this.#headersFor(call, sending));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.report(name, `it ${error.message}`);
      return undefined;
    }
  }

  /** Sends a change whose answer is lost on the way. */
  async hangUp(name: string, payload: object): Promise<void> {
    const call = this.#calls.find((one) => one.name === name);
    if (!call) return;
    this.#note(name);
    try {
      await this.#client.hangUp(call.path, JSON.stringify(payload), this.#headersFor(call));
    } catch (error) {
      // The answer is lost either way.
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** The number of pieces of a product in the cart, on all lines together. */
  async pieces(sku: string): Promise<number | undefined> {
    const cart = await this.cart();
    if (!cart) return undefined;
    let pieces = 0;
    for (const line of cart.lineItems) if (line.sku === sku) pieces += line.quantity;
    return pieces;
  }

  cart = () => this.#read('getCart') as Promise<AnswerOf<typeof getCart> | undefined>;

  checkout = () => this.#read('refreshCheckout') as Promise<Checkout | undefined>;

  /** Loads a page and uses its token from then on; false if there is none. */
  async visit(path: string): Promise<boolean> {
    try {
      const { status, text } = await this.#client.get(path, {}, 'text/html');
      if (status < 400) this.#readToken(text);
      return status < 400;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return false;
    }
  }

  /** Posts a form, as a page without script does; undefined if nothing answers. */
  async postForm(path: string, fields: Record<string, string>): Promise<ShopAnswer | undefined> {
    const token = this.#token && { [this.context.antiForgery.field]: this.#token };
    const body = `${new URLSearchParams({ ...fields, ...token })}`;
    try {
      return await this.#client.post(path, body, { 'content-type': 'application/x-www-form-urlencoded' });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.report(`POST ${path}`, `it ${error.message}`, 'guest-shop.html');
      return undefined;
    }
  }

  async #read(name: string): Promise<unknown> {
    const call = this.#calls.find((one) => one.name === name);
    if (!call) return undefined;
    this.#note(name);
    const { answer, messages, status } = await askCall(call, this.#client, call.path, {});
    for (const message of messages) this.report(name, message);
    if (!answer && messages.length === 0) this.report(name, `it has no answer for this shopper (${status})`);
    return answer;
  }

  #note(name: string): void {
    if (!this.#found.asked.includes(name)) this.#found.asked.push(name);
  }

  #headersFor({ isKeyed }: ExampledCall, sending: Sending = {}): Record<string, string> {
    const { token = this.#token, key = crypto.randomUUID() } = sending;
    return {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(isKeyed && { 'idempotency-key': key }),
      ...(token && { [this.context.antiForgery.header]: token }),
    };
  }

  #readToken(html: string): void {
    const { field } = this.context.antiForgery;
    const inputs = readHtml(html).filter(({ attributes }) => attributes.get('name') === field);
    this.#token = inputs.map(({ attributes }) => attributes.get('value')).find(Boolean) ?? this.#token;
  }
}

/** The server's reason why a change was not done. */
export const refusalOf = ({ message, ...answer }: Done): string => {
  const fields = answer.fieldErrors ? `; fieldErrors ${JSON.stringify(answer.fieldErrors)}` : '';
  return `it refuses what a shopper may do${message ? `: "${message}"` : ', without a message'}${fields}`;
};

/** Whether a raw answer says that the change is done. */
export function isDone({ status, text }: ShopAnswer): boolean {
  if (status >= 300) return false;
  try {
    return (Object(JSON.parse(text)) as Done).isSuccess === true;
  } catch {
    return false;
  }
}
