import { useAtomValue } from 'jotai';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { listingTake } from '../../src/domain/listing/listing-query.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { comparedAtom, tickedProducts } from '../../src/state/listing/compare-list.ts';
import { arrivedCount, type ListingState } from '../../src/state/listing/listing-state.ts';
import { useQuickView } from '../../src/state/quick-view/use-quick-view.ts';
import type { ProductGridProps } from './product-grid.island.ts';
import type { gridMessages } from './product-grid.messages.ts';
import { ProductGridPlaceholder, ProductGridTile } from './product-grid-tile.tsx';

/** About as many tiles as fit into a window. */
const urgentTiles = 12;

interface TilesProps
  extends Pick<ProductGridProps, 'listing' | 'addTo' | 'signInUrl' | 'pageSize' | 'isQuickViewEnabled'> {
  state: ListingState;
  /** The host's own products. */
  given: ProductGridProps['minisets'];
  texts: typeof gridMessages;
}

/** The tiles of the shown products, and placeholders for those that are loading. */
export function ProductGridTiles({
  listing,
  state,
  given,
  texts,
  addTo,
  signInUrl,
  pageSize,
  isQuickViewEnabled,
}: TilesProps): ReactNode {
  const { host } = useIsland();
  const labels = useTexts(cartMessages);
  const hasQuickView = useQuickView(isQuickViewEnabled, host);
  // Boxes that the shopper ticked in the server's tiles stay ticked; for later tiles the compare list knows.
  const [ticked] = useState(() => tickedProducts(host));
  const compared = useAtomValue(comparedAtom);
  const [isComparable] = useState(() => !!document.querySelector('[data-island="compare-list"]'));
  const { minisets, shown, totalCount = minisets?.length ?? 0 } = state;
  // Tiles in view are rendered first; the ones below are deferred.
  const previous = useDeferredValue(minisets);
  const items = minisets?.map((item, index) => (index >= urgentTiles && previous?.[index]) || item);
  const chosen = minisets === given ? ticked : compared;

  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-product-grid__tiles" role="list">
      {items?.map((item, index) => (
        <ProductGridTile
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile that keeps its place stays mounted; a moved one would shift the layout
          key={`${shown.skip + index}:${item.sku}`}
          listing={listing}
          item={item}
          position={shown.skip + index + 1}
          totalPositions={totalCount}
          texts={texts}
          labels={labels}
          addTo={addTo}
          signInUrl={signInUrl}
          hasQuickView={hasQuickView}
          isComparable={isComparable}
          isTicked={chosen.some(({ sku }) => sku === item.sku)}
        />
      ))}
      {[...Array(placeholderCount(state, pageSize)).keys()].map((index) => (
        <ProductGridPlaceholder key={index} hasButton={addTo !== 'none'} isComparable={isComparable} />
      ))}
    </ul>
  );
}

/** The number of loading tiles, if it is known or nothing else is shown. */
function placeholderCount(state: ListingState, pageSize = listingTake) {
  const { minisets, totalCount = 0, shown, isLoading, isLoadingMore } = state;
  if (isLoadingMore) return Math.min(pageSize, totalCount - shown.skip - arrivedCount(state));
  return isLoading && !minisets ? urgentTiles : 0;
}
