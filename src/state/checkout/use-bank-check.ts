import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { bankCheckAtom } from '../checkout/bank-check.ts';

/** Shows the check that was asked for in `place`, and ends it with the layer. */
export function useBankCheck({ signal, close }: Pick<IslandHandle, 'signal' | 'close'>) {
  const asked = useAtomValue(bankCheckAtom);
  // Of the time when the layer opened: it closes in a moment once the check has ended.
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
    // Whatever ends the layer ends the check.
    return () => check?.end();
  });

  return {
    place,
    isLoading,
    /** No payment asks for a check: the page has opened the layer by itself, or again after a reload. */
    isNone: !check,
    cancel,
  };
}
