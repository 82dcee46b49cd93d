import { afterEach, expect, onTestFinished } from 'vitest';
import type { Call } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.ts';
import { getCartExample } from '../../../src/contract/cart/cart.examples.ts';
import { availabilityTimeoutMs } from '../../../src/domain/delivery/store-availability.ts';
import { errorMessages } from '../../../src/domain/messages.ts';
import { callTimeoutMs } from '../../../src/domain/retry.ts';
import { callOf } from '../../../src/testing/answers.ts';
import { expectedOutcome, type FaultName, type FaultOutcome } from '../http/faults.ts';
import { heldAnswer, openTestPage } from '../render-island.tsx';
import { expireRequests } from '../skip-timers.ts';
import { twoTurns } from '../two-turns.ts';
import { type Driver, soon } from './driver.ts';
import { expectNoMoreRequests, startClock } from './passing-time.ts';

/** The fault that is tested with React's development build, whose warnings would show as unexpected console lines. */
export const developmentFault = '503';
const ownWords = 'Please come back in a minute.';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** The faults that a widget can tell apart; for any other one the client throws the same error as for one of these. */
export type WidgetFault = Extract<
  FaultName,
  '401' | '500' | '503' | 'time-out' | 'stale-token' | 'is-reset' | 'slow-then-fine'
>;

const answersByFault: Record<Exclude<WidgetFault, 'slow-then-fine'>, unknown> = {
  '401': () => Response.json({ message: ownWords }, { status: 401 }),
  '500': 500,
  '503': 503,
  'time-out': 'never',
  'stale-token': () => Response.json({ isTokenStale: true, message: ownWords }, { status: 403 }),
  'is-reset': { IsReset: true },
};

/**
 * Cart §8: one text for a 503, one for the rest, the server's own for a refusal, the popup's for a stale token.
 */
function textOf(
  { kind, status }: FaultOutcome,
  { genericText, resetText, networkText, timeoutText }: Driver,
): string {
  if (kind === 'token') return errorMessages.refreshMessage;
  if (kind === 'reset' && resetText) return resetText;
  if (status === 403 || status === 401) return ownWords;
  if (status === 503) return networkText ?? errorMessages.networkErrorMessage;
  const generic = genericText ?? errorMessages.genericErrorMessage;
  return kind === 'timeout' ? (timeoutText ?? generic) : generic;
}

/** The popup that a failure opens by its call's declaration (decision 67), unless the driver says which. */
function popupOf({ failure }: Call, { kind, status }: FaultOutcome, driver: Driver): string | null {
  const { opens, isBackground, isUnasked } = driver;
  // Secondary content asks for no sign-in.
  if (kind === 'session') {
    if (isBackground || isUnasked || failure.report === 'console') return null;
    return isSignedIn(driver) ? 'sign-in-popup' : 'refresh-popup';
  }
  if (kind === 'reset' || (kind === 'token' && !isBackground)) return 'refresh-popup';
  if (opens !== undefined) return opens;
  const hasNoAnswer = kind === 'timeout' || status === 503;
  return hasNoAnswer && failure.network === 'popup' ? 'network-error' : null;
}

/** Popups that replace the message in place (decision 70); `cart-error` opens beside the message (decision 71). */
const isSaidByPopup = (popup: string | null) =>
  /^(refresh-popup|sign-in-popup|network-error)$/.test(popup ?? '');

const isSignedIn = ({ example }: Driver) =>
  !!(example.context?.account as { isSignedIn?: boolean } | undefined)?.isSignedIn;

/** An answer with IsReset only opens the refresh popup (checkout §8), and what needs an account only the sign-in. */
const isQuiet = ({ kind }: FaultOutcome, { failure }: Call) =>
  kind === 'reset' || (kind === 'session' && !!failure.asksToSignIn);

function listen(): { action: string; api: string }[] {
  const seen: { action: string; api: string }[] = [];
  const note = (event: Event) => seen.push((event as CustomEvent).detail);
  document.addEventListener('storefront:error', note);
  onTestFinished(() => document.removeEventListener('storefront:error', note));
  return seen;
}

const notSent = ({ name, call }: Driver) =>
  `The driver “${name}” has acted, and ${call} was not sent. Its come() leaves the widget ready to send: fill what is ` +
  'required. A selector as short as “input” finds the page’s hidden token first; begin with the widget’s own class.';

/** Acts under a fault, checks what the shopper and the page learn, and that a retry works. */
export async function checkFault(driver: Driver, fault: WidgetFault): Promise<void> {
  const call = calls.find(({ name }) => name === driver.call)!;
  const good = driver.example.answers?.[call.name] ?? call.example.answer;
  const { said = '[role=alert]:not([data-si-live])', busy = '[aria-busy="true"]', isEvent = true } = driver;
  const messages = () =>
    said === null ? [] : [...document.querySelectorAll(said)].filter(({ textContent }) => textContent);
  const texts = () => messages().map(({ textContent }) => textContent);

  const expected = expectedOutcome(call, fault);
  history.replaceState(null, '', driver.path ?? '/');
  startClock();
  const { context, answers } = driver.example;
  // An add fetches the cart, too.
  const page = openTestPage({ context, answers: { getCart: getCartExample.answer, ...answers } });
  const seen = listen();
  const scene = await driver.come(page);
  page.opened.length = 0;
  const sentBefore = page.requests.length;
  const sent = () => page.requests.slice(sentBefore).filter((request) => request.call === call.name).length;
  const hasSent = () => soon(() => expect(sent(), notSent(driver)).toBeGreaterThan(0));

  if (fault === 'slow-then-fine') {
    const held = heldAnswer(good);
    page.answer(call.name, held.answer);
    await scene.act();
    await hasSent();
    if (busy) await soon(() => expect(document.querySelector(busy)).not.toBeNull());
    await soon(() => expect(sent()).toBe(1));
    held.release();
    await soon(scene.done);
    await twoTurns();
    expect(page.errors.filter((line) => line.includes(call.action))).toEqual([]);
    if (call.failure.report !== 'nowhere') expect(texts()).toEqual([]);
    expect(sent()).toBe(1);
    await expectNoMoreRequests(page);
    return;
  }

  const isThisCall = (url: URL, method: string) =>
    callOf(calls, { [call.name]: good }, method, url)?.name === call.name;
  const endTimeLimit =
    fault === 'time-out' ? expireRequests(isThisCall, callTimeoutMs, availabilityTimeoutMs) : () => {};
  page.answer(call.name, answersByFault[fault]);
  await scene.act();
  await hasSent();
  if (call.failure.report === 'nowhere') {
    await soon(() => expect(sent()).toBe(expected.tries));
    await soon(() => scene.kept?.());
    expect(page.errors.filter((line) => line.includes(call.path))).toEqual([]);
    expect(seen.filter(({ api }) => api.includes(call.path))).toEqual([]);
    expect(page.opened).toEqual([]);
    endTimeLimit();
    await expectNoMoreRequests(page);
    return;
  }
  const popup = popupOf(call, expected, driver);
  if (isQuiet(expected, call)) await soon(() => expect(page.opened.at(-1)?.name).toBe(popup));
  else await soon(() => expect(page.errors).toHaveLength(1));
  // The add resumes after the sign-in in a new layer, because the layer that it was made in has closed.
  if (expected.kind === 'session' && call.failure.asksToSignIn) {
    expect(page.opened.map(({ name }) => name)).toEqual(['sign-in-popup']);
    expect(page.opened[0]!.props).toMatchObject({ reason: 'expired', next: { name: expect.any(String) } });
    expect(page.errors).toEqual([]);
    expect(sent()).toBe(1);
    return;
  }
  const words = isSaidByPopup(popup) && !driver.hasOwnWords ? [] : [textOf(expected, driver)];
  if (said) await soon(() => expect(texts()).toEqual(words));
  if (said) for (const message of messages()) expect(message.closest(driver.place!)).not.toBeNull();
  if (busy) await soon(() => expect(document.querySelector(busy)?.outerHTML).toBeUndefined());
  await soon(() => scene.kept?.());

  expect(sent()).toBe(expected.tries);
  expect(page.opened.map(({ name }) => name)).toEqual(popup ? [popup] : []);
  expect(page.errors).toHaveLength(isQuiet(expected, call) ? 0 : 1);
  const isOnlyLogged = driver.isUnasked && expected.kind === 'session';
  expect(seen).toHaveLength(isEvent && !isOnlyLogged ? page.errors.length : 0);
  for (const { action, api } of seen) {
    expect(action).toBe(call.action);
    expect(api).toContain(call.path);
  }
  for (const line of page.errors) {
    expect(line).toContain(call.action);
    expect(line).toMatch(new RegExp(`${call.method} \\S*${call.path}`));
  }
  expect(JSON.stringify([page.errors, seen])).not.toContain('token-of-the-page');

  endTimeLimit();
  await expectNoMoreRequests(page);
  scene.kept?.();
  page.answer(call.name, good);
  await (scene.again ?? scene.act)();
  await soon(scene.done);
  await soon(() => expect(texts()).toEqual([]));
  await expectNoMoreRequests(page);
}
