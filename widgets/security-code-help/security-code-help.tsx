import type { ReactNode } from 'react';
import { getPopup } from '../../src/contract/popup.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { usePopupContent } from '../../src/state/use-popup-content.ts';
import { ServerPopup } from '../../src/ui/server-popup.tsx';
import { ServerText } from '../../src/ui/server-text.tsx';
import { securityCodeHelpMessages } from './security-code-help.messages.ts';

const asked = { popupName: 'CreditCardVerification' };

/** The security code help modal, with the server's text and pictures (checkout §2.2, §7.4). */
export function SecurityCodeHelp(): ReactNode {
  const { signal, close } = useIsland();
  const labels = useTexts(securityCodeHelpMessages);
  const { content, load, handleUnreadable, ...popup } = usePopupContent(getPopup, asked, { signal });
  return (
    <ServerPopup
      {...popup}
      className="si-security-code-help"
      title={content?.title || labels.securityCodeHelpTitle}
      tryAgain={labels.tryAgain}
      onTryAgain={load}
      onClose={close}
    >
      {content && <ServerText html={content.html} onFail={handleUnreadable} />}
    </ServerPopup>
  );
}
