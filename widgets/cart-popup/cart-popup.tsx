import type { ReactNode } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useGoToCheckout } from '../../src/state/cart/use-go-to-checkout.ts';
import { Button } from '../../src/ui/button.tsx';
import { ServerPopup } from '../../src/ui/server-popup.tsx';
import { ServerText } from '../../src/ui/server-text.tsx';
import type { CartPopupProps } from './cart-popup.island.ts';
import { cartPopupMessages } from './cart-popup.messages.ts';
import { useCheckoutPopup } from './cart-popup.state.ts';

/** The popup that a checkout's `popupUrl` names (cart §4): a guest goes on by Checkout Now (decision 72). */
export function CartPopup({ url, redirectUrl, isGuest }: CartPopupProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(cartPopupMessages);
  const { content, load, handleUnreadable, ...popup } = useCheckoutPopup(url, island);
  const { isLeaving, goOn } = useGoToCheckout(island);
  return (
    <ServerPopup
      {...popup}
      className="si-cart-popup"
      title={content?.title || texts.cartPopupTitle}
      tryAgain={texts.cartPopupTryAgain}
      onTryAgain={load}
      onClose={island.close}
      actions={
        redirectUrl && (
          <Button isBlocked={isLeaving} onClick={() => goOn({ redirectUrl, isGuest })}>
            {texts.continueCheckout}
          </Button>
        )
      }
    >
      {content && <ServerText html={content.html} onFail={handleUnreadable} />}
    </ServerPopup>
  );
}
