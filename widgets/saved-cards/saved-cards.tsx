import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { openOverlay } from '../../src/page/overlays.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useAppliedText, useProviderMessages } from '../../src/state/payment/order-payment.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { DoubtMessage } from '../../src/ui/doubt-message.tsx';
import { Message } from '../../src/ui/message.tsx';
import { CardList } from '../../src/ui/payment/card-list.tsx';
import { PaymentActions } from '../../src/ui/payment/payment-actions.tsx';
import { ProviderMessages } from '../../src/ui/payment/provider-messages.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { SavedCardsProps } from './saved-cards.island.ts';
import { useSavedCards } from './saved-cards.state.ts';

/**
 * The Apply New/Saved Card popup (checkout §2.2, §4): one of the saved cards pays, or a new one. A failure keeps the
 * choice.
 */
export function SavedCards(props: SavedCardsProps): ReactNode {
  const island = useIsland();
  const popup = useSavedCards(island, props);
  const { labels, shown, load, state } = popup;
  const applied = useAppliedText();
  const providerMessages = useProviderMessages();

  const handleNewCard = () =>
    openOverlay('add-card', {
      allowsSaving: props.allowsSaving,
      amountDue: popup.amountDue,
      savedCardCount: popup.rows.length,
      onPaid: island.close,
    });

  return (
    <Dialog
      title={labels.savedCardsTitle}
      onClose={island.close}
      actions={
        <PaymentActions
          texts={labels}
          isApplied={state.status === 'applied'}
          retry={shown.status === 'failed' ? { load, isBusy: shown.isBusy } : undefined}
          onClick={popup.handleUpdate}
          isBusy={state.status === 'busy' || state.status === 'leaving'}
          disabled={!popup.hasEligible}
          isBlocked={!popup.hasChoice}
        />
      }
    >
      <div className="si-saved-cards" aria-busy={shown.status === 'loading' || undefined}>
        {state.status === 'applied' ? (
          applied && <Message kind="success">{applied}</Message>
        ) : (
          <>
            {popup.total && <p role="status">{popup.total}</p>}
            <SavedCardsChoice {...popup} />
            <p>
              <Button kind="secondary" aria-haspopup="dialog" onClick={handleNewCard}>
                {labels.applyNewCard}
              </Button>
            </p>
          </>
        )}
        <ProviderMessages show={providerMessages} />
      </div>
    </Dialog>
  );
}

function SavedCardsChoice(popup: ReturnType<typeof useSavedCards>): ReactNode {
  const { labels, shown, rows } = popup;
  const hasNone = shown.status === 'known' && !popup.hasEligible;
  const none = useFocusInstead(hasNone);
  return (
    <>
      {popup.rewardsMessage && <p>{popup.rewardsMessage}</p>}
      {shown.status === 'loading' && <Skeleton lines={4} />}
      {shown.status === 'known' && rows.length > 0 && (
        <CardList kind="radio" legend={labels.savedCardsLegend} cards={rows} onChoose={popup.handleChoose} />
      )}
      {hasNone && (
        <p className="si-quiet" ref={none} tabIndex={-1}>
          {labels.savedCardsNone}
        </p>
      )}
      {shown.status === 'failed' && shown.message && <Message kind="error">{shown.message}</Message>}
      <DoubtMessage>{popup.doubt}</DoubtMessage>
      {popup.problem && <Message kind="error">{popup.problem}</Message>}
    </>
  );
}

/** Focuses the element if the focused one was removed with the list, or is disabled now. */
function useFocusInstead(hasNone: boolean): RefObject<HTMLParagraphElement | null> {
  const none = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (hasNone && document.activeElement!.matches('body,:disabled')) none.current?.focus();
  }, [hasNone]);
  return none;
}
