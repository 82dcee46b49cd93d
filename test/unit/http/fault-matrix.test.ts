import './browser-page.ts';

import { safeParse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExampledCall } from '../../../src/contract/examples.ts';
import { uuid } from '../../../src/contract/fields.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { callTimeoutMs, retryDelayMs } from '../../../src/domain/retry.ts';
import type { CallError } from '../../../src/http/errors/call-error.ts';
import { send } from '../../../src/http/send.ts';
import { shopperMessage } from '../../../src/http/shopper-message.ts';
import { openPage, tries } from './browser-page.ts';
import { callClasses } from './call-classes.ts';
import { expectedOutcome, type FaultName, faultNames } from './faults.ts';
import { holdTimers, skipTimers } from './held-timers.ts';
import { type Answerer, hangUp, json, refusingOrigin, startServer, type TestServer } from './test-server.ts';

/*
 * Every fault, once per class of declarations (decisions 7, 9, 10), against a real server. What a failure then shows, opens
 * and logs is tested per policy in test/unit/state/failure.test.ts, and that each call refuses an answer of another shape
 * in test/unit/contract.
 */

/** Server faults. `offline` and `time-out` need more than an answer: see `outcomeOf`. */
const answerers: Record<FaultName, (call: ExampledCall) => Answerer> = {
  offline: () => hangUp,
  'failed-to-fetch': () => hangUp,
  'time-out': () => () => {},
  401: () => (response) => response.writeHead(401, { 'content-type': 'text/html' }).end('<h1>401</h1>'),
  500: () => json({ message: 'Object reference not set to an instance of an object.' }, 500),
  503: () => (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503</h1>'),
  504: () => (response) => response.writeHead(504).end(),
  'stale-token': () => json({ isTokenStale: true }, 403),
  html: () => (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!DOCTYPE html><p>Hi'),
  'cut-off': (call) => (response) => {
    const text = JSON.stringify(call.example.answer);
    response.writeHead(200, { 'content-length': text.length });
    // The connection is closed after the header and half of the body.
    response.write(text.slice(0, text.length / 2), () => setImmediate(() => response.destroy()));
  },
  'wrong-shape': () => json({ unexpected: true }),
  'is-reset': () => json({ IsReset: true }),
  'slow-then-fine': (call) => (response) => {
    setImmediate(() => setImmediate(() => json(call.example.answer)(response, undefined as never)));
  },
};

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let context: { features: { idempotencyKeys: boolean } };

afterEach(() => {
  vi.restoreAllMocks();
});

async function outcomeOf(
  call: ExampledCall,
  fault: FaultName,
): Promise<{ answer?: unknown; error?: CallError }> {
  server.answer = answerers[fault](call);
  if (fault === 'offline') openPage({ url: refusingOrigin, token: 'fresh', context });
  const settled = (sent: Promise<unknown>) =>
    sent.then(
      (answer) => ({ answer }),
      (error: CallError) => ({ error }),
    );
  if (fault === 'time-out') {
    const clock = holdTimers(callTimeoutMs);
    const arrived = server.nextRequest();
    const sent = settled(send(call, call.example.payload));
    const passTime = await clock.next();
    await arrived;
    passTime();
    return sent;
  }
  skipTimers(retryDelayMs);
  return settled(send(call, call.example.payload));
}

/** A keyed call depends on whether the server honours keys (decision 111). */
const cases = callClasses.flatMap(({ declared, call }) =>
  call.isKeyed
    ? [true, false].map((honoursKeys) => ({
        declared: `${declared}, where keys are ${honoursKeys ? '' : 'not '}honoured`,
        call,
        honoursKeys,
      }))
    : [{ declared, call, honoursKeys: false }],
);

describe.each(cases)('$declared ($call.name)', ({ call, honoursKeys }) => {
  beforeEach(() => {
    context = { features: { idempotencyKeys: honoursKeys } };
    openPage({ url: server.origin, token: 'fresh', context });
  });

  test.each(faultNames)('%s', async (fault) => {
    const expected = expectedOutcome(call, fault, { honoursKeys });
    const { answer, error } = await outcomeOf(call, fault);

    expect(tries).toHaveLength(expected.tries);
    const keys = new Set(tries.map(({ headers }) => new Headers(headers).get('idempotency-key')));
    expect([...keys]).toEqual([call.isKeyed ? expect.stringMatching(uuid.pipe[1].requirement) : null]);
    expect(error?.kind).toBe(expected.kind);
    if (!error) {
      expect(answer).toEqual(safeParse(call.answer, call.example.answer).output);
      return;
    }
    if (expected.status) expect(error.status).toBe(expected.status);
    expect(error.action).toBe(call.action);
    expect(error.failure).toBe(call.failure);
    expect(error.api).toBe(call.path || '/');
    expect(error.message).toMatch(error.kind === 'reset' ? /^IsReset$/ : `${call.method} ${call.path}`);
    // The shopper sees one of our texts, never the server's exception.
    expect(Object.values(errorMessages)).toContain(shopperMessage(error, errorMessages));
  });
});
