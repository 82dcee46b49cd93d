import type { ReactElement } from 'react';
import { productCardMessages } from '../../domain/product/product-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import { TextFor } from '../visually-hidden.tsx';

/** What a tile hands over: the quick view shows it until more is known. */
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

/** On a card's picture: opens the quick view; without script the product's page. */
export function QuickViewLink({ item, href }: QuickViewLinkProps): ReactElement {
  const { cardQuickView } = useTexts(productCardMessages);
  return (
    <a className="si-card__quick-view" href={href} {...quickViewAttributes(item)}>
      <TextFor name={item.name}>{cardQuickView}</TextFor>
    </a>
  );
}
