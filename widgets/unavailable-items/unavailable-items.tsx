import { type ReactNode, useState } from 'react';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useBackToCart } from '../../src/state/cart/use-back-to-cart.ts';
import { Button } from '../../src/ui/button.tsx';
import { CloseButton } from '../../src/ui/close-button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import { FailureMessage } from '../../src/ui/message.tsx';
import type { UnavailableItemsProps } from './unavailable-items.island.ts';
import { unavailableMessages, unavailableText } from './unavailable-items.messages.ts';
import { keepsLines, useRemoval } from './unavailable-items.state.ts';
import { UnavailableItemsList } from './unavailable-items-list.tsx';
import { UnavailableItemsSure } from './unavailable-items-sure.tsx';

/**
 * The cart validation popups (cart §8, checkout §2.2). Remove All asks for confirmation if it would remove what the
 * shopper cannot easily add again: the whole cart, or personalization texts.
 */
export function UnavailableItems(props: UnavailableItemsProps): ReactNode {
  const { errorType, items, message, cartUrl } = props;
  const island = useIsland();
  const texts = useTexts(unavailableMessages);
  const { state, remove } = useRemoval(island, props);
  const goBack = useBackToCart(cartUrl);
  const [isAsking, setAsking] = useState(false);
  const question = questionOf(props, texts);

  const actions = (
    <>
      <Button
        aria-haspopup={question ? 'dialog' : undefined}
        isBusy={state.status === 'busy'}
        busyText={texts.removing}
        onClick={() => (question ? setAsking(true) : remove())}
      >
        {keepsLines(errorType) ? texts.continueWithout : texts.removeAll}
      </Button>
      <CloseButton kind="secondary" onPress={goBack}>
        {errorType === 'allNlaItems' ? texts.reloadCart : texts.backToCart}
      </CloseButton>
    </>
  );
  return (
    <>
      <Dialog title={titleOf(errorType, texts)} onClose={island.close} actions={actions}>
        <div className="si-unavailable-items">
          <p>{message ?? unavailableText(texts, errorType, items.length)}</p>
          <UnavailableItemsList items={items} hasDates={keepsLines(errorType)} />
          <FailureMessage state={state} />
        </div>
      </Dialog>
      {isAsking && (
        <UnavailableItemsSure question={question} onConfirm={remove} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

type Texts = typeof unavailableMessages;
type ErrorType = UnavailableItemsProps['errorType'];

function titleOf(type: ErrorType, texts: Texts): string {
  if (type === 'pfasItems') return texts.restrictedTitle;
  return /ServiceUnavailable$/.test(type) ? texts.serviceTitle : texts.unavailableTitle;
}

/** The question before Remove All; undefined if it asks nothing. */
function questionOf({ errorType, items }: UnavailableItemsProps, texts: Texts): string | undefined {
  if (errorType === 'allNlaItems') return texts.areYouSureAll;
  return /ersonalization/.test(errorType)
    ? unavailableText(texts, 'areYouSurePersonalized', items.length)
    : undefined;
}
