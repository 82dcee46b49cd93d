import { atom, useStore } from 'jotai';
import { type RefCallback, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { callTimeoutMs } from '../../domain/retry.ts';
import { sharedAtom } from '../store.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Whether the shop's identity provider brings a form of its own: a layer that holds it lets it open others above. */
export const hasProviderFormAtom = sharedAtom('provider-form', () => atom(false));

/** A form of the identity provider's, as the sign-in form takes it. */
export interface ProviderForm {
  /** It stands in its place; until then the library's own form is seen. */
  isShown: boolean;
  /** Takes the place for it, and answers how to empty it. */
  ref: RefCallback<HTMLElement>;
}

interface Listeners {
  username: () => string | undefined;
  onSession(sessionToken: string, email: string | undefined): void;
  onFail(error: Error): void;
}

/** The provider's own form, where it has one. It is made anew on a page that comes back from the back-forward cache. */
export function useProviderForm(
  provider: IdentityProvider | undefined,
  { username, onSession, onFail }: Listeners,
): ProviderForm | undefined {
  const store = useStore();
  const [isShown, setShown] = useState(false);
  const [round, setRound] = useState(0);
  const showForm = provider?.kind === 'own-form' ? provider.showForm : undefined;

  // Before anything of the form is there: a layer opens anew for it.
  useLayoutEffect(() => {
    if (showForm) store.set(hasProviderFormAtom, true);
  }, [store, showForm]);

  useEffect(() => {
    if (!showForm) return;
    // What it was in the middle of, it would be for ever.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setRound((was) => was + 1);
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [showForm]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is made once a round, with who listens then
  const ref = useCallback(
    (place: HTMLElement | null) => {
      // It is told of an end by what it answers.
      if (!place) return undefined;
      let isOver = false;
      let remove = () => {};
      const end = () => {
        isOver = true;
        clearTimeout(timer);
        remove();
        remove = () => {};
      };
      const fail = (error: Error) => {
        if (isOver) return;
        end();
        onFail(error);
      };
      const timer = setTimeout(() => fail(Error('the provider’s form was not there in time')), callTimeoutMs);
      showForm!({
        place,
        username,
        onReady() {
          if (isOver) return;
          clearTimeout(timer);
          setShown(true);
        },
        onSession(...session) {
          if (!isOver) onSession(...session);
        },
        onFail: fail,
      }).then((made) => {
        remove = made;
        if (isOver) remove();
      }, fail);
      return end;
    },
    [showForm, round],
  );

  return showForm && { isShown, ref };
}
