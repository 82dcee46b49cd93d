import { type ReactNode, type RefObject, useRef } from 'react';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useTokenPost } from '../../../src/hooks/use-token-post.ts';
import { useWipeOnPageHide } from '../../../src/hooks/use-wipe-on-pagehide.ts';
import { pageContext } from '../../../src/page/context.ts';
import { ownUrl } from '../../../src/page/navigation.ts';
import { postUnseen } from '../../../src/page/unseen-post.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import type { StepProps } from '../checkout-step-file.ts';
import { confirmationMessages } from './confirmation.messages.ts';

interface AccountProps extends StepProps {
  email: string;
  /** The recipient of the order, or the person who picks it up. */
  contact: { firstName: string; lastName: string } | undefined;
  createAccountUrl: string;
}

/** A guest's account from what is known: only the password is missing. It is posted to the shop's own page. */
export function ConfirmationAccount(props: AccountProps): ReactNode {
  const texts = useTexts(confirmationMessages);
  const password = useRef<HTMLInputElement>(null);
  const { isLeaving, handleSubmit } = useAccountPost(props, password);
  return (
    <section className="si-checkout__recipient si-checkout__offer">
      <h3 className="si-checkout__part">{texts.accountHeading}</h3>
      <p>{texts.accountText}</p>
      <form
        className="si-checkout__account"
        method="post"
        action={ownUrl(props.createAccountUrl)}
        onSubmit={handleSubmit}
      >
        <Field label={texts.accountEmail}>
          {(control) => (
            <input
              {...control}
              className="si-input"
              name="email"
              type="email"
              autoComplete="username"
              value={props.email}
              readOnly
            />
          )}
        </Field>
        <Field label={texts.accountPassword} hint={texts.accountPasswordHint}>
          {(control) => (
            // The field has no name, so that the page's listeners do not find the password in the form's data.
            <input
              {...control}
              ref={password}
              className="si-input"
              type="password"
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        <Button type="submit" kind="secondary" isBusy={isLeaving}>
          {texts.accountCreate}
        </Button>
      </form>
    </section>
  );
}

/** Posts the account in a form that the page's listeners do not see. */
function useAccountPost(
  { contact, email, createAccountUrl, continueUrl }: AccountProps,
  password: RefObject<HTMLInputElement | null>,
) {
  useWipeOnPageHide(() => {
    password.current!.value = '';
  });

  return useTokenPost(useIsland().signal, () => {
    const fields = {
      firstName: contact?.firstName ?? '',
      lastName: contact?.lastName ?? '',
      returnUrl: continueUrl,
      email,
      password: password.current!.value,
    };
    return (token) => postUnseen(createAccountUrl, { [pageContext().antiForgery.field]: token, ...fields });
  });
}
