import type { ReactNode } from 'react';
import type { OversizedItem } from '../../src/contract/cart/cart-checkout.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useBackToCart } from '../../src/state/cart/use-back-to-cart.ts';
import { useGoToCheckout } from '../../src/state/cart/use-go-to-checkout.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { OversizedItemsProps } from './oversized-items.island.ts';
import { oversizedMessages } from './oversized-items.messages.ts';

/** The oversized pickup popup (cart §2, §8): Continue proceeds to checkout, for a guest by Checkout Now (cart §4, §6). */
export function OversizedItems({ items, cartUrl, ...way }: OversizedItemsProps): ReactNode {
  const island = useIsland();
  const texts = useTexts(oversizedMessages);
  const { isLeaving, goOn } = useGoToCheckout(island);
  const goBack = useBackToCart(cartUrl);

  const actions = (
    <>
      <Button isBlocked={isLeaving} onClick={() => goOn(way)}>
        {texts.continueCheckout}
      </Button>
      <CloseButton kind="secondary" onPress={goBack}>
        {texts.backToCart}
      </CloseButton>
    </>
  );
  return (
    <Dialog title={texts.oversizedTitle} onClose={island.close} actions={actions}>
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
