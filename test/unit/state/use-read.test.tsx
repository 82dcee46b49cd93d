import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failsInPlace } from '../../../src/contract/call.ts';
import { AbortedError } from '../../../src/http/errors/aborted-error.ts';
import { useRead } from '../../../src/state/use-read.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const aborted = new AbortedError(
  { action: 'read', method: 'GET', api: '/read', failure: failsInPlace },
  'aborted',
);
const turnPage = (type: 'pagehide' | 'pageshow') => act(async () => dispatchEvent(new Event(type)));

/** A rendered component's reads. */
function renderRead(handle?: Parameters<typeof useRead>[0]) {
  const result = {} as { current: ReturnType<typeof useRead<string>> };
  function View() {
    result.current = useRead(handle);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<View />));
  return { result, unmount: () => act(() => root.unmount()) };
}

/** A read that leaving the page has aborted. */
async function renderLeftRead() {
  onTestFinished(() => {
    dispatchEvent(new Event('pageshow'));
  });
  const { result, unmount } = renderRead();
  const task = vi.fn(async () => 'the answer').mockRejectedValueOnce(aborted);
  await turnPage('pagehide');
  const ended = vi.fn();
  await act(async () => {
    result.current.read(task).then(ended);
  });
  return { result, task, ended, unmount };
}

test('a read that leaving the page has aborted stays busy until the page is shown again, and is then repeated', async () => {
  const { result, task, ended } = await renderLeftRead();
  expect(result.current.state).toEqual({ status: 'busy', isRetry: false });
  await turnPage('pageshow');
  expect(task).toHaveBeenCalledTimes(2);
  expect(result.current.state).toEqual({ status: 'done', answer: 'the answer' });
  expect(ended).toHaveBeenCalledExactlyOnceWith({ status: 'done', answer: 'the answer' });
});

test('is repeated again if the page is left once more', async () => {
  const { result, task } = await renderLeftRead();
  task.mockImplementationOnce(async () => {
    dispatchEvent(new Event('pagehide'));
    throw aborted;
  });
  await turnPage('pageshow');
  expect(result.current.state).toEqual({ status: 'busy', isRetry: false });
  await turnPage('pageshow');
  expect(task).toHaveBeenCalledTimes(3);
  expect(result.current.state).toEqual({ status: 'done', answer: 'the answer' });
});

test('is not repeated once its component has unmounted', async () => {
  const { task, ended, unmount } = await renderLeftRead();
  unmount();
  await turnPage('pageshow');
  expect(task).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('a failure of a read that a newer one has replaced is not handled', async () => {
  const handle = vi.fn();
  const { result } = renderRead(handle);
  let fail = () => {};
  await act(async () => {
    result.current.read(() => new Promise((_, reject) => (fail = () => reject(new Error('late')))));
  });
  await act(() => result.current.read(async () => 'newer'));
  await act(async () => fail());
  expect(handle).not.toHaveBeenCalled();
  expect(result.current.state).toEqual({ status: 'done', answer: 'newer' });
});

test('is not repeated if a newer one has begun', async () => {
  const { result, task, ended } = await renderLeftRead();
  await act(() => result.current.read(async () => 'newer'));
  await turnPage('pageshow');
  expect(task).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(result.current.state).toEqual({ status: 'done', answer: 'newer' });
});
