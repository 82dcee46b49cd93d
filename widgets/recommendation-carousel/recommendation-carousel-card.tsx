import type { ReactNode } from 'react';
import type { RecommendationItem } from '../../src/contract/recommendations/recommendations.ts';
import { addedMs, eagerPictures } from '../../src/domain/carousel.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { registryTotal } from '../../src/domain/registry/registry.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { isMobile } from '../../src/page/media.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/cart/adding.ts';
import { useIsInCart } from '../../src/state/cart/use-is-in-cart.ts';
import { type ProductList, trackSelection } from '../../src/state/track.ts';
import { AddingCard } from '../../src/ui/product/adding-card.tsx';
import type { RecommendationCarouselProps } from './recommendation-carousel.island.ts';

interface CardProps
  extends Pick<
    RecommendationCarouselProps,
    | 'addTo'
    | 'grId'
    | 'confirmType'
    | 'signInUrl'
    | 'newTab'
    | 'showAdded'
    | 'addedToRegistry'
    | 'registryAddedData'
  > {
  list: ProductList;
  item: RecommendationItem;
  hasButton: boolean;
  hasQuickView: boolean;
  /** From 1. */
  position: number;
  totalPositions: number;
}

/** A recommended product with the button that adds it (cart §2). */
export function RecommendationCarouselCard({
  list,
  item,
  hasButton,
  hasQuickView,
  addTo,
  grId,
  confirmType,
  signInUrl,
  newTab,
  showAdded,
  addedToRegistry,
  registryAddedData = [],
  position,
  totalPositions,
}: CardProps): ReactNode {
  const { state, add } = useAdding(useIsland(), addedMs);
  const labels = useTexts(cartMessages);
  // On mobile the page may ask for "Added" on the card instead of the layer (decision 21).
  const isQuiet = addTo === 'registry' && confirmType === 'button' ? true : showAdded && isMobile();
  const { registryQuantity = registryTotal(registryAddedData, item) } = item;
  const handleAdd = () =>
    add({ ...addingOf(item, { location: list.id, position, totalPositions }), isQuiet });

  return (
    <AddingCard
      item={{ ...item, registryQuantity }}
      isInRegistry={addedToRegistry}
      labels={labels}
      hasButton={hasButton}
      hasQuickView={hasQuickView}
      addTo={addTo}
      grId={grId}
      signInUrl={signInUrl}
      isQuiet={isQuiet}
      opensNewTab={newTab}
      isInCart={useIsInCart(item.sku)}
      isLazy={position > eagerPictures}
      state={state}
      onAdd={handleAdd}
      onFollow={() => trackSelection(list, item, position)}
    />
  );
}
