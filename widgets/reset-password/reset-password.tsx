import type { ReactNode } from 'react';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Message } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { ResetPasswordProps } from './reset-password.island.ts';
import { type ResetPasswordMessages, resetPasswordMessages } from './reset-password.messages.ts';
import { type ResetPasswordStep, useResetPassword } from './reset-password.state.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/**
 * The Forgot-password popup (cart §2): a form, then the same text whether or not the account exists (cart §4,
 * decision 47).
 */
export function ResetPassword({ email = '' }: ResetPasswordProps): ReactNode {
  const island = useIsland();
  const { step, load, submit } = useResetPassword(island);
  const formId = usePageId();
  const texts = useTexts(resetPasswordMessages);
  const { status } = step;
  const isLoading = status === 'loading' || status === 'trying-again';
  return (
    <Dialog
      title={texts.resetPasswordTitle}
      isTall
      onClose={island.close}
      actions={<ResetPasswordAction status={status} texts={texts} formId={formId} onTryAgain={load} />}
    >
      <div className="si-reset-password" aria-busy={isLoading || undefined}>
        {isLoading && <ResetPasswordSkeleton />}
        {status === 'unavailable' && <Message kind="error">{step.message}</Message>}
        {(status === 'form' || status === 'sending') && (
          <ResetPasswordForm
            id={formId}
            email={email}
            header={step.header}
            message={step.message}
            texts={texts}
            onSubmit={submit}
          />
        )}
        {status === 'sent' && <Message kind="success">{texts.resetPasswordSuccess}</Message>}
      </div>
    </Dialog>
  );
}

interface ActionProps {
  status: ResetPasswordStep['status'];
  texts: ResetPasswordMessages;
  formId: string;
  onTryAgain: () => void;
}

/** The layer's button. The keys remount it in each step, so that the focus does not stay on it. */
function ResetPasswordAction({ status, texts, formId, onTryAgain }: ActionProps): ReactNode {
  if (status === 'loading') return <Skeleton shape="button" />;
  if (status === 'unavailable' || status === 'trying-again')
    return (
      <Button key="try-again" isBusy={status === 'trying-again'} onClick={onTryAgain}>
        {texts.resetPasswordTryAgain}
      </Button>
    );
  if (status === 'sent')
    return (
      <Button key="close" onClick={(event) => closeDialog(event.currentTarget)}>
        {texts.resetPasswordClose}
      </Button>
    );
  return (
    <Button
      key="submit"
      type="submit"
      form={formId}
      isBusy={status === 'sending'}
      busyText={texts.resetPasswordSending}
    >
      {texts.resetPasswordButton}
    </Button>
  );
}

/** As high as the form that replaces it. */
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
