import { type ReactNode, useLayoutEffect, useState } from 'react';
import { withoutDuplicates } from '../../src/domain/recommendations/recommendations.ts';
import { emit } from '../../src/page/events.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { loadContent } from '../../src/state/load-content.ts';
import {
  loadRecommendations,
  type Recommendations,
} from '../../src/state/recommendations/recommendations.ts';
import { Carousel, CarouselItem } from '../../src/ui/carousel.tsx';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import type { ProductShowcaseProps } from './product-showcase.island.ts';

/** Products on show (checkout §3): those the page gives, or those of a pod; without any, what the server wrote. */
export function ProductShowcase({
  items,
  piId,
  podId,
  sku,
  onListing,
  newTab,
  heading,
}: ProductShowcaseProps): ReactNode {
  const island = useIsland();
  const [loaded, setLoaded] = useState<Recommendations | undefined>(
    items && { items: withoutDuplicates(items) },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of a mounted host never change
  useLayoutEffect(() => {
    if (loaded) {
      if (!loaded.items.length) island.releaseSpace();
    } else if (podId)
      loadContent(island, {
        what: `the pod "${podId}"`,
        load: (signal) => loadRecommendations({ podId, parameters: { sku, piId }, signal }),
        show: (answer) => setLoaded(answer),
      }).catch(island.fail);
    else island.fail(Error('neither items nor data-pod-id is given; accepted is one of them'));
  }, []);

  if (loaded?.items.length === 0) return <ServerContent />;
  return (
    <Carousel
      title={heading ?? loaded?.title ?? 'Featured'}
      preset="showcase"
      isOnListing={onListing}
      placeholder={!loaded && <ProductCardSkeleton />}
    >
      {loaded?.items.map((item, index) => (
        <CarouselItem key={item.sku}>
          <ProductCard
            name={item.name}
            href={item.navigateUrl}
            imagePath={item.imagePath}
            imagePathHiRes={item.imagePathHiRes}
            price={item.formattedPrice}
            listPrice={item.formattedListPrice}
            badge={item.badge}
            opensNewTab={newTab}
            onFollow={() =>
              emit('storefront:track', { name: 'Product Showcase', piId, sku: item.sku, position: index + 1 })
            }
          />
        </CarouselItem>
      ))}
    </Carousel>
  );
}
