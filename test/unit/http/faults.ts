import type { Call } from '../../../src/contract/call.ts';
import { retries } from '../../../src/domain/retry.ts';
import type { CallErrorKind } from '../../../src/http/errors/call-error.ts';

/** Every fault of a call, for tests of the client, the widgets and the flows. */
export const faultNames = [
  'offline',
  'failed-to-fetch',
  'time-out',
  '401',
  '500',
  '503',
  '504',
  'stale-token',
  'html',
  'cut-off',
  'wrong-shape',
  'is-reset',
  'slow-then-fine',
] as const;

export type FaultName = (typeof faultNames)[number];

/** A call's outcome under a fault, by its declaration: how often it is sent, and its final error, if any. */
export interface FaultOutcome {
  tries: number;
  kind?: CallErrorKind;
  status?: number;
  /** Nobody can say whether a deed was done (decision 111). */
  isNotKnown?: boolean;
}

/** The fields of a call's declaration that decide how it fails. */
type FailingCall = Pick<Call, 'mayRetry' | 'changesState' | 'isKeyed' | 'isBeforeSignIn'>;

/**
 * Derived from the call's declaration alone (decisions 7, 9, 10, 111), so that a new call is covered once declared. If the page
 * read again has another token, the call is sent once more with that.
 */
export function expectedOutcome(
  { mayRetry: isRetried, changesState, isKeyed, isBeforeSignIn }: FailingCall,
  fault: FaultName,
  { hasNewToken = false, honoursKeys = false } = {},
): FaultOutcome {
  const mayRetry = isRetried && (!isKeyed || honoursKeys);
  switch (fault) {
    case 'offline':
    case 'failed-to-fetch':
      return { tries: mayRetry ? 1 + retries : 1, kind: 'network' };
    case 'time-out':
      return { tries: 1, kind: 'timeout' };
    case '401':
      return { tries: 1, kind: isBeforeSignIn ? 'status' : 'session', status: 401 };
    case '500':
    case '503':
    case '504':
      return { tries: 1, kind: 'status', status: Number(fault) };
    case 'stale-token':
      // Only a call that sends the token can send a stale one.
      return changesState
        ? { tries: hasNewToken ? 2 : 1, kind: 'token', status: 403 }
        : { tries: 1, kind: 'status', status: 403 };
    case 'html':
    case 'cut-off':
      return { tries: 1, kind: 'format' };
    case 'wrong-shape':
      return { tries: 1, kind: 'shape', status: 200 };
    case 'is-reset':
      return { tries: 1, kind: 'reset' };
    case 'slow-then-fine':
      return { tries: 1 };
  }
}

/**
 * The outcome of a press that sends a keyed call to a server that honours keys (decision 111). After the last try the cart
 * is read, and shows whether the call was carried out; not so after a time-out, because the server may still be working.
 * A server that cuts its answer off has carried it out.
 */
export function deedOutcome(call: FailingCall, fault: FaultName): FaultOutcome {
  const outcome = expectedOutcome(call, fault, { hasNewToken: true, honoursKeys: true });
  if (!call.isKeyed || !call.mayRetry) return outcome;
  if (fault === 'cut-off') return { tries: 1 + retries };
  if (/^(504|html|wrong-shape)$/.test(fault)) return { ...outcome, tries: 1 + retries };
  return { ...outcome, isNotKnown: /^(offline|time-out)$/.test(fault) };
}
