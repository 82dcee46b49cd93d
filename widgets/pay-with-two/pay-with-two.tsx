import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { cardsToChooseFrom } from '../../src/domain/payment/saved-cards.ts';
import { currencySign } from '../../src/domain/payment/split-amounts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useAppliedText } from '../../src/state/payment/applied-cards.ts';
import { usePaymentNotices } from '../../src/state/payment/payment-notices.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { Field } from '../../src/ui/field.tsx';
import { Message } from '../../src/ui/message.tsx';
import { CardList } from '../../src/ui/payment/card-list.tsx';
import { PaymentActions } from '../../src/ui/payment/payment-actions.tsx';
import { PaymentDoubt } from '../../src/ui/payment/payment-doubt.tsx';
import { PaymentNotices } from '../../src/ui/payment/payment-notices.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { PayWithTwoProps } from './pay-with-two.island.ts';
import { usePayWithTwo } from './pay-with-two.state.ts';

type PayWithTwoState = ReturnType<typeof usePayWithTwo>;

/** The Pay With Two popup (checkout §2.2, §4): exactly two cards and their amounts. A failure keeps the choice. */
export function PayWithTwo(props: PayWithTwoProps): ReactNode {
  const island = useIsland();
  const popup = usePayWithTwo(island, props);
  const { labels, shown, load, state } = popup;
  const isApplied = state.status === 'applied';
  const applied = useAppliedText();
  const notices = usePaymentNotices();

  return (
    <Dialog
      title={labels.payWithTwoTitle}
      isTall
      onClose={island.close}
      actions={
        <PaymentActions
          texts={labels}
          isApplied={isApplied}
          retry={shown.status === 'failed' ? { load, isBusy: shown.isBusy } : undefined}
          onClick={popup.handleUpdate}
          isBusy={state.status === 'busy' || state.status === 'leaving'}
          disabled={shown.status === 'loading'}
        />
      }
    >
      <div className="si-pay-with-two" aria-busy={shown.status === 'loading' || undefined}>
        {isApplied && applied && <Message kind="success">{applied}</Message>}
        {shown.status === 'loading' && <Skeleton lines={4} />}
        {shown.status === 'failed' && shown.message && <Message kind="error">{shown.message}</Message>}
        {shown.status === 'known' && !isApplied && <PayWithTwoChoice {...popup} />}
        <PaymentNotices show={notices} />
      </div>
    </Dialog>
  );
}

function PayWithTwoChoice(popup: PayWithTwoState): ReactNode {
  const { labels, rows, split, total, isFull } = popup;
  const addButton = useRef<HTMLButtonElement>(null);
  const focusAddButton = useFocusAfterRender(addButton);

  function removeButton(key: string, name: string): ReactNode {
    const handleClick = () => {
      focusAddButton();
      popup.handleRemove(key, name);
    };
    return (
      <Button kind="link" onClick={handleClick}>
        {labels.removeCard} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    );
  }

  return (
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
              {isFull && row.isChosen && <PayWithTwoAmount {...popup} cardKey={row.key} name={row.name} />}
            </>
          ),
        }))}
        onChoose={popup.handleChoose}
      />
      {popup.canAddCard && (
        <p>
          <Button kind="secondary" aria-haspopup="dialog" ref={addButton} onClick={popup.handleNewCard}>
            {labels.addNewCard}
          </Button>
        </p>
      )}
      {popup.isDeadEnd && <p className="si-quiet">{labels.twoCardsNeeded}</p>}
      {rows.length >= cardsToChooseFrom && (
        <p className="si-quiet">{fillIn(labels.cardLimit, cardsToChooseFrom)}</p>
      )}
      {popup.doubt && <PaymentDoubt>{popup.doubt}</PaymentDoubt>}
      {popup.problem && <Message kind="error">{popup.problem}</Message>}
    </>
  );
}

interface PayWithTwoAmountProps extends Pick<PayWithTwoState, 'labels' | 'split' | 'total'> {
  cardKey: string;
  name: string;
}

function PayWithTwoAmount({ labels, split, total, cardKey, name }: PayWithTwoAmountProps): ReactNode {
  const problem = split.problemOf(cardKey);
  const error = problem && fillIn(problem === 'sum' ? labels.amountsDiffer : labels.amountWrong, total);
  const label = fillIn(labels.amountOn, name, currencySign(pageContext().currency));
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          ref={split.refOf(cardKey)}
          className="si-input"
          inputMode="decimal"
          autoComplete="off"
          value={split.textOf(cardKey)}
          onChange={({ target }) => split.handleChange(cardKey, target.value)}
          onBlur={split.handleBlur}
        />
      )}
    </Field>
  );
}

/** Focuses a button after the next render, which removes the row with the pressed one. */
function useFocusAfterRender(button: RefObject<HTMLButtonElement | null>): () => void {
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (isAsked.current) button.current?.focus();
    isAsked.current = false;
  });
  return () => {
    isAsked.current = true;
  };
}
