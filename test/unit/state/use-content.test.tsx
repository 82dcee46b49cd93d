import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failsQuietly } from '../../../src/contract/call.ts';
import { AbortedError } from '../../../src/http/errors/aborted-error.ts';
import { StatusError } from '../../../src/http/errors/status-error.ts';
import { useContent } from '../../../src/state/use-content.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const about = { action: 'get content', method: 'GET', api: '/content', failure: failsQuietly };

type Content = { name: string } | { items: string[] };

/** A view whose content is what `read` resolves to, with the island that it is in. */
async function rendered(read: (signal: AbortSignal) => Promise<Content | null>) {
  const island = {
    host: document.createElement('div'),
    signal: new AbortController().signal,
    fail: vi.fn(),
    releaseSpace: vi.fn(),
  };
  const result = {} as { current: Content | undefined };
  function View({ of }: { of: string }) {
    result.current = useContent<Content>(island, { what: 'the content', key: of, read });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const unmount = () => act(async () => root.unmount());
  onTestFinished(unmount);
  const show = (of: string) => act(async () => root.render(<View of={of} />));
  await show('sofa');
  return { island, result, show, unmount };
}

test('one object is read once, on mount', async () => {
  const read = vi.fn(async () => ({ name: 'Sofa' }));
  const { island, result, show } = await rendered(read);
  await show('sofa');
  expect(result.current).toEqual({ name: 'Sofa' });
  expect(read).toHaveBeenCalledOnce();
  expect(island.releaseSpace).not.toHaveBeenCalled();
});

test('it is read again when its key changes, and the last one stays until then', async () => {
  let answer: (content: Content) => void = () => {};
  const later = new Promise<Content>((resolve) => {
    answer = resolve;
  });
  const read = vi
    .fn<() => Promise<Content>>()
    .mockResolvedValueOnce({ name: 'Sofa' })
    .mockReturnValueOnce(later);
  const { result, show } = await rendered(read);
  await show('chair');
  expect(result.current).toEqual({ name: 'Sofa' });
  await act(async () => answer({ name: 'Chair' }));
  expect(result.current).toEqual({ name: 'Chair' });
});

/** Reads whose answers never come, and their signals. */
function neverAnswered() {
  const signals: AbortSignal[] = [];
  const read = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new AbortedError(about, 'aborted')));
    });
  };
  const aborted = () => signals.map((signal) => signal.aborted);
  return { read, aborted };
}

test('the read is aborted on unmount, which is no failure', async () => {
  const { read, aborted } = neverAnswered();
  const { island, unmount } = await rendered(read);
  expect(aborted()).toEqual([false]);
  await unmount();
  expect(aborted()).toEqual([true]);
  expect(island.fail).not.toHaveBeenCalled();
});

test('the read is aborted on a change of key, and the next one goes on', async () => {
  const { read, aborted } = neverAnswered();
  const { island, show } = await rendered(read);
  await show('chair');
  expect(aborted()).toEqual([true, false]);
  expect(island.fail).not.toHaveBeenCalled();
});

/** The browser aborts the first read because the shopper leaves the page; a second one is answered. */
async function abortedByLeaving() {
  let abort: (reason: Error) => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = reject;
  });
  const read = vi
    .fn<() => Promise<Content>>()
    .mockReturnValueOnce(aborted)
    .mockResolvedValueOnce({ name: 'Sofa' });
  const view = await rendered(read);
  onTestFinished(restored);
  dispatchEvent(new Event('pagehide'));
  await act(async () => abort(new AbortedError(about, 'aborted')));
  return { ...view, read };
}

const restored = () => act(async () => void dispatchEvent(new Event('pageshow')));

test('a read that was aborted by leaving the page is repeated after a back-forward-cache restore', async () => {
  const { island, result, read } = await abortedByLeaving();
  expect(read).toHaveBeenCalledOnce();
  await restored();
  expect(result.current).toEqual({ name: 'Sofa' });
  await restored();
  expect(read).toHaveBeenCalledTimes(2);
  expect(island.fail).not.toHaveBeenCalled();
});

test('it is not repeated for a view that has unmounted meanwhile', async () => {
  const { unmount, read } = await abortedByLeaving();
  await unmount();
  await restored();
  expect(read).toHaveBeenCalledOnce();
});

test('an empty list releases the island’s space', async () => {
  const { island } = await rendered(async () => ({ items: [] }));
  expect(island.releaseSpace).toHaveBeenCalledOnce();
});

test('a failed read is reported once, and the island fails', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { island, result } = await rendered(async () => {
    throw new StatusError(about, 'status 503');
  });
  expect(result.current).toBeUndefined();
  expect(reported).toHaveBeenCalledOnce();
  expect(island.fail).toHaveBeenCalledExactlyOnceWith(Error('the content could not be loaded'));
});

test('a read that has handled its failure makes the island fail, too', async () => {
  const { island } = await rendered(async () => null);
  expect(island.fail).toHaveBeenCalledOnce();
});
