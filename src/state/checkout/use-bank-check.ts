import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { bankCheckAtom } from '../checkout/bank-check.ts';

/** Shows the requested check in `place`, and ends the check when the layer closes. */
export function useBankCheck({ signal, close }: Pick<IslandHandle, 'signal' | 'close'>) {
  const asked = useAtomValue(bankCheckAtom);
  // The check as it was when the layer opened: once the check has ended, the layer closes a moment later.
  const [check] = useState(asked);
  const place = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(!!check);

  function cancel() {
    check?.end();
    close();
  }

  async function show() {
    if (!check) return;
    try {
      const { showAction } = await import(
        /* Shows the bank’s check of a payment. */ '../../providers/adyen-fields.ts'
      );
      await showAction(check.provider, check.action, {
        place: place.current!,
        signal,
        onDetails(details) {
          check.end(details);
          close();
        },
        onError: handleError,
      });
      setLoading(false);
    } catch (error) {
      if (!signal.aborted) handleError(error as Error);
    }
  }

  function handleError(error: Error) {
    check?.fail(error);
    close();
  }

  useOnMount(() => {
    show();
    // However the layer is closed, the check ends.
    return () => check?.end();
  });

  return {
    place,
    isLoading,
    /** No payment waits for a check: the page itself has opened the layer, or opened it again after a reload. */
    isNone: !check,
    cancel,
  };
}
