import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type LazyView, lazyView, useLazyView } from '../../../src/hooks/use-lazy-view.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** A component that shows a view on demand. */
async function rendered(lazy: LazyView<string> | undefined) {
  const result = {} as { current: ReturnType<typeof useLazyView<string, []>> };
  function Place({ wanted }: { wanted: LazyView<string> | undefined }) {
    result.current = useLazyView(wanted);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const show = (wanted: LazyView<string> | undefined) =>
    act(async () => root.render(<Place wanted={wanted} />));
  await show(lazy);
  return { result, show };
}

const file = () => vi.fn(async () => 'the view');

test('a view is loaded once it is wanted', async () => {
  const importView = file();
  const lazy = lazyView(importView);
  const { result, show } = await rendered(undefined);
  expect(importView).not.toHaveBeenCalled();
  await show(lazy);
  expect(result.current).toMatchObject({ view: 'the view', hasFailed: false });
});

test('one that has been loaded is there at once, wherever it is shown', async () => {
  const importView = file();
  const lazy = lazyView(importView);
  await lazy.load();
  const { result } = await rendered(lazy);
  expect(result.current.view).toBe('the view');
  expect(importView).toHaveBeenCalledOnce();
});

test('what it is prepared from is passed on', async () => {
  const importView = vi.fn(async (order: string) => `the view of ${order}`);
  const lazy = lazyView(importView);
  await lazy.load('the order');
  expect(lazy.loaded).toBe('the view of the order');
});

test('one that does not load can be tried again', async () => {
  const importView = file().mockRejectedValueOnce(new Error('no such file'));
  const { result } = await rendered(lazyView(importView));
  expect(result.current).toMatchObject({ view: undefined, hasFailed: true });
  await act(async () => result.current.retry());
  expect(result.current).toMatchObject({ view: 'the view', hasFailed: false });
});

test('the failure of one view is not that of another', async () => {
  const { result, show } = await rendered(lazyView(() => Promise.reject(new Error('no such file'))));
  await show(lazyView(file()));
  expect(result.current).toMatchObject({ view: 'the view', hasFailed: false });
});
