import { type ReactNode, useState } from 'react';
import type { RecentlyViewedCategory } from '../../src/contract/recommendations/recently-viewed-categories.ts';
import { eagerPictures } from '../../src/domain/carousel.ts';
import { carouselMessages } from '../../src/domain/recommendations/recommendations-messages.ts';
import { useOnMountBeforePaint } from '../../src/hooks/use-on-mount.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { ServerContent } from '../../src/runtime/server-content.tsx';
import { useIsland } from '../../src/runtime/use-island.ts';
import { loadContent } from '../../src/state/load-content.ts';
import { Carousel, CarouselItem } from '../../src/ui/carousel.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { ProductName } from '../../src/ui/product/product-name.tsx';
import { Skeleton } from '../../src/ui/skeleton.tsx';
import type { RecentlyViewedCategoriesProps } from './recently-viewed-categories.island.ts';
import { categoriesUrl, loadRecentlyViewedCategories } from './recently-viewed-categories.state.ts';

/** The categories viewed before, latest first; the server's content if there are none (cart §2). */
export function RecentlyViewedCategories({ url, heading }: RecentlyViewedCategoriesProps): ReactNode {
  const island = useIsland();
  const { recentCategoriesHeading } = useTexts(carouselMessages);
  const [items, setItems] = useState<RecentlyViewedCategory[]>();

  useOnMountBeforePaint(() => {
    const path = categoriesUrl(url);
    if (path instanceof Error) {
      island.fail(path);
      return;
    }
    return loadContent(island, {
      what: 'the recently viewed categories',
      load: (signal) => loadRecentlyViewedCategories(path, signal),
      show: (loaded) => setItems(loaded.items),
    });
  });

  if (items?.length === 0) return <ServerContent />;
  return (
    <div className="si-recently-viewed-categories">
      <Carousel
        title={heading ?? recentCategoriesHeading}
        preset="recently-viewed"
        placeholder={!items && <CategoryCardSkeleton />}
      >
        {items?.map((category, index) => (
          <CarouselItem key={category.urlPath}>
            <CategoryCard {...category} isLazy={index >= eagerPictures} />
          </CarouselItem>
        ))}
      </Carousel>
    </div>
  );
}

/** A category: a picture, and a link stretched over all of it (decision 18). */
function CategoryCard({
  categoryName,
  imagePath,
  imagePathHiRes,
  urlPath,
  isLazy,
}: RecentlyViewedCategory & { isLazy: boolean }): ReactNode {
  return (
    <div className="si-card">
      <Picture src={imagePath} srcHiRes={imagePathHiRes} alt="" isLazy={isLazy} />
      <div className="si-card__text">
        <a className="si-card__link" href={urlPath} title={categoryName}>
          <ProductName name={categoryName} />
        </a>
      </div>
    </div>
  );
}

function CategoryCardSkeleton(): ReactNode {
  return (
    <div className="si-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="si-card__text">
        <span className="si-card__link">
          <Skeleton width="64%" />
        </span>
      </div>
    </div>
  );
}
