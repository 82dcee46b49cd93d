import type { ReactNode } from 'react';
import { eagerPictures } from '../../src/domain/carousel.ts';
import { carouselMessages } from '../../src/domain/recommendations/recommendations-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useQuickView } from '../../src/state/quick-view/use-quick-view.ts';
import { track, trackSelection, useTrackedList } from '../../src/state/track.ts';
import { Carousel, CarouselItem } from '../../src/ui/carousel.tsx';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import { QuickViewLink } from '../../src/ui/product/quick-view-link.tsx';
import type { ProductShowcaseProps } from './product-showcase.island.ts';
import { useShowcase } from './product-showcase.state.ts';

/** A showcase of products (checkout §3): the page's own or a pod's; the server's content if there are none. */
export function ProductShowcase({
  onListing,
  newTab,
  heading,
  isQuickViewEnabled,
  ...products
}: ProductShowcaseProps): ReactNode {
  const loaded = useShowcase(products);
  const { showcaseHeading } = useTexts(carouselMessages);
  const { piId } = products;
  const list = { id: products.podId ?? piId, name: heading ?? loaded?.title, resultId: loaded?.resultId };
  useTrackedList(list, loaded?.items);
  const hasQuickView = useQuickView(isQuickViewEnabled, useIsland().host);

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
            rating={item.rating}
            reviewCount={item.reviewCount}
            deliveryText={item.deliveryText}
            isInStock={item.isInStock}
            quickView={
              hasQuickView && item.navigateUrl && <QuickViewLink item={item} href={item.navigateUrl} />
            }
            opensNewTab={newTab}
            isLazy={index >= eagerPictures}
            onFollow={() => {
              track('Product Showcase', { piId, sku: item.sku, position: index + 1 });
              trackSelection(list, item, index + 1);
            }}
          />
        </CarouselItem>
      ))}
    </Carousel>
  );
}
