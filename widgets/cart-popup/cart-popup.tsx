import type { ReactNode } from 'react';
import { cartPopupMessages } from '../../src/domain/cart/cart-popup-messages.ts';
import { checkoutPaths } from '../../src/domain/cart/checkout-now.ts';
import { useLeave } from '../../src/hooks/use-leave.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { allowedOr } from '../../src/state/account/session.ts';
import { Button } from '../../src/ui/button.tsx';
import { ServerPopup } from '../../src/ui/server-popup.tsx';
import { ServerText } from '../../src/ui/server-text.tsx';
import type { CartPopupProps } from './cart-popup.island.ts';
import { useCheckoutPopup } from './cart-popup.state.ts';

/** The popup that a checkout's `popupUrl` names (cart §4). */
export function CartPopup({ url, redirectUrl }: CartPopupProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(cartPopupMessages);
  const { content, load, handleUnreadable, ...popup } = useCheckoutPopup(url, island);
  const { isLeaving, leave } = useLeave();
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
          <Button
            isBlocked={isLeaving}
            onClick={() => leave(allowedOr(checkoutPaths.start, redirectUrl, 'cart-popup: redirectUrl'))}
          >
            {texts.continueCheckout}
          </Button>
        )
      }
    >
      {content && <ServerText html={content.html} onFail={handleUnreadable} />}
    </ServerPopup>
  );
}
