import type { ReactNode } from 'react';
import type { Cart } from '../../src/contract/cart/cart.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCheckout } from '../../src/state/cart/checkout.ts';
import { Button } from '../../src/ui/button.tsx';
import { OrderSums } from '../../src/ui/checkout/order-sums.tsx';
import { Message } from '../../src/ui/message.tsx';
import { CartDonation, CartRewards } from './cart-extras.tsx';
import { CartPromo, CartZip } from './cart-forms.tsx';
import type { CartParts } from './cart-lines.tsx';

interface SummaryProps extends CartParts {
  cart: Cart;
  continueUrl: string;
  signInUrl: string;
}

/** The order summary (cart §3): what it costs, the codes and certificates that change it, and checkout. */
export function CartSummary({ cart, continueUrl, signInUrl, ...parts }: SummaryProps): ReactNode {
  const { texts, changes } = parts;
  const { state, checkOut } = useCheckout(useIsland());
  const { total = cart.orderSummary.subtotal } = cart.orderSummary;
  const isBusy = changes.length > 0;
  return (
    <div className="si-cart__side">
      <aside className="si-cart__summary" aria-label={texts.summaryHeading}>
        <h2 className="si-heading">{texts.summaryHeading}</h2>
        <OrderSums
          sums={cart.orderSummary}
          texts={texts}
          currency={pageContext().currency}
          isInternational={cart.isInternational}
          notKnown={texts.calculatedAtCheckout}
          isBusy={isBusy}
        />
        {cart.orderSummary.rewardsExceedOrderTotalMessage && (
          <p className="si-cart__notice">{cart.orderSummary.rewardsExceedOrderTotalMessage}</p>
        )}
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
        <p className="si-cart__total" aria-busy={isBusy || undefined}>
          <span>{texts.total}</span> <strong>{formatPrice(total, pageContext())}</strong>
        </p>
        {state.status === 'failed' && <Message kind="error">{state.message}</Message>}
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
