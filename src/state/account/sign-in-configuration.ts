import { useRef, useState } from 'react';
import { getSignInConfiguration, type SignInConfiguration } from '../../contract/account/account.ts';
import { loginUrl } from '../../domain/account/sign-in.ts';
import { send } from '../../http/send.ts';
import type { IslandHandle } from '../../page/island-handle.ts';
import { navigate } from '../../page/navigation.ts';
import { isSignInPage, pagePath } from '../../page/page-path.ts';
import type { OpenedNext } from '../../page/return-record.ts';
import { type Failure, handleFailure } from '../failure.ts';
import { keepForReturn } from './return.ts';

export type SignInIsland = Pick<IslandHandle, 'host' | 'signal' | 'open' | 'fail'>;

/** The server's sign-in options, and what happens without them. */
export function useSignInConfiguration(
  island: SignInIsland,
  { returnUrl, next }: { returnUrl: string; next: () => OpenedNext | undefined },
) {
  const [configuration, setConfiguration] = useState<SignInConfiguration>();
  // The island’s own and not in the store, because it aborts with the island.
  const loading = useRef<Promise<SignInConfiguration | undefined>>(undefined);

  /**
   * The fallback is the login page; on that page, or next to a popup with its own message, it is the server's
   * content.
   */
  function giveUp(failure: Failure): void {
    if (!failure.hasPopup && !isSignInPage(location.pathname)) {
      keepForReturn(returnUrl, next());
      navigate(loginUrl(returnUrl, pagePath('signInPage')));
      return;
    }
    // The failure itself has been reported already.
    island.host.addEventListener('storefront:island-failed', (event) => event.preventDefault(), {
      once: true,
    });
    island.fail(Error('the sign-in cannot be offered here'));
  }

  /** For failures without which the form cannot work at all. */
  function fail(error: unknown): void {
    const failure = handleFailure(error);
    if (failure) giveUp(failure);
  }

  async function load(): Promise<void> {
    loading.current = send(getSignInConfiguration, {}, { signal: island.signal }).catch((error) => {
      fail(error);
      return undefined;
    });
    setConfiguration(await loading.current);
  }

  return {
    configuration,
    /** Resolves when the current request has ended; undefined where it failed. */
    whenLoaded: async () => loading.current,
    load,
    fail,
  };
}
