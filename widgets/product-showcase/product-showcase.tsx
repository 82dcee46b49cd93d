import { type ReactNode, useState } from 'react';
import { podPreset } from '../../src/domain/recommendations/pods.ts';
import { withoutDuplicates } from '../../src/domain/recommendations/recommendations.ts';
import { carouselMessages } from '../../src/domain/recommendations/recommendations-messages.ts';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
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

/** Products on show (checkout §3): the page's own or a pod's; the server's content if there are none. */
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

  const { showcaseHeading } = useTexts(carouselMessages);

  useOnMountBeforePaint(() => {
    if (loaded) {
      if (!loaded.items.length) island.releaseSpace();
      return;
    }
    const pod = podId
      ? podPreset(podId, pageContext().pods)
      : Error('neither items nor data-pod-id is given; accepted is one of them');
    if (pod instanceof Error) {
      island.fail(pod);
      return;
    }
    loadContent<Recommendations>(island, {
      what: `the pod "${podId}"`,
      load: (signal) => loadRecommendations({ pod, parameters: { sku, piId }, signal }),
      show: setLoaded,
    });
  });

  if (loaded?.items.length === 0) return <ServerContent />;
  return (
    <Carousel
      title={heading ?? loaded?.title ?? showcaseHeading}
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
