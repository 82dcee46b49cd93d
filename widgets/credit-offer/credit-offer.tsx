import { type ReactNode, useState } from 'react';
import { errorMessages } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { failureMessage } from '../../src/state/attempt.ts';
import { Button } from '../../src/ui/button.tsx';
import { Choice } from '../../src/ui/choice.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Message } from '../../src/ui/message.tsx';
import { ServerText } from '../../src/ui/server-text.tsx';
import type { CreditOfferProps } from './credit-offer.island.ts';
import { creditOfferMessages } from './credit-offer.messages.ts';
import { useCreditOffer } from './credit-offer.state.ts';

/** The credit card offer selection popup: rewards or financing, and the terms of financing (checkout §2.2, §4). */
export function CreditOffer(props: CreditOfferProps): ReactNode {
  // If there is an error, only the error shows (checkout §2.2).
  return props.errorMessage ? (
    <CreditOfferError>{props.errorMessage}</CreditOfferError>
  ) : (
    <CreditOfferSteps {...props} />
  );
}

function CreditOfferError({ children }: { children: string }): ReactNode {
  const island = useIsland();
  const labels = useTexts(creditOfferMessages);
  return (
    <Dialog
      title={labels.creditOfferTitle}
      onClose={island.close}
      actions={<CloseButton>{labels.backToPaymentPage}</CloseButton>}
    >
      <Message kind="error">{children}</Message>
    </Dialog>
  );
}

function CreditOfferSteps(props: CreditOfferProps): ReactNode {
  const labels = useTexts(creditOfferMessages);
  const { genericErrorMessage } = useTexts(errorMessages);
  const { offer, saving, ...popup } = useCreditOffer(useIsland(), props);
  const [isUnreadable, setUnreadable] = useState(false);
  const isBusy = saving.status === 'busy';
  const isChoice = offer.step === 'choice';
  const html = isChoice ? props.message : props.terms;
  const problem = isUnreadable ? genericErrorMessage : failureMessage(saving);

  return (
    <Dialog
      // Each step is remounted, so that it is read from the top.
      key={offer.step}
      title={isChoice ? labels.creditOfferTitle : labels.creditOfferTermsTitle}
      onClose={popup.handleClose}
      actions={
        <>
          <Button
            onClick={isChoice ? popup.handleContinue : popup.handleAccept}
            isBusy={isBusy}
            busyText={labels.creditOfferSaving}
            isBlocked={isUnreadable && !isChoice}
          >
            {isChoice ? labels.creditOfferContinue : labels.creditOfferAccept}
          </Button>
          {!isChoice && (
            <Button kind="secondary" onClick={popup.handleDecline} isBlocked={isBusy}>
              {labels.creditOfferDecline}
            </Button>
          )}
        </>
      }
    >
      <div className="si-credit-offer">
        {html && <ServerText html={html} onFail={() => setUnreadable(true)} />}
        {isChoice && (
          <CreditOfferChoice {...props} chosen={`${offer.option}`} onChoose={popup.handleChoose} />
        )}
        {problem && <Message kind="error">{problem}</Message>}
      </div>
    </Dialog>
  );
}

interface CreditOfferChoiceProps extends Pick<CreditOfferProps, 'rewardsText' | 'financingText'> {
  chosen: string;
  onChoose: (option: 1 | 2) => void;
}

function CreditOfferChoice({
  rewardsText,
  financingText,
  chosen,
  onChoose,
}: CreditOfferChoiceProps): ReactNode {
  const labels = useTexts(creditOfferMessages);
  return (
    <Choice
      legend={labels.creditOfferLegend}
      options={[
        { key: '1', label: labels.creditOfferRewards, note: rewardsText },
        { key: '2', label: labels.creditOfferFinancing, note: financingText },
      ]}
      chosen={chosen}
      onChoose={(key) => onChoose(key === '2' ? 2 : 1)}
    />
  );
}
