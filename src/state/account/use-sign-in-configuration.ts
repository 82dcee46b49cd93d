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
  // Kept per island, not in the store, because the island's unmount aborts the request.
  const loading = useRef<Promise<SignInConfiguration | undefined>>(undefined);

  /**
   * Goes to the login page. On the login page itself, or beside a popup that says what failed, the server's content comes
   * back instead.
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

  /** Gives up the form after a failure that leaves it without a configuration. */
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
