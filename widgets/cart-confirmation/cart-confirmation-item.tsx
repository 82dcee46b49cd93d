import type { ReactNode } from 'react';
import type { AddedItem, CartLineItem } from '../../src/contract/cart/cart.ts';
import { confirmationMessages } from '../../src/domain/cart/cart-messages.ts';
import { fillIn, withOverrides } from '../../src/domain/messages.ts';
import { pageContext } from '../../src/page/context.ts';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { Tooltip } from '../../src/ui/tooltip.tsx';

/** A line of what was added, or of the cart, which says less of it. */
export function CartConfirmationItem(item: CartLineItem | AddedItem): ReactNode {
  const { name = item.sku, quantity, price = '', imagePath = '' } = item;
  const { currency, messages } = pageContext();
  const labels = withOverrides(confirmationMessages, messages);
  const added = 'formattedPrice' in item ? item : undefined;
  return (
    <li className="si-cart-confirmation__item">
      <Picture src={imagePath} srcHiRes={added?.imagePathHiRes} alt="" isLazy={false} />
      <div>
        <p>
          {name}
          {!!added?.tooltips.length && <Tooltip label={`About ${name}`}>{added.tooltips.join(' ')}</Tooltip>}
        </p>
        {added?.optionText && <p className="si-quiet">{added.optionText}</p>}
        <p className="si-quiet">{fillIn(labels.quantityLine, quantity)}</p>
        {added?.isInstallationServiceRequired && (
          <p className="si-cart-confirmation__note">
            {added.installationServiceMessage ?? labels.installationNote}
          </p>
        )}
      </div>
      <Price price={added?.formattedPrice ?? price} currency={currency} />
    </li>
  );
}
