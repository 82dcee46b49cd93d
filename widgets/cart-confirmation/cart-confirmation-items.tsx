import type { ReactNode } from 'react';
import type { AddedItem, CartLineItem } from '../../src/contract/cart/cart.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { Tooltip } from '../../src/ui/tooltip.tsx';
import { confirmationMessages } from './cart-confirmation.messages.ts';

type Item = CartLineItem | AddedItem;

/** The added items, or the lines of the cart. */
export function CartConfirmationItems({ items }: { items: readonly Item[] }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-cart-confirmation__items" role="list">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one product may be there twice, with other options
        <CartConfirmationItem key={place} {...item} />
      ))}
    </ul>
  );
}

function CartConfirmationItem(item: Item): ReactNode {
  const { name = item.sku, quantity, price = '', imagePath = '' } = item;
  const texts = useTexts(confirmationMessages);
  // A cart line has fewer details than an added item.
  const added = 'formattedPrice' in item ? item : undefined;
  return (
    <li className="si-added-item">
      <Picture src={imagePath} srcHiRes={added?.imagePathHiRes} alt="" isLazy={false} />
      <div>
        <p>
          <span>{name}</span>
          {!!added?.tooltips.length && (
            <Tooltip label={fillIn(texts.aboutItem, name)}>{added.tooltips.join(' ')}</Tooltip>
          )}
        </p>
        {added?.optionText && <p className="si-quiet">{added.optionText}</p>}
        <p className="si-quiet">{fillIn(texts.quantityLine, quantity)}</p>
        {item.installationFee !== undefined && (
          <p className="si-quiet">
            {fillIn(texts.installationFee, formatPrice(item.installationFee, pageContext()))}
          </p>
        )}
        {added?.isInstallationServiceRequired && (
          <p className="si-cart-confirmation__note">
            {added.installationServiceMessage ?? texts.installationNote}
          </p>
        )}
      </div>
      <Price price={added?.formattedPrice ?? price} format={pageContext()} />
    </li>
  );
}
