import { type ReactNode, type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { passwordHoldMs, type SignInMessages, type SignInPlace, signInPaths } from '../domain/sign-in.ts';
import { Button, ButtonLink } from './button.tsx';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';

export interface SignInFormProps {
  ref?: Ref<HTMLFormElement>;
  texts: SignInMessages;
  /** The form it stands on, if any. */
  place?: SignInPlace | undefined;
  /** What the email field starts with. */
  email?: string | undefined;
  /** What the shopper is told before anything has been tried. */
  notice?: string | undefined;
  isBusy: boolean;
  /** What came of the last attempt. */
  error?: string | undefined;
  /** Links to other accounts to sign in with; undefined until they are known. */
  socials: { google: string | undefined; apple: string | undefined } | undefined;
  previousUrl?: string | undefined;
  /** The password field is out of use for a while, unless it has the focus (decision 46). */
  holdsPassword?: boolean;
  /** Resolves to `refused` when name and password were not accepted, to `busy` when the page is about to be left. */
  onSubmit: (credentials: { username: string; password: string }) => Promise<string>;
  /** The shopper has forgotten the password; the link leads where they can say so. */
  onReset: (email: string) => void;
}

/** Name and password, and what stands around them. The fields keep what was typed by themselves: nothing renders while it is. */
export function SignInForm({
  ref,
  texts,
  place,
  email,
  notice,
  isBusy,
  error,
  socials,
  previousUrl,
  holdsPassword = false,
  onSubmit,
  onReset,
}: SignInFormProps): ReactNode {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ username: false, password: false });
  const [isShown, setShown] = useState(false);
  const isHeld = useHeld(password, holdsPassword);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const given = { username: username.current!.value.trim(), password: password.current!.value };
    const wants = { username: !given.username, password: !given.password };
    setMissing(wants);
    if (wants.username) username.current!.focus();
    else if (wants.password) password.current!.focus();
    else {
      const outcome = await onSubmit(given);
      if (outcome === 'refused') password.current?.focus();
      if (outcome === 'busy') addEventListener('pagehide', wipe, { once: true });
    }
  }

  // The back-forward cache keeps what is in the fields.
  function wipe() {
    if (password.current) password.current.value = '';
  }

  const forget = (name: 'username' | 'password') => () =>
    setMissing((was) => (was[name] ? { ...was, [name]: false } : was));

  return (
    <div className="si-sign-in-form">
      {notice && (
        <p className="si-sign-in-form__notice">
          <Icon name="info" />
          {notice}
        </p>
      )}
      <form ref={ref} method="post" noValidate onSubmit={handleSubmit}>
        <Field label={texts.signInEmail} error={missing.username ? texts.usernameRequired : undefined}>
          {(control) => (
            <input
              {...control}
              ref={username}
              className="si-input"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={email}
              data-si-focus={email ? undefined : ''}
              onInput={forget('username')}
            />
          )}
        </Field>
        <Field label={texts.signInPassword} error={missing.password ? texts.passwordRequired : undefined}>
          {(control) => (
            <div className="si-sign-in-form__password">
              <input
                {...control}
                ref={password}
                className="si-input"
                name="password"
                type={isShown ? 'text' : 'password'}
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
                disabled={isHeld}
                data-si-focus={email ? '' : undefined}
                onInput={forget('password')}
              />
              <button
                type="button"
                className="si-sign-in-form__show"
                aria-label={texts.showPassword}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
              >
                <Icon name="eye" />
              </button>
            </div>
          )}
        </Field>
        <p>
          <a
            href={signInPaths.resetPassword}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onReset(username.current!.value.trim());
            }}
          >
            {texts.resetPassword}
          </a>
        </p>
        {error && (
          <p className="si-sign-in-form__error" role="alert">
            <Icon name="alert" />
            {error}
          </p>
        )}
        <Button type="submit" isWide isBusy={isBusy} busyText={texts.signingIn}>
          {texts.signInButton}
        </Button>
      </form>
      <p className="si-sign-in-form__small">
        {texts.signInAgreement} <a href={signInPaths.termsOfUse}>{texts.termsOfUse}</a> {texts.signInAnd}{' '}
        <a href={signInPaths.privacyPolicy}>{texts.privacyPolicy}</a>.
      </p>
      {!place && (
        <p>
          {texts.newCustomer} <a href={signInPaths.createAccount}>{texts.createAccount}</a>
        </p>
      )}
      <SignInFormSocials socials={socials} texts={texts} />
      {place === 'design-services' && previousUrl && (
        <ButtonLink href={previousUrl}>{texts.previous}</ButtonLink>
      )}
    </div>
  );
}

/** Side by side, so that one more or one less moves nothing. */
function SignInFormSocials({ socials, texts }: Pick<SignInFormProps, 'socials' | 'texts'>): ReactNode {
  if (socials && !socials.google && !socials.apple) return null;
  return (
    <div className="si-sign-in-form__socials" aria-busy={!socials || undefined}>
      <p className="si-quiet">{texts.signInOr}</p>
      <div>
        {!socials && <Skeleton shape="button" />}
        {socials?.google && <ButtonLink href={socials.google}>{texts.googleSignIn}</ButtonLink>}
        {socials?.apple && <ButtonLink href={socials.apple}>{texts.appleSignIn}</ButtonLink>}
      </div>
    </div>
  );
}

/** Whether a field is out of use: for a while from the start, unless it has the focus (decision 46). */
function useHeld(field: { readonly current: HTMLInputElement | null }, isWanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  // After the runtime has put the focus back where it was in the server's form.
  useEffect(() => {
    if (!isWanted || field.current === document.activeElement) return;
    setHeld(true);
    const timer = setTimeout(() => setHeld(false), passwordHoldMs);
    return () => clearTimeout(timer);
  }, [field, isWanted]);
  return isHeld;
}
