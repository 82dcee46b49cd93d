import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { registryListPath, registryObstacle } from '../../src/domain/registry/registry.ts';
import { registryMessages } from '../../src/domain/registry/registry-messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { useAttempt } from '../../src/state/cart/adding.ts';
import { useRegistryAdding } from '../../src/state/registry/registry-adding.ts';
import { useHeld, useIsPersonalized } from '../../src/state/registry/registry-button.ts';
import { Button } from '../../src/ui/button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx';
import type { AddToRegistryProps } from './add-to-registry.island.ts';

/** The button that adds to a registry; once something is in it, the link to edit how many (checkout §4). */
export function AddToRegistry({
  sku,
  quantity,
  stock,
  isMadeToOrder,
  needsPersonalization,
  registryQuantity,
  isCompact,
  terms,
  ...how
}: AddToRegistryProps): ReactNode {
  const island = useIsland();
  const { state, attempt } = useAttempt(island);
  const { add, addOnTerms } = useRegistryAdding(island);
  const { count, isFresh } = useHeld(sku, registryQuantity);
  const isPersonalized = useIsPersonalized(sku);
  const labels = withOverrides(registryMessages, pageContext().messages);
  const reasonId = useId();
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const forItem = how.name && <VisuallyHidden> {how.name}</VisuallyHidden>;
  const obstacle = registryObstacle({
    isInStock: stock === 'in',
    isMadeToOrder,
    isPersonalizationComplete: !needsPersonalization || isPersonalized,
  });
  const [short, reason] = {
    outOfStock: [labels.registryOutOfStock, labels.registryOutOfStockReason],
    madeToOrder: [labels.registryMadeToOrder, labels.registryMadeToOrderReason],
    personalization: [labels.registryPersonalization, labels.registryPersonalizationReason],
    none: [],
  }[obstacle ?? 'none'];
  const isBusy = state.status === 'busy';
  const isLink = count > 0 && !isFresh && !isBusy;

  function handleAdd() {
    if (obstacle || isLink || isFresh) return;
    attempt(async () => {
      const item = { sku, quantity };
      await (terms ? addOnTerms(item, terms, how) : add({ items: [item], ...how }));
      return 'idle';
    });
  }

  useReplay('submit', handleAdd);
  // A link that the browser follows is not done twice.
  useReplay('click', (event) => {
    const isHeld = event.defaultPrevented || (event.target as Element).closest('button[type="button"]');
    if (isHeld) handleAdd();
  });

  // What takes the button's place takes its focus.
  useLayoutEffect(() => {
    if (hadFocus.current && isLink) place.current!.querySelector('a')!.focus({ preventScroll: true });
  }, [isLink]);
  hadFocus.current = !!place.current?.contains(document.activeElement);

  return (
    <div className="si-add-to-registry" ref={place} data-compact={isCompact || undefined}>
      {isLink ? (
        <a
          className="si-button"
          data-kind="secondary"
          data-wide=""
          href={registryListPath}
          target="_blank"
          rel="noopener"
        >
          <span>
            {fillIn(labels.editQuantity, count)}
            <VisuallyHidden>
              {how.name && ` ${how.name}`} {labels.opensNewWindow}
            </VisuallyHidden>
          </span>
        </a>
      ) : (
        <Button
          kind="secondary"
          isWide
          disabled={!!obstacle}
          aria-describedby={reason && reasonId}
          isBusy={isBusy}
          busyText={labels.adding}
          isDone={isFresh}
          doneText={labels.addedToRegistry}
          isBlocked={isFresh}
          onClick={handleAdd}
        >
          {(isCompact && short) || labels.addToRegistry}
          {forItem}
        </Button>
      )}
      {reason && !isLink && <Reason id={reasonId} isHidden={isCompact} text={reason} />}
      {state.status === 'failed' && !isLink && (
        <p className="si-add-to-registry__message" data-state="error" role="alert">
          <Icon name="alert" />
          {state.message}
        </p>
      )}
    </div>
  );
}

interface ReasonProps {
  id: string;
  /** The button itself says it shorter. */
  isHidden: boolean;
  text: string;
}

function Reason({ id, isHidden, text }: ReasonProps): ReactNode {
  return (
    <p className={isHidden ? 'si-visually-hidden' : 'si-add-to-registry__message'} id={id}>
      {text}
    </p>
  );
}
