import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SignInMessages } from '../../domain/account/account-messages.ts';
import { passwordHoldMs } from '../../domain/account/sign-in.ts';
import { plainText } from '../../domain/plain-text.ts';
import { isPlainPress } from '../../hooks/plain-press.ts';
import { usePageId } from '../../hooks/use-page-id.ts';
import { useWipeOnPageHide } from '../../hooks/use-wipe-on-pagehide.ts';
import { Button } from '../button.tsx';
import { ErrorNote } from '../error-note.tsx';
import { Field } from '../field.tsx';
import { Icon } from '../icon.tsx';

const eyeDrawing =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6';

export interface SignInFormFieldsProps {
  /** The pages that its links lead to. */
  links: Record<'termsOfUse' | 'privacyPolicy' | 'createAccount' | 'resetPassword', string>;
  ref?: Ref<HTMLFormElement>;
  texts: SignInMessages;
  /** The initial value of the email field. */
  email?: string | undefined;
  isBusy: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
  /** Disables the password field for a while, unless it has the focus (decision 46). */
  isPasswordDisabledAtFirst?: boolean;
  /** Resolves to `wrongPassword` or `locked` if the provider does not sign in, to `busy` if the page is about to be left. */
  onSubmit: (credentials: { username: string; password: string }) => Promise<string>;
  /** The value of the email field, on each change. */
  onEmail: (email: string) => void;
  /** Called when the shopper asks to reset the password. */
  onReset: (email: string) => void;
}

/** The fields are uncontrolled: typing does not rerender. */
export function SignInFormFields({
  links,
  ref,
  texts,
  email,
  isBusy,
  error,
  isPasswordDisabledAtFirst = false,
  onSubmit,
  onEmail,
  onReset,
}: SignInFormFieldsProps): ReactNode {
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { missing, forget, isDenied, isShown, setShown, handleSubmit } = useCredentials({
    username,
    password,
    onSubmit,
  });
  const errorId = usePageId();

  return (
    <form ref={ref} method="post" noValidate onSubmit={handleSubmit}>
      <SignInFormEmail
        ref={username}
        texts={texts}
        email={email}
        isMissing={missing.username}
        onInput={(typed) => {
          onEmail(typed);
          forget('username');
        }}
      />
      <SignInFormPassword
        ref={password}
        texts={texts}
        isMissing={missing.password}
        hasFocusFirst={!!email}
        isDisabledAtFirst={isPasswordDisabledAtFirst}
        isShown={isShown}
        onShow={setShown}
        errorId={error && isDenied ? errorId : undefined}
        onInput={() => forget('password')}
      />
      <div className="si-sign-in-form__after">
        <SignInFormReset
          text={texts.resetPassword}
          href={links.resetPassword}
          onPress={() => onReset(plainText(username.current!.value))}
        />
        <ErrorNote id={errorId}>{error}</ErrorNote>
      </div>
      <Button type="submit" isWide isBusy={isBusy} busyText={texts.signingIn}>
        {texts.signInButton}
      </Button>
    </form>
  );
}

interface Credentials extends Pick<SignInFormFieldsProps, 'onSubmit'> {
  username: RefObject<HTMLInputElement | null>;
  password: RefObject<HTMLInputElement | null>;
}

/** Submits name and password, unless one of them is missing. */
function useCredentials({ username, password, onSubmit }: Credentials) {
  const [missing, setMissing] = useState({ username: false, password: false });
  // The password is wrong, or the account is locked.
  const [isDenied, setDenied] = useState(false);
  const [isShown, setShown] = useState(false);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const given = { username: plainText(username.current!.value), password: password.current!.value };
    const wants = { username: !given.username, password: !given.password };
    setMissing(wants);
    if (wants.username) username.current!.focus();
    else if (wants.password) password.current!.focus();
    else {
      setDenied(false);
      const outcome = await onSubmit(given);
      if (outcome !== 'wrongPassword' && outcome !== 'locked') return;
      setDenied(true);
      setShown(false);
      password.current?.focus();
    }
  }

  useWipeOnPageHide(() => {
    setShown(false);
    password.current!.value = '';
  });

  const forget = (name: keyof typeof missing) =>
    setMissing((was) => (was[name] ? { ...was, [name]: false } : was));

  return { missing, forget, isDenied, isShown, setShown, handleSubmit };
}

interface EmailProps extends Pick<SignInFormFieldsProps, 'texts' | 'email'> {
  ref: RefObject<HTMLInputElement | null>;
  isMissing: boolean;
  onInput: (typed: string) => void;
}

function SignInFormEmail({ ref, texts, email, isMissing, onInput }: EmailProps): ReactNode {
  return (
    <Field label={texts.signInEmail} error={isMissing ? texts.usernameRequired : undefined}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="si-input"
          name="email"
          type="email"
          required
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          data-si-focus={email ? undefined : ''}
          onInput={(event) => onInput(plainText(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

interface PasswordProps extends Pick<SignInFormFieldsProps, 'texts'> {
  ref: RefObject<HTMLInputElement | null>;
  isMissing: boolean;
  /** A dialog that opens focuses this field. */
  hasFocusFirst: boolean;
  isDisabledAtFirst: boolean;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** The message of a refusal. */
  errorId: string | undefined;
  onInput: () => void;
}

function SignInFormPassword({
  ref,
  texts,
  isMissing,
  hasFocusFirst,
  isDisabledAtFirst,
  isShown,
  onShow,
  errorId,
  onInput,
}: PasswordProps): ReactNode {
  const isDisabled = useDisabledAtFirst(ref, isDisabledAtFirst);
  return (
    <Field label={texts.signInPassword} error={isMissing ? texts.passwordRequired : undefined}>
      {(control) => (
        <div className="si-sign-in-form__password">
          {/* The field has no name, so that the page's listeners do not find the password in the form's data. */}
          <input
            {...control}
            ref={ref}
            className="si-input"
            type={isShown ? 'text' : 'password'}
            required
            aria-invalid={control['aria-invalid'] ?? (errorId ? true : undefined)}
            aria-describedby={`${control['aria-describedby']} ${errorId ?? ''}`.trim()}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            disabled={isDisabled}
            data-si-focus={hasFocusFirst ? '' : undefined}
            onInput={onInput}
          />
          <button
            type="button"
            className="si-sign-in-form__show"
            aria-label={texts.showPassword}
            aria-pressed={isShown}
            onClick={() => onShow(!isShown)}
          >
            <Icon name={eyeDrawing} />
          </button>
        </div>
      )}
    </Field>
  );
}

interface SignInFormResetProps {
  text: string;
  /** The page that resets a password without script. */
  href: string;
  onPress: () => void;
}

/** The Reset password link. */
export function SignInFormReset({ text, href, onPress }: SignInFormResetProps): ReactNode {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, but the layer restores the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    onPress();
  }

  return (
    <p>
      <a href={href} onClick={handleClick}>
        {text}
      </a>
    </p>
  );
}

/** Whether a field is disabled: for a while from the start, unless it has the focus (decision 46). */
function useDisabledAtFirst(field: RefObject<HTMLInputElement | null>, isWanted: boolean): boolean {
  const [isDisabled, setDisabled] = useState(false);
  // In an effect, because the runtime restores the focus of the server's form after rendering.
  useEffect(() => {
    if (!isWanted || field.current === document.activeElement) return;
    setDisabled(true);
    const timer = setTimeout(() => setDisabled(false), passwordHoldMs);
    return () => clearTimeout(timer);
  }, [field, isWanted]);
  return isDisabled;
}
