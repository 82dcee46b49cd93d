import type { ReactElement } from 'react';
import { productCardMessages } from '../../domain/product/product-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { TextFor } from '../visually-hidden.tsx';

/** The data of a tile that the quick view shows until its product is loaded. */
export interface QuickViewItem {
  sku: string;
  name: string;
  formattedPrice: string;
  formattedListPrice?: string | undefined;
  imagePath: string;
  /** The tile's chosen swatch. */
  optionChoiceParameter?: string | undefined;
}

/** The attributes that make a link to the product's page open its quick view. */
export function quickViewAttributes(item: QuickViewItem): Record<`data-${string}`, string | undefined> {
  return {
    'data-island-open': 'quick-view',
    'data-sku': item.sku,
    'data-option-choice-parameter': item.optionChoiceParameter || undefined,
    'data-name': item.name,
    'data-formatted-price': item.formattedPrice,
    'data-formatted-list-price': item.formattedListPrice || undefined,
    'data-image-path': item.imagePath,
  };
}

interface QuickViewLinkProps {
  item: QuickViewItem;
  /** The product's page. */
  href: string;
}

/** A link on the card's picture that opens the quick view; without script it leads to the product's page. */
export function QuickViewLink({ item, href }: QuickViewLinkProps): ReactElement {
  const { cardQuickView } = useTexts(productCardMessages);
  return (
    <a className="si-card__quick-view" href={href} {...quickViewAttributes(item)}>
      <TextFor name={item.name}>{cardQuickView}</TextFor>
    </a>
  );
}
