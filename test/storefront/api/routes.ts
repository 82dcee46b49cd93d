import type { Context } from 'hono';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { type Call, isPageCall } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';
import type { Faults } from '../../../src/mock/faults.ts';
import { pagePath } from '../pages/page.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { failing } from '../test-mode/failing.ts';
import type { RequestLog } from '../test-mode/request-log.ts';
import { isTokenValid, staleTokenAnswer, tokenHeader } from '../token.ts';
import { variantOf } from '../view.ts';
import { RefusedError, refusedInput } from './answer.ts';
import { doneOnce, keyHeader } from './done-once.ts';
import { handlers, refusedPayloads } from './handlers.ts';
import { providerPath } from './identity.ts';
import type { ApiRequest, Handler } from './request.ts';

interface TestMode {
  faults: Faults;
  log: RequestLog;
}

/** The paths of calls whose base is given: the identity provider, the popups of checkout, and one listing of each kind. */
const bases: Readonly<Record<string, string>> = {
  authenticate: providerPath,
  getCheckoutPopup: '/checkout/popups',
  getProductListing: '/sofas',
  getSearchListing: '/search',
  getSeoListing: '/shop/top-rated',
};

/** The path of a declared call, without a trailing slash; for a listing, one of its pages. */
export function servedPath({ name, path, hasBase }: Pick<Call, 'name' | 'path' | 'hasBase'>): string {
  if (hasBase && bases[name] === undefined)
    throw new Error(
      `"${name}" is declared with \`hasBase\`: add its base in the reference shop to \`bases\` in api/routes.ts.`,
    );
  // The router matches paths without a trailing slash.
  return `${hasBase ? bases[name] : ''}${path.replace(/\/$/, '')}`;
}

/** Answers a declared call, by its name. */
export type CallAnswerer = (c: Context<ShopEnv>, name: string) => Promise<Response>;

/** Every declared call with its handler: token, payload and answer are checked against the declaration. */
export function callAnswerer(shop: Shop, testMode: TestMode | undefined): CallAnswerer {
  return async (c, name) => {
    const call = calls.find((one) => one.name === name) as Call | undefined;
    const handler = handlers[name];
    if (!call) throw new Error(`"${name}" is no declared call of src/contract.`);
    if (!handler) throw withoutHandler(name);
    if (call.isCrossOrigin) allowOtherOrigins(c);
    const body = call.method === 'POST' ? await c.req.text() : '';
    testMode?.log.add(c.get('sessionId'), {
      call: call.name,
      method: call.method,
      path: pathOf(c),
      hasToken: c.req.header(tokenHeader) !== undefined,
      key: c.req.header(keyHeader),
      body: body ? parsed(body).value : null,
    });
    const answer = () => answerCall(c, shop, call, handler, body);
    const fault = testMode?.faults.take(call.name, c.get('sessionId'));
    return fault ? failing(c, fault, answer) : answer();
  };
}

/** A route for every declared call except those that pages answer at their own URL. */
export function apiRoutes(answer: CallAnswerer): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  for (const call of (calls as readonly Call[]).filter((one) => !isPageCall(one))) {
    if (!handlers[call.name]) throw withoutHandler(call.name);
    app.on(call.method, servedPath(call), compress(), (c) => answer(c, call.name));
  }
  app.get('/browse/crosssell.js', compress(), (c) => answerByJsonp(c, answer));
  return app;
}

/** The cross-sell set as a script that calls the page's `callback` with it (checkout §7.5). */
async function answerByJsonp(c: Context<ShopEnv>, answer: CallAnswerer): Promise<Response> {
  const callback = c.req.query('callback') ?? '';
  if (!/^\w{1,64}$/.test(callback)) return c.json(refusedInput('callback', callback, 'a name').body, 400);
  const answered = await answer(c, 'getCrossSell');
  return new Response(`${callback}(${await answered.text()});`, {
    status: answered.status,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** What to write for a declared call that no file of this folder answers. */
export function withoutHandler(call: string): Error {
  return new Error(
    `The declared call "${call}" has no handler in the reference shop: write a file for its noun in test/storefront/api ` +
      `that exports \`handlers\` with \`${call}(request)\`, which returns the answer.`,
  );
}

async function answerCall(
  c: Context<ShopEnv>,
  shop: Shop,
  call: Call,
  handler: Handler,
  body: string,
): Promise<Response> {
  c.header('Cache-Control', call.cache ?? 'no-cache');
  if (call.changesState && !isTokenValid(shop.secret, c.get('sessionId'), c.req.header(tokenHeader)))
    return c.json(staleTokenAnswer, 403);
  const input = call.method === 'GET' ? { value: c.req.query(), isJson: true } : parsed(body);
  const refused = refusedPayloads[call.name];
  if (!input.isJson && !refused)
    return c.json(
      { error: 'The body is not JSON; accepted: a JSON object.', field: '', accepted: 'JSON' },
      400,
    );
  const payload = v.safeParse(call.payload, input.value);
  if (!payload.success) return c.json(refused ?? reason(payload.issues[0]), 400);
  try {
    const sessionId = c.get('sessionId');
    const request: ApiRequest<never> = {
      shop,
      view: c.get('view'),
      sessionId,
      payload: payload.output as never,
      origin: c.req.header('Origin') ? new URL(c.req.url).origin : '',
      path: pagePath(new URL(c.req.url).pathname, variantOf(c.req.path)),
      variant: variantOf(isPageCall(call) ? c.req.path : referringPath(c)),
    };
    const key = call.isKeyed ? c.req.header(keyHeader) : undefined;
    const deed = { shop, sessionId, key, call: call.name, body };
    return c.json(await doneOnce(deed, () => handler(request)));
  } catch (error) {
    if (error instanceof RefusedError) return c.json(error.body, error.status);
    throw error;
  }
}

/** The problem with a payload: the field, the given value and the accepted ones. */
function reason(issue: v.BaseIssue<unknown>) {
  const keys = issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`)) ?? [];
  const field = keys.join('').replace(/^\./, '');
  const accepted = issue.expected ?? `what matches ${issue.requirement}`;
  return refusedInput(field || 'The payload', issue.input, accepted).body;
}

function parsed(text: string): { value: unknown; isJson: boolean } {
  try {
    return { value: JSON.parse(text), isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}

/** The other brand's pages may send calls too, without cookies: no credentials are allowed (cart §7). */
function allowOtherOrigins(c: Context<ShopEnv>): void {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Vary', 'Origin', { append: true });
}

/** The path of the page that sent a call; the call's own if that is not known. */
function referringPath(c: Context<ShopEnv>): string {
  const { origin } = new URL(c.req.url);
  const referrer = c.req.header('Referer') ?? '';
  return referrer.startsWith(`${origin}/`) ? new URL(referrer).pathname : c.req.path;
}

function pathOf(c: Context<ShopEnv>): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}
