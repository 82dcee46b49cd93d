import { type ReactNode, useLayoutEffect, useState } from 'react';
import { podPreset } from '../../src/domain/recommendations/pods.ts';
import { pageContext } from '../../src/page/context.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { loadContent } from '../../src/state/load-content.ts';
import {
  loadRecommendations,
  type Recommendations,
} from '../../src/state/recommendations/recommendations.ts';
import { Carousel, CarouselItem } from '../../src/ui/carousel.tsx';
import { ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import type { RecommendationCarouselProps } from './recommendation-carousel.island.ts';
import { RecommendationCarouselCard } from './recommendation-carousel-card.tsx';

/** A pod: placeholders, then its cards; what the server wrote where there is nothing to recommend (cart §4). */
export function RecommendationCarousel({
  podId,
  sku,
  skus,
  podParameters,
  heading,
  headingLevel,
  preset,
  onListing,
  ...card
}: RecommendationCarouselProps): ReactNode {
  const island = useIsland();
  const [loaded, setLoaded] = useState<Recommendations>();
  const { otherBrandOrigin, pods } = pageContext();
  const pod = podPreset(podId, pods);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of a mounted host never change
  useLayoutEffect(() => {
    if (pod instanceof Error) {
      island.fail(pod);
      return;
    }
    loadContent<Recommendations>(island, {
      what: `the pod "${podId}"`,
      load(signal) {
        const request = { podId, parameters: { ...podParameters, sku }, signal };
        if (!skus) return loadRecommendations(request);
        return import('../../src/state/recommendations/recommendations-of-each.ts')
          .then(({ loadRecommendationsOfEach }) => loadRecommendationsOfEach(skus, request))
          .catch(() => null);
      },
      show: setLoaded,
    });
  }, []);

  if (pod instanceof Error || loaded?.items.length === 0) return <ServerContent />;
  const hasButton = card.addTo === 'registry' || pod.showAddToCart;
  return (
    <Carousel
      title={heading ?? loaded?.title ?? pod.title ?? 'Recommended for You'}
      headingLevel={headingLevel}
      preset={preset}
      isOnListing={onListing}
      placeholder={!loaded && <ProductCardSkeleton hasButton={hasButton} />}
    >
      {loaded?.items.map((item, index) => (
        <CarouselItem key={item.sku}>
          <RecommendationCarouselCard
            {...card}
            item={item}
            origin={pod.origin === 'other-brand' ? otherBrandOrigin : pod.origin}
            hasButton={hasButton}
            position={index + 1}
            totalPositions={loaded.items.length}
          />
        </CarouselItem>
      ))}
    </Carousel>
  );
}
