import { type ReactNode, useId, useRef, useState } from 'react';
import type { Cart } from '../../src/contract/cart/cart.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCheckout } from '../../src/state/cart/checkout.ts';
import { nextPaint } from '../../src/state/next-paint.ts';
import { Button } from '../../src/ui/button.tsx';
import { OrderSums } from '../../src/ui/checkout/order-sums.tsx';
import { OrderToggle } from '../../src/ui/checkout/order-toggle.tsx';
import { Message } from '../../src/ui/message.tsx';
import { CartDonation, CartRewards } from './cart-extras.tsx';
import { CartPromo, CartZip } from './cart-forms.tsx';
import type { CartParts } from './cart-lines.tsx';

interface SummaryProps extends CartParts {
  cart: Cart;
  continueUrl: string;
  signInUrl: string;
}

/**
 * The order summary (cart §3): what it costs, the codes and certificates that change it, and checkout. On a phone it is
 * a disclosure with the total in its label, in the bar that stays in view.
 */
export function CartSummary({ cart, continueUrl, signInUrl, ...parts }: SummaryProps): ReactNode {
  const { texts, changes, problems } = parts;
  const { state, checkOut } = useCheckout(useIsland());
  const { total = cart.orderSummary.subtotal, rewardsExceedOrderTotalMessage: notice } = cart.orderSummary;
  const isBusy = changes.length > 0;
  const contentId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What has to be read is not left in a closed disclosure; and checkout focuses it in the effects of the same render.
  const messages = Object.values(problems).map(({ change, message }) => ('id' in change ? '' : message));
  const toRead = [notice, ...messages].join('');
  const [isOpen, setOpen] = useState(!!toRead);
  const [known, setKnown] = useState(toRead);
  if (known !== toRead) {
    setKnown(toRead);
    if (toRead) setOpen(true);
  }

  async function handleToggle(isWanted: boolean) {
    setOpen(isWanted);
    await nextPaint();
    // It opens below the lines, maybe far from the bar.
    if (isWanted) heading.current?.focus();
  }

  const totalAs = (label: string) => (
    <span className="si-cart__total" aria-busy={isBusy || undefined}>
      <span>{label}</span> <strong>{formatPrice(total, pageContext())}</strong>
    </span>
  );
  return (
    <div className="si-cart__side">
      <aside
        className="si-order-content"
        id={contentId}
        data-state={isOpen ? 'open' : 'closed'}
        aria-label={texts.summaryHeading}
      >
        <h2 className="si-heading" ref={heading} tabIndex={-1}>
          {texts.summaryHeading}
        </h2>
        <OrderSums
          sums={cart.orderSummary}
          texts={texts}
          currency={pageContext().currency}
          isInternational={cart.isInternational}
          notKnown={texts.calculatedAtCheckout}
          isBusy={isBusy}
        />
        {notice && <p className="si-cart__notice">{notice}</p>}
        {!cart.isInternational && <CartZip {...parts} zipCode={cart.cartSummary?.taxZipCode} />}
        <CartPromo
          {...parts}
          code={cart.cartSummary?.discountCode}
          message={cart.cartSummary?.promoDiscountMessage}
        />
        <CartRewards {...parts} certificates={cart.rewardCertificates} />
        {cart.donation && (
          <CartDonation {...parts} {...cart.donation} amount={cart.orderSummary.donationTotal} />
        )}
      </aside>
      <div className="si-cart__bar">
        {state.status === 'failed' && <Message kind="error">{state.message}</Message>}
        {totalAs(texts.total)}
        <OrderToggle isOpen={isOpen} onToggle={handleToggle} controls={contentId}>
          {totalAs(texts.summaryHeading)}
        </OrderToggle>
        <Button isWide isBusy={state.status === 'busy'} onClick={checkOut}>
          {texts.checkout}
        </Button>
      </div>
      {!cart.isApp && (
        <div className="si-cart__after">
          {cart.isGuest && (
            <p>
              <a href={signInUrl}>{texts.signInForSaved}</a>
            </p>
          )}
          <p>
            <a href={continueUrl}>{texts.continueShopping}</a>
          </p>
        </div>
      )}
    </div>
  );
}
