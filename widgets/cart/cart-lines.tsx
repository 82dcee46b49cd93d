import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { CartLineItem } from '../../src/contract/cart/cart.ts';
import type { CartChange } from '../../src/domain/cart/cart-changes.ts';
import type { cartPageMessages } from '../../src/domain/cart/cart-page-messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { CartQueue } from '../../src/state/cart/cart-queue.ts';
import type { CartProblem } from '../../src/state/cart/cart-queue-state.ts';
import { canRestore } from '../../src/state/cart/restored-item.ts';
import { type CartRow, problemOf } from '../../src/state/cart/use-cart.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { CartLine, RemovedCartLine } from '../../src/ui/cart/cart-line.tsx';
import { focusNextLine } from '../../src/ui/cart/next-line.ts';
import { type DeliveryDates, dateKey, type LineDate } from './cart.state.ts';
import { CartLineDetails } from './cart-line-details.tsx';

export type CartTexts = typeof cartPageMessages;

/** What the parts of the cart need to change it, and to show the state of its changes. */
export interface CartParts {
  queue: CartQueue;
  changes: readonly CartChange[];
  problems: Readonly<Record<string, CartProblem>>;
  texts: CartTexts;
}

interface LinesProps extends CartParts {
  rows: readonly CartRow[];
  dates: DeliveryDates;
}

/** More lines than any screen shows at once. */
const urgentLines = 12;

/** The place of a line that is rendered after the first paint. */
const reserved = { height: 240 };

/** The lines of the cart, with the removed ones at their former places. */
export function CartLines({ rows, dates, ...parts }: LinesProps): ReactNode {
  const { queue, changes, problems, texts } = parts;
  const { host } = useIsland();
  // A shopper who has scrolled, or is in a field, already needs them all.
  const [isIdle] = useState(() => !scrollY && !host.contains(document.activeElement));
  const isFirst = useDeferredValue(false, isIdle);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-cart__lines" role="list">
      {rows.map(({ line, isRemoved }, nth) =>
        isFirst && nth >= urgentLines ? (
          <li key={line.id} className="si-cart-line" style={reserved} />
        ) : isRemoved ? (
          <RemovedCartLine
            key={`removed ${line.id}`}
            line={line}
            texts={texts}
            problem={problemOf(line, problems)}
            isBusy={changes.some((change) => change.kind === 'restore' && change.id === line.id)}
            onUndo={canRestore(line) ? () => queue.restore(line) : undefined}
          />
        ) : (
          <CartPageLine
            key={line.id}
            line={line}
            texts={texts}
            queue={queue}
            problem={problemOf(line, problems)}
            isBusy={changes.some((change) => 'id' in change && change.id === line.id)}
            edd={dates && (dates[dateKey(line)] ?? '')}
          />
        ),
      )}
    </ul>
  );
}

interface CartPageLineProps {
  line: CartLineItem;
  texts: CartTexts;
  queue: CartQueue;
  problem: string | undefined;
  isBusy: boolean;
  edd: LineDate;
}

// Memoized: a change of one of 200 lines renders that line alone.
const CartPageLine = memo(function CartPageLine({
  line,
  texts,
  queue,
  problem,
  isBusy,
  edd,
}: CartPageLineProps) {
  const { id, name = line.sku } = line;
  return (
    <CartLine
      line={line}
      texts={texts}
      currency={pageContext().currency}
      problem={problem}
      isBusy={isBusy}
      onQuantity={(quantity) => queue.changeQuantity(id, quantity)}
      onRemove={(button) => focusNextLine(button, () => queue.change({ kind: 'remove', id }))}
      details={<CartLineDetails line={line} texts={texts} queue={queue} edd={edd} />}
      actions={
        <CartAction
          name={name}
          onPress={(button) => focusNextLine(button, () => queue.change({ kind: 'save', id }))}
        >
          {texts.saveForLater}
        </CartAction>
      }
    />
  );
});
