import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addItems } from '../../../src/contract/cart/cart.ts';
import { updateGiftReceipt } from '../../../src/contract/checkout/options.ts';
import { callDetails } from '../../../src/http/address.ts';
import { SessionError } from '../../../src/http/errors/session-error.ts';
import { provideOverlays } from '../../../src/page/overlays.ts';
import { type OpenedNext, storeReturn } from '../../../src/page/return-record.ts';
import { carriedDeeds, endAsking } from '../../../src/state/ended-session.ts';
import { handleFailure } from '../../../src/state/failure.ts';
import { openTestPage } from '../render-island.tsx';

interface Popup {
  name: string;
  props: {
    reason?: string;
    returnUrl?: string;
    isOfOrder?: boolean;
    onSignIn?: () => OpenedNext | undefined;
    onCancel?: () => unknown;
  };
}

let opened: Popup[] = [];
let mayOpen = true;

function openPage(isSignedIn: boolean) {
  openTestPage({ context: { account: { isSignedIn, email: 'ada@example.com' } } });
  provideOverlays(async (name, props = {}) => {
    opened.push({ name, props });
    if (name === 'sign-in-popup' && !mayOpen) throw new Error('not there');
  });
}

/** Back from the back-forward cache. */
const restore = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

const ended = (call: Parameters<typeof callDetails>[0] = addItems) =>
  new SessionError(callDetails(call), 'status 401');

beforeEach(() => {
  opened = [];
  mayOpen = true;
  sessionStorage.clear();
  history.replaceState(null, '', '/p/410553?color=sand');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a shopper who is signed in', () => {
  beforeEach(() => openPage(true));

  test('is asked to sign in again, and to come back to the page', () => {
    const failure = handleFailure(ended());
    expect(failure?.hasPopup).toBe(true);
    expect(opened).toMatchObject([
      { name: 'sign-in-popup', props: { reason: 'expired', returnUrl: '/p/410553?color=sand' } },
    ]);
  });

  test('is asked once for several calls', () => {
    handleFailure(ended());
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup']);
  });

  test('is asked to refresh the page after cancelling', () => {
    handleFailure(ended());
    opened[0]!.props.onCancel!();
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'refresh-popup']);
  });

  test('is told by the refresh popup that the order waits, if checkout found it out', () => {
    handleFailure(ended(updateGiftReceipt));
    opened[0]!.props.onCancel!();
    expect(opened.at(-1)).toEqual({ name: 'refresh-popup', props: { isOfOrder: true } });
  });

  test('is asked to refresh the page if the popup does not open', async () => {
    mayOpen = false;
    await expect(handleFailure(ended())?.opening).resolves.toBe(true);
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'refresh-popup']);
  });

  test('is not asked in a circle: a session that has ended again asks to refresh the page', () => {
    handleFailure(ended());
    opened[0]!.props.onSignIn!();
    openPage(true);
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'refresh-popup']);
  });

  test('is asked once, even if the page is being left to sign in meanwhile', () => {
    handleFailure(ended());
    opened[0]!.props.onSignIn!();
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup']);
  });

  test('is asked again after a cancelled sign-in for which the page was to be left', () => {
    handleFailure(ended());
    opened[0]!.props.onSignIn!();
    opened[0]!.props.onCancel!();
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'refresh-popup', 'sign-in-popup']);
  });

  test('is asked again after Back from a sign-in', () => {
    handleFailure(ended());
    opened[0]!.props.onSignIn!();
    restore();
    endAsking(opened[0]!.props.onSignIn);
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'sign-in-popup']);
  });

  test('is asked again once the popup has gone, however that happened', () => {
    handleFailure(ended());
    endAsking(opened[0]!.props.onSignIn);
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'sign-in-popup']);
  });

  test('is asked on, if a popup that asked before goes late', () => {
    handleFailure(ended());
    opened[0]!.props.onCancel!();
    handleFailure(ended());
    endAsking(opened[0]!.props.onSignIn);
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'refresh-popup', 'sign-in-popup']);
  });

  test('is asked again by a session that ends later', () => {
    handleFailure(ended());
    opened[0]!.props.onSignIn!();
    openPage(true);
    vi.setSystemTime(Date.now() + 6 * 60_000);
    handleFailure(ended());
    expect(opened.map(({ name }) => name)).toEqual(['sign-in-popup', 'sign-in-popup']);
  });
});

test('a guest is asked to refresh the page', () => {
  openPage(false);
  handleFailure(ended());
  expect(opened.map(({ name }) => name)).toEqual(['refresh-popup']);
});

describe('the deeds that go on after the sign-in', () => {
  beforeEach(() => openPage(true));

  test('those for one overlay are joined', () => {
    for (const sku of ['1', '2']) {
      const error = ended();
      carriedDeeds.set(error, { next: { name: 'cart-confirmation', props: { adding: [sku] } } });
      handleFailure(error);
    }
    expect(opened[0]!.props.onSignIn!()).toEqual({
      name: 'cart-confirmation',
      props: { adding: ['1', '2'] },
    });
  });

  test('are kept only when the page is left to sign in', () => {
    const keep = vi.fn();
    const error = ended();
    carriedDeeds.set(error, { keep });
    handleFailure(error);
    expect(keep).not.toHaveBeenCalled();
    opened[0]!.props.onSignIn!();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('are forgotten with a cancelled sign-in', () => {
    const keep = vi.fn();
    const error = ended();
    carriedDeeds.set(error, { keep });
    handleFailure(error);
    opened[0]!.props.onCancel!();
    handleFailure(ended());
    opened.at(-1)!.props.onSignIn!();
    expect(keep).not.toHaveBeenCalled();
  });

  test('are taken back when a sign-in for which the page was to be left is cancelled', () => {
    const forget = vi.fn(() => true);
    const error = ended();
    carriedDeeds.set(error, { keep: () => {}, forget });
    handleFailure(error);
    opened[0]!.props.onSignIn!();
    opened[0]!.props.onCancel!();
    expect(forget).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['go on after Back without a sign-in', true],
    ['do not go on twice, after Back from the page that has done them', false],
  ])('%s', (_, isStillThere) => {
    const next = { name: 'cart-confirmation', props: { adding: ['1'] } };
    const keep = vi.fn();
    for (const deed of [{ next }, { keep, forget: () => isStillThere }]) {
      const error = ended();
      carriedDeeds.set(error, deed);
      handleFailure(error);
    }
    opened[0]!.props.onSignIn!();
    if (isStillThere) storeReturn({ url: '/p/410553?color=sand', fields: [], next });
    restore();
    expect(opened[0]!.props.onSignIn!()).toEqual(isStillThere ? next : undefined);
    expect(keep).toHaveBeenCalledTimes(isStillThere ? 2 : 1);
  });
});
