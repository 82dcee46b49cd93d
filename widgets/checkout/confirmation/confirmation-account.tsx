import type { ReactNode } from 'react';
import { confirmationMessages } from '../../../src/domain/checkout/checkout-order-messages.ts';
import { useTexts } from '../../../src/hooks/use-texts.ts';
import { useTokenPost } from '../../../src/hooks/use-token-post.ts';
import { pageContext } from '../../../src/page/context.ts';
import { ownUrl } from '../../../src/page/navigation.ts';
import { useIsland } from '../../../src/runtime/use-island.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Field } from '../../../src/ui/field.tsx';
import type { StepProps } from '../checkout.state.ts';

/** A guest's account from what is known: only the password is missing. The form is posted to the shop's own page. */
export function ConfirmationAccount({
  checkout,
  email,
  createAccountUrl,
  continueUrl,
}: StepProps & { email: string }): ReactNode {
  const texts = useTexts(confirmationMessages);
  const post = useTokenPost(useIsland().signal);
  const { address } = checkout.recipientList.find((one) => one.address) ?? {};
  return (
    <section className="si-checkout__recipient">
      <h3 className="si-checkout__part">{texts.accountHeading}</h3>
      <p>{texts.accountText}</p>
      <form
        className="si-checkout__account"
        method="post"
        action={ownUrl(createAccountUrl)}
        onSubmit={post.handleSubmit}
      >
        <input type="hidden" name={pageContext().antiForgery.field} ref={post.token} />
        <input type="hidden" name="firstName" value={address?.firstName ?? ''} />
        <input type="hidden" name="lastName" value={address?.lastName ?? ''} />
        <input type="hidden" name="returnUrl" value={continueUrl} />
        <Field label={texts.accountEmail}>
          {(control) => (
            <input
              {...control}
              className="si-input"
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              readOnly
            />
          )}
        </Field>
        <Field label={texts.accountPassword} hint={texts.accountPasswordHint}>
          {(control) => (
            <input
              {...control}
              className="si-input"
              name="password"
              type="password"
              autoComplete="new-password"
              required
            />
          )}
        </Field>
        <Button type="submit" kind="secondary" isBusy={post.isLeaving}>
          {texts.accountCreate}
        </Button>
      </form>
    </section>
  );
}
