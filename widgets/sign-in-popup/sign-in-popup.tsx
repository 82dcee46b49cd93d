import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { isRegistrySignIn } from '../../src/domain/account/sign-in.ts';
import { useOnMount, useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { hasProviderFormAtom } from '../../src/state/account/provider-form.ts';
import { askedNextAtom } from '../../src/state/account/return.ts';
import { useSignIn } from '../../src/state/account/sign-in.ts';
import { SignInForm } from '../../src/ui/account/sign-in-form.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import type { SignInPopupProps } from './sign-in-popup.island.ts';

/** The first field of a page's own sign-in. */
const pageFields = '[data-island="sign-in"] input:not([type="hidden"]), form input[type="password"]';

/** The Account Sign In popup. The page has the class `login-on` while it is open (checkout §2.2). */
export function SignInPopup({ isRegistrySignIn: isRegistrys, ...props }: SignInPopupProps): ReactNode {
  const isPages =
    isRegistrys || isRegistrySignIn(location.pathname) || !!document.querySelector('[data-island="sign-in"]');
  return isPages ? <SignInPopupElsewhere next={props.next} /> : <SignInPopupLayer {...props} />;
}

/** The page already has a sign-in form: that gets the focus, and the next overlay opens after its sign-in. */
function SignInPopupElsewhere({ next }: Pick<SignInPopupProps, 'next'>): ReactNode {
  const island = useIsland();
  const ask = useSetAtom(askedNextAtom);
  useOnMount(() => {
    ask(next);
    document.querySelector<HTMLElement>(pageFields)?.focus();
    island.close();
  });
  return null;
}

type LayerProps = Omit<SignInPopupProps, 'isRegistrySignIn'>;

function SignInPopupLayer({ returnUrl, ...given }: LayerProps): ReactNode {
  const island = useIsland();
  const isSignedIn = pageContext().account.isSignedIn && given.reason !== 'expired';
  const here = isSignedIn ? undefined : location.pathname + location.search;
  const signIn = useSignIn(island, { ...given, returnUrl: returnUrl ?? here });

  useOnMountBeforePaint(() => {
    document.body.classList.add('login-on');
    return () => document.body.classList.remove('login-on');
  });

  return (
    <Dialog
      title={signIn.texts.signInTitle}
      allowsForeignLayers={useAtomValue(hasProviderFormAtom)}
      onClose={island.close}
    >
      <div className="si-sign-in-popup">
        <SignInForm {...signIn} />
      </div>
    </Dialog>
  );
}
