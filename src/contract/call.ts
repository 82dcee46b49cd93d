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
  /** What is being done, in the words an error report uses. */
  action: string;
  method: 'GET' | 'POST';
  path: string;
  /** What is sent: query parameters of a GET, the JSON body of a POST. */
  payload: GenericSchema<Payload, unknown>;
  /** What comes back: unknown keys are ignored, what the islands use is checked. */
  answer: GenericSchema<unknown, Answer>;
  /** True sends the anti-forgery token and waits until a prerendered page is shown (decision 10). */
  changesState: boolean;
  /** False where a lost answer may hide a done deed (decision 9). */
  mayRetry: boolean;
  /** True where the other brand's origin may be asked instead (cart §7). */
  isCrossOrigin?: boolean;
  /** True where the page is told at which address the path begins, such as the identity provider's. */
  hasBase?: boolean;
  /** What readers are told of the base: a path, with what differs in braces. Only with `hasBase`. */
  place?: string;
  /** `no-store` where an answer is good for one use only. */
  cache?: 'no-store';
  /** What its failure means to the shopper and the page. */
  failure: FailurePolicy;
  /** The section that asks for it, such as `cart §7`. */
  source: string;
  about: string;
}

/** Where a call is made, for readers: its path, below the place that its base has on a page. */
export const readablePath = ({ place = '', path }: Pick<Call, 'place' | 'path'>): string => place + path;

/** What a caller passes to `send` for this call. */
export type PayloadOf<C> = C extends Call<infer Payload, unknown> ? Payload : never;
/** What `send` resolves to for this call. */
export type AnswerOf<C> = C extends Call<unknown, infer Answer> ? Answer : never;

/** Declares a call; its payload and answer types come from its schemas. */
export function declareCall<P extends GenericSchema, A extends GenericSchema>(
  call: Omit<Call, 'payload' | 'answer'> & { payload: P; answer: A },
): Call<InferInput<P>, InferOutput<A>> {
  return call as unknown as Call<InferInput<P>, InferOutput<A>>;
}
