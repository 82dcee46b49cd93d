import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fillIn } from '../../src/domain/messages.ts';
import {
  type RegistryObstacle,
  registryListPath,
  registryObstacle,
} from '../../src/domain/registry/registry.ts';
import { registryMessages } from '../../src/domain/registry/registry-messages.ts';
import { useMissingOptions } from '../../src/hooks/use-missing-options.ts';
import { usePageId } from '../../src/hooks/use-page-id.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland, useReplay } from '../../src/runtime/use-island.ts';
import { announceUnseen, useAttempt } from '../../src/state/attempt.ts';
import { useRegistryAdding } from '../../src/state/registry/use-registry-adding.ts';
import { useIsPersonalized, useRegistryQuantity } from '../../src/state/registry/use-registry-button.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { failureWords } from '../../src/ui/failure-words.tsx';
import { TextFor } from '../../src/ui/visually-hidden.tsx';
import type { AddToRegistryProps } from './add-to-registry.island.ts';
import { AddToRegistryAll } from './add-to-registry-all.tsx';

/** The button that adds to a registry, one product or a set of them (checkout §3, §4). */
export function AddToRegistry({ skus, isAddedAllToRegistry, ...one }: AddToRegistryProps): ReactNode {
  return skus ? (
    <AddToRegistryAll {...one} skus={skus} isAddedAllToRegistry={isAddedAllToRegistry} />
  ) : (
    <AddToRegistryOne {...one} />
  );
}

type OneProps = Omit<AddToRegistryProps, 'skus' | 'isAddedAllToRegistry'>;

/** If the registry has the product, a link to edit the quantity (checkout §4). */
function AddToRegistryOne({
  sku,
  optionChoiceParameter,
  missingOptions,
  quantity,
  stock,
  isMadeToOrder,
  needsPersonalization,
  registryQuantity,
  addedToRegistry,
  isCompact,
  terms,
  ...options
}: OneProps): ReactNode {
  const island = useIsland();
  const { state, attempt } = useAttempt();
  const { add, addOnTerms } = useRegistryAdding(island);
  const { count, isFresh } = useRegistryQuantity(sku, registryQuantity);
  const texts = useTexts(registryMessages);
  const obstacle = useObstacle({
    sku,
    optionChoiceParameter,
    stock,
    isMadeToOrder,
    needsPersonalization,
  });
  const choice = useMissingOptions(island.host, missingOptions);
  const isBusy = state.status === 'busy';
  // The product that was added last; the page may have changed it since.
  const [added, setAdded] = useState<string>();
  const chosen = `${sku} ${quantity} ${options.grId}`;
  const isLink = (count > 0 || addedToRegistry) && !isFresh && !isBusy;
  const place = useFocusOnLink(isLink);

  async function handleAdd() {
    if (obstacle || isLink || isFresh) return;
    if (choice.isMissing) {
      choice.lead();
      return;
    }
    setAdded(chosen);
    const ended = await attempt(async () => {
      const item = { sku, quantity };
      await (terms ? addOnTerms(item, terms, options) : add({ items: [item], ...options }));
      return 'idle';
    });
    announceUnseen(ended, island);
  }

  useReplay('submit', handleAdd);
  // A link that the browser has followed is not replayed.
  useReplay('click', (event) => {
    const isHeld = event.defaultPrevented || (event.target as Element).closest('button[type="button"]');
    if (isHeld) handleAdd();
  });

  return (
    <div className="si-add-to-registry" ref={place} data-compact={isCompact || undefined}>
      {isLink ? (
        <EditQuantity count={count} name={options.name} texts={texts} />
      ) : (
        <AddButton
          {...{ obstacle, isCompact, isBusy, isFresh, texts }}
          name={options.name}
          isMissing={!obstacle && choice.isMissing}
          onLead={choice.lead}
          onClick={handleAdd}
        />
      )}
      <ErrorNote>{choice.message ?? (added === chosen && !isLink && failureWords(state))}</ErrorNote>
    </div>
  );
}

type Product = Pick<
  AddToRegistryProps,
  'sku' | 'optionChoiceParameter' | 'stock' | 'isMadeToOrder' | 'needsPersonalization'
>;

function useObstacle(product: Product): RegistryObstacle | undefined {
  const isPersonalizationComplete = useIsPersonalized(product, product.needsPersonalization);
  return registryObstacle({
    isInStock: product.stock === 'in',
    isMadeToOrder: product.isMadeToOrder,
    isPersonalizationComplete,
  });
}

/** Moves the focus from the button to the link that replaces it. */
function useFocusOnLink(isLink: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && isLink) place.current!.querySelector('a')!.focus({ preventScroll: true });
  }, [isLink]);
  hadFocus.current = !!place.current?.contains(document.activeElement);
  return place;
}

interface EditQuantityProps {
  count: number;
  name: string | undefined;
  texts: typeof registryMessages;
}

function EditQuantity({ count, name, texts }: EditQuantityProps): ReactNode {
  return (
    <a
      className="si-button"
      data-kind="secondary"
      data-wide=""
      href={registryListPath}
      target="_blank"
      rel="noopener"
    >
      <span>
        <TextFor name={[name, texts.opensNewWindow].filter(Boolean).join(' ')}>
          {count ? fillIn(texts.editQuantity, count) : texts.editQuantityUnknown}
        </TextFor>
      </span>
    </a>
  );
}

interface AddButtonProps {
  obstacle: RegistryObstacle | undefined;
  isCompact: boolean;
  isBusy: boolean;
  isFresh: boolean;
  name: string | undefined;
  texts: typeof registryMessages;
  /** An option has no choice yet: a press focuses it. */
  isMissing: boolean;
  onLead: () => void;
  onClick: () => void;
}

/** The button, and the reason if it is disabled: in its label on a card, below it elsewhere. */
function AddButton({
  obstacle,
  isCompact,
  isBusy,
  isFresh,
  name,
  texts,
  isMissing,
  onLead,
  onClick,
}: AddButtonProps): ReactNode {
  const reasonId = usePageId();
  const [short, reason] = {
    outOfStock: [texts.registryOutOfStock, texts.registryOutOfStockReason],
    madeToOrder: [texts.registryMadeToOrder, texts.registryMadeToOrderReason],
    personalization: [texts.registryPersonalization, texts.registryPersonalizationReason],
    none: [],
  }[obstacle ?? 'none'];
  return (
    <>
      <Button
        kind="secondary"
        isWide
        disabled={!!obstacle}
        aria-describedby={reason && reasonId}
        isBusy={isBusy}
        busyText={texts.adding}
        isDone={isFresh}
        doneText={texts.addedToRegistry}
        isBlocked={isFresh || isMissing}
        onClickCapture={isMissing && !isFresh ? onLead : undefined}
        onClick={onClick}
      >
        <TextFor name={name}>{(isCompact && short) || texts.addToRegistry}</TextFor>
      </Button>
      {reason && (
        <p className={isCompact ? 'si-visually-hidden' : 'si-note'} id={reasonId}>
          {reason}
        </p>
      )}
    </>
  );
}
