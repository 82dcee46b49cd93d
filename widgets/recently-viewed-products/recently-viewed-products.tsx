import type { ReactNode } from 'react';
import type { RecentlyViewedProduct } from '../../src/contract/recommendations/recently-viewed.ts';
import { eagerPictures } from '../../src/domain/carousel.ts';
import { carouselMessages } from '../../src/domain/recommendations/recommendations-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { useIsInCart } from '../../src/state/cart/use-is-in-cart.ts';
import { useQuickView } from '../../src/state/quick-view/use-quick-view.ts';
import { trackSelection, useTrackedList } from '../../src/state/track.ts';
import { useContent } from '../../src/state/use-content.ts';
import { Carousel, CarouselItem } from '../../src/ui/carousel.tsx';
import { ProductCard, ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import { QuickViewLink } from '../../src/ui/product/quick-view-link.tsx';
import type { RecentlyViewedProductsProps } from './recently-viewed-products.island.ts';
import { loadRecentlyViewed } from './recently-viewed-products.state.ts';

/** The products viewed before, latest first; the server's content if there are none (cart §2, §7). */
export function RecentlyViewedProducts({
  isNewLayout,
  newTab,
  heading,
  isQuickViewEnabled,
  ...view
}: RecentlyViewedProductsProps): ReactNode {
  const island = useIsland();
  const { recentlyViewedHeading } = useTexts(carouselMessages);
  const items = useContent(island, {
    what: 'the recently viewed products',
    read: (signal) => loadRecentlyViewed(view, isNewLayout, island.host, signal),
  })?.items;

  useTrackedList(list, items);
  const hasQuickView = useQuickView(isQuickViewEnabled, island.host);

  if (items?.length === 0) return <ServerContent />;
  return (
    <Carousel
      title={heading ?? recentlyViewedHeading}
      preset="recently-viewed"
      placeholder={!items && <ProductCardSkeleton />}
    >
      {items?.map((item, index) => (
        <CarouselItem key={item.sku}>
          <RecentlyViewedProductsCard {...{ item, newTab, hasQuickView }} position={index + 1} />
        </CarouselItem>
      ))}
    </Carousel>
  );
}

const list = { id: 'recently-viewed-products' };

interface CardProps extends Pick<RecentlyViewedProductsProps, 'newTab'> {
  item: RecentlyViewedProduct;
  hasQuickView: boolean;
  /** From 1. */
  position: number;
}

function RecentlyViewedProductsCard({ item, newTab, hasQuickView, position }: CardProps): ReactNode {
  const { sku, name, urlPath } = item;
  return (
    <ProductCard
      name={name}
      href={urlPath}
      imagePath={item.imagePath}
      imagePathHiRes={item.imagePathHiRes}
      price={item.formattedPrice}
      listPrice={item.formattedListPrice}
      rating={item.rating}
      reviewCount={item.reviewCount}
      deliveryText={item.deliveryText}
      isInStock={item.isInStock}
      opensNewTab={newTab}
      isInCart={useIsInCart(sku)}
      isLazy={position > eagerPictures}
      quickView={hasQuickView && urlPath && <QuickViewLink item={item} href={urlPath} />}
      onFollow={() => trackSelection(list, { sku, name }, position)}
    />
  );
}
