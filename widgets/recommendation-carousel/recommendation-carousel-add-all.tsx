import type { ReactNode } from 'react';
import type { RecommendationItem } from '../../src/contract/recommendations/recommendations.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import type { RecommendationCarouselProps } from './recommendation-carousel.island.ts';

interface AddAllProps
  extends Pick<RecommendationCarouselProps, 'grId' | 'confirmType' | 'signInUrl' | 'isAddedAllToRegistry'> {
  items: readonly RecommendationItem[];
}

/** The button below the products, which adds one of each to a registry: an `add-to-registry` island of all of them. */
export function RecommendationCarouselAddAll({
  items,
  grId,
  confirmType,
  signInUrl,
  isAddedAllToRegistry,
}: AddAllProps): ReactNode {
  const { addAllToRegistry } = useTexts(cartMessages);
  // A product made to order cannot be in a registry.
  const skus = items
    .filter(({ customOrderConfirmation }) => !customOrderConfirmation?.hasCustomOrderConfirmation)
    .map(({ sku }) => sku);
  if (!skus.length) return null;
  return (
    <div className="si-recommendation-carousel__all">
      <div
        data-island="add-to-registry"
        data-sku={skus[0]}
        data-skus={skus.join(' ')}
        data-gr-id={grId}
        data-is-quiet={confirmType === 'button'}
        data-is-added-all-to-registry={isAddedAllToRegistry}
        data-sign-in-url={signInUrl}
      >
        <a className="si-button" data-kind="secondary" href={signInUrl}>
          <span>{addAllToRegistry}</span>
        </a>
      </div>
    </div>
  );
}
