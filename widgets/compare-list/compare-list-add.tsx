import type { ReactNode } from 'react';
import { addedMs } from '../../src/domain/carousel.ts';
import { cartMessages } from '../../src/domain/cart/cart-messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { useIsland } from '../../src/runtime/use-island.ts';
import { addingOf, useAdding } from '../../src/state/cart/adding.ts';
import type { ComparedProduct } from '../../src/state/listing/compare-list.ts';
import { Button } from '../../src/ui/button.tsx';
import { ErrorNote } from '../../src/ui/error-note.tsx';
import { failureWords } from '../../src/ui/failure-words.tsx';
import { AddButton } from '../../src/ui/product/add-button.tsx';

/** Adds a compared product to the cart (cart §2), and the error if that failed. */
export function CompareListAdd({ product }: { product: ComparedProduct }): ReactNode {
  const { state, add } = useAdding(useIsland(), addedMs);
  const labels = useTexts(cartMessages);
  const { url, isInStock } = product;
  if (!isInStock)
    return (
      <Button kind="secondary" isWide disabled>
        {labels.outOfStock}
      </Button>
    );
  return (
    <>
      <AddButton
        item={product}
        labels={labels}
        href={url}
        addTo="cart"
        signInUrl=""
        status={state.status}
        onAdd={() => add(addingOf({ ...product, navigateUrl: url }, { location: 'compare-list' }))}
        isQuiet={false}
      />
      <ErrorNote>{failureWords(state)}</ErrorNote>
    </>
  );
}
