import { type ReactNode, useEffect, useState } from 'react';
import { errorMessages, withOverrides } from '../../src/domain/messages.ts';
import {
  securityCodeHelpMessages,
  securityCodePopup,
} from '../../src/domain/payment/security-code-messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { loadPopup, type PopupContent } from '../../src/state/popup-content.ts';
import { useServerHtml } from '../../src/state/server-html.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { PaymentMessage } from '../../src/ui/payment/payment-message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';

/** The security code help modal: the server's own words and pictures (checkout §2.2, §7.4). */
export function SecurityCodeHelp(): ReactNode {
  const island = useIsland();
  const { messages } = pageContext();
  const labels = withOverrides(securityCodeHelpMessages, messages);
  const [content, setContent] = useState<PopupContent>();
  const [isAsking, setAsking] = useState(true);

  async function load() {
    setAsking(true);
    const loaded = await loadPopup(securityCodePopup, island);
    if (!loaded) return;
    setContent(loaded);
    setAsking(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once, when it opens
  useEffect(() => {
    load();
  }, []);

  const isShown = content !== undefined && 'html' in content;
  const handleUnreadable = () =>
    setContent({ message: withOverrides(errorMessages, messages).genericErrorMessage });
  return (
    <Dialog
      title={(isShown && content.title) || labels.securityCodeHelpTitle}
      onClose={island.close}
      actions={
        content &&
        !isShown && (
          <Button onClick={load} isBusy={isAsking}>
            {labels.tryAgain}
          </Button>
        )
      }
    >
      <div className="si-security-code-help" aria-busy={isAsking || undefined}>
        {isShown && <SecurityCodeHelpText html={content.html} onFail={handleUnreadable} />}
        {isAsking && <Skeleton lines={4} />}
        {content && !isShown && !isAsking && <PaymentMessage kind="error">{content.message}</PaymentMessage>}
      </div>
    </Dialog>
  );
}

function SecurityCodeHelpText({ html, onFail }: { html: string; onFail: () => void }): ReactNode {
  return <div ref={useServerHtml(html, onFail)} className="si-server-text" />;
}
