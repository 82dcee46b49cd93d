import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * What a failed call means, where that differs from call to call (decision 67). For every call a reset opens the refresh
 * popup without a log, and so does, with a report, an anti-forgery token that is still stale after a second try.
 */
export interface FailurePolicy {
  /** No answer, a time-out, 503 or 504: the Network Error popup (checkout §8), or a message where the shopper is. */
  network: 'popup' | 'message';
  /** `console` where nothing fails that the shopper has asked for (cart §8); `page` sends `storefront:error` too. */
  report: 'page' | 'console';
  /** A 401 asks the shopper to sign in, and is no failure. */
  asksToSignIn?: boolean;
}

/** Most calls: the message stands where the shopper is. */
export const failsInPlace: FailurePolicy = { network: 'message', report: 'page' };
/** What the page shows beside what the shopper came for: a failure is logged only. */
export const failsQuietly: FailurePolicy = { network: 'message', report: 'console' };
/** Checkout and payment: without an answer nothing can be said of the order. */
export const failsCheckout: FailurePolicy = { network: 'popup', report: 'page' };
/** What an account is needed for. */
export const asksToSignIn: FailurePolicy = { ...failsInPlace, asksToSignIn: true };

/** One HTTP call of the storefront, as data: the client, the reference backend, the tests and the docs read it. */
export interface Call<Payload = unknown, Answer = unknown> {
  /** Unique; also the key by which the page context's `endpoints` replaces the path (decision 5). */
  name: string;
  service: 'account' | 'browse' | 'cart' | 'payment' | 'personalization' | 'recommendations' | 'registry';
  /** What the call does, in the words of error reports: `add to cart`. */
  action: string;
  method: 'GET' | 'POST';
  path: string;
  /** Query parameters of a GET, the JSON body of a POST. */
  payload: GenericSchema<Payload, unknown>;
  /** The answer: unknown keys are ignored, what the islands use is checked. */
  answer: GenericSchema<unknown, Answer>;
  /** True if the anti-forgery token goes along and a prerendered page waits until it is shown (decision 10). */
  changesState: boolean;
  /** False if a lost answer may mean that the server did it (decision 9). */
  mayRetry: boolean;
  /** True if it may go to the other brand's origin (cart §7). */
  isCrossOrigin?: boolean;
  /** True if the caller gives the address in front of the path, such as the identity provider's. */
  hasBase?: boolean;
  /** With `hasBase`: the base as the docs show it, with its variable parts in braces. */
  place?: string;
  /** `no-store` if an answer is good for one use only. */
  cache?: 'no-store';
  /** What happens when it fails. */
  failure: FailurePolicy;
  /** The section that asks for it, such as `cart §7`. */
  source: string;
  about: string;
}

/** A call's path for readers, with the base written out as `place`. */
export const readablePath = ({ place = '', path }: Pick<Call, 'place' | 'path'>): string => place + path;

/** The payload that `send` takes for this call. */
export type PayloadOf<C> = C extends Call<infer Payload, unknown> ? Payload : never;
/** The answer that `send` resolves to for this call. */
export type AnswerOf<C> = C extends Call<unknown, infer Answer> ? Answer : never;

/** Declares a call; its payload and answer types come from its schemas. */
export function declareCall<P extends GenericSchema, A extends GenericSchema>(
  call: Omit<Call, 'payload' | 'answer'> & { payload: P; answer: A },
): Call<InferInput<P>, InferOutput<A>> {
  return call as unknown as Call<InferInput<P>, InferOutput<A>>;
}
