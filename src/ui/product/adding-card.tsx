import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import type { Elements } from '../elements.ts';
import { ErrorNote } from '../error-note.tsx';
import { FailureWords } from '../failure-words.tsx';
import { AddButton, type AddButtonProps } from './add-button.tsx';
import { ProductCard } from './product-card.tsx';

interface Item {
  sku: string;
  name: string;
  formattedPrice: string;
  formattedListPrice?: string | undefined;
  imagePath: string;
  imagePathHiRes?: string | undefined;
  navigateUrl?: string | undefined;
  badge?: string | undefined;
  /** False shows "Out of Stock" instead of the button. */
  isInStock?: boolean;
  customOrderConfirmation?: { hasCustomOrderConfirmation: boolean } | undefined;
}

export interface AddingCardProps extends Pick<AddButtonProps, 'addTo' | 'grId' | 'signInUrl' | 'isQuiet'> {
  item: Item;
  labels: AddButtonProps['labels'] & { outOfStock: string };
  hasButton: boolean;
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
  labels,
  hasButton,
  state,
  opensNewTab,
  isInCart,
  isLazy,
  onFollow,
  children,
  ...adding
}: AddingCardProps) {
  const href = item.navigateUrl;
  return (
    <div className="si-adding-card">
      <ProductCard
        name={item.name}
        href={href}
        imagePath={item.imagePath}
        imagePathHiRes={item.imagePathHiRes}
        price={item.formattedPrice}
        listPrice={item.formattedListPrice}
        badge={item.badge}
        opensNewTab={opensNewTab}
        isInCart={isInCart}
        isLazy={isLazy}
        onFollow={onFollow}
        details={children}
      >
        {hasButton &&
          (item.isInStock === false ? (
            <Button kind="secondary" disabled>
              {labels.outOfStock}
            </Button>
          ) : (
            <AddButton {...adding} item={item} labels={labels} href={href} status={state.status} isCompact />
          ))}
      </ProductCard>
      <ErrorNote>{state.status === 'failed' && <FailureWords {...state} />}</ErrorNote>
    </div>
  );
}
