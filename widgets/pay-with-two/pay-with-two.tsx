import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import { currencySign, formatPrice } from '../../src/domain/money.ts';
import { splitChoicesLimit } from '../../src/domain/payment/payment-limits.ts';
import type { SplitProblem } from '../../src/domain/payment/split-amounts.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useAppliedText, useProviderMessages } from '../../src/state/payment/order-payment.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { DoubtMessage } from '../../src/ui/doubt-message.tsx';
import { Field } from '../../src/ui/field.tsx';
import { Message } from '../../src/ui/message.tsx';
import { CardList } from '../../src/ui/payment/card-list.tsx';
import { PaymentActions } from '../../src/ui/payment/payment-actions.tsx';
import { ProviderMessages } from '../../src/ui/payment/provider-messages.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { TextFor, VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
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
  const providerMessages = useProviderMessages();

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
        <ProviderMessages show={providerMessages} />
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
        <TextFor name={name}>{labels.removeCard}</TextFor>
      </Button>
    );
  }

  return (
    <>
      {popup.rewardsMessage && <p>{popup.rewardsMessage}</p>}
      <p role="status">
        {[fillIn(labels.totalToPay, total), split.isChanged && labels.splitChanged].filter(Boolean).join(' ')}
      </p>
      <CardList
        kind="checkbox"
        legend={labels.payWithTwoLegend}
        cards={rows.map((row) => ({
          ...row,
          children: (
            <>
              {row.isNew && removeButton(row.key, row.name)}
              {isFull && row.isChosen && <PayWithTwoAmount {...popup} row={row} />}
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
      {rows.length >= splitChoicesLimit.most && (
        <p className="si-quiet">{fillIn(labels.cardLimit, splitChoicesLimit.most)}</p>
      )}
      <DoubtMessage>{popup.doubt}</DoubtMessage>
      {popup.problem && <Message kind="error">{popup.problem}</Message>}
    </>
  );
}

interface PayWithTwoAmountProps extends Pick<PayWithTwoState, 'labels' | 'split' | 'total' | 'rows'> {
  row: PayWithTwoState['rows'][number];
}

/** The amount on a card, after the currency's sign, and the amount that remains for the other. */
function PayWithTwoAmount({
  labels,
  split,
  total,
  rows,
  row: { key, shortName },
}: PayWithTwoAmountProps): ReactNode {
  const errorOf = (problem: SplitProblem | undefined) =>
    problem && fillIn(problem === 'sum' ? labels.amountsDiffer : labels.amountWrong, total);
  const format = pageContext();
  const sign = currencySign(format);
  const [before, after = ''] = labels.amountOn.split('{0}');
  const rest = split.restOf(key);
  const other = rows.find((row) => row.isChosen && row.key !== key);
  const hint =
    rest && other ? fillIn(labels.amountRest, formatPrice(rest, format), other.shortName) : undefined;

  // The text follows every key, but is announced once.
  function handleBlur() {
    const text = errorOf(split.handleBlur()) ?? hint;
    if (split.isEdited && text) announce(text);
  }

  return (
    <Field
      label={
        <>
          <VisuallyHidden>{before}</VisuallyHidden>
          <span>{shortName}</span>
          <VisuallyHidden>{fillIn(after, '', sign)}</VisuallyHidden>
        </>
      }
      hint={hint}
      error={errorOf(split.problemOf(key))}
      isAnnounced={false}
    >
      {(control) => (
        <span className="si-pay-with-two__amount">
          <span aria-hidden="true">{sign}</span>
          <input
            {...control}
            ref={split.refOf(key)}
            className="si-input"
            inputMode="decimal"
            autoComplete="off"
            value={split.textOf(key)}
            onChange={({ target }) => split.handleChange(key, target.value)}
            onBlur={handleBlur}
          />
        </span>
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
