import type { ReactNode } from 'react';
import { piecesInWords } from '../../src/domain/cart/count-pieces.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { pageContext } from '../../src/page/context.ts';
import { offers } from '../../src/page/offers.ts';
import type { CartRow } from '../../src/state/cart/use-cart.ts';
import { CartAction } from '../../src/ui/cart/cart-action.tsx';
import { CartLineFrame, RemovedCartLine } from '../../src/ui/cart/cart-line.tsx';
import { focusNextLine } from '../../src/ui/cart/next-line.ts';
import type { CartParts } from './cart-lines.tsx';

interface UnavailableProps extends Pick<CartParts, 'queue' | 'texts'> {
  rows: readonly CartRow[];
}

/** The lines that cannot be bought, above the others and outside their sums, with the ways out of the cart. */
export function CartUnavailable({ rows, queue, texts }: UnavailableProps): ReactNode {
  const id = usePageId();
  const lines = rows.filter(({ isRemoved }) => !isRemoved).map(({ line }) => line);
  if (!rows.length) return null;
  const words = { onePiece: texts.unavailableOne, pieces: texts.unavailableMany };
  return (
    <section className="si-cart__unavailable" aria-labelledby={lines.length ? id : undefined}>
      {lines.length > 0 && (
        <div className="si-cart__unavailable-head">
          <h2 className="si-heading" id={id}>
            {piecesInWords(lines.length, words)}
          </h2>
          {lines.length > 1 && (
            <CartAction
              name={piecesInWords(lines.length, words)}
              onPress={() => {
                for (const line of lines) queue.change({ kind: 'remove', id: line.id });
              }}
            >
              {texts.removeUnavailable}
            </CartAction>
          )}
          <p className="si-quiet">{texts.unavailableAbout}</p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-cart__lines" role="list">
        {rows.map(({ isRemoved, ...row }) =>
          isRemoved ? (
            <RemovedCartLine {...row} key={`removed ${row.line.id}`} texts={texts} />
          ) : (
            <UnavailableLine {...row} key={row.line.id} texts={texts} queue={queue} />
          ),
        )}
      </ul>
    </section>
  );
}

interface LineProps extends Pick<CartRow, 'line' | 'problem'>, Pick<CartParts, 'queue' | 'texts'> {}

function UnavailableLine({ line, problem, queue, texts }: LineProps): ReactNode {
  const { id, name = line.sku } = line;
  const leave = (kind: 'remove' | 'save') => (button: HTMLButtonElement) =>
    focusNextLine(button, () => queue.change({ kind, id }));
  return (
    <CartLineFrame
      line={{ ...line, price: undefined, listPrice: undefined }}
      texts={texts}
      format={pageContext()}
      problem={problem}
      isCompact
      details={line.lineLevelMessages.map((message) => (
        <p className="si-cart__line-message" key={message}>
          {message}
        </p>
      ))}
    >
      <div className="si-cart-line__links">
        <CartAction name={name} onPress={leave('remove')}>
          {texts.remove}
        </CartAction>
        {offers('offersSaveForLater') && (
          <CartAction name={name} onPress={leave('save')}>
            {texts.saveForLater}
          </CartAction>
        )}
      </div>
    </CartLineFrame>
  );
}
