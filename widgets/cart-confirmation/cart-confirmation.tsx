import { type ReactNode, useRef } from 'react';
import { countPieces, piecesInWords } from '../../src/domain/cart/count-pieces.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useAnnounceNext } from '../../src/hooks/use-announce-next.ts';
import { useLeave } from '../../src/hooks/use-leave.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { failureWords } from '../../src/ui/failure-words.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { CartConfirmationProps } from './cart-confirmation.island.ts';
import { confirmationMessages } from './cart-confirmation.messages.ts';
import { useAdded, useFreshCart } from './cart-confirmation.state.ts';
import { CartConfirmationAddOns } from './cart-confirmation-add-ons.tsx';
import { CartConfirmationFailure } from './cart-confirmation-failure.tsx';
import { CartConfirmationItems } from './cart-confirmation-items.tsx';
import { CartConfirmationSummary } from './cart-confirmation-summary.tsx';

/** The standard layer after an add; opened by a plain link it shows the cart (cart §2, checkout §2.2). */
export function CartConfirmation({ cartUrl, addTo, signInUrl, ...given }: CartConfirmationProps): ReactNode {
  const island = useIsland();
  const adding = useAdded(island, given);
  const { added, isWaiting } = adding;
  const isAdding = isWaiting && !adding.hasFailed;
  const texts = useTexts(confirmationMessages);
  const { cart, isLoading, tries, reload } = useFreshCart(added);
  const pieces = added && countPieces(added.items);
  const title =
    pieces === undefined ? texts.cartTitle : fillIn(texts.confirmationTitle, piecesInWords(pieces, texts));
  const items = isWaiting ? undefined : (added?.items ?? cart?.cart.lineItems);
  // Keeps the recommendations for the first added item while more is added from them.
  const firstSku = useRef<string>(undefined);
  firstSku.current ??= items?.[0]?.sku;
  const content = useAnnounceNext(added, title);

  return (
    <Dialog
      title={title}
      isTall
      onClose={island.close}
      actions={<CartConfirmationActions cartUrl={cartUrl} />}
    >
      <div className="si-cart-confirmation" ref={content} aria-busy={isAdding || undefined}>
        {!items && (isWaiting ? isAdding : isLoading && !tries) && <Skeleton lines={4} />}
        {isWaiting && adding.hasFailed && (
          <CartConfirmationFailure
            message={failureWords(adding.state)}
            tries={adding.tries}
            isRetrying={adding.state.status === 'busy'}
            onRetry={adding.retry}
          />
        )}
        {!items && !isWaiting && (!isLoading || tries > 0) && (
          <CartConfirmationFailure tries={tries} isRetrying={isLoading} onRetry={reload} />
        )}
        {items?.length === 0 && <p>{texts.cartEmpty}</p>}
        <CartConfirmationItems items={items ?? []} />
        {added?.rewardsMessage && <p className="si-cart-confirmation__rewards">{added.rewardsMessage}</p>}
        {!isWaiting && (cart || isLoading) && <CartConfirmationSummary cart={cart} />}
        <CartConfirmationAddOns added={added} addTo={addTo} signInUrl={signInUrl} />
        {firstSku.current && (
          <div
            data-island="recommendation-carousel"
            data-heading-level="3"
            data-pod-id="people-also-bought-cart-confirmation"
            data-sku={firstSku.current}
            data-add-to={addTo}
            data-sign-in-url={signInUrl}
            data-show-added=""
          />
        )}
      </div>
    </Dialog>
  );
}

function CartConfirmationActions({ cartUrl }: Pick<CartConfirmationProps, 'cartUrl'>): ReactNode {
  const texts = useTexts(confirmationMessages);
  const { isLeaving, leave } = useLeave();

  return (
    <>
      <Button isBlocked={isLeaving} onClick={() => leave(cartUrl)}>
        {texts.viewCartAndCheckout}
      </Button>
      <CloseButton kind="secondary">{texts.continueShopping}</CloseButton>
    </>
  );
}
