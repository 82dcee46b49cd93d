import type { GenericSchema, InferInput, InferOutput } from 'valibot';

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
