import type { FailurePolicy } from '../../contract/call.ts';

export type CallErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'token'
  | 'format'
  | 'shape'
  | 'reset'
  | 'refused'
  | 'origin'
  | 'aborted';

/** Which call failed: what it was doing, and its method and address without query values. */
export interface CallDetails {
  action: string;
  method: string;
  api: string;
  failure: FailurePolicy;
}

/** A call that did not succeed. Tell the kinds apart by `kind`, never by the message. */
export abstract class CallError extends Error {
  abstract kind: CallErrorKind;
  /** Such as `add to cart`. */
  action: string;
  /** The address without its query, such as `/api/cart/add-items`; with the origin where it is another one. */
  api: string;
  /** What the call's declaration says of a failure. */
  failure: FailurePolicy;
  status?: number;
  /** The server's own name for its refusal (4xx), such as `E0000004`; letters, digits and underscores only. */
  code?: string;
  /** What the server says to the shopper, where it refuses (4xx, or isSuccess false) and says something. */
  serverMessage?: string;

  constructor({ action, method, api, failure }: CallDetails, reason: string, options?: ErrorOptions) {
    super(`${action} failed: ${method} ${api}: ${reason}`, options);
    this.action = action;
    this.api = api;
    this.failure = failure;
  }
}
