import type { ReactNode } from 'react';
import type { RecommendationItem } from '../../src/contract/recommendations.ts';
import { addedMs } from '../../src/domain/carousel.ts';
import { cartMessages } from '../../src/domain/cart-messages.ts';
import { withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { isMobile } from '../../src/page/media.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/adding.ts';
import { AddButton } from '../../src/ui/add-button.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { ProductCard } from '../../src/ui/product-card.tsx';
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
  const href = at(item.navigateUrl);
  // "Added" takes the layer's place on mobile where the page wants it so, and where the layer does not open.
  const isQuiet = showAdded && isMobile();
  const handleAdd = () => add({ ...addingOf(item, { position, totalPositions }), isQuiet });

  return (
    <div className="si-recommendation-carousel__card">
      <ProductCard
        name={item.name}
        href={href}
        imagePath={at(item.imagePath)}
        imagePathHiRes={item.imagePathHiRes && at(item.imagePathHiRes)}
        price={item.formattedPrice}
        listPrice={item.formattedListPrice}
        badge={item.badge}
        opensNewTab={newTab}
      >
        {hasButton && (
          <AddButton
            item={item}
            labels={labels}
            href={href}
            addTo={addTo}
            signInUrl={signInUrl}
            status={state.status}
            onAdd={handleAdd}
            isQuiet={isQuiet}
            isCompact
          />
        )}
      </ProductCard>
      {state.status === 'failed' && (
        <p className="si-recommendation-carousel__error" role="alert">
          <Icon name="alert" />
          {state.message}
        </p>
      )}
    </div>
  );
}
