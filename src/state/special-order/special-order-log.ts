import { atom, type PrimitiveAtom } from 'jotai';
import type { Call } from '../../contract/call.ts';
import type { CallError } from '../../http/errors/call-error.ts';
import { send } from '../../http/send.ts';
import type { Store } from '../store.ts';

/** A call of a special-order product, for the debug page (checkout §2.2). */
export interface LoggedCall {
  nth: number;
  call: string;
  sent: Readonly<Record<string, unknown>>;
  outcome: 'busy' | 'answered' | 'kept' | 'dropped' | 'failed';
  ms?: number;
  /** The answer's JSON; after a failure its kind and message, as on the console. */
  answer?: unknown;
  outputCacheString?: string | undefined;
}

/** The last ones are kept. */
const keptCalls = 50;

/** The calls and answers, newest first. */
export class SpecialOrderLog {
  readonly callsAtom: PrimitiveAtom<readonly LoggedCall[]> = atom<readonly LoggedCall[]>([]);
  readonly #store: Store;
  #count = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Sends a call, and notes its outcome.
   * @param isStale whether a newer call was made, so that the answer is dropped
   */
  async send<Payload extends object, Answer extends object>(
    call: Call<Payload, Answer>,
    payload: Payload,
    { signal, isStale }: { signal: AbortSignal; isStale: () => boolean },
  ): Promise<Answer> {
    const nth = this.#add({ call: call.name, sent: payload as Record<string, unknown>, outcome: 'busy' });
    const since = performance.now();
    const end = (more: Partial<LoggedCall>) =>
      this.#change(nth, { ...more, ms: Math.round(performance.now() - since) });
    try {
      const answer = await send(call, payload, { signal });
      const { outputCacheString } = answer as { outputCacheString?: string };
      end({ outcome: isStale() ? 'dropped' : 'answered', answer, outputCacheString });
      return answer;
    } catch (error) {
      const { kind, message } = error as CallError;
      end({ outcome: isStale() ? 'dropped' : 'failed', answer: { kind, message } });
      throw error;
    }
  }

  /** Notes that a kept answer is shown again. */
  noteKept(call: string, sent: object, answer: unknown): void {
    this.#add({ call, sent: sent as Record<string, unknown>, outcome: 'kept', answer });
  }

  #add(logged: Omit<LoggedCall, 'nth'>): number {
    this.#count += 1;
    const nth = this.#count;
    this.#store.set(this.callsAtom, (all) => [{ nth, ...logged }, ...all].slice(0, keptCalls));
    return nth;
  }

  #change(nth: number, more: Partial<LoggedCall>): void {
    this.#store.set(this.callsAtom, (all) => all.map((one) => (one.nth === nth ? { ...one, ...more } : one)));
  }
}
