import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import type { Elements } from '../elements.ts';
import { ErrorNote } from '../error-note.tsx';
import { type FailureWords, failureWords } from '../failure-words.tsx';
import { AddButton, type AddButtonProps } from './add-button.tsx';
import type { CardFactsProps } from './card-facts.tsx';
import { ProductCard } from './product-card.tsx';
import { QuickViewLink } from './quick-view-link.tsx';

interface Item extends CardFactsProps {
  sku: string;
  name: string;
  formattedPrice: string;
  formattedListPrice?: string | undefined;
  imagePath: string;
  imagePathHiRes?: string | undefined;
  navigateUrl?: string | undefined;
  badge?: string | undefined;
  customOrderConfirmation?: { hasCustomOrderConfirmation: boolean } | undefined;
  registryQuantity?: number | undefined;
  optionChoiceParameter?: string | undefined;
}

export interface AddingCardProps
  extends Pick<AddButtonProps, 'addTo' | 'grId' | 'signInUrl' | 'isQuiet' | 'isInRegistry'> {
  item: Item;
  /** The picture to show, if it is not yet the item's. */
  picture?: Pick<Item, 'imagePath' | 'imagePathHiRes'>;
  labels: AddButtonProps['labels'] & { outOfStock: string };
  hasButton: boolean;
  /** Its quick view is offered. */
  hasQuickView?: boolean;
  /** The last attempt to add it; `message` is for the shopper. */
  state:
    | { status: 'idle' | 'busy' | 'added' }
    | ({ status: 'failed'; message: string } & Pick<ComponentProps<typeof FailureWords>, 'leadsTo'>);
  onAdd: () => void;
  opensNewTab?: boolean;
  isInCart?: boolean;
  isLazy?: boolean;
  /** Called when the shopper follows the product's link. */
  onFollow?: () => void;
  /** Between the price and the button. */
  children?: Elements;
}

/** A product with the button that adds it (cart §2), and the error if that failed. */
export function AddingCard({
  item,
  picture = item,
  labels,
  hasButton,
  hasQuickView,
  state,
  opensNewTab,
  isInCart,
  isLazy,
  onFollow,
  children,
  ...adding
}: AddingCardProps) {
  const href = item.navigateUrl;
  const quickView = hasQuickView && href ? item : undefined;
  return (
    <div className="si-adding-card">
      <ProductCard
        name={item.name}
        href={href}
        imagePath={picture.imagePath}
        imagePathHiRes={picture.imagePathHiRes}
        price={item.formattedPrice}
        listPrice={item.formattedListPrice}
        badge={item.badge}
        rating={item.rating}
        reviewCount={item.reviewCount}
        deliveryText={item.deliveryText}
        isInStock={item.isInStock}
        opensNewTab={opensNewTab}
        isInCart={isInCart}
        isLazy={isLazy}
        onFollow={onFollow}
        details={children}
        quickView={quickView && href && <QuickViewLink item={quickView} href={href} />}
      >
        {hasButton &&
          (item.isInStock === false ? (
            <Button kind="secondary" disabled>
              {labels.outOfStock}
            </Button>
          ) : (
            <AddButton {...adding} {...{ item, labels, href, quickView }} status={state.status} isCompact />
          ))}
      </ProductCard>
      <ErrorNote>{failureWords(state)}</ErrorNote>
    </div>
  );
}
