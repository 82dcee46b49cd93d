import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { failsQuietly } from '../../../src/contract/call.ts';
import { StatusError } from '../../../src/http/errors/status-error.ts';
import { useContent } from '../../../src/state/use-content.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

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
  onTestFinished(() => act(() => root.unmount()));
  const show = (of: string) => act(async () => root.render(<View of={of} />));
  await show('sofa');
  return { island, result, show };
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

test('an empty list releases the island’s space', async () => {
  const { island } = await rendered(async () => ({ items: [] }));
  expect(island.releaseSpace).toHaveBeenCalledOnce();
});

test('a failed read is reported once, and the island fails', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const about = { action: 'get content', method: 'GET', api: '/content', failure: failsQuietly };
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
