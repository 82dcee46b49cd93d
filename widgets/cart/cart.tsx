import { type ReactNode, useRef } from 'react';
import { countPieces, piecesInWords } from '../../src/domain/cart/count-pieces.ts';
import { datesLine, pickupOutage } from '../../src/domain/cart/dates-line.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCartNotice } from '../../src/state/cart/cart-notice.ts';
import { problemsElsewhere, rowsOf, useCart } from '../../src/state/cart/use-cart.ts';
import { Button } from '../../src/ui/button.tsx';
import { CartProblems } from '../../src/ui/cart/cart-action.tsx';
import { useKeptFocus } from '../../src/ui/cart/use-kept-focus.ts';
import { Message } from '../../src/ui/message.tsx';
import type { CartProps } from './cart.island.ts';
import { cartPageMessages } from './cart.messages.ts';
import { lacksShipDate, useDeliveryDates, useRefusedChange, useRewardTotals } from './cart.state.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSaved } from './cart-saved.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CartUnavailable } from './cart-unavailable.tsx';

/** The cart's page (cart §2, §3, §4): the server's content until the cart is known. */
export function Cart({ cart: seed, refused, ...urls }: CartProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(cartPageMessages);
  useRefusedChange(refused);
  const notice = useCartNotice();
  const shown = useCart({
    seed,
    onMissing: () => island.fail(Error('the cart could not be loaded')),
  });
  const { cart, queue, problems, isStale, isLoading } = shown;
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const dates = useDeliveryDates(cart);
  useRewardTotals(queue, isLoading);
  if (!cart) return <ServerContent />;

  const rows = rowsOf(cart.lineItems, shown);
  const lines = { ...shown, cart, texts };
  const hasLines = cart.lineItems.length > 0;
  const datesNow = datesLine(
    cart,
    texts,
    lacksShipDate(
      dates,
      cart.lineItems.filter(({ isUnavailable }) => !isUnavailable),
    ),
  );
  return (
    <div className="si-cart" data-si-cart="" ref={place} tabIndex={-1} aria-busy={isLoading || undefined}>
      <div className="si-cart__head">
        {notice && <Message kind="error">{notice}</Message>}
        {cart.messages?.cartMessage && <p className="si-server-message">{cart.messages.cartMessage}</p>}
        {isStale && (
          <div className="si-retry">
            <Message kind="error">{texts.cartNotRead}</Message>
            <Button kind="secondary" isBusy={isLoading} onClick={shown.reload}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
        <CartProblems problems={problemsElsewhere(cart, shown.removed, problems)} />
        {hasLines && <h2 className="si-heading">{piecesInWords(countPieces(cart.lineItems), texts)}</h2>}
        {hasLines ? (
          datesNow && (
            <p className="si-quiet si-cart__dates" data-longest={datesNow.longest}>
              {datesNow.text}
            </p>
          )
        ) : (
          <div className="si-cart__empty">
            <p>{texts.cartEmpty}</p>
            {/* The app has its own way on. */}
            {!cart.isApp && (
              <a className="si-button" href={urls.continueUrl}>
                {texts.continueShopping}
              </a>
            )}
          </div>
        )}
      </div>
      <div className="si-cart__main">
        <CartUnavailable {...lines} rows={rows.filter(({ line }) => line.isUnavailable)} />
        <CartLines
          {...lines}
          rows={rows.filter(({ line }) => !line.isUnavailable)}
          dates={dates}
          pickupOutage={pickupOutage(cart, texts)}
        />
        <CartSaved {...lines} saved={cart.savedForLater} />
      </div>
      {hasLines && <CartSummary {...lines} {...urls} />}
    </div>
  );
}
