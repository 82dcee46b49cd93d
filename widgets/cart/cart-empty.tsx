import type { ReactNode } from 'react';
import type { CartTexts } from './cart-lines.tsx';

interface EmptyProps {
  href: string;
  isApp: boolean;
  texts: CartTexts;
}

/** An empty cart leads on; the app has its own way. */
export function CartEmpty({ href, isApp, texts }: EmptyProps): ReactNode {
  return (
    <div className="si-cart__empty">
      <p>{texts.cartEmpty}</p>
      {!isApp && (
        <a className="si-button" href={href}>
          {texts.continueShopping}
        </a>
      )}
    </div>
  );
}
