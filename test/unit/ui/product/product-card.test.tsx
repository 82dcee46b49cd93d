import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Button } from '../../../../src/ui/button.tsx';
import { ProductCard, type ProductCardProps } from '../../../../src/ui/product/product-card.tsx';

/** What a card says below its price, to the eye and to a screen reader. */
function factsOf(given: Partial<ProductCardProps>) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() =>
    root.render(
      <ProductCard name="Marlow Sofa" href="/p/1" imagePath="/1.svg" price="$1,799.00" {...given} />,
    ),
  );
  const facts = place.querySelector('.si-card__facts')!;
  const texts = [...facts.querySelectorAll('span:not(:has(span))')];
  return {
    seen: texts.filter((text) => text.matches('[aria-hidden], .si-card__delivery')).map(textOf),
    heard: texts.filter((text) => !text.matches('[aria-hidden]')).map(textOf),
    all: place.textContent,
  };
}

const textOf = ({ textContent }: Element) => textContent;

describe('what a shopper compares', () => {
  test('is the rating with its number, and when it comes', () => {
    const { seen, heard } = factsOf({ rating: 4.65, reviewCount: 412, deliveryText: 'Get it by Dec 8' });
    expect(seen).toEqual(['★ 4.7 (412)', 'Get it by Dec 8']);
    expect(heard).toEqual(['Rated 4.7 of 5 by 412 shoppers', 'Get it by Dec 8']);
  });

  test.each([
    [{ rating: 5, reviewCount: 1 }, 'Rated 5.0 of 5 by 1 shopper'],
    [{ rating: 4 }, 'Rated 4.0 of 5'],
  ])('is %j in words', (given, words) => {
    expect(factsOf(given).heard).toEqual([words]);
  });

  test.each([{}, { rating: 0, reviewCount: 0 }, { rating: 4, reviewCount: 0 }, { reviewCount: 3 }])(
    'is nothing where nothing is known: %j',
    (given) => {
      expect(factsOf(given).heard).toEqual([]);
    },
  );
});

describe('a product that is sold out', () => {
  const soldOut = { isInStock: false, deliveryText: 'Ready to ship' };

  test('says so in place of its delivery, on a card without a button', () => {
    expect(factsOf(soldOut).seen).toEqual(['Out of stock']);
  });

  test('says so once: the button does', () => {
    const { all } = factsOf({ ...soldOut, children: <Button disabled>Out of stock</Button> });
    expect(all!.match(/Out of stock/g)).toHaveLength(1);
    expect(all).not.toContain('Ready to ship');
  });
});
