import { type ReactNode, useEffect, useState } from 'react';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { isMobile } from '../../src/page/media.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { DesignError } from '../../src/state/personalization/personalization.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureWords } from '../../src/ui/failure-words.tsx';
import { Message } from '../../src/ui/message.tsx';
import { ServerText } from '../../src/ui/server-text.tsx';
import type { AddConsentProps } from './add-consent.island.ts';
import { type ConsentMessages, consentMessages } from './add-consent.messages.ts';
import { type Question, useConsent } from './add-consent.state.ts';
import { AddConsentSubject } from './add-consent-subject.tsx';

/**
 * Asks the shopper to confirm an item before it is added: a made-to-order item, its personalization, or terms (cart
 * §2, §4).
 */
export function AddConsent({ termsAfter, ...first }: AddConsentProps): ReactNode {
  const { host } = useIsland();
  const [isAtTerms, setAtTerms] = useState(false);

  // The next question is announced by its heading.
  useEffect(() => {
    if (isAtTerms) host.querySelector<HTMLElement>('.si-dialog__title')!.focus();
  }, [host, isAtTerms]);

  const terms = { ...first, kind: 'terms' as const, title: undefined, message: termsAfter, terms: undefined };
  const hasNext = !!termsAfter && !isAtTerms;
  return <Consent {...(isAtTerms ? terms : first)} onNext={hasNext ? () => setAtTerms(true) : undefined} />;
}

interface ConsentProps extends Question {
  /** Called in place of the add, to ask the next question. */
  onNext: (() => void) | undefined;
}

function Consent({ onNext, ...props }: ConsentProps): ReactNode {
  const { kind, title, message, terms } = props;
  const island = useIsland();
  const texts = useTexts(consentMessages);
  const { genericErrorMessage } = useTexts(errorMessages);
  const { state, isBusy, handleAccept } = useConsent(props);
  const [isTermsOpen, setTermsOpen] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const reportUnreadable = () => setUnreadable(true);
  const failed = state.status === 'failed' && !state.hasPopup ? state : undefined;
  const error = isUnreadable ? genericErrorMessage : failed?.message;

  const actions = (
    <>
      <Button
        // The next question gets a new button, which the second press of a double press does not reach (decision 113).
        key={kind}
        onClick={onNext ?? handleAccept}
        isBusy={isBusy}
        busyText={texts.adding}
        isBlocked={isUnreadable}
      >
        {acceptLabel(props, texts)}
      </Button>
      <CloseButton kind="secondary">{kind === 'terms' ? texts.decline : texts.goBack}</CloseButton>
    </>
  );
  return (
    <>
      <Dialog title={title ?? titleOf(kind, texts)} onClose={island.close} actions={actions}>
        <div className="si-add-consent">
          <AddConsentSubject
            {...props}
            marked={failed?.error instanceof DesignError ? failed.error.marked : []}
          />
          {message && <ServerText html={message} onFail={reportUnreadable} />}
          {terms && (
            <p>
              <Button kind="link" aria-haspopup="dialog" onClick={() => setTermsOpen(true)}>
                {texts.termsLink}
              </Button>
            </p>
          )}
          {error && (
            <Message kind="error" size="small">
              <FailureWords message={error} leadsTo={failed?.leadsTo} />
            </Message>
          )}
        </div>
      </Dialog>
      {isTermsOpen && (
        <Dialog title={texts.termsLink} onClose={() => setTermsOpen(false)}>
          <ServerText html={terms ?? ''} onFail={reportUnreadable} />
        </Dialog>
      )}
    </>
  );
}

function titleOf(kind: AddConsentProps['kind'], texts: ConsentMessages): string {
  if (kind === 'terms') return texts.termsTitle;
  return kind === 'monogramming' ? texts.monogrammingTitle : texts.customOrderTitle;
}

function acceptLabel({ kind, addTo }: Question, texts: ConsentMessages): string {
  const isForRegistry = addTo === 'registry';
  if (kind !== 'terms') return isForRegistry ? texts.addToRegistry : texts.addToCart;
  if (isForRegistry) return isMobile() ? texts.acceptTermsRegistryMobile : texts.acceptTermsRegistry;
  return isMobile() ? texts.acceptTermsMobile : texts.acceptTerms;
}
