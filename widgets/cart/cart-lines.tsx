import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import { pageContext } from '../../src/page/context.ts';
import { offers } from '../../src/page/offers.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { CartQueue } from '../../src/state/cart/cart-queue.ts';
import type { CartProblem } from '../../src/state/cart/cart-queue-state.ts';
import type { CartChange } from '../../src/state/cart/change-kinds.ts';
import { canRestore } from '../../src/state/cart/restored-item.ts';
import type { CartRow } from '../../src/state/cart/use-cart.ts';
import { useEditLine } from '../../src/state/cart/use-edit-line.ts';
import { CartAction, EditPersonalization } from '../../src/ui/cart/cart-action.tsx';
import { CartLine, RemovedCartLine } from '../../src/ui/cart/cart-line.tsx';
import { focusNextLine, removeLine } from '../../src/ui/cart/next-line.ts';
import { type DeliveryDates, dateOf, isPickedUp, type LineDate } from './cart.state.ts';
import { CartLineDetails, type CartTexts } from './cart-line-details.tsx';

/** The props with which a part of the cart makes changes and shows their state. */
export interface CartParts {
  queue: CartQueue;
  changes: readonly CartChange[];
  problems: Readonly<Record<string, CartProblem>>;
  texts: CartTexts;
}

interface LinesProps extends Pick<CartParts, 'queue' | 'texts'> {
  rows: readonly CartRow[];
  dates: DeliveryDates;
  /** In place of the date of a pickup that cannot be had (cart §8). */
  pickupOutage: string;
}

/** More lines than any screen shows at once. */
const urgentLines = 12;

/** The place of a line that is rendered after the first paint. */
const reserved = { height: 240 };

/** The lines of the cart, with the removed ones at their former places. */
export function CartLines({ rows, dates, pickupOutage, queue, texts }: LinesProps): ReactNode {
  const { host } = useIsland();
  // A shopper who has scrolled, or is in a field, needs all lines at once.
  const [isIdle] = useState(() => !scrollY && !host.contains(document.activeElement));
  const isFirst = useDeferredValue(false, isIdle);
  const pickupDateOf = (line: CartLineItem) => {
    const date = dateOf(dates, line, 'pickup');
    return date === null && isPickedUp(line) ? pickupOutage : date;
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-cart__lines" role="list">
      {rows.map(({ isRemoved, ...row }, nth) =>
        isFirst && nth >= urgentLines ? (
          <li key={row.line.id} className="si-cart-line" style={reserved} />
        ) : isRemoved ? (
          <RemovedCartLine {...row} key={`removed ${row.line.id}`} texts={texts} />
        ) : (
          <CartPageLine
            {...row}
            key={row.line.id}
            texts={texts}
            queue={queue}
            shipDate={dateOf(dates, row.line, 'ship')}
            pickupDate={pickupDateOf(row.line)}
          />
        ),
      )}
    </ul>
  );
}

interface CartPageLineProps extends Pick<CartRow, 'line' | 'problem' | 'isBusy'> {
  texts: CartTexts;
  queue: CartQueue;
  shipDate: LineDate;
  pickupDate: LineDate;
}

// Memoized: a change of one of 200 lines renders that line alone.
const CartPageLine = memo(function CartPageLine({
  queue,
  shipDate,
  pickupDate,
  ...shown
}: CartPageLineProps) {
  const { line, texts } = shown;
  const { id, name = line.sku } = line;
  const onEdit = useEditLine(line, queue, useIsland());
  return (
    <CartLine
      {...shown}
      format={pageContext()}
      onQuantity={(quantity) => queue.changeQuantity(id, quantity)}
      onRemove={(button) => removeLine(button, canRestore(line), () => queue.change({ kind: 'remove', id }))}
      details={<CartLineDetails {...{ line, texts, queue, shipDate, pickupDate }} />}
      actions={
        <>
          <EditPersonalization onEdit={onEdit} name={name} texts={texts} />
          {offers('offersSaveForLater') && (
            <CartAction
              name={name}
              onPress={(button) => focusNextLine(button, () => queue.change({ kind: 'save', id }))}
            >
              {texts.saveForLater}
            </CartAction>
          )}
        </>
      }
    />
  );
});
