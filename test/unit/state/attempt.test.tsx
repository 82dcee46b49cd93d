import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failsCheckout } from '../../../src/contract/call.ts';
import { getCart } from '../../../src/contract/cart/cart.ts';
import { callDetails } from '../../../src/http/address.ts';
import { NetworkError } from '../../../src/http/errors/network-error.ts';
import { provideOverlays } from '../../../src/page/overlays.ts';
import { announceUnseen, failureMessage, useAttempt } from '../../../src/state/attempt.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** An attempt of a rendered component, as it is after its last render. */
function renderAttempt() {
  const result = {} as { current: ReturnType<typeof useAttempt> };
  function View() {
    result.current = useAttempt();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<View />));
  return { result, unmount: () => act(() => root.unmount()) };
}

const showPage = (isRestored: boolean) =>
  act(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: isRestored })));

test('an attempt that leaves the page is busy until the page is restored from the back-forward cache', async () => {
  const { result } = renderAttempt();
  await act(() => result.current.attempt(async () => 'busy'));
  expect(result.current.state.status).toBe('busy');
  showPage(false);
  expect(result.current.state.status).toBe('busy');
  showPage(true);
  expect(result.current.state.status).toBe('idle');
});

test('what was left again and again leaves no listener behind', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { result, unmount } = renderAttempt();
  for (let times = 0; times < 3; times++) {
    await act(() => result.current.attempt(async () => 'busy'));
    showPage(true);
  }
  await act(() => result.current.attempt(async () => 'busy'));
  unmount();
  const listenersOf = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'pageshow').map(([, listener]) => listener);
  expect(listenersOf(added).length).toBeGreaterThan(0);
  expect(listenersOf(removed)).toEqual(listenersOf(added));
});

test('an attempt that runs is not ended by a restore', async () => {
  const { result } = renderAttempt();
  await act(() => result.current.attempt(async () => 'busy'));
  showPage(true);
  let end = () => {};
  act(() => {
    result.current.attempt(
      () =>
        new Promise((resolve) => {
          end = () => resolve('idle');
        }),
    );
  });
  showPage(true);
  expect(result.current.state.status).toBe('busy');
  await act(async () => end());
  expect(result.current.state.status).toBe('idle');
});

test.each([
  ['is announced', 'It did not work.', false],
  ['and that a popup shows is not announced as well', '', true],
])('a failure after the island has unmounted %s', (_, announced, hasPopup) => {
  const region = document.body.appendChild(document.createElement('div'));
  region.setAttribute('data-si-live', 'polite');
  onTestFinished(() => region.remove());
  const failed = { status: 'failed', message: 'It did not work.', hasPopup, error: new Error() } as const;
  announceUnseen(failed, { signal: AbortSignal.abort() });
  expect(region.textContent).toBe(announced);
});

test.each([
  ['that opens', async () => {}, undefined],
  ['that cannot load', () => Promise.reject(Error('no file')), 'string'],
])('a failure whose popup is one %s shows where the popup does not', async (_, open, shown) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  provideOverlays(open);
  const { result } = renderAttempt();
  const details = callDetails({ ...getCart, failure: failsCheckout });
  await act(() => result.current.attempt(() => Promise.reject(new NetworkError(details, 'Failed to fetch'))));
  const message = failureMessage(result.current.state);
  expect(message && typeof message).toBe(shown);
});
