import { fillIn } from '../../domain/messages.ts';
import { productCardMessages } from '../../domain/product/product-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** The facts that a shopper compares besides the price; unknown ones are left out. */
export interface CardFactsProps {
  /** From 0 to 5 stars. */
  rating?: number | undefined;
  reviewCount?: number | undefined;
  /** The server's text about the delivery: "Ready to ship". */
  deliveryText?: string | undefined;
  isInStock?: boolean | undefined;
}

interface FactsProps extends CardFactsProps {
  /** The card has a button, which says itself that the product is out of stock. */
  hasButton: boolean;
}

/**
 * The rating of a product, and its delivery. For a sold-out product the line says only that, unless the button says it
 * already.
 */
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
