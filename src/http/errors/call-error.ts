import type { FailurePolicy } from '../../contract/call.ts';

export type CallErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'token'
  | 'session'
  | 'format'
  | 'shape'
  | 'reset'
  | 'refused'
  | 'origin'
  | 'aborted';

/** The failed call: its action, its method and its URL without query values. */
export interface CallDetails {
  action: string;
  method: string;
  api: string;
  failure: FailurePolicy;
  /** The path that a redirect of the page's own origin has led a GET to. */
  landedOn?: string | undefined;
  /** Whether that is the sign-in page. */
  isAtSignIn?: boolean | undefined;
}

/** 503 and 504 show the network error message (cart §8). */
export const isUnavailable = ({ status }: { status?: number | undefined }): boolean =>
  status === 503 || status === 504;

/** A call that did not succeed. Tell the kinds apart by `kind`, never by the message. */
export abstract class CallError extends Error {
  abstract kind: CallErrorKind;
  /** Such as `add to cart`. */
  action: string;
  /** The URL without its query, such as `/api/cart/add-items`; with the origin if that is not the page's. */
  api: string;
  /** How the call's declaration handles a failure. */
  failure: FailurePolicy;
  status?: number;
  /** How often the call was sent: all answers but the last were lost. */
  tries?: number;
  /** The server's error code for a refusal (4xx), such as `E0000004`; letters, digits and underscores only. */
  code?: string;
  /** The server's message for the shopper, if it refuses (4xx, or isSuccess false) and sends one. */
  serverMessage?: string;

  constructor({ action, method, api, failure }: CallDetails, reason: string, options?: ErrorOptions) {
    super(`${action} failed: ${method} ${api}: ${reason}`, options);
    this.action = action;
    this.api = api;
    this.failure = failure;
  }
}

/** Whether it is unknown what the server has done: no answer came, it cannot be read, or a gateway sent it. */
export const isUnanswered = ({ kind, status = 0 }: CallError): boolean =>
  /network|timeout|format|shape/.test(kind) || [408, 502, 504].includes(status);

/** Whether the server may have acted although its answer was lost (decision 51). */
export function isLost(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  const { kind, status = 0 } = error;
  return (
    /network|timeout|format|shape|aborted/.test(kind) || status >= 500 || [408, 409, 429].includes(status)
  );
}
