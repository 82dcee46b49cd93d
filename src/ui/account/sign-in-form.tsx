import { type ReactNode, type RefCallback, useLayoutEffect, useRef } from 'react';
import { type SignInPlace, signInPaths } from '../../domain/account/sign-in.ts';
import { ButtonLink } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { Skeleton } from '../skeleton.tsx';
import { SignInFormFields, type SignInFormFieldsProps, SignInFormReset } from './sign-in-form-fields.tsx';

export interface SignInFormProps extends SignInFormFieldsProps {
  /** The form it stands on, if any. */
  place?: SignInPlace | undefined;
  /** What the shopper is told before anything has been tried. */
  notice?: string | undefined;
  /** Links to other accounts to sign in with; undefined until they are known. */
  socials: { google: string | undefined; apple: string | undefined } | undefined;
  previousUrl?: string | undefined;
  /** Where the sign-in leads, also by way of a new account. */
  returnUrl: string;
  /** The shopper leaves for another account to sign in with, or to make one. */
  onLeave: () => void;
  /** Somebody else's form for name and password: its place, and whether it is seen there in place of ours. */
  providerForm?: { isShown: boolean; ref: RefCallback<HTMLElement> } | undefined;
}

/** Name and password, ours or the identity provider's, and what stands around them. */
export function SignInForm({
  place,
  notice,
  socials,
  previousUrl,
  returnUrl,
  onLeave,
  providerForm,
  ...fields
}: SignInFormProps): ReactNode {
  const { texts } = fields;
  return (
    <div className="si-sign-in-form">
      {notice && (
        <p className="si-sign-in-form__notice">
          <Icon name="info" />
          {notice}
        </p>
      )}
      {providerForm && <SignInFormProvider {...providerForm} />}
      {providerForm?.isShown ? (
        <p>
          <SignInFormReset text={texts.resetPassword} onPress={() => fields.onReset('')} />
        </p>
      ) : (
        <SignInFormFields {...fields} />
      )}
      <p className="si-sign-in-form__small">
        {texts.signInAgreement} <a href={signInPaths.termsOfUse}>{texts.termsOfUse}</a> {texts.signInAnd}{' '}
        <a href={signInPaths.privacyPolicy}>{texts.privacyPolicy}</a>.
      </p>
      {!place && (
        <p>
          {texts.newCustomer}{' '}
          <a
            href={signInPaths.createAccount}
            onClick={({ currentTarget }) => {
              // Only then, so that the address stays the one that a page's own scripts know.
              currentTarget.search = `${new URLSearchParams({ returnUrl })}`;
              onLeave();
            }}
          >
            {texts.createAccount}
          </a>
        </p>
      )}
      <SignInFormSocials socials={socials} texts={texts} onLeave={onLeave} />
      {place === 'design-services' && previousUrl && (
        <ButtonLink href={previousUrl}>{texts.previous}</ButtonLink>
      )}
    </div>
  );
}

/** The provider's form has its own looks: nothing of ours is undone or locked inside. */
function SignInFormProvider({ isShown, ref }: NonNullable<SignInFormProps['providerForm']>): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  // Looked at while rendering: the commit that shows it takes our fields away.
  if (isShown && own.current?.hidden)
    takesFocus.current = !!own.current.parentElement!.contains(document.activeElement);

  useLayoutEffect(() => {
    if (isShown && takesFocus.current)
      own.current!.querySelector<HTMLElement>('input:not([type="hidden"]), button, a[href]')?.focus();
  }, [isShown]);

  return (
    <div ref={own} className="si-sign-in-form__provider" hidden={!isShown}>
      <div ref={ref} data-server-content="" />
    </div>
  );
}

/** Side by side, so that one more or one less moves nothing. */
function SignInFormSocials({
  socials,
  texts,
  onLeave,
}: Pick<SignInFormProps, 'socials' | 'texts' | 'onLeave'>): ReactNode {
  if (socials && !socials.google && !socials.apple) return null;
  return (
    <div className="si-sign-in-form__socials" aria-busy={!socials || undefined}>
      <p className="si-quiet">{texts.signInOr}</p>
      <div onClickCapture={onLeave}>
        {!socials && <Skeleton shape="button" />}
        {socials?.google && <ButtonLink href={socials.google}>{texts.googleSignIn}</ButtonLink>}
        {socials?.apple && <ButtonLink href={socials.apple}>{texts.appleSignIn}</ButtonLink>}
      </div>
    </div>
  );
}
