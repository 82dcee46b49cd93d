import { fillIn } from '../../domain/messages.ts';
import { productCardMessages } from '../../domain/product/product-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** What a shopper compares besides the price; each is left out where it is not known. */
export interface CardFactsProps {
  /** From 0 to 5 stars. */
  rating?: number | undefined;
  reviewCount?: number | undefined;
  /** When it comes, in the server's words: "Ready to ship". */
  deliveryText?: string | undefined;
  isInStock?: boolean | undefined;
}

interface FactsProps extends CardFactsProps {
  /** The card has a button, which says itself that the product is out of stock. */
  hasButton: boolean;
}

/** How a product is rated, and when it comes. The line of a sold-out product says that alone, and only once on a card. */
export function CardFacts({ rating, reviewCount, deliveryText, isInStock, hasButton }: FactsProps) {
  const texts = useTexts(productCardMessages);
  const soldOut = hasButton ? undefined : texts.cardOutOfStock;
  const delivery = isInStock === false ? soldOut : deliveryText;
  const isRated = rating !== undefined && rating > 0 && reviewCount !== 0;
  return (
    <span className="si-card__facts">
      {isRated && (
        <span className="si-card__rating">
          <span aria-hidden="true">{`★ ${rating.toFixed(1)}${reviewCount ? ` (${reviewCount})` : ''}`}</span>
          <VisuallyHidden>
            {reviewCount
              ? fillIn(
                  texts[reviewCount === 1 ? 'cardRatedByOne' : 'cardRatedBy'],
                  rating.toFixed(1),
                  reviewCount,
                )
              : fillIn(texts.cardRated, rating.toFixed(1))}
          </VisuallyHidden>
        </span>
      )}
      {delivery && <span className="si-card__delivery">{delivery}</span>}
    </span>
  );
}
