import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { isRegistrySignIn } from '../../src/domain/account/sign-in.ts';
import { useOnMount, useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { nextAfterSignIn } from '../../src/state/account/ask-to-sign-in.ts';
import { hasProviderFormAtom } from '../../src/state/account/provider-form.ts';
import { askedNextAtom, returnOf } from '../../src/state/account/return.ts';
import { useSignIn } from '../../src/state/account/sign-in.ts';
import { endAsking } from '../../src/state/ended-session.ts';
import { useQuestionLayer } from '../../src/state/use-question-layer.ts';
import { SignInForm } from '../../src/ui/account/sign-in-form.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { SignInPopupProps } from './sign-in-popup.island.ts';

/** The fields of a page's own sign-in, and of a registry's sign-in page, which may have no island. */
const ownFields = '[data-island="sign-in"] input:not([type="hidden"])';
const registryFields = `${ownFields}, form input[type="password"]`;

/**
 * The Account Sign In popup, for a shopper who is not signed in (checkout §6). The page has the class `login-on` while it
 * is open (checkout §2.2). If the page has a usable sign-in form, that gets the focus instead, and the next overlay opens
 * after that sign-in.
 */
export function SignInPopup({ isRegistrySignIn: isSetByPage, ...props }: SignInPopupProps): ReactNode {
  const island = useIsland();
  const store = useStore();
  const [isOpen, setOpen] = useState(false);
  useQuestionLayer('sign-in-popup');

  useOnMount(() => {
    const isRegistry = isSetByPage || isRegistrySignIn(location.pathname);
    const next = nextAfterSignIn(store) ?? props.next;
    const isFollowed = !!(next || props.onSignIn);
    if (focusFirst(isRegistry ? registryFields : ownFields, isFollowed)) {
      // The page's own form does not know the pending actions, so they are stored before the page is left.
      const carried = props.onSignIn?.();
      store.set(askedNextAtom, nextAfterSignIn(store) ?? carried ?? next);
      island.close();
    } else setOpen(true);
  });

  // Also runs when the page has opened the popup anew, with other props.
  useEffect(() => () => endAsking(props.onSignIn), [props.onSignIn]);

  return isOpen ? <SignInPopupLayer {...props} /> : null;
}

/**
 * Focuses the first field that can be focused and is visible on the screen.
 * @param isFollowed whether an action goes on after the sign-in
 */
function focusFirst(fields: string, isFollowed: boolean): boolean {
  for (const field of document.querySelectorAll<HTMLElement>(fields)) {
    // The server's form can sign in too, but does not know which overlay to open next.
    if (isFollowed && field.closest('[data-island-status="failed"]')) continue;
    const { left, right } = field.getBoundingClientRect();
    if (right < 0 || left > innerWidth) continue;
    field.focus();
    if (field === document.activeElement) return true;
  }
  return false;
}

type LayerProps = Omit<SignInPopupProps, 'isRegistrySignIn'>;

function SignInPopupLayer({ returnUrl, onCancel, ...given }: LayerProps): ReactNode {
  const island = useIsland();
  const isSignedIn = pageContext().account.isSignedIn && given.reason !== 'expired';
  const here = isSignedIn ? undefined : location.pathname + location.search;
  const signIn = useSignIn(island, { ...given, returnUrl: returnUrl ?? returnOf(given.form) ?? here });

  function handleClose() {
    island.close();
    onCancel?.();
  }

  useOnMountBeforePaint(() => {
    document.body.classList.add('login-on');
    return () => document.body.classList.remove('login-on');
  });

  return (
    <Dialog
      title={signIn.texts.signInTitle}
      isTall
      allowsForeignLayers={useAtomValue(hasProviderFormAtom)}
      onClose={handleClose}
    >
      <div className="si-sign-in-popup">
        <SignInForm {...signIn} />
      </div>
    </Dialog>
  );
}
