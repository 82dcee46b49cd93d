import { setTimeout as pause } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { refusedInput } from '../api/answer.ts';
import type { ShopEnv } from '../shop.ts';
import { staleTokenAnswer } from '../token.ts';

/** Every way in which the server can fail a call. `offline` is simulated by the browser. */
export const faultNames = [
  'destroyed',
  'timeout',
  '401',
  '500',
  '503',
  '504',
  'stale-token',
  'html',
  'cut-off',
  'done-destroyed',
  'done-504',
  'wrong-shape',
  'reset',
  'slow',
] as const;

export type FaultName = (typeof faultNames)[number];

export interface Fault {
  name: FaultName;
  /** The number of calls that will still fail; Infinity until removed. */
  timesLeft: number;
  delayMs: number;
  /** Removing the fault ends the delay of the calls that wait. */
  end: AbortController;
}

/**
 * The fault switch: which declared call fails, how, and how often. A fault set by a shopper (with a session cookie)
 * applies to that shopper's calls only, so that parallel tests do not interfere; one set without a session applies to
 * everybody.
 */
export class Faults {
  readonly #byCall = new Map<string, Fault>();
  readonly #calls: readonly string[];

  constructor(calls: readonly string[]) {
    this.#calls = calls;
  }

  /** Sets a fault from the body of `POST /test/faults`; an error names unknown values. */
  set(input: Record<string, unknown>, sessionId = ''): void {
    const call = this.#calls.find((name) => name === input.call);
    if (!call) throw refusedInput('call', input.call, `one of ${this.#calls.join(', ')}`);
    const name = faultNames.find((fault) => fault === input.fault);
    if (!name) throw refusedInput('fault', input.fault, `one of ${faultNames.join(', ')}`);
    this.#byCall.set(`${sessionId} ${call}`, {
      name,
      timesLeft: input.times === undefined ? Infinity : positive('times', input.times),
      delayMs: input.delayMs === undefined ? 1000 : positive('delayMs', input.delayMs),
      end: new AbortController(),
    });
  }

  /** Removes the faults of one shopper, or all. */
  clear(sessionId?: string): void {
    for (const [key, fault] of this.#byCall)
      if (sessionId === undefined || key.startsWith(`${sessionId} `)) {
        fault.end.abort();
        this.#byCall.delete(key);
      }
  }

  /** A shopper's faults move to the session's new id. */
  rename(from: string, to: string): void {
    for (const call of this.#calls) {
      const fault = this.#byCall.get(`${from} ${call}`);
      if (fault) this.#byCall.delete(`${from} ${call}`);
      if (fault) this.#byCall.set(`${to} ${call}`, fault);
    }
  }

  /** True if the server is down for a shopper's call; pages with the same content fail too. */
  isDown(call: string, sessionId: string): boolean {
    const fault = this.#current(call, sessionId);
    return fault !== undefined && ['500', '503', '504'].includes(fault.name);
  }

  /** The current fault for a shopper's call; counts it. */
  take(call: string, sessionId: string): Fault | undefined {
    const fault = this.#current(call, sessionId);
    if (fault) fault.timesLeft -= 1;
    return fault;
  }

  #current(call: string, sessionId: string): Fault | undefined {
    const faults = [`${sessionId} ${call}`, ` ${call}`].map((key) => this.#byCall.get(key));
    return faults.find((fault) => fault && fault.timesLeft > 0);
  }
}

function positive(field: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
    throw refusedInput(field, value, 'a whole number from 1 up');
  return value;
}

/** Answers a call with its fault; `answer` produces the real answer, for faults that modify it. */
export async function failing(
  c: Context<ShopEnv>,
  fault: Fault,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  switch (fault.name) {
    case 'destroyed':
      return destroyed(c);
    case 'timeout':
      await clientGone(c);
      return RESPONSE_ALREADY_SENT;
    case '401':
      return c.json({ message: 'Sign in to go on.' }, 401);
    case '500':
    case '503':
    case '504':
      return c.json({ message: 'The service is not available.' }, Number(fault.name) as 500 | 503 | 504);
    case 'stale-token':
      return c.json(staleTokenAnswer, 403);
    case 'html':
      return c.html('<!doctype html><title>Maintenance</title><h1>We will be back shortly</h1>');
    case 'cut-off': {
      const text = await (await answer()).text();
      return c.body(text.slice(0, Math.floor(text.length / 2)), 200, { 'Content-Type': 'application/json' });
    }
    // The server has acted, and its answer is lost on the way.
    case 'done-destroyed':
      await answer();
      return destroyed(c);
    case 'done-504':
      await answer();
      return c.text('', 504);
    case 'wrong-shape':
      return c.json({
        isSuccess: 'perhaps',
        items: 'none',
        lineItems: 7,
        orderSummary: [],
        rewardsOrderSummaryMessage: 7,
      });
    case 'reset':
      return c.json({ IsReset: true });
    case 'slow':
      await pause(fault.delayMs, undefined, { signal: fault.end.signal }).catch(() => {});
      return answer();
  }
}

/**
 * Breaks the connection so that the browser reports "Failed to fetch". An invalid response head is sent first,
 * because a browser that finds a kept-alive connection closed without a byte repeats the request by itself.
 */
function destroyed(c: Context<ShopEnv>): Response {
  const { socket } = c.env.incoming;
  socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', () => socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

function clientGone(c: Context<ShopEnv>): Promise<void> {
  const { outgoing } = c.env;
  return new Promise((resolve) => {
    if (outgoing.destroyed) resolve();
    else outgoing.once('close', () => resolve());
  });
}
