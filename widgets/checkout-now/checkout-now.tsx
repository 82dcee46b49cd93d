import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { loginUrl } from '../../src/domain/account/sign-in.ts';
import { checkoutStart } from '../../src/domain/cart/checkout-now.ts';
import { useHasWallets } from '../../src/hooks/use-has-wallets.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useTokenPost } from '../../src/hooks/use-token-post.ts';
import { pageContext } from '../../src/page/context.ts';
import { navigate, ownUrl } from '../../src/page/navigation.ts';
import { pagePath } from '../../src/page/page-path.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { hasProviderFormAtom } from '../../src/state/account/provider-form.ts';
import { allowedOr } from '../../src/state/account/session.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { WalletButtonsHost } from '../../src/ui/wallet-buttons-host.tsx';
import type { CheckoutNowProps } from './checkout-now.island.ts';
import { checkoutNowMessages } from './checkout-now.messages.ts';

/** The Checkout Now slide-out (cart §2). A shopper who is signed in goes straight to checkout (cart §6). */
export function CheckoutNow({ returnUrl, guestUrl }: CheckoutNowProps): ReactNode {
  const island = useIsland();
  const { isSignedIn } = pageContext().account;
  const [urls] = useState(() => ({
    target: allowedOr(checkoutStart, returnUrl, 'checkout-now: returnUrl'),
    guest: guestUrl
      ? allowedOr(pagePath('postGuest'), guestUrl, 'checkout-now: guestUrl', true)
      : pagePath('postGuest'),
  }));

  useEffect(() => {
    if (!isSignedIn) return;
    navigate(urls.target);
    island.close();
  }, [island, isSignedIn, urls]);

  return isSignedIn ? null : <CheckoutNowLayer {...urls} />;
}

interface LayerProps {
  /** The URL of the next checkout step. */
  target: string;
  /** The URL of the guest form's post. */
  guest: string;
}

function CheckoutNowLayer({ target, guest }: LayerProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(checkoutNowMessages);
  const id = usePageId();
  const hasProviderForm = useAtomValue(hasProviderFormAtom);
  const hasWallets = useHasWallets();
  return (
    <Dialog
      title={texts.checkoutNowTitle}
      kind="slide-out"
      allowsForeignLayers={hasProviderForm || hasWallets}
      onClose={island.close}
    >
      <div className="si-checkout-now">
        <section aria-labelledby={`${id}-returning`}>
          <h3 className="si-heading" id={`${id}-returning`}>
            {texts.returningCustomers}
          </h3>
          {/* The link shows until the form has mounted, and if it fails. */}
          <div data-island="sign-in" data-island-load="load" data-return-url={target}>
            <a href={loginUrl(target, pagePath('signInPage'))}>{texts.returningSignIn}</a>
          </div>
        </section>
        <section aria-labelledby={`${id}-new`}>
          <h3 className="si-heading" id={`${id}-new`}>
            {texts.newCustomers}
          </h3>
          <p className="si-quiet">{texts.guestIntro}</p>
          <CheckoutNowGuest action={guest} redirectUrl={target} label={texts.guestCheckout} />
          <WalletButtonsHost place="checkout-now" checkoutUrl={target} />
        </section>
      </div>
    </Dialog>
  );
}

interface GuestProps {
  action: string;
  redirectUrl: string;
  label: string;
}

/** Posts a form to the page's own origin, once; the browser navigates to the response. */
function CheckoutNowGuest({ action, redirectUrl, label }: GuestProps): ReactNode {
  const { isLeaving, token, handleSubmit } = useTokenPost(useIsland().signal);
  const { field } = pageContext().antiForgery;

  return (
    <form method="post" action={ownUrl(action)} onSubmit={handleSubmit}>
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <input type="hidden" name={field} ref={token} />
      <Button type="submit" kind="secondary" isWide isBusy={isLeaving}>
        {label}
      </Button>
    </form>
  );
}
