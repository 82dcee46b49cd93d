import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * How a failed call is handled, where that differs between calls (decision 67). For every call, a reset opens the
 * refresh popup and is not logged, and an anti-forgery token that is still stale after a second try opens it too,
 * with a report. A session that has ended asks for a sign-in, or opens the refresh popup for a guest.
 */
export interface FailurePolicy {
  /** For no answer, a time-out, 503 or 504: the Network Error popup (checkout §8), or a message in place. */
  network: 'popup' | 'message';
  /**
   * `console` for a call that the shopper did not ask for (cart §8); `page` also sends `storefront:error`; `nowhere`
   * for the call that posts to the log.
   */
  report: 'page' | 'console' | 'nowhere';
  /** Reports of a failure name the basket (checkout §8), and are posted to the server's log. */
  isOfCheckout?: boolean;
  /** The end of the session, or none, asks the shopper to sign in and is not a failure. */
  asksToSignIn?: boolean;
}

/** Most calls: the message shows in place. */
export const failsInPlace: FailurePolicy = { network: 'message', report: 'page' };
/** Secondary content of the page: a failure is only logged. */
export const failsQuietly: FailurePolicy = { network: 'message', report: 'console' };
/** Checkout and payment: without an answer, the state of the order is unknown. */
export const failsCheckout: FailurePolicy = { network: 'popup', report: 'page', isOfCheckout: true };
/** A service of payment without which the rest of the step stays usable (decision 54). */
export const failsBesides: FailurePolicy = { ...failsCheckout, network: 'message' };
/** The log of failures: a failure to log is silent. */
export const failsSilently: FailurePolicy = { network: 'message', report: 'nowhere' };
/** Calls that need an account. */
export const asksToSignIn: FailurePolicy = { ...failsInPlace, asksToSignIn: true };

/**
 * One HTTP call of the storefront, declared as data for the client, the reference backend, the tests and the docs.
 */
export interface Call<Payload = unknown, Answer = unknown> {
  /** Unique; also the key by which the page context's `endpoints` replaces the path (decision 5). */
  name: string;
  service:
    | 'account'
    | 'browse'
    | 'cart'
    | 'checkout'
    | 'payment'
    | 'personalization'
    | 'recommendations'
    | 'registry';
  /** Its name in error reports, `add to cart`: if left out of a declaration, the name in words. */
  action: string;
  method: 'GET' | 'POST';
  path: string;
  /** Query parameters of a GET, the JSON body of a POST. */
  payload: GenericSchema<Payload, unknown>;
  /** The answer: unknown keys are ignored, the fields that islands use are checked. */
  answer: GenericSchema<unknown, Answer>;
  /** The answer may also be this field's list alone, without an object around it. */
  orList?: string;
  /** The answer may also be an HTML fragment, which becomes this field; a whole HTML page is refused. */
  orHtml?: string;
  /** True if the call sends the anti-forgery token, and waits until a prerendered page is shown (decision 10). */
  changesState: boolean;
  /**
   * Whether a network failure is retried (decision 9): false for a read (decision 68), and for a post that the server
   * may have acted on although its answer was lost.
   */
  mayRetry: boolean;
  /**
   * A post that is not idempotent (decision 111): it carries `Idempotency-Key`, the same for every try of one deed, and is
   * retried blindly only if the page context says that the server honours keys. `sendDeed` sends it.
   */
  isKeyed?: boolean;
  /** True if it may go to the other brand's origin (cart §7). */
  isCrossOrigin?: boolean;
  /** True if the caller gives the base of the URL, such as the identity provider's. */
  hasBase?: boolean;
  /** With `hasBase`: the base as the docs show it, with its variable parts in braces. */
  place?: string;
  /** The call is for shoppers who are not signed in: its 401 is a refusal, not the end of a session. */
  isBeforeSignIn?: boolean;
  /** Reads the JSON out of an HTML page; undefined if the page has none. */
  jsonIn?: (text: string) => string | undefined;
  /** `no-store` for an answer that may be used only once, or may never be stale. */
  cache?: 'no-store';
  failure: FailurePolicy;
  /** The section or decision that specifies it, such as `cart §7`: see `stories/guide/where-rules-come-from.mdx`. */
  source: string;
  about: string;
}

/** A call's path for the docs, including its base as `place`. */
export const readablePath = ({ place = '', path }: Pick<Call, 'place' | 'path'>): string => place + path;

/** True for a call that is sent to the URL of a page: its place is a path of the shop, not a URL that an answer gives. */
export const isPageCall = ({ path, place = '' }: Pick<Call, 'path' | 'place'>): boolean =>
  path === '' && place.startsWith('/');

/** The payload that `send` takes for this call. */
export type PayloadOf<C> = C extends Call<infer Payload, unknown> ? Payload : never;
/** The answer that `send` resolves to for this call. */
export type AnswerOf<C> = C extends Call<unknown, infer Answer> ? Answer : never;

type Declared<P, A> = Omit<Call, 'payload' | 'answer' | 'action'> & {
  payload: P;
  answer: A;
  action?: string;
};

/**
 * Declares a call; its payload and answer types come from its schemas.
 * @__NO_SIDE_EFFECTS__
 */
export function declareCall<P extends GenericSchema, A extends GenericSchema>(
  call: Declared<P, A>,
): Call<InferInput<P>, InferOutput<A>> {
  const action = call.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { action, ...call } as unknown as Call<InferInput<P>, InferOutput<A>>;
}
