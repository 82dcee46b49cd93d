import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { resetPasswordMessages } from '../../src/domain/account/reset-password.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { ResetPasswordProps } from './reset-password.island.ts';
import { loadForm, type ResetForm, requestReset } from './reset-password.state.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

type Step =
  | { status: 'loading' | 'trying-again' | 'sent' }
  | { status: 'unavailable'; message: string }
  | { status: 'form' | 'sending'; header: ResetForm['header']; message?: string };

/** The Forgot-password popup (cart §2): a form, then the same words whether or not there is an account (cart §4, decision 47). */
export function ResetPassword({ email = '' }: ResetPasswordProps): ReactNode {
  const island = useIsland();
  const [step, setStep] = useState<Step>({ status: 'loading' });
  const token = useRef<string>(undefined);
  const formId = useId();
  const labels = withOverrides(resetPasswordMessages, pageContext().messages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once, when it opens
  useEffect(() => {
    load();
  }, []);

  async function load() {
    const outcome = await loadForm(island);
    if (!outcome) {
      // Left in the middle of it, the page may come back.
      if (!island.signal.aborted) island.close();
      return;
    }
    if ('message' in outcome) {
      setStep({ status: 'unavailable', message: outcome.message });
      return;
    }
    token.current = outcome.answer.token;
    setStep({ status: 'form', header: outcome.answer.header });
  }

  function handleTryAgain() {
    setStep({ status: 'trying-again' });
    load();
  }

  async function handleSend(typed: string) {
    if (step.status !== 'form') return;
    const { header } = step;
    setStep({ status: 'sending', header });
    const outcome = await sendWithToken(typed);
    if (outcome && 'message' in outcome) setStep({ status: 'form', header, message: outcome.message });
    else setStep(outcome ? { status: 'sent' } : { status: 'form', header });
  }

  // A token is for one request: one that failed may have used it up.
  async function sendWithToken(typed: string) {
    let given = token.current;
    token.current = undefined;
    if (!given) {
      const renewed = await loadForm(island);
      if (!renewed || 'message' in renewed) return renewed;
      given = renewed.answer.token;
    }
    return requestReset(typed, given, island);
  }

  const { status } = step;
  const isLoading = status === 'loading' || status === 'trying-again';
  return (
    <Dialog
      title={labels.resetPasswordTitle}
      onClose={island.close}
      actions={
        <>
          {status === 'loading' && <Skeleton shape="button" />}
          {(status === 'unavailable' || status === 'trying-again') && (
            <Button isBusy={status === 'trying-again'} onClick={handleTryAgain}>
              {labels.resetPasswordTryAgain}
            </Button>
          )}
          {(status === 'form' || status === 'sending') && (
            <Button
              type="submit"
              form={formId}
              isBusy={status === 'sending'}
              busyText={labels.resetPasswordSending}
            >
              {labels.resetPasswordButton}
            </Button>
          )}
          {status === 'sent' && (
            <Button onClick={(event) => closeDialog(event.currentTarget)}>{labels.resetPasswordClose}</Button>
          )}
        </>
      }
    >
      <div className="si-reset-password" aria-busy={isLoading || undefined}>
        {isLoading && <ResetPasswordSkeleton />}
        {status === 'unavailable' && (
          <p className="si-reset-password__message" data-state="error" role="alert">
            <Icon name="alert" />
            {step.message}
          </p>
        )}
        {(status === 'form' || status === 'sending') && (
          <ResetPasswordForm
            id={formId}
            email={email}
            header={step.header}
            message={step.message}
            labels={labels}
            onSend={handleSend}
          />
        )}
        {status === 'sent' && <ResetPasswordSent text={labels.resetPasswordSuccess} />}
      </div>
    </Dialog>
  );
}

function ResetPasswordSent({ text }: { text: string }): ReactNode {
  const place = useRef<HTMLParagraphElement>(null);
  // The focus reads it out, once.
  useLayoutEffect(() => place.current!.focus(), []);
  return (
    <p className="si-reset-password__message" data-state="success" ref={place} tabIndex={-1}>
      <Icon name="check" />
      {text}
    </p>
  );
}

/** As high as the form to come. */
function ResetPasswordSkeleton(): ReactNode {
  return (
    <div className="si-reset-password__form" aria-hidden="true">
      <div>
        <Skeleton lines={2} />
      </div>
      <div className="si-reset-password__field">
        <Skeleton width="96px" />
        <Skeleton shape="field" />
      </div>
    </div>
  );
}
