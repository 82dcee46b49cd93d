import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { cardsToChooseFrom } from '../../src/domain/payment/saved-cards.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Field } from '../../src/ui/field.tsx';
import { CardList } from '../../src/ui/payment/card-list.tsx';
import { PaymentMessage } from '../../src/ui/payment/payment-message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { PayWithTwoProps } from './pay-with-two.island.ts';
import { usePayWithTwo } from './pay-with-two.state.ts';

/**
 * The Pay With Two popup (checkout §2.2, §4): exactly two cards, and what each of them pays. A failure leaves it as it is,
 * with what was chosen.
 */
export function PayWithTwo(props: PayWithTwoProps): ReactNode {
  const island = useIsland();
  const { labels, shown, load, rows, state, split, total, isFull, ...popup } = usePayWithTwo(island, props);
  const isApplied = state.status === 'applied' && !state.isLeaving;

  const addButton = useRef<HTMLButtonElement>(null);
  const isRemoved = useRef(false);

  // What was pressed has gone with its row.
  useLayoutEffect(() => {
    if (isRemoved.current) addButton.current?.focus();
    isRemoved.current = false;
  });

  function removeButton(key: string, name: string): ReactNode {
    return (
      <Button
        kind="link"
        onClick={() => {
          isRemoved.current = true;
          popup.handleRemove(key, name);
        }}
      >
        {labels.removeCard} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    );
  }

  function amountField(key: string, name: string): ReactNode {
    const problem = split.problemOf(key);
    const error = problem && fillIn(problem === 'sum' ? labels.amountsDiffer : labels.amountWrong, total);
    return (
      <Field label={popup.amountLabel(name)} error={error}>
        {(control) => (
          <input
            {...control}
            ref={split.refOf(key)}
            className="si-input"
            inputMode="decimal"
            autoComplete="off"
            value={split.textOf(key)}
            onChange={({ target }) => split.handleChange(key, target.value)}
            onBlur={split.handleBlur}
          />
        )}
      </Field>
    );
  }

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
        disabled={shown.status === 'loading'}
      >
        {labels.updatePayment}
      </Button>
    );
  }

  return (
    <Dialog title={labels.payWithTwoTitle} onClose={island.close} actions={actions()}>
      <div className="si-pay-with-two" aria-busy={shown.status === 'loading' || undefined}>
        {isApplied && <PaymentMessage kind="success">{popup.applied}</PaymentMessage>}
        {shown.status === 'loading' && <Skeleton lines={4} />}
        {shown.status === 'failed' && !shown.isBusy && (
          <PaymentMessage kind="error">{shown.message}</PaymentMessage>
        )}
        {shown.status === 'known' && !isApplied && (
          <>
            {popup.rewardsMessage && <p>{popup.rewardsMessage}</p>}
            <p role="status">
              {fillIn(labels.totalToPay, total)}
              {split.isChanged && ` ${labels.splitChanged}`}
            </p>
            <CardList
              kind="checkbox"
              legend={labels.payWithTwoLegend}
              cards={rows.map((row) => ({
                ...row,
                children: (
                  <>
                    {row.isNew && removeButton(row.key, row.name)}
                    {isFull && row.isChosen && amountField(row.key, row.name)}
                  </>
                ),
              }))}
              onChoose={popup.handleChoose}
            />
            {popup.canAddCard ? (
              <p>
                <Button kind="secondary" aria-haspopup="dialog" ref={addButton} onClick={popup.handleNewCard}>
                  {labels.addNewCard}
                </Button>
              </p>
            ) : (
              rows.length >= cardsToChooseFrom && (
                <p className="si-quiet">{fillIn(labels.cardLimit, cardsToChooseFrom)}</p>
              )
            )}
            {popup.problem && <PaymentMessage kind="error">{popup.problem}</PaymentMessage>}
          </>
        )}
      </div>
    </Dialog>
  );
}
