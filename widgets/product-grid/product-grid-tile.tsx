import { memo, type ReactNode } from 'react';
import type { Miniset } from '../../src/contract/listing/listing.ts';
import { addedMs } from '../../src/domain/carousel.ts';
import type { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/cart/adding.ts';
import { comparedText } from '../../src/state/listing/compare-list.ts';
import { trackSelection } from '../../src/state/track.ts';
import { AddingCard } from '../../src/ui/product/adding-card.tsx';
import { ProductCardSkeleton } from '../../src/ui/product/product-card.tsx';
import type { ProductGridProps } from './product-grid.island.ts';
import type { gridMessages } from './product-grid.messages.ts';
import { useColor } from './product-grid-color.ts';
import { ProductGridSwatches } from './product-grid-swatches.tsx';

interface TileProps extends Pick<ProductGridProps, 'listing' | 'addTo' | 'signInUrl'> {
  item: Miniset;
  /** From 1. */
  position: number;
  totalPositions: number;
  texts: typeof gridMessages;
  labels: typeof cartMessages;
  hasQuickView: boolean;
  isComparable: boolean;
  /** Whether the tile is ticked for comparison when it mounts. */
  isTicked: boolean;
}

/** Pictures that are in view when a listing opens. */
const eagerPictures = 4;

/** A product of a listing: a card with its colors, a checkbox to compare it, and its button. */
export const ProductGridTile = memo(function ProductGridTile({
  listing,
  item: given,
  position,
  totalPositions,
  texts,
  labels,
  addTo,
  signInUrl,
  hasQuickView,
  isComparable,
  isTicked,
}: TileProps): ReactNode {
  const { state, add } = useAdding(useIsland(), addedMs);
  // An add to a registry names no color.
  const hasChoices = addTo !== 'registry';
  const { shown: item, picture, chosen, choose } = useColor(given, hasChoices);
  return (
    <li className="si-product-grid__tile si-card-box">
      <AddingCard
        item={item}
        picture={picture}
        labels={labels}
        hasButton={addTo !== 'none'}
        hasQuickView={hasQuickView}
        addTo={addTo === 'registry' ? addTo : 'cart'}
        signInUrl={signInUrl}
        isQuiet={false}
        isLazy={position > eagerPictures}
        state={state}
        onFollow={() => trackSelection({ id: listing }, item, position)}
        onAdd={() => add(addingOf(item, { location: listing, position, totalPositions }))}
      >
        <ProductGridSwatches
          item={given}
          hasChoices={hasChoices}
          chosen={chosen}
          onChoose={choose}
          text={texts.swatches}
        />
        {isComparable && (
          <label className="si-product-grid__compare">
            <input
              type="checkbox"
              defaultChecked={isTicked}
              aria-label={fillIn(texts.compareNamed, item.name)}
              data-compare-product={comparedText(item)}
            />
            <span>{texts.compare}</span>
          </label>
        )}
      </AddingCard>
    </li>
  );
});

/** A placeholder of a tile, in its exact size; visible only if loading takes a while. */
export function ProductGridPlaceholder({
  hasButton,
  isComparable,
}: {
  hasButton: boolean;
  isComparable: boolean;
}): ReactNode {
  return (
    <li className="si-product-grid__tile si-card-box" data-state="loading" aria-hidden="true">
      <div className="si-adding-card">
        <ProductCardSkeleton hasButton={hasButton}>
          <div className="si-product-grid__swatches" />
          {isComparable && <div className="si-product-grid__compare" />}
        </ProductCardSkeleton>
      </div>
    </li>
  );
}
