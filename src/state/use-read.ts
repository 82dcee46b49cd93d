import { useState } from 'react';
import { useOnMount } from '../hooks/use-on-mount.ts';
import { type Failure, handleFailure } from './failure.ts';
import { latest, superseded } from './latest.ts';

/** The state of data that an island reads from the server. */
export type ReadState<Answer> =
  | { status: 'idle' }
  /** `isRetry`: the read before has failed, and its message may stay until the answer comes. */
  | { status: 'busy'; isRetry: boolean }
  | ({ status: 'failed' } & Failure)
  | { status: 'done'; answer: Answer };

/**
 * Reads of which only the newest counts: a new read, or the component's unmount, aborts the previous one. A read that was
 * aborted because the page was left is repeated after a back-forward-cache restore. A failure is handled by the call's
 * declaration, which must report it (not `failsSilently`).
 */
export function useRead<Answer>(handle: (error: unknown) => Failure | undefined = handleFailure) {
  const [state, setState] = useState<ReadState<Answer>>({ status: 'idle' });
  const [newest] = useState(latest);
  useOnMount(() => newest.abort);

  /** @returns the state after the read; undefined if a newer read, or the unmount, came first */
  async function read(
    task: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<ReadState<Answer> | undefined> {
    // A newer read leaves what is shown as it is.
    setState((before) =>
      before.status === 'busy' ? before : { status: 'busy', isRetry: before.status === 'failed' },
    );
    const next = await newest.run(async (signal): Promise<ReadState<Answer>> => {
      for (;;) {
        try {
          return { status: 'done', answer: await task(signal) };
        } catch (error) {
          signal.throwIfAborted();
          const failure = handle(error);
          if (failure) return { status: 'failed', ...failure };
        }
        await shownAgain(signal);
      }
    });
    if (next === superseded) return undefined;
    setState(next);
    return next;
  }

  return { state, read };
}

/** Resolves when the page that is being left is shown again; rejects once `signal` has aborted. */
function shownAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    addEventListener('pageshow', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', reject);
  });
}
