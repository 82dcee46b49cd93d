import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { signInMessages } from '../../src/domain/account/account-messages.ts';
import { isConfirmationPage } from '../../src/domain/account/sign-in.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { isSignedInHere, useSignIn } from '../../src/state/account/sign-in.ts';
import { SignInForm } from '../../src/ui/account/sign-in-form.tsx';
import type { SignInProps } from './sign-in.island.ts';

/**
 * The sign-in form of a page (cart §2); a sentence if the shopper is signed in already and the return URL is this
 * page.
 */
export function SignIn(props: SignInProps): ReactNode {
  const { alreadySignedIn } = useTexts(signInMessages);
  const [isDone] = useState(() => isSignedInHere(props));
  return isDone ? <p className="si-sign-in">{alreadySignedIn}</p> : <SignInFields {...props} />;
}

/** The form. It takes over the text typed into the server's form, and the focus. */
function SignInFields({ hasFocusRemoval, ...given }: SignInProps): ReactNode {
  const island = useIsland();
  const signIn = useSignIn(island, given);
  const form = useRef<HTMLFormElement>(null);
  const { serverValues, serverNodes } = island;

  // A password passes directly from the server's field to ours and back, because nothing else may hold it.
  useLayoutEffect(() => {
    const typed = serverNodes
      .map((node) => (node as Partial<Element>).querySelector?.<HTMLInputElement>('[type=password]'))
      .find(Boolean);
    const field = form.current!.querySelector<HTMLInputElement>('[type=password]')!;
    if (!typed) return;
    field.value = typed.value;
    return () => {
      typed.value = field.value;
    };
  }, [serverNodes]);

  useReplay('submit', () => form.current?.requestSubmit());

  return (
    <section className="si-sign-in" aria-label={signIn.texts.signInTitle}>
      <SignInForm
        {...signIn}
        ref={form}
        email={serverValues.email || signIn.email}
        isPasswordDisabledAtFirst={hasFocusRemoval && isConfirmationPage(location.pathname)}
      />
    </section>
  );
}
