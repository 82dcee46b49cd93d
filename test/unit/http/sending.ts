import { afterEach, beforeEach, vi } from 'vitest';
import { addItemsExample } from '../../../src/contract/cart/cart.examples.ts';
import { CallError } from '../../../src/http/errors/call-error.ts';
import { openPage } from './browser-page.ts';
import { json, startServer, type TestServer } from './test-server.ts';

/** Payloads and answers for the tests of send. */
export const items = { items: [{ Sku: '410553', Quantity: 2 }] };
export const pod = { podid: 'people-also-viewed-pdp', limit: 24, showaddtocart: true, showshopall: true };
export const added = json(addItemsExample.answer);
export const stale = json({ isTokenStale: true }, 403);

/** The page of a shop that honours keys, where a keyed call may be retried (decision 111). */
export const keysHonoured = { features: { idempotencyKeys: true } };

export let server: TestServer;

/** Before each test of a file: a server that confirms an add and honours keys, and a page of its origin with a new token. */
export function startSending(): void {
  beforeEach(async () => {
    server = await startServer();
    server.answer = added;
    openPage({ url: `${server.origin}/p/410553`, token: 'fresh', context: keysHonoured });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.close();
  });
}

/** The CallError that a call rejects with; other errors are rethrown. */
export async function failureOf(sent: Promise<unknown>): Promise<CallError> {
  const error = await sent.then(
    () => new Error('the call succeeded'),
    (thrown) => thrown,
  );
  if (!(error instanceof CallError)) throw error;
  return error;
}
