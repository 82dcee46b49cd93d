import type { ReactNode } from 'react';
import { Picture } from '../picture.tsx';
import { Price, type PriceProps } from '../price.tsx';
import { Skeleton } from '../skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface ProductCardProps extends PriceProps {
  name: string;
  /** Where the card leads. A checked URL: the card follows what it is given. */
  href: string;
  imagePath: string;
  imagePathHiRes?: string | undefined;
  /** A word or two on the picture: "New", "Sale". */
  badge?: string | undefined;
  opensNewTab?: boolean | undefined;
  /** Off for a picture that is in view when it appears. */
  isLazy?: boolean | undefined;
  /** Between the price and the button. */
  details?: ReactNode;
  /** The button below the price. It is beside the link, not in it (decision 18). */
  children?: ReactNode;
  /** The shopper follows the card (also into a new tab): for tracking. */
  onFollow?: () => void;
}

/** A product: a real link stretched over the whole card, and a button above it (decision 18). */
export function ProductCard({
  name,
  href,
  imagePath,
  imagePathHiRes,
  badge,
  opensNewTab = false,
  isLazy,
  details,
  children,
  onFollow,
  ...price
}: ProductCardProps) {
  return (
    <div className="si-card">
      {/* The link beside the picture names the product; a second name here would only be read twice. */}
      <Picture src={imagePath} srcHiRes={imagePathHiRes} alt="" isLazy={isLazy} />
      {badge && <span className="si-card__badge">{badge}</span>}
      <div className="si-card__text">
        <a
          className="si-card__link"
          href={href}
          title={name}
          onClick={onFollow}
          onAuxClick={onFollow}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
        >
          <span className="si-card__name">{name}</span>
          {opensNewTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
        </a>
        <span className="si-card__price">
          <Price {...price} />
        </span>
      </div>
      {details}
      {children && <div className="si-card__action">{children}</div>}
    </div>
  );
}

export interface ProductCardSkeletonProps {
  /** The cards that come have a button. */
  hasButton?: boolean;
  /** Between the price and the button. */
  children?: ReactNode;
}

/** The exact size of a ProductCard that is still on its way. */
export function ProductCardSkeleton({ hasButton = false, children }: ProductCardSkeletonProps) {
  return (
    <div className="si-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="si-card__text">
        <Skeleton width="88%" />
        <Skeleton width="56%" />
        <Skeleton width="32%" />
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
