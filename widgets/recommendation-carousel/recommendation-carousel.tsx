import { type ReactNode, useState } from 'react';
import { podPreset } from '../../src/domain/recommendations/pods.ts';
import { carouselMessages, podMessages } from '../../src/domain/recommendations/recommendations-messages.ts';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { pageTexts } from '../../src/page/texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { loadContent } from '../../src/state/load-content.ts';
import { useQuickView } from '../../src/state/quick-view/use-quick-view.ts';
import {
  isOfOtherBrand,
  loadRecommendations,
  loadRecommendationsOfEach,
  type Recommendations,
} from '../../src/state/recommendations/recommendations.ts';
import { useTrackedList } from '../../src/state/track.ts';
import { Carousel, CarouselItem } from '../../src/ui/carousel.tsx';
import { ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import type { RecommendationCarouselProps } from './recommendation-carousel.island.ts';
import { RecommendationCarouselAddAll } from './recommendation-carousel-add-all.tsx';
import { RecommendationCarouselCard } from './recommendation-carousel-card.tsx';

/** A pod: placeholders, then its cards; the server's content if there is nothing to recommend (cart §4). */
export function RecommendationCarousel({
  podId,
  sku,
  skus,
  podParameters,
  heading,
  headingLevel,
  preset,
  onListing,
  registrantMode,
  enableAddRegistryBtn,
  showBottomAddButton,
  isAddedAllToRegistry,
  isQuickViewEnabled,
  ...card
}: RecommendationCarouselProps): ReactNode {
  const { recommendationsHeading, shopAll } = useTexts(carouselMessages);
  const { pod, loaded } = usePod({ podId, sku, skus, podParameters });
  const list = { id: podId, name: heading ?? loaded?.title, resultId: loaded?.resultId };
  useTrackedList(list, loaded?.items);
  const isOther = !(pod instanceof Error) && isOfOtherBrand(pod);
  const hasQuickView = useQuickView(isQuickViewEnabled, useIsland().host) && !isOther;

  if (pod instanceof Error || loaded?.items.length === 0) return <ServerContent />;
  const addTo = registrantMode ? 'registry' : card.addTo;
  const hasButton = !isOther && (addTo === 'registry' ? enableAddRegistryBtn : pod.showAddToCart);
  return (
    <>
      <Carousel
        title={heading ?? loaded?.title ?? pod.title ?? recommendationsHeading}
        headingLevel={headingLevel}
        all={loaded?.shopAllUrl ? { href: loaded.shopAllUrl, text: shopAll } : undefined}
        preset={preset}
        isOnListing={onListing}
        placeholder={!loaded && <ProductCardSkeleton hasButton={hasButton} />}
      >
        {loaded?.items.map((item, index) => (
          <CarouselItem key={item.sku}>
            <RecommendationCarouselCard
              {...card}
              list={list}
              addTo={addTo}
              item={item}
              hasButton={hasButton}
              hasQuickView={hasQuickView}
              position={index + 1}
              totalPositions={loaded.items.length}
            />
          </CarouselItem>
        ))}
      </Carousel>
      {loaded && showBottomAddButton && enableAddRegistryBtn && !isOther && (
        <RecommendationCarouselAddAll
          {...card}
          items={loaded.items}
          isAddedAllToRegistry={isAddedAllToRegistry}
        />
      )}
    </>
  );
}

/** The pod's settings and, once they have loaded, its products; an unknown pod is an error of this island alone. */
function usePod({
  podId,
  sku,
  skus,
  podParameters,
}: Pick<RecommendationCarouselProps, 'podId' | 'sku' | 'skus' | 'podParameters'>) {
  const island = useIsland();
  const [pod] = useState(() => podPreset(podId, pageContext().pods, pageTexts(podMessages)));
  const [loaded, setLoaded] = useState<Recommendations>();

  useOnMountBeforePaint(() => {
    if (pod instanceof Error) {
      island.fail(pod);
      return;
    }
    return loadContent<Recommendations>(island, {
      what: `the pod "${podId}"`,
      load(signal) {
        const request = { pod, parameters: { ...podParameters, sku }, signal };
        return skus ? loadRecommendationsOfEach(skus, request) : loadRecommendations(request);
      },
      show: setLoaded,
    });
  });

  return { pod, loaded };
}
