import * as v from 'valibot';
import type { ExampledCall } from '../contract/examples.ts';
import { callOf, pageCallOf } from '../testing/answers.ts';
import { accountHandlers, emailOfToken } from './account.ts';
import { cartHandlers } from './cart.ts';
import { checkoutHandlers } from './checkout.ts';
import { Faults, faultyAnswer, staleTokenAnswer } from './faults.ts';
import type { Handler } from './handler.ts';
import { listingHandlers } from './listing.ts';
import { paymentHandlers } from './payment.ts';
import { picture } from './picture.ts';
import { type Product, productsOf, unknownProduct } from './products.ts';
import { RefusedError, refusedInput } from './refused-error.ts';
import { newSession, type Session } from './session.ts';

/** The answer to a request: `destroyed` if the connection breaks, `never` if no answer comes. */
export type MockAnswer = Response | 'destroyed' | 'never';

/** A page of the mock, for a session; undefined if there is none at its path. */
export type PageOf = (url: URL, session: Session, shop: MockShop) => string | undefined;

const cookieName = 'storefront-mock';
const tokenHeader = 'RequestVerificationToken';
const keyHeader = 'Idempotency-Key';

/**
 * A backend of the declared calls in memory. For each shopper it remembers cart, checkout, order and account; every other
 * call gets the answer of its example. It opens no port.
 */
export class MockShop {
  readonly faults: Faults;
  readonly products: readonly Product[];
  readonly calls: readonly ExampledCall[];
  readonly #bySku: Map<string, Product>;
  readonly #byName: ReadonlyMap<string, ExampledCall>;
  readonly #sessions = new Map<string, Session>();
  readonly #pageOf: PageOf;
  readonly #missing: readonly string[];

  /** @param missing the names of calls that this backend does not have: they answer with 404 */
  constructor(
    calls: readonly ExampledCall[],
    pageOf: PageOf = () => undefined,
    missing: readonly string[] = [],
  ) {
    this.calls = calls;
    this.#missing = missing;
    this.#byName = new Map(calls.map((call) => [call.name, call]));
    this.#bySku = productsOf(calls);
    this.products = [...this.#bySku.values()];
    this.faults = new Faults([...this.#byName.keys()]);
    this.#pageOf = pageOf;
  }

  productOf = (sku: string): Product => this.#bySku.get(sku) ?? unknownProduct(sku);

  exampleOf = (name: string): Record<string, unknown> => this.#byName.get(name)!.example.answer;

  /** Answers a request, as a server would. */
  async answer(request: Request): Promise<MockAnswer> {
    const session = this.#sessionOf(request);
    const answer = await this.#answerFor(request, session);
    if (typeof answer === 'string') return answer;
    answer.headers.append('set-cookie', `${cookieName}=${session.id}; Path=/; HttpOnly; SameSite=Lax`);
    return answer;
  }

  async #answerFor(request: Request, session: Session): Promise<MockAnswer> {
    const url = new URL(request.url);
    const { method } = request;
    try {
      if (url.pathname === '/mock/faults') return await this.#switchFaults(request, session);
      if (method === 'POST' && !isJson(request)) return await this.#answerForm(request, session);
      const call = callOf(this.calls, {}, method, url) ?? (method === 'GET' && pageCallOf(this.calls, url));
      if (call && this.#missing.includes(call.name))
        throw new RefusedError(404, `This mock has no ${call.name}.`);
      if (call) {
        const answer = () => this.#answerCall(call, request, session);
        const fault = this.faults.take(call.name, session.id);
        return await (fault ? faultyAnswer(fault, answer) : answer());
      }
      const [, file] = /\/pictures\/([\w.-]+\.svg)$/.exec(url.pathname) ?? [];
      if (file) return new Response(picture(file), { headers: { 'content-type': 'image/svg+xml' } });
      const page = method === 'GET' ? this.#pageOf(url, session, this) : undefined;
      if (page === undefined) return new Response('Not found\n', { status: 404 });
      return new Response(page, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      });
    } catch (error) {
      if (error instanceof RefusedError) return Response.json(error.body, { status: error.status });
      throw error;
    }
  }

  async #answerCall(call: ExampledCall, request: Request, session: Session): Promise<Response> {
    if (call.changesState && request.headers.get(tokenHeader) !== session.token)
      return Response.json(staleTokenAnswer, { status: 403 });
    const given = call.method === 'GET' ? queryOf(request) : await request.json().catch(() => undefined);
    const payload = v.safeParse(call.payload, given);
    if (!payload.success) {
      const [issue] = payload.issues;
      throw refusedInput(
        v.getDotPath(issue) ?? 'The payload',
        issue.input,
        issue.expected ?? 'what the contract says',
      );
    }
    const key = (call.isKeyed && request.headers.get(keyHeader)) || undefined;
    const known = key && session.byKey.get(key);
    if (known) return Response.json(known);
    const { productOf, exampleOf, products } = this;
    const asked = { session, payload: payload.output, productOf, exampleOf, products };
    const answer = handlerOf(call)(asked as never);
    if (key) session.byKey.set(key, answer);
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  }

  /** Answers the forms that a page posts without script: a sign-in, an entry to checkout as a guest, an add. */
  async #answerForm(request: Request, session: Session): Promise<Response> {
    const { pathname } = new URL(request.url);
    const fields = new URLSearchParams(await request.text());
    const to = fields.get('redirectUrl') ?? fields.get('returnUrl') ?? '/';
    const own = /^\/(?!\/)/.test(to) && !to.includes('\\') ? to : '/';
    const leadTo = (location: string) => new Response(null, { status: 303, headers: { location } });
    if (pathname.endsWith('/account/auth')) {
      const email = emailOfToken(fields.get('sessionToken') ?? '');
      session.email = email;
      return leadTo(email ? own : '/account/login');
    }
    if (pathname.endsWith('/account/sign-out')) {
      session.email = undefined;
      return leadTo(own);
    }
    if (pathname.endsWith('/checkout/guest')) return leadTo(own === '/' ? '/checkout/shipping' : own);
    if (pathname.endsWith('/cart/add')) {
      const items = [{ Sku: fields.get('Sku') ?? '', Quantity: Number(fields.get('Quantity') ?? 1) }];
      const { productOf, exampleOf, products } = this;
      const asked = { session, payload: { items }, productOf, exampleOf, products };
      handlerOf(this.#byName.get('addItems')!)(asked as never);
      return leadTo('/checkout/cart');
    }
    return new Response('Not found\n', { status: 404 });
  }

  /** `POST /mock/faults` `{call, fault, times?, delayMs?}` for this shopper's calls; `DELETE` ends them all. */
  async #switchFaults(request: Request, session: Session): Promise<Response> {
    if (request.method === 'DELETE') this.faults.clear(session.id);
    else if (isJson(request)) this.faults.set((await request.json()) as Record<string, unknown>, session.id);
    else {
      const { call, fault } = Object.fromEntries(new URLSearchParams(await request.text()));
      if (fault) this.faults.set({ call, fault }, session.id);
      else this.faults.clear(session.id);
      return new Response(null, { status: 303, headers: { location: '/' } });
    }
    return new Response(null, { status: 204 });
  }

  #sessionOf(request: Request): Session {
    const cookie = request.headers.get('cookie') ?? '';
    const [, id = ''] = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookie) ?? [];
    const known = this.#sessions.get(id);
    if (known) return known;
    const session = newSession(crypto.randomUUID(), crypto.randomUUID());
    this.#sessions.set(session.id, session);
    return session;
  }
}

const isJson = (request: Request) => request.headers.get('content-type')?.startsWith('application/json');
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

const handlers: Readonly<Record<string, Handler<never>>> = {
  ...accountHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...listingHandlers,
  ...paymentHandlers,
};

/** The handler of a call; a call about which the mock remembers nothing gets the answer of its example. */
const handlerOf = ({ name, example }: ExampledCall): Handler<never> =>
  (Object.hasOwn(handlers, name) && handlers[name]) || (() => example.answer);
