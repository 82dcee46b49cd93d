import { type ReactNode, useEffect, useRef, useState } from 'react';
import { confirmationMessages } from '../../src/domain/cart/cart-messages.ts';
import { countPieces } from '../../src/domain/cart/count-pieces.ts';
import { errorMessages, fillIn, withOverrides } from '../../src/domain/messages.ts';
import { withoutDuplicates } from '../../src/domain/recommendations/recommendations.ts';
import { announce } from '../../src/page/announce.ts';
import { pageContext } from '../../src/page/context.ts';
import { navigate } from '../../src/page/navigation.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { closeDialog, Dialog } from '../../src/ui/dialog.tsx';
import { Price } from '../../src/ui/price.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { CartConfirmationProps } from './cart-confirmation.island.ts';
import { useFreshCart } from './cart-confirmation.state.ts';
import { CartConfirmationAddOn } from './cart-confirmation-add-on.tsx';
import { CartConfirmationItem } from './cart-confirmation-item.tsx';

/** The standard layer after an add; opened by a plain link it shows the cart as it is (cart §2, checkout §2.2). */
export function CartConfirmation({ added, cartUrl, addTo, signInUrl }: CartConfirmationProps): ReactNode {
  const island = useIsland();
  const { currency, messages } = pageContext();
  const labels = withOverrides({ ...confirmationMessages, ...errorMessages }, messages);
  const pieces = (of: { quantity: number }[]) => {
    const count = countPieces(of);
    return count === 1 ? labels.onePiece : fillIn(labels.pieces, count);
  };
  const { cart, isLoading } = useFreshCart(added);
  const [isLeaving, setLeaving] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(added);
  const title = added ? fillIn(labels.confirmationTitle, pieces(added.items)) : labels.cartTitle;
  const items = added?.items ?? cart?.cart.lineItems;
  const addOns = withoutDuplicates(added?.items.flatMap((item) => item.addOns) ?? []);
  // The recommendations stay those of what was added first, while more is added from among them.
  const firstSku = useRef<string>(undefined);
  firstSku.current ??= items?.[0]?.sku;

  useEffect(() => {
    if (shown.current === added) return;
    shown.current = added;
    content.current!.scrollIntoView();
    // What had the focus may have gone with what was shown before.
    if (document.activeElement === document.body)
      content.current!.closest('dialog')!.querySelector<HTMLElement>('[tabindex="-1"]')!.focus();
    announce(title);
  }, [added, title]);

  // A page that comes back from the back-forward cache can be left again (decision 22).
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener('pageshow', handlePageShow, { signal: island.signal });
  }, [island]);

  return (
    <Dialog
      title={title}
      onClose={island.close}
      actions={
        <>
          <Button isBlocked={isLeaving} onClick={() => setLeaving(navigate(cartUrl))}>
            {labels.viewCartAndCheckout}
          </Button>
          <Button kind="secondary" onClick={(event) => closeDialog(event.currentTarget)}>
            {labels.continueShopping}
          </Button>
        </>
      }
    >
      <div className="si-cart-confirmation" ref={content}>
        {!items && (isLoading ? <Skeleton lines={4} /> : <p role="alert">{labels.genericErrorMessage}</p>)}
        {items?.length === 0 && <p>{labels.cartEmpty}</p>}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
        <ul className="si-cart-confirmation__items" role="list">
          {items?.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one product may be there twice, with other options
            <CartConfirmationItem key={place} {...item} />
          ))}
        </ul>
        {added?.rewardsMessage && <p className="si-cart-confirmation__rewards">{added.rewardsMessage}</p>}
        {(cart || isLoading) && (
          <dl className="si-cart-confirmation__summary" aria-busy={isLoading}>
            <dt>{labels.inCart}</dt>
            <dd>{cart ? pieces(cart.cart.lineItems) : <Skeleton width="64px" />}</dd>
            <dt>{labels.subtotal}</dt>
            <dd>{cart ? <Price price={cart.subtotal} currency={currency} /> : <Skeleton width="64px" />}</dd>
          </dl>
        )}
        {addOns.length > 0 && (
          <section className="si-cart-confirmation__extras">
            <h3 className="si-heading">{labels.addOnsHeading}</h3>
            {addOns.map((item) => (
              <CartConfirmationAddOn key={item.sku} item={item} addTo={addTo} signInUrl={signInUrl} />
            ))}
          </section>
        )}
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
