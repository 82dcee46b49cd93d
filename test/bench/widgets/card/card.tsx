import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '../../../../src/ui/button.tsx';
import { ProductCard } from '../../../../src/ui/product/product-card.tsx';
import type { CardProps } from './card.island.ts';

export function Card({ sku, name, price }: CardProps): ReactNode {
  const [isAdded, setAdded] = useState(false);
  useLayoutEffect(() => {
    window.onViewCommitted?.();
  }, []);
  return (
    <div className="si-bench-card">
      <ProductCard name={name} href={`/p/${sku}`} imagePath="/shop/icon.svg" price={price}>
        <Button kind="secondary" onClick={() => setAdded(true)} isDone={isAdded} doneText="Added">
          Add to Cart
        </Button>
      </ProductCard>
    </div>
  );
}
