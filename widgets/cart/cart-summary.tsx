import { type ReactNode, useId, useRef, useState } from 'react';
import type { Cart } from '../../src/contract/cart/cart.ts';
import { cartSums, cartTotal } from '../../src/domain/cart/order-sums.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { nextPaint } from '../../src/hooks/next-paint.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCheckout } from '../../src/state/cart/checkout.ts';
import { Button } from '../../src/ui/button.tsx';
import { OrderSums } from '../../src/ui/cart/order-sums.tsx';
import { OrderToggle } from '../../src/ui/cart/order-toggle.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { CartDonation, CartRewards } from './cart-extras.tsx';
import { CartPromo, CartZip } from './cart-forms.tsx';
import type { CartParts } from './cart-lines.tsx';

const inWords = (cents: number) => formatPrice(cents, pageContext());

interface SummaryProps extends CartParts {
  cart: Cart;
  continueUrl: string;
  signInUrl: string;
}

/**
 * The order summary (cart §3): the sums, the codes and certificates that change them, and checkout. Below 960 px it
 * is a disclosure with the total in its label, in the bar that stays in view.
 */
export function CartSummary({ cart, continueUrl, signInUrl, ...parts }: SummaryProps): ReactNode {
  const { texts, problems } = parts;
  const island = useIsland();
  const { state, checkOut, failureCount } = useCheckout(island);
  const notice = cart.orderSummary.rewardsExceedOrderTotalMessage;
  const contentId = useId();
  const { heading, ...disclosure } = useDisclosure({ notice, problems, failureCount, ...island });
  return (
    <div className="si-cart__side">
      <aside
        className="si-order-content"
        id={contentId}
        data-state={disclosure.isOpen ? 'open' : 'closed'}
        aria-label={texts.summaryHeading}
      >
        <h2 className="si-heading" ref={heading} tabIndex={-1}>
          {texts.summaryHeading}
        </h2>
        <Costs {...parts} cart={cart} />
      </aside>
      <div className="si-cart__bar">
        <FailureMessage state={state} />
        <Total {...parts} cart={cart} label={texts.total} />
        <OrderToggle {...disclosure} controls={contentId}>
          <Total {...parts} cart={cart} label={texts.summaryHeading} />
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

interface DisclosureParts extends Pick<CartParts, 'problems'> {
  host: Element;
  notice: string | undefined;
  /** How often Checkout has led to a failed change. */
  failureCount: number;
}

/**
 * Whether the summary is open below 960 px: at first if the server's was. It opens for a notice or a failed change,
 * and again when Checkout leads to one.
 */
function useDisclosure({ host, notice, problems, failureCount }: DisclosureParts) {
  const heading = useRef<HTMLHeadingElement>(null);
  const failed = Object.values(problems).flatMap(({ change, message }) => ('id' in change ? [] : message));
  const toRead = [notice, ...failed, failed.length && failureCount].filter(Boolean).join();
  // During the first render the host still has the server's content.
  const [isOpen, setOpen] = useState(() => !!toRead || !!host.querySelector('details[open]'));
  const [known, setKnown] = useState(toRead);
  // Opened in the same render, because checkout focuses the message in an effect.
  if (known !== toRead) {
    setKnown(toRead);
    if (toRead) setOpen(true);
  }

  async function handleToggle(isWanted: boolean) {
    setOpen(isWanted);
    await nextPaint();
    // The summary opens below the lines, which may be far from the bar.
    if (isWanted) heading.current?.focus();
  }

  return { heading, isOpen, onToggle: handleToggle };
}

function Costs({ cart, ...parts }: CartParts & { cart: Cart }): ReactNode {
  const { texts, changes } = parts;
  const { orderSummary, cartSummary, donation } = cart;
  const notice = orderSummary.rewardsExceedOrderTotalMessage;
  return (
    <>
      <OrderSums rows={cartSums(cart, texts, inWords)} isBusy={changes.length > 0} />
      {notice && <p className="si-notice">{notice}</p>}
      {!cart.isInternational && <CartZip {...parts} zipCode={cartSummary?.taxZipCode} />}
      <CartPromo {...parts} code={cartSummary?.discountCode} message={cartSummary?.promoDiscountMessage} />
      <CartRewards {...parts} certificates={cart.rewardCertificates} />
      {donation && <CartDonation {...parts} {...donation} amount={orderSummary.donationTotal} />}
    </>
  );
}

interface TotalProps extends CartParts {
  cart: Cart;
  label: string;
}

function Total({ cart, texts, changes, label }: TotalProps): ReactNode {
  const total = cartTotal(label, cart, texts, inWords);
  return (
    <span className="si-cart__total" aria-busy={changes.length > 0 || undefined}>
      <span>{`${total.label} `}</span>
      <strong>
        <bdi>{total.value}</bdi>
      </strong>
    </span>
  );
}
