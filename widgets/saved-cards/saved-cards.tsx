import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { CardList } from '../../src/ui/payment/card-list.tsx';
import { PaymentMessage } from '../../src/ui/payment/payment-message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { SavedCardsProps } from './saved-cards.island.ts';
import { useSavedCards } from './saved-cards.state.ts';

/**
 * The Apply New/Saved Card popup (checkout §2.2, §4): one of the saved cards pays, or a new one. A failure leaves it as it
 * is, with what was chosen.
 */
export function SavedCards(props: SavedCardsProps): ReactNode {
  const island = useIsland();
  const { labels, shown, load, rows, state, ...popup } = useSavedCards(island, props);
  const isApplied = state.status === 'applied' && !state.isLeaving;

  const hasNone = shown.status === 'known' && !popup.hasEligible;
  const none = useRef<HTMLParagraphElement>(null);

  // What had the focus has gone with the list, or can no longer be pressed.
  useLayoutEffect(() => {
    if (hasNone && document.activeElement!.matches('body,:disabled')) none.current?.focus();
  }, [hasNone]);

  const handleNewCard = () =>
    island
      .open('add-card', {
        allowsSaving: props.allowsSaving,
        savedCardCount: rows.length,
        onPaid: island.close,
      })
      .catch(() => {});

  function actions(): ReactNode {
    if (isApplied)
      return <Button onClick={(event) => closeDialog(event.currentTarget)}>{labels.close}</Button>;
    if (shown.status === 'failed')
      return (
        <Button onClick={load} isBusy={shown.isBusy}>
          {labels.tryAgain}
        </Button>
      );
    return (
      <Button
        onClick={popup.handleUpdate}
        isBusy={state.status === 'busy' || state.status === 'applied'}
        busyText={labels.savingPayment}
        disabled={!popup.hasEligible}
        isBlocked={!popup.hasChoice}
      >
        {labels.updatePayment}
      </Button>
    );
  }

  return (
    <Dialog title={labels.savedCardsTitle} onClose={island.close} actions={actions()}>
      <div className="si-saved-cards" aria-busy={shown.status === 'loading' || undefined}>
        {isApplied && <PaymentMessage kind="success">{popup.applied}</PaymentMessage>}
        {!isApplied && (
          <>
            {popup.rewardsMessage && <p>{popup.rewardsMessage}</p>}
            {shown.status === 'loading' && <Skeleton lines={4} />}
            {shown.status === 'known' && rows.length > 0 && (
              <CardList
                kind="radio"
                legend={labels.savedCardsLegend}
                cards={rows}
                onChoose={popup.handleChoose}
              />
            )}
            {hasNone && (
              <p className="si-quiet" ref={none} tabIndex={-1}>
                {labels.savedCardsNone}
              </p>
            )}
            {shown.status === 'failed' && !shown.isBusy && (
              <PaymentMessage kind="error">{shown.message}</PaymentMessage>
            )}
            {popup.problem && <PaymentMessage kind="error">{popup.problem}</PaymentMessage>}
            <p>
              <Button kind="secondary" aria-haspopup="dialog" onClick={handleNewCard}>
                {labels.applyNewCard}
              </Button>
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
