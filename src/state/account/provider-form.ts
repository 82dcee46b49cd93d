import { atom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { callTimeoutMs } from '../../domain/retry.ts';
import { onRestored } from '../../page/restored.ts';
import { sharedAtom } from '../store.ts';
import type { IdentityProvider } from './identity-provider.ts';

/**
 * Whether the identity provider has a form of its own: a dialog that contains it lets the form open layers above
 * itself.
 */
export const hasProviderFormAtom = sharedAtom('provider-form', () => atom(false));

/** The identity provider's own form, as props of the sign-in form. */
export interface ProviderForm {
  /** The form is ready; until then the library's own form is shown. */
  isShown: boolean;
  /** Changing it remounts the form. */
  round: number;
  /**
   * Shows the form in `place`.
   * @returns removes it
   */
  show(place: HTMLElement): () => void;
}

interface Listeners {
  username: () => string | undefined;
  onSession(sessionToken: string, email: string | undefined): void;
  onFail(error: Error): void;
}

/** The provider's own form, if it has one. */
export function useProviderForm(
  provider: IdentityProvider | undefined,
  listeners: Listeners,
): ProviderForm | undefined {
  const store = useStore();
  const [isShown, setShown] = useState(false);
  const [round, setRound] = useState(0);
  const showForm = provider?.kind === 'own-form' ? provider.showForm : undefined;

  // Before the form shows, because a dialog has to be reopened to allow other layers.
  useLayoutEffect(() => {
    if (showForm) store.set(hasProviderFormAtom, true);
  }, [store, showForm]);

  useEffect(() => {
    if (!showForm) return;
    // After a back-forward-cache restore the form would stay stuck, so it is remounted.
    return onRestored(() => setRound((was) => was + 1));
  }, [showForm]);

  return (
    showForm && {
      isShown,
      round,
      show: (place) => showOnce(showForm, place, { ...listeners, onReady: () => setShown(true) }),
    }
  );
}

type ShowForm = (IdentityProvider & { kind: 'own-form' })['showForm'];

/** Shows a form until it fails or is removed; one that is not ready in time has failed. */
function showOnce(
  showForm: ShowForm,
  place: HTMLElement,
  { username, onReady, onSession, onFail }: Listeners & { onReady(): void },
): () => void {
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
  showForm({
    place,
    username,
    onReady() {
      if (isOver) return;
      clearTimeout(timer);
      onReady();
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
}
