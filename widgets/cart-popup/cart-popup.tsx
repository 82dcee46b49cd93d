import { type ReactNode, useState } from 'react';
import { cartPopupMessages } from '../../src/domain/cart/cart-popup-messages.ts';
import { useLeave } from '../../src/hooks/use-leave.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { Button } from '../../src/ui/button.tsx';
import { Message } from '../../src/ui/message.tsx';
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
  const [isRefused, setRefused] = useState(false);
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
          <Button isBlocked={isLeaving} onClick={() => setRefused(!leave(redirectUrl))}>
            {texts.continueCheckout}
          </Button>
        )
      }
    >
      {isRefused && <Message kind="error">{texts.genericErrorMessage}</Message>}
      {content && <ServerText html={content.html} onFail={handleUnreadable} />}
    </ServerPopup>
  );
}
