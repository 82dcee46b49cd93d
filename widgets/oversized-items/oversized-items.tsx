import type { ReactNode } from 'react';
import type { OversizedItem } from '../../src/contract/cart/cart-checkout.ts';
import { oversizedMessages } from '../../src/domain/cart/cart-popup-messages.ts';
import { checkoutPaths } from '../../src/domain/cart/checkout-now.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useLeave } from '../../src/hooks/use-leave.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { openOverlay } from '../../src/page/overlays.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { allowedOr } from '../../src/state/account/session.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { OversizedItemsProps } from './oversized-items.island.ts';

/** The oversized pickup popup (cart §2, §8): Continue proceeds to checkout (cart §4), for a guest by Checkout Now (§6). */
export function OversizedItems({ items, redirectUrl, isGuest }: OversizedItemsProps): ReactNode {
  const { close } = useIsland();
  const texts = useTexts(oversizedMessages);
  const { isLeaving, leave } = useLeave();

  async function handleContinue(): Promise<void> {
    if (isGuest) {
      close();
      // If it cannot be opened, the shop asks on its own page.
      if (await openOverlay('checkout-now', { returnUrl: redirectUrl })) return;
    }
    leave(allowedOr(checkoutPaths.start, redirectUrl, 'oversized-items: redirectUrl'));
  }

  const actions = (
    <>
      <Button isBlocked={isLeaving} onClick={handleContinue}>
        {texts.continueCheckout}
      </Button>
      <CloseButton kind="secondary">{texts.backToCart}</CloseButton>
    </>
  );
  return (
    <Dialog title={texts.oversizedTitle} onClose={close} actions={actions}>
      <div className="si-oversized-items">
        <p>{texts.oversizedNotice}</p>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one product may be there twice
          <OversizedItemsBoxes key={place} {...item} />
        ))}
      </div>
    </Dialog>
  );
}

function OversizedItemsBoxes({ title, boxes }: OversizedItem): ReactNode {
  const texts = useTexts(oversizedMessages);
  return (
    <table className="si-oversized-items__boxes">
      <caption>{title}</caption>
      {boxes.length > 0 && (
        <>
          <thead className="si-quiet">
            <tr>
              <th scope="col">{texts.oversizedBox}</th>
              <th scope="col">{texts.oversizedQuantity}</th>
              <th scope="col">{texts.oversizedSize}</th>
            </tr>
          </thead>
          <tbody>
            {boxes.map(({ boxNumber, quantity, width, depth, height }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the server may number two boxes alike
              <tr key={place}>
                <th scope="row">{boxNumber}</th>
                <td>{quantity}</td>
                <td>
                  <span aria-hidden="true">{fillIn(texts.boxSize, width, depth, height)}</span>
                  <VisuallyHidden>{fillIn(texts.boxSizeSpoken, width, depth, height)}</VisuallyHidden>
                </td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    </table>
  );
}
