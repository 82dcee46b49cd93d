import { useSetAtom } from 'jotai';
import { announce } from '../../src/page/announce.ts';
import { pageTexts } from '../../src/page/texts.ts';
import type { IslandHandle } from '../../src/runtime/use-island.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { refreshCartAtom } from '../../src/state/cart/cart.ts';
import { removeAllCertificates } from '../../src/state/cart/certificates.ts';
import { certificatesMessages } from './certificates-interrupter.messages.ts';

/**
 * Removes all certificates and reads the cart again, also after a failure, which may be only a lost answer. If the layer
 * has been closed meanwhile, checkout does not go on.
 */
export function useInterrupter(island: IslandHandle, onContinue: (() => unknown) | undefined) {
  const refresh = useSetAtom(refreshCartAtom);
  const { state, attempt } = useAttempt();

  async function handleContinue() {
    const ended = await attempt(async () => {
      try {
        await removeAllCertificates();
      } catch (error) {
        refresh({ hasChanged: true });
        throw error;
      }
      await refresh({ hasChanged: true });
      const isOpen = !island.signal.aborted;
      island.close();
      announce(pageTexts(certificatesMessages).certificatesRemoved);
      if (isOpen) onContinue?.();
    });
    announceUnseen(ended, island);
  }

  return { state, handleContinue };
}
