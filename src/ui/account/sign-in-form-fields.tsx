import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { passwordHoldMs, type SignInMessages, signInPaths } from '../../domain/account/sign-in.ts';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';

const eyeDrawing =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6';

export interface SignInFormFieldsProps {
  ref?: Ref<HTMLFormElement>;
  texts: SignInMessages;
  /** What the email field starts with. */
  email?: string | undefined;
  isBusy: boolean;
  /** What came of the last attempt. */
  error?: string | undefined;
  /** The password field is out of use for a while, unless it has the focus (decision 46). */
  holdsPassword?: boolean;
  /** Resolves to `refused` when name and password were not accepted, to `busy` when the page is about to be left. */
  onSubmit: (credentials: { username: string; password: string }) => Promise<string>;
  /** What the email field holds, as it is typed. */
  onEmail: (email: string) => void;
  /** The shopper has forgotten the password; the link leads where they can say so. */
  onReset: (email: string) => void;
}

/** The fields keep what was typed by themselves: nothing renders while it is. */
export function SignInFormFields({
  ref,
  texts,
  email,
  isBusy,
  error,
  holdsPassword = false,
  onSubmit,
  onEmail,
  onReset,
}: SignInFormFieldsProps): ReactNode {
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

  const forget = (name: 'username' | 'password') =>
    setMissing((was) => (was[name] ? { ...was, [name]: false } : was));

  return (
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
            onInput={(event) => {
              onEmail(event.currentTarget.value.trim());
              forget('username');
            }}
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
              onInput={() => forget('password')}
            />
            <button
              type="button"
              className="si-sign-in-form__show"
              aria-label={texts.showPassword}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={eyeDrawing} />
            </button>
          </div>
        )}
      </Field>
      <div className="si-sign-in-form__after">
        <SignInFormReset text={texts.resetPassword} onPress={() => onReset(username.current!.value.trim())} />
        {error && (
          <p className="si-sign-in-form__error" role="alert">
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
      <Button type="submit" isWide isBusy={isBusy} busyText={texts.signingIn}>
        {texts.signInButton}
      </Button>
    </form>
  );
}

/** The link of who has forgotten the password. */
export function SignInFormReset({ text, onPress }: { text: string; onPress: () => void }): ReactNode {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari leaves a pressed link without the focus, which the layer has to give back.
    event.currentTarget.focus({ preventScroll: true });
    onPress();
  }

  return (
    <a href={signInPaths.resetPassword} onClick={handleClick}>
      {text}
    </a>
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
