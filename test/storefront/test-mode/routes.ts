import { type Context, Hono } from 'hono';
import type { Faults } from '../../../src/mock/faults.ts';
import { accountByEmail, createAccount, type NewAccount } from '../accounts/accounts.ts';
import { endSignIn } from '../accounts/signed-in.ts';
import { refusedInput } from '../api/answer.ts';
import { hostileDocument } from '../pages/hostile.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { tokenFor } from '../token.ts';
import type { Variant } from '../view.ts';
import { giveRegistries } from './registries.ts';
import type { RequestLog } from './request-log.ts';
import { giveCards } from './saved-cards.ts';
import type { TestPages } from './test-pages.ts';

/**
 * The switches of test mode, under /test: faults, the log of calls, accounts with their registries and cards, and
 * pages written by tests.
 */
export function testRoutes(shop: Shop, faults: Faults, log: RequestLog, pages: TestPages): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();

  app.post('/faults', async (c) => {
    faults.set(await c.req.json(), shopperOf(c));
    return c.body(null, 204);
  });
  app.delete('/faults', (c) => {
    faults.clear(shopperOf(c));
    return c.body(null, 204);
  });

  app.post('/keys', async (c) => {
    const { areHonoured } = await c.req.json();
    if (typeof areHonoured !== 'boolean') throw refusedInput('areHonoured', areHonoured, 'true or false');
    const sessionId = c.get('sessionId');
    if (areHonoured) shop.ignoresKeys?.delete(sessionId);
    else shop.ignoresKeys?.add(sessionId);
    return c.body(null, 204);
  });

  app.get('/requests', (c) => c.json(log.list(shopperOf(c))));
  app.delete('/requests', (c) => {
    log.clear(shopperOf(c));
    return c.body(null, 204);
  });

  app.post('/accounts', async (c) => {
    await createAccount(shop, newAccount(await c.req.json()));
    return c.body(null, 204);
  });
  app.post('/registries', async (c) => {
    const { email, registries } = await c.req.json();
    const account = accountByEmail(shop, String(email));
    if (!account) throw refusedInput('email', email, 'the address of an account');
    return c.json({ registries: giveRegistries(shop, account, registries) });
  });
  app.post('/saved-cards', async (c) => {
    const { email, cards } = await c.req.json();
    const account = accountByEmail(shop, String(email));
    if (!account) throw refusedInput('email', email, 'the address of an account');
    return c.json({ cards: giveCards(shop, account, cards).map(({ token }) => token) });
  });
  app.post('/expire-sign-in', (c) => {
    endSignIn(shop, c.get('sessionId'));
    return c.body(null, 204);
  });

  app.put('/pages/:name', async (c) => {
    pages.set(c.req.param('name'), await c.req.json());
    return c.body(null, 204);
  });
  app.route('/pages', testPageRoutes(shop, pages, 'plain'));
  app.delete('/pages', (c) => {
    pages.clear();
    return c.body(null, 204);
  });
  app.post('/resume/:name', (c) => {
    pages.resume(c.req.param('name'));
    return c.body(null, 204);
  });
  return app;
}

/** An account from the body of `POST /test/accounts`: `{email, password, firstName?, lockoutAnswer?}`. */
function newAccount(input: Record<string, unknown>): NewAccount {
  const { email, password, firstName = 'Ada', lockoutAnswer = 'status' } = input;
  if (typeof email !== 'string') throw refusedInput('email', email, 'an email address');
  if (typeof password !== 'string') throw refusedInput('password', undefined, 'a password');
  if (typeof firstName !== 'string') throw refusedInput('firstName', firstName, 'a first name');
  if (lockoutAnswer !== 'status' && lockoutAnswer !== 'error')
    throw refusedInput('lockoutAnswer', lockoutAnswer, '"status" or "error"');
  return { email, password, firstName, lockoutAnswer };
}

/** The pages written by tests, in one variant. */
export function testPageRoutes(shop: Shop, pages: TestPages, variant: Variant): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/:name', (c) => {
    const page = pages.get(c.req.param('name'), tokenFor(shop.secret, c.get('sessionId')));
    if (!page) return c.text('No test page of this name has been written.', 404);
    if (page.csp !== null) c.header('Content-Security-Policy', page.csp);
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Cache-Control', 'private, no-cache');
    c.header('X-Content-Type-Options', 'nosniff');
    const document = variant === 'hostile' ? hostileDocument(page.document) : page.document;
    if (c.req.query('stream') !== '1') return c.body(document.replaceAll(/<!--pause:[\w-]+-->/g, ''));
    return c.body(pages.stream(document));
  });
}

/** The caller: a shopper with a session, or a test without one, which stands for all shoppers. */
function shopperOf(c: Context<ShopEnv>): string | undefined {
  return c.get('isNewSession') ? undefined : c.get('sessionId');
}
