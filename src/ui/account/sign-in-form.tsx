import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { offersAccount, type SignInPlace } from '../../domain/account/sign-in.ts';
import { useOnMount } from '../../hooks/use-on-mount.ts';
import { ButtonLink } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { Skeleton } from '../skeleton.tsx';
import { SignInFormFields, type SignInFormFieldsProps, SignInFormReset } from './sign-in-form-fields.tsx';

export interface SignInFormProps extends SignInFormFieldsProps {
  /** The flow that the sign-in is part of, if any. */
  place?: SignInPlace | undefined;
  /** Shown above the form from the start. */
  expiredText?: string | undefined;
  /** Links that sign in with another account; undefined while loading. */
  socials: { google: string | undefined; apple: string | undefined } | undefined;
  previousUrl?: string | undefined;
  /** The URL after the sign-in, also after creating an account. */
  returnUrl: string;
  /** Called when the shopper leaves to sign in with another account, or to create one. */
  onLeave: () => void;
  /** The identity provider's own form, which replaces ours. */
  providerForm?: SignInFormProviderProps | undefined;
}

interface SignInFormProviderProps {
  /** True once the form is ready to replace our fields. */
  isShown: boolean;
  /** Changing it remounts the form. */
  round: number;
  /** Puts the form into `place`; returns a function that removes it. */
  show: (place: HTMLElement) => () => void;
}

/** The fields for name and password, ours or the identity provider's, with the links around them. */
export function SignInForm({
  place,
  expiredText,
  socials,
  previousUrl,
  returnUrl,
  onLeave,
  providerForm,
  ...fields
}: SignInFormProps): ReactNode {
  const { texts, links } = fields;
  return (
    <div className="si-sign-in-form">
      {expiredText && (
        <p className="si-sign-in-form__expired">
          <Icon name="info" />
          <span>{expiredText}</span>
        </p>
      )}
      {providerForm && <SignInFormProvider {...providerForm} />}
      {providerForm?.isShown ? (
        <SignInFormReset
          text={texts.resetPassword}
          href={links.resetPassword}
          onPress={() => fields.onReset('')}
        />
      ) : (
        <SignInFormFields {...fields} />
      )}
      <p className="si-sign-in-form__small">
        <span>{`${texts.signInAgreement} `}</span>
        <a href={links.termsOfUse}>{texts.termsOfUse}</a>
        <span>{` ${texts.signInAnd} `}</span>
        <a href={links.privacyPolicy}>{texts.privacyPolicy}</a>
        <span>.</span>
      </p>
      {offersAccount(place) && (
        <p>
          <span>{`${texts.newCustomer} `}</span>
          <a
            href={links.createAccount}
            onClick={({ currentTarget }) => {
              // Only on click, because a page's own scripts may look for the link by its plain URL.
              const url = new URL(links.createAccount, location.origin);
              url.searchParams.set('returnUrl', returnUrl);
              currentTarget.search = url.search;
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

/** How long the provider's form may not take the focus; Okta's takes it 50 ms after it has rendered. */
const unfocusableMs = 200;

/** The provider's form brings its own styles: our reset and lock styles do not apply inside. */
function SignInFormProvider({ isShown, round, show }: SignInFormProviderProps): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  // Read while rendering, because the commit that shows the form removes our fields.
  if (isShown && own.current?.hidden)
    takesFocus.current = !!own.current.parentElement!.contains(document.activeElement);

  useLayoutEffect(() => {
    const place = own.current!;
    if (!isShown) return;
    if (takesFocus.current) {
      place.querySelector<HTMLElement>('input:not([type="hidden"]), button, a[href]')?.focus();
      return;
    }
    // Otherwise a shopper who is typing elsewhere on the page would suddenly type into this form.
    place.inert = true;
    const timer = setTimeout(() => {
      place.inert = false;
    }, unfocusableMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  return (
    <div ref={own} className="si-sign-in-form__provider" hidden={!isShown}>
      <SignInFormProviderPlace key={round} show={show} />
    </div>
  );
}

function SignInFormProviderPlace({ show }: Pick<SignInFormProviderProps, 'show'>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useOnMount(() => show(place.current!));
  return <div ref={place} data-server-content="" />;
}

/** Side by side, so that the number of buttons does not change the height. */
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
