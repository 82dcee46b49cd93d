import type { ReactNode } from 'react';
import { securityCodeHelpMessages } from '../../src/domain/payment/payment-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { usePopupContent } from '../../src/state/popup-content.ts';
import { useServerHtml } from '../../src/state/server-html.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Message } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';

/** The security code help modal, with the server's text and pictures (checkout §2.2, §7.4). */
export function SecurityCodeHelp(): ReactNode {
  const island = useIsland();
  const labels = useTexts(securityCodeHelpMessages);
  const popup = usePopupContent('CreditCardVerification', island);
  const { content, isLoading, message } = popup;
  return (
    <Dialog
      title={content?.title || labels.securityCodeHelpTitle}
      onClose={island.close}
      actions={
        popup.hasFailed && (
          <Button onClick={popup.load} isBusy={isLoading}>
            {labels.tryAgain}
          </Button>
        )
      }
    >
      <div className="si-security-code-help" aria-busy={isLoading || undefined}>
        {content && <SecurityCodeHelpText html={content.html} onFail={popup.handleUnreadable} />}
        {isLoading && <Skeleton lines={4} />}
        {message && <Message kind="error">{message}</Message>}
      </div>
    </Dialog>
  );
}

interface SecurityCodeHelpTextProps {
  html: string;
  onFail: (error: unknown) => void;
}

function SecurityCodeHelpText({ html, onFail }: SecurityCodeHelpTextProps): ReactNode {
  return <div ref={useServerHtml(html, onFail)} className="si-server-text" />;
}
