import { type ReactNode, useRef, useState } from 'react';
import type { Cart } from '../../src/contract/cart/cart.ts';
import { cartSums, cartTotal } from '../../src/domain/cart/order-sums.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { nextPaint } from '../../src/hooks/next-paint.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { pageContext } from '../../src/page/context.ts';
import { offers } from '../../src/page/offers.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useCheckout } from '../../src/state/cart/use-checkout.ts';
import { Button } from '../../src/ui/button.tsx';
import { OrderSums } from '../../src/ui/cart/order-sums.tsx';
import { OrderToggle } from '../../src/ui/cart/order-toggle.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import { WalletButtonsHost } from '../../src/ui/wallet-buttons-host.tsx';
import type { ExtrasParts } from './cart-extra.tsx';
import { CartDonation, CartRewards } from './cart-extras.tsx';
import { CartPromo, CartZip } from './cart-forms.tsx';
import type { CartParts } from './cart-lines.tsx';

const inWords = (cents: number) => formatPrice(cents, pageContext());

interface SummaryProps extends CartParts {
  cart: Cart;
  continueUrl: string;
  signInUrl: string;
  returnsUrl: string | undefined;
}

/**
 * The order summary (cart §3): the sums, checkout, and below it the codes and certificates that change them. Below 960 px
 * the sums are a disclosure with the total in its label, in the bar that stays in view.
 */
export function CartSummary({ cart, continueUrl, signInUrl, returnsUrl, ...parts }: SummaryProps): ReactNode {
  const { texts, changes } = parts;
  const island = useIsland();
  const { state, checkOut, failureCount } = useCheckout(island);
  const rewardsExcess = cart.orderSummary.rewardsExceedOrderTotalMessage;
  const contentId = usePageId();
  const { heading, ...disclosure } = useDisclosure({ rewardsExcess, ...island });
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
        <OrderSums rows={cartSums(cart, texts, inWords)} isBusy={changes.length > 0} />
        {rewardsExcess && <p className="si-server-message">{rewardsExcess}</p>}
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
      <WalletButtonsHost place="cart" />
      <p className="si-cart__assurance">
        <span>{texts.securePayment}</span>
        {returnsUrl && <a href={returnsUrl}>{texts.returns}</a>}
      </p>
      <Extras {...parts} cart={cart} failureCount={failureCount} />
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

interface DisclosureParts {
  host: Element;
  rewardsExcess: string | undefined;
}

/** Whether the summary is open below 960 px: at first if the server's, its first <details>, was. It opens for that message. */
function useDisclosure({ host, rewardsExcess }: DisclosureParts) {
  const heading = useRef<HTMLHeadingElement>(null);
  // During the first render the host still has the server's content.
  const [isOpen, setOpen] = useState(() => !!rewardsExcess || !!host.querySelector('details')?.open);
  const [known, setKnown] = useState(rewardsExcess);
  if (known !== rewardsExcess) {
    setKnown(rewardsExcess);
    if (rewardsExcess) setOpen(true);
  }

  async function handleToggle(isWanted: boolean) {
    setOpen(isWanted);
    await nextPaint();
    // The summary opens below the lines, which may be far from the bar; the bar stays where it was pressed.
    if (!isWanted || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    const content = heading.current.parentElement!;
    const { top, bottom } = content.getBoundingClientRect();
    const below = bottom - content.nextElementSibling!.getBoundingClientRect().top;
    scrollBy(0, Math.floor(Math.min(below, top)));
  }

  return { heading, isOpen, onToggle: handleToggle };
}

function Extras({ cart, ...parts }: ExtrasParts & { cart: Cart }): ReactNode {
  const { orderSummary, cartSummary, donation } = cart;
  return (
    <div className="si-cart__extras">
      {(offers('offersPromoCodes') || cartSummary?.discountCode) && (
        <CartPromo {...parts} code={cartSummary?.discountCode} message={cartSummary?.promoDiscountMessage} />
      )}
      <CartRewards {...parts} certificates={cart.rewardCertificates} />
      {offers('offersZipCode') && !cart.isInternational && (
        <CartZip {...parts} zipCode={cartSummary?.taxZipCode} />
      )}
      {donation && <CartDonation {...parts} {...donation} amount={orderSummary.donationTotal} />}
    </div>
  );
}

interface TotalProps extends CartParts {
  cart: Cart;
  label: string;
}

function Total({ cart, texts, changes, label }: TotalProps): ReactNode {
  const total = cartTotal(label, cart, texts, pageContext());
  return (
    <span className="si-cart__total" aria-busy={changes.length > 0 || undefined}>
      <span>{`${total.label} `}</span>
      <strong>
        <bdi>{total.value}</bdi>
      </strong>
    </span>
  );
}
