import { productCardMessages } from '../../domain/product/product-messages.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { Elements } from '../elements.ts';
import { Icon } from '../icon.tsx';
import { Picture } from '../picture.tsx';
import { Price, type PriceProps } from '../price.tsx';
import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { CardFacts, type CardFactsProps } from './card-facts.tsx';
import { ProductName } from './product-name.tsx';

export interface ProductCardProps extends PriceProps, CardFactsProps {
  name: string;
  /** The card's link: a URL that has been checked. Without one the card only shows the product. */
  href: string | undefined;
  imagePath: string;
  imagePathHiRes?: string | undefined;
  /** A word or two on the picture: "New", "Sale". */
  badge?: string | undefined;
  opensNewTab?: boolean | undefined;
  /** The cart has the product: shows a label on the picture. */
  isInCart?: boolean | undefined;
  /** False for a picture that is in view on load. */
  isLazy?: boolean | undefined;
  /** Between the price and the button, in rows 4 and 5 of the card. */
  details?: Elements;
  /** The link to the quick view, on the picture. */
  quickView?: Elements;
  /** The button below the price; it is not part of the link (decision 18). */
  children?: Elements;
  /** Called when the shopper follows the link, even into a new tab: for tracking. */
  onFollow?: () => void;
}

/** A product: a link stretched over the whole card, and a button on top of it (decision 18). */
export function ProductCard({
  name,
  href,
  imagePath,
  imagePathHiRes,
  badge,
  opensNewTab = false,
  isInCart = false,
  isLazy,
  details,
  quickView,
  children,
  onFollow,
  price,
  listPrice,
  ...facts
}: ProductCardProps) {
  const texts = useTexts(productCardMessages);
  return (
    <div className="si-card">
      {/* No alt text: the link names the product, and a screen reader would read the name twice. */}
      <Picture src={imagePath} srcHiRes={imagePathHiRes} alt="" isLazy={isLazy} />
      {badge && <span className="si-card__badge">{badge}</span>}
      {isInCart && (
        <span className="si-card__in-cart">
          <Icon name="check" />
          <span>{texts.cardInCart}</span>
        </span>
      )}
      <div className="si-card__text">
        <a
          className="si-card__link"
          href={href}
          title={name}
          onClick={onFollow}
          // The middle button opens a tab; the right one only a menu.
          onAuxClick={({ button }) => button === 1 && onFollow?.()}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          <ProductName name={name} />
          {opensNewTab && <VisuallyHidden>{` ${texts.opensNewTab}`}</VisuallyHidden>}
        </a>
        <span className="si-card__price">
          <Price price={price} listPrice={listPrice} />
          <CardFacts {...facts} hasButton={!!children} />
        </span>
      </div>
      {quickView}
      {details}
      {children && <div className="si-card__action">{children}</div>}
    </div>
  );
}

export interface ProductCardSkeletonProps {
  /** True if the cards will have a button. */
  hasButton?: boolean;
  /** Between the price and the button, in rows 4 and 5 of the card. */
  children?: Elements;
}

/** The placeholder of a ProductCard, as high as one with a name of two lines. */
export function ProductCardSkeleton({ hasButton = false, children }: ProductCardSkeletonProps) {
  return (
    <div className="si-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="si-card__text">
        <span className="si-card__link">
          <Skeleton width="88%" />
          <Skeleton width="56%" />
        </span>
        <span className="si-card__price">
          <Skeleton width="32%" />
          <span className="si-card__facts" />
        </span>
      </div>
      {children}
      {hasButton && (
        <div className="si-card__action">
          <Skeleton shape="button" />
        </div>
      )}
    </div>
  );
}
