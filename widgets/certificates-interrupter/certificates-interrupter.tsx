import { type ReactNode, useState } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { ServerText } from '../../src/ui/server-text.tsx';
import type { CertificatesInterrupterProps } from './certificates-interrupter.island.ts';
import { certificatesMessages } from './certificates-interrupter.messages.ts';
import { useInterrupter } from './certificates-interrupter.state.ts';

/** The certificates interrupter popup (cart §2): Continue removes all certificates, and checkout goes on. */
export function CertificatesInterrupter({ message, onContinue }: CertificatesInterrupterProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(certificatesMessages);
  const { state, handleContinue } = useInterrupter(island, onContinue);
  const [isUnreadable, setUnreadable] = useState(false);

  const actions = (
    <>
      <Button isBusy={state.status === 'busy'} onClick={handleContinue}>
        {texts.certificatesContinue}
      </Button>
      <CloseButton kind="secondary">{texts.certificatesCancel}</CloseButton>
    </>
  );
  return (
    <Dialog title={texts.certificatesTitle} onClose={island.close} actions={actions}>
      <div className="si-certificates-interrupter">
        {message && !isUnreadable ? (
          <ServerText html={message} onFail={() => setUnreadable(true)} />
        ) : (
          <p>{texts.certificatesMessage}</p>
        )}
        <FailureMessage state={state} />
      </div>
    </Dialog>
  );
}
