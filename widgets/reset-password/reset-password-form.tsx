import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { emailError, invalidEmailMessage, isEmailTooLong } from '../../src/domain/account/email.ts';
import type { ResetPasswordMessages } from '../../src/domain/account/reset-password.ts';
import { pageContext } from '../../src/page/context.ts';
import { Field } from '../../src/ui/field.tsx';
import { Icon } from '../../src/ui/icon.tsx';

interface FormProps {
  /** Of the form, for the button that stands below it. */
  id: string;
  /** What stands in the field to begin with. */
  email: string;
  /** What the server says above it. */
  header?: Node[] | undefined;
  /** What went wrong the last time. */
  message?: string | undefined;
  labels: ResetPasswordMessages;
  onSend: (email: string) => void;
}

/** The field, and what is wrong in it: said when it is sent, gone with the next change (cart §5). */
export function ResetPasswordForm({ id, email, header, message, labels, onSend }: FormProps): ReactNode {
  const { messages, emailTldMax: tldMax } = pageContext();
  const [typed, setTyped] = useState(email);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const introId = useId();

  // What has the focus while the form loads is the title, or the button that has just gone.
  useLayoutEffect(() => {
    if (!document.activeElement!.closest('dialog button, dialog a')) field.current!.focus();
  }, []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = emailError(typed, { messages, tldMax });
    setError(found);
    if (found) field.current!.focus();
    else onSend(typed.trim());
  }

  return (
    <form className="si-reset-password__form" id={id} noValidate onSubmit={handleSubmit}>
      <ResetPasswordIntro id={introId} header={header} text={labels.resetPasswordIntro} />
      <Field
        label={labels.resetPasswordEmail}
        error={error ?? (isEmailTooLong(typed) ? invalidEmailMessage(messages) : undefined)}
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
      {message && (
        <p className="si-reset-password__message" data-state="error" role="alert">
          <Icon name="alert" />
          {message}
        </p>
      )}
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
