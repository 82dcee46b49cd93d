import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../../src/ui/button.tsx';
import { Carousel, CarouselItem } from '../../../../src/ui/carousel.tsx';
import { ProductCard } from '../../../../src/ui/product/product-card.tsx';
import type { CardListProps } from './card-list.island.ts';

const places = Array.from({ length: 15 }, (_, place) => place + 1);

/** The library's carousel. */
export function CardList({ name }: CardListProps): ReactNode {
  useEffect(() => {
    window.onViewSettled?.();
  }, []);
  return (
    <Carousel title={name}>
      {places.map((place) => (
        <CarouselItem key={place}>
          <ListedCard place={place} />
        </CarouselItem>
      ))}
    </Carousel>
  );
}

/** The same cards in a plain list with scroll snapping. */
export function BareCardList({ name }: CardListProps): ReactNode {
  useEffect(() => {
    window.onViewSettled?.();
  }, []);
  return (
    <div className="si-root">
      <h2>{name}</h2>
      <ul className="si-bench-list">
        {places.map((place) => (
          <li key={place}>
            <ListedCard place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ListedCard({ place }: { place: number }): ReactNode {
  return (
    <ProductCard
      name={`Lounge II ${93 + place}-inch Sofa`}
      href={`/p/${200003 + place}`}
      imagePath="/shop/icon.svg"
      price={`$${place},899.00`}
    >
      <Button kind="secondary" onClick={() => {}}>
        Add to Cart
      </Button>
    </ProductCard>
  );
}
