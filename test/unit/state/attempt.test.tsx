import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useAttempt } from '../../../src/state/attempt.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** An attempt of a rendered component, as it is after its last render. */
function renderAttempt() {
  const result = {} as { current: ReturnType<typeof useAttempt> };
  function View() {
    result.current = useAttempt();
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<View />));
  return { result };
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
