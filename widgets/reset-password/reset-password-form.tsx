import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { emailError, invalidEmailMessage, isEmailTooLong } from '../../src/domain/account/email.ts';
import { plainText } from '../../src/domain/plain-text.ts';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { pageContext } from '../../src/page/context.ts';
import { Field } from '../../src/ui/field.tsx';
import { Message } from '../../src/ui/message.tsx';
import type { ResetPasswordMessages } from './reset-password.messages.ts';

interface FormProps {
  /** The submit button, which is outside the form, refers to it. */
  id: string;
  /** The initial value of the field. */
  email: string;
  /** The server's markup above the field. */
  header?: Node[] | undefined;
  /** Why the last attempt failed. */
  message?: string | undefined;
  texts: ResetPasswordMessages;
  onSubmit: (email: string) => void;
}

/** The form: an invalid address is reported on submit, and the error goes with the next change (cart §5). */
export function ResetPasswordForm({ id, email, header, message, texts, onSubmit }: FormProps): ReactNode {
  const { emailTldMax: tldMax } = pageContext();
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const introId = usePageId();

  // Only if the focus is on the title, or was on a button that has unmounted.
  useOnMountBeforePaint(() => {
    if (!document.activeElement!.closest('dialog button, dialog a')) field.current!.focus();
  });

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = emailError(typed, { texts, tldMax });
    setError(found);
    if (found) field.current!.focus();
    else onSubmit(plainText(typed));
  }

  return (
    <form className="si-reset-password__form" id={id} method="post" noValidate onSubmit={handleSubmit}>
      <ResetPasswordIntro id={introId} header={header} text={texts.resetPasswordIntro} />
      <Field
        label={texts.resetPasswordEmail}
        error={error ?? (isEmailTooLong(typed) ? invalidEmailMessage(texts) : undefined)}
      >
        {(control) => (
          <input
            {...control}
            aria-describedby={`${introId} ${control['aria-describedby']}`}
            aria-required
            ref={field}
            className="si-input"
            type="email"
            name="email"
            autoComplete="email"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {message && <Message kind="error">{message}</Message>}
    </form>
  );
}

function ResetPasswordIntro({ id, header, text }: { id: string; header?: Node[] | undefined; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (header) place.current!.replaceChildren(...header);
  }, [header]);
  if (!header) return <p id={id}>{text}</p>;
  return <div ref={place} id={id} className="si-reset-password__header" />;
}
