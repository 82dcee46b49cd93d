import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as declarations from '../../../src/contract/call.ts';
import { getCart } from '../../../src/contract/cart/cart.ts';
import { callDetails } from '../../../src/http/address.ts';
import { AbortedError } from '../../../src/http/errors/aborted-error.ts';
import { NetworkError } from '../../../src/http/errors/network-error.ts';
import { ResetError } from '../../../src/http/errors/reset-error.ts';
import { SessionError } from '../../../src/http/errors/session-error.ts';
import { StatusError } from '../../../src/http/errors/status-error.ts';
import { TokenError } from '../../../src/http/errors/token-error.ts';
import { provideOverlays } from '../../../src/page/overlays.ts';
import { handleFailure } from '../../../src/state/failure.ts';

let opened: string[] = [];
let logged: unknown[] = [];
let events: Event[] = [];
const noteEvent = (event: Event) => events.push(event);

beforeEach(() => {
  opened = [];
  logged = [];
  events = [];
  provideOverlays(async (name) => {
    opened.push(name);
  });
  // The server's log never answers.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.spyOn(console, 'error').mockImplementation((...words) => logged.push(words));
  document.addEventListener('storefront:error', noteEvent);
});
afterEach(() => {
  document.removeEventListener('storefront:error', noteEvent);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const status = (code: number, details: ReturnType<typeof callDetails>) =>
  Object.assign(new StatusError(details, `status ${code}`), { status: code });

/** Every policy that a call may declare, by its name. */
const policies = Object.entries(declarations).flatMap(([policy, failure]) =>
  'network' in failure ? [{ policy, failure, details: callDetails({ ...getCart, failure }) }] : [],
);
const isSilent = ({ failure }: (typeof policies)[number]) => failure.report === 'nowhere';

test.each(policies.filter(isSilent))('$policy: nothing is shown or logged', ({ details }) => {
  for (const error of [new ResetError(details), new TokenError(details, 'stale'), status(500, details)])
    expect(handleFailure(error)).toBeUndefined();
  expect({ opened, logged, events }).toEqual({ opened: [], logged: [], events: [] });
});

describe.each(policies.filter((one) => !isSilent(one)))('$policy', ({ failure, details }) => {
  test('a reset opens the refresh popup and is not logged (checkout §8)', () => {
    expect(handleFailure(new ResetError(details))?.hasPopup).toBe(true);
    expect({ opened, logged, events }).toEqual({ opened: ['refresh-popup'], logged: [], events: [] });
  });

  test('a reset opens it even if the shopper gets the content anyway', () => {
    handleFailure(new ResetError(details), { isBackground: true });
    expect({ opened, logged }).toEqual({ opened: ['refresh-popup'], logged: [] });
  });

  test('a stale token is reported and opens the refresh popup (decision 10)', () => {
    handleFailure(new TokenError(details, 'stale'));
    expect(opened).toEqual(['refresh-popup']);
    expect(logged).toHaveLength(1);
  });

  test.each([
    ['no answer', () => new NetworkError(details, 'Failed to fetch')],
    ['a 503', () => status(503, details)],
  ])('%s opens the call’s popup', (_, error) => {
    const handled = handleFailure(error());
    const popups = failure.network === 'popup' ? ['network-error'] : [];
    expect(opened).toEqual(popups);
    expect(handled?.hasPopup).toBe(popups.length > 0);
    expect(logged).toHaveLength(1);
  });

  test('a fault is logged once, and a page event is sent if the call says so', () => {
    const error = status(500, details);
    handleFailure(error);
    handleFailure(error);
    expect(logged).toHaveLength(1);
    expect(events).toHaveLength(failure.report === 'page' ? 1 : 0);
  });

  test('the end of the session is reported, unless the call asks to sign in', () => {
    handleFailure(new SessionError(details, 'status 401'));
    expect(logged).toHaveLength(failure.asksToSignIn ? 0 : 1);
  });

  test('the end of the session opens the refresh popup for a guest, unless the call is secondary content', () => {
    const handled = handleFailure(new SessionError(details, 'status 401'));
    const popups = failure.report === 'console' ? [] : ['refresh-popup'];
    expect(opened).toEqual(popups);
    expect(handled?.hasPopup).toBe(popups.length > 0);
  });

  test('the end of the session opens nothing if the shopper gets the content anyway', () => {
    handleFailure(new SessionError(details, 'status 401'), { isBackground: true });
    expect(opened).toEqual([]);
  });

  test('an aborted call is ignored', () => {
    expect(handleFailure(new AbortedError(details, 'aborted'))).toBeUndefined();
    expect({ opened, logged, events }).toEqual({ opened: [], logged: [], events: [] });
  });
});

test('an error that is not a call’s is logged in full, with the generic message', () => {
  const error = new TypeError('undefined is not a function');
  expect(handleFailure(error, { genericErrorMessage: 'That did not work.' })).toEqual({
    message: 'That did not work.',
    hasPopup: false,
    error,
  });
  expect(logged).toEqual([['[storefront-islands]', error]]);
});

test('no answer opens nothing if the outcome of the call is known', () => {
  const details = callDetails({ ...getCart, failure: declarations.failsCheckout });
  const failure = handleFailure(new NetworkError(details, 'Failed to fetch'), { isKnown: true });
  expect(failure?.hasPopup).toBe(false);
  expect(opened).toEqual([]);
  expect(logged).toHaveLength(1);
});
