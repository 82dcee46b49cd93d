import { setTimeout as pause } from 'node:timers/promises';
import { refusedInput } from './refused-error.ts';

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

  /** Whether the server is down for a shopper's call; then the pages with the same content fail, too. */
  isDown(call: string, sessionId: string): boolean {
    const fault = this.#current(call, sessionId);
    return fault !== undefined && ['500', '503', '504'].includes(fault.name);
  }

  /** The current fault of a shopper's call; each use counts towards its number of times. */
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

/** The message of a refused call (decision 10): the client reads the page's token again and may retry once. */
export const staleTokenAnswer = {
  isTokenStale: true,
  message: 'Your session has changed since this page was loaded. Please refresh the page and try again.',
};

/**
 * The answer to a call that has a fault: `destroyed` if the connection breaks, `never` if no answer comes.
 * @param answer produces the real answer, for faults that come after it or change it
 */
export async function faultyAnswer(
  fault: Fault,
  answer: () => Response | Promise<Response>,
): Promise<Response | 'destroyed' | 'never'> {
  switch (fault.name) {
    case 'destroyed':
      return 'destroyed';
    case 'timeout':
      return 'never';
    case '401':
      return Response.json({ message: 'Sign in to go on.' }, { status: 401 });
    case '500':
    case '503':
    case '504':
      return Response.json({ message: 'The service is not available.' }, { status: Number(fault.name) });
    case 'stale-token':
      return Response.json(staleTokenAnswer, { status: 403 });
    case 'html':
      return new Response('<!doctype html><title>Maintenance</title><h1>We will be back shortly</h1>', {
        headers: { 'content-type': 'text/html; charset=UTF-8' },
      });
    case 'cut-off': {
      const text = await (await answer()).text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        headers: { 'content-type': 'application/json' },
      });
    }
    // The server has acted, and its answer is lost on the way.
    case 'done-destroyed':
      await answer();
      return 'destroyed';
    case 'done-504':
      await answer();
      return new Response('', { status: 504 });
    case 'wrong-shape':
      return Response.json({
        isSuccess: 'perhaps',
        items: 'none',
        lineItems: 7,
        orderSummary: [],
        rewardsOrderSummaryMessage: 7,
      });
    case 'reset':
      return Response.json({ IsReset: true });
    case 'slow':
      await pause(fault.delayMs, undefined, { signal: fault.end.signal }).catch(() => {});
      return answer();
  }
}
