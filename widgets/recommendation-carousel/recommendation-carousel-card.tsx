import type { ReactNode } from 'react';
import type { RecommendationItem } from '../../src/contract/recommendations/recommendations.ts';
import { addedMs } from '../../src/domain/carousel.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { isMobile } from '../../src/page/media.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/cart/adding.ts';
import { AddingCard } from '../../src/ui/product/adding-card.tsx';
import type { RecommendationCarouselProps } from './recommendation-carousel.island.ts';

interface CardProps
  extends Pick<RecommendationCarouselProps, 'addTo' | 'signInUrl' | 'newTab' | 'showAdded'> {
  item: RecommendationItem;
  /** The other brand's, when the pod came from there: its paths are on that origin. */
  origin: string | undefined;
  hasButton: boolean;
  /** From 1. */
  position: number;
  totalPositions: number;
}

/** A recommended product with the button that adds it (cart §2). */
export function RecommendationCarouselCard({
  item,
  origin,
  hasButton,
  addTo,
  signInUrl,
  newTab,
  showAdded,
  position,
  totalPositions,
}: CardProps): ReactNode {
  const { state, add } = useAdding(useIsland(), addedMs);
  const labels = withOverrides(cartMessages, pageContext().messages);
  const at = (path: string) => (origin ? new URL(path, origin).href : path);
  // "Added" takes the layer's place on mobile where the page wants it so, and where the layer does not open.
  const isQuiet = showAdded && isMobile();
  const handleAdd = () => add({ ...addingOf(item, { position, totalPositions }), isQuiet });

  return (
    <AddingCard
      item={item}
      at={at}
      labels={labels}
      hasButton={hasButton}
      addTo={addTo}
      signInUrl={signInUrl}
      isQuiet={isQuiet}
      opensNewTab={newTab}
      state={state}
      onAdd={handleAdd}
    />
  );
}
