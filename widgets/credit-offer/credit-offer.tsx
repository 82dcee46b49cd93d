import { type ReactNode, useState } from 'react';
import { errorMessages, withOverrides } from '../../src/domain/messages.ts';
import { creditOfferMessages } from '../../src/domain/payment/credit-offer-messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useServerHtml } from '../../src/state/server-html.ts';
import { Button } from '../../src/ui/button.tsx';
import { Choice } from '../../src/ui/choice.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { PaymentMessage } from '../../src/ui/payment/payment-message.tsx';
import type { CreditOfferProps } from './credit-offer.island.ts';
import { useCreditOffer } from './credit-offer.state.ts';

/** The credit card offer selection popup: rewards or financing, and the terms of financing (checkout §2.2, §4). */
export function CreditOffer(props: CreditOfferProps): ReactNode {
  const { message, rewardsText, financingText, terms = '', errorMessage } = props;
  const island = useIsland();
  const { messages } = pageContext();
  const labels = withOverrides(creditOfferMessages, messages);
  const { offer, saving, ...popup } = useCreditOffer(island, props);
  const [isUnreadable, setUnreadable] = useState(false);
  const isBusy = saving.status === 'busy';
  const reportUnreadable = () => setUnreadable(true);

  // If there is an error, only it shows (checkout §2.2).
  if (errorMessage)
    return (
      <Dialog
        title={labels.creditOfferTitle}
        onClose={island.close}
        actions={
          <Button onClick={(event) => closeDialog(event.currentTarget)}>{labels.backToPaymentPage}</Button>
        }
      >
        <PaymentMessage kind="error">{errorMessage}</PaymentMessage>
      </Dialog>
    );

  const problem = isUnreadable
    ? withOverrides(errorMessages, messages).genericErrorMessage
    : saving.status === 'failed' && saving.message;
  const options = [
    { key: '1', label: labels.creditOfferRewards, note: rewardsText },
    { key: '2', label: labels.creditOfferFinancing, note: financingText },
  ];
  const isChoice = offer.step === 'choice';

  return (
    <Dialog
      // Another step is another thing to read from its top.
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
        {isChoice && message && <CreditOfferHtml html={message} onFail={reportUnreadable} />}
        {isChoice && (
          <Choice
            legend={labels.creditOfferLegend}
            options={options}
            chosen={`${offer.option}`}
            onChoose={(key) => popup.handleChoose(key === '2' ? 2 : 1)}
          />
        )}
        {!isChoice && <CreditOfferHtml html={terms} onFail={reportUnreadable} />}
        {problem && <PaymentMessage kind="error">{problem}</PaymentMessage>}
      </div>
    </Dialog>
  );
}

/** What the server says, in its own markup. */
function CreditOfferHtml({ html, onFail }: { html: string; onFail: () => void }): ReactNode {
  return <div ref={useServerHtml(html, onFail)} className="si-server-text" />;
}
