import { type ReactNode, useRef } from 'react';
import { countPieces, piecesInWords } from '../../src/domain/cart/count-pieces.ts';
import { lineDelivery, lineNotes } from '../../src/domain/cart/line-facts.ts';
import { formatPrice, formatTotal } from '../../src/domain/money.ts';
import { useHasWallets } from '../../src/hooks/use-has-wallets.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import type { CartQueue } from '../../src/state/cart/cart-queue.ts';
import { canRestore } from '../../src/state/cart/restored-item.ts';
import { type CartRow, rowsOf, useCart } from '../../src/state/cart/use-cart.ts';
import { useCheckout } from '../../src/state/cart/use-checkout.ts';
import { useEditLine } from '../../src/state/cart/use-edit-line.ts';
import { Button } from '../../src/ui/button.tsx';
import { CartAction, CartProblems, EditPersonalization } from '../../src/ui/cart/cart-action.tsx';
import { CartLine, CartLineFrame, RemovedCartLine } from '../../src/ui/cart/cart-line.tsx';
import { LineDelivery } from '../../src/ui/cart/line-delivery.tsx';
import { removeLine } from '../../src/ui/cart/next-line.ts';
import { useKeptFocus } from '../../src/ui/cart/use-kept-focus.ts';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureMessage, Message } from '../../src/ui/message.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import { WalletButtonsHost } from '../../src/ui/wallet-buttons-host.tsx';
import type { CartDrawerProps } from './cart-drawer.island.ts';
import { cartDrawerMessages } from './cart-drawer.messages.ts';

/** The slide-out of the cart; it shares its state with the cart's page, so that the two never disagree. */
export function CartDrawer({ cartUrl }: CartDrawerProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(cartDrawerMessages);
  const shown = useCart();
  const { cart, isLoading } = shown;
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  const count = cart ? countPieces(cart.lineItems) : 0;
  const all = rowsOf(cart?.lineItems ?? [], shown);
  // As on the cart's page, what cannot be bought comes first.
  const rows = [
    ...all.filter(({ line }) => line.isUnavailable),
    ...all.filter(({ line }) => !line.isUnavailable),
  ];

  return (
    <Dialog
      title={texts.cartTitle}
      kind="slide-out"
      isTall={rows.length > 0 || (!cart && isLoading)}
      allowsForeignLayers={useHasWallets()}
      onClose={island.close}
      actions={
        cart?.lineItems.length ? (
          <CartDrawerActions cartUrl={cartUrl} subtotal={cart.orderSummary.subtotal} texts={texts} />
        ) : undefined
      }
    >
      <div
        className="si-cart-drawer"
        data-si-cart=""
        ref={place}
        tabIndex={-1}
        aria-busy={isLoading || undefined}
      >
        {!cart && isLoading && <Skeleton lines={4} />}
        {((!cart && !isLoading) || shown.isStale) && (
          <CartDrawerNotRead texts={texts} isBusy={isLoading} onRetry={shown.reload} />
        )}
        {!!count && <p className="si-quiet">{piecesInWords(count, texts)}</p>}
        {cart && !cart.lineItems.length && (
          <CartDrawerEmpty text={texts.cartEmpty} button={texts.continueShopping} />
        )}
        {/* Failures that have no other place here: of the cart page's controls, such as the promo code, and of removed lines. */}
        <CartProblems
          problems={Object.entries(shown.problems).filter(
            ([, { change }]) => !('id' in change && rows.some(({ line }) => line.id === change.id)),
          )}
        />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul role="list">
          {rows.map((row) => (
            <CartDrawerRow
              {...row}
              key={`${row.isRemoved} ${row.line.id}`}
              queue={shown.queue}
              texts={texts}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type Texts = typeof cartDrawerMessages;

function CartDrawerNotRead(props: { texts: Texts; isBusy: boolean; onRetry: () => unknown }): ReactNode {
  const { texts, isBusy, onRetry } = props;
  return (
    <>
      <Message kind="error">{texts.cartNotRead}</Message>
      <Button kind="secondary" isBusy={isBusy} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </>
  );
}

interface RowProps extends CartRow {
  queue: CartQueue;
  texts: Texts;
}

function CartDrawerRow({ isRemoved, queue, ...row }: RowProps): ReactNode {
  const onEdit = useEditLine(row.line, queue, useIsland());
  if (isRemoved) return <RemovedCartLine {...row} />;
  const { line, texts } = row;
  const { id, name = line.sku, isUnavailable } = line;
  const remove = (button: HTMLButtonElement) =>
    removeLine(button, canRestore(line), () => queue.change({ kind: 'remove', id }));
  const shown = {
    ...row,
    format: pageContext(),
    isCompact: true,
    details: <LineDetails line={line} queue={queue} texts={texts} />,
  };
  if (isUnavailable)
    return (
      <CartLineFrame {...shown} line={{ ...line, price: undefined, listPrice: undefined }}>
        <CartAction name={name} onPress={remove}>
          {texts.remove}
        </CartAction>
      </CartLineFrame>
    );
  return (
    <CartLine
      {...shown}
      onQuantity={(wanted) => queue.changeQuantity(id, wanted)}
      onRemove={remove}
      actions={<EditPersonalization onEdit={onEdit} name={name} texts={texts} />}
    />
  );
}

/** The notes of a line and its delivery; a line that cannot be bought has neither delivery nor installation. */
function LineDetails({ line, queue, texts }: Pick<RowProps, 'line' | 'queue' | 'texts'>): ReactNode {
  const { id, name = line.sku, isUnavailable } = line;
  const isInstalled = line.isInstallationServiceRequired && !isUnavailable;
  const price = (cents: number) => formatPrice(cents, pageContext());
  return (
    <>
      {lineNotes({ ...line, isInstallationServiceRequired: isInstalled }, texts).map((note, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and may be the same twice
        <p className="si-quiet" key={nth}>
          {note}
        </p>
      ))}
      {!isUnavailable && (
        <LineDelivery
          name={name}
          texts={texts}
          ways={lineDelivery(line, { texts, price })}
          onChange={(change) => queue.change({ kind: 'ship', id, ...change })}
        />
      )}
    </>
  );
}

function CartDrawerEmpty({ text, button }: { text: string; button: string }): ReactNode {
  return (
    <div className="si-cart-drawer__empty">
      <p>{text}</p>
      <CloseButton>{button}</CloseButton>
    </div>
  );
}

interface ActionsProps {
  cartUrl: string;
  /** In cents. */
  subtotal: number;
  texts: Texts;
}

function CartDrawerActions({ cartUrl, subtotal, texts }: ActionsProps): ReactNode {
  const { state, checkOut } = useCheckout(useIsland());
  return (
    <>
      <p className="si-cart-drawer__subtotal">
        <span>{`${texts.subtotal} `}</span>
        <strong>
          <bdi>{formatTotal(subtotal, pageContext())}</bdi>
        </strong>
      </p>
      <FailureMessage state={state} />
      <Button isBusy={state.status === 'busy'} onClick={checkOut}>
        {texts.checkout}
      </Button>
      <a className="si-button" data-kind="secondary" href={cartUrl}>
        {texts.viewCart}
      </a>
      <WalletButtonsHost place="drawer" checkoutUrl={cartUrl} />
    </>
  );
}
