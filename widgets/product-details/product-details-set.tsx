import type { ReactNode } from 'react';
import type { BrowseModel } from '../../src/contract/product/browse-model.ts';
import { addedMs } from '../../src/domain/carousel.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/cart/adding.ts';
import { useIsInCart } from '../../src/state/cart/use-is-in-cart.ts';
import { AddingCard } from '../../src/ui/product/adding-card.tsx';
import { detailsMessages } from './product-details.messages.ts';

type Item = BrowseModel['productItems'][number];

/** The products of a set, each with its own add (decision 119). */
export function ProductDetailsSet({ items }: { items: readonly Item[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-product-details__set" role="list">
      {items.map((item, index) => (
        <li key={item.sku} className="si-card-box">
          <SetItem item={item} position={index + 1} totalPositions={items.length} />
        </li>
      ))}
    </ul>
  );
}

interface SetItemProps {
  item: Item;
  /** From 1. */
  position: number;
  totalPositions: number;
}

function SetItem({ item, position, totalPositions }: SetItemProps) {
  const { state, add } = useAdding(useIsland(), addedMs);
  const labels = useTexts(cartMessages);
  const { detailsNoLonger } = useTexts(detailsMessages);
  const { formattedPrice = '', imagePath = '', isNla, ...more } = item;
  return (
    <AddingCard
      item={{ ...more, formattedPrice, imagePath, ...(isNla && { isInStock: false }) }}
      labels={isNla ? { ...labels, outOfStock: detailsNoLonger } : labels}
      hasButton
      addTo="cart"
      signInUrl=""
      isQuiet={false}
      isInCart={useIsInCart(item.sku)}
      state={state}
      onAdd={() => add(addingOf(item, { location: 'product-details', position, totalPositions }))}
    />
  );
}
