import type { ReactNode } from 'react';
import type { UnavailableItem } from '../../src/contract/cart/cart-checkout.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';
import { unavailableMessages } from './unavailable-items.messages.ts';

interface ListProps {
  items: readonly UnavailableItem[];
  /** They can still be delivered: an item that is gone arrives on no day. */
  hasDates: boolean;
}

/** The unavailable items (cart §3). */
export function UnavailableItemsList({ items, hasDates }: ListProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="si-unavailable-items__list" role="list">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one product may be there twice, with other options
        <UnavailableItemsItem key={place} {...item} edd={hasDates ? item.edd : undefined} />
      ))}
    </ul>
  );
}

function UnavailableItemsItem(item: UnavailableItem): ReactNode {
  const { title, imagePath = '', currentPrice, quantity, availabilityMessage, isCustomNla, edd } = item;
  const texts = useTexts(unavailableMessages);
  return (
    <li className="si-unavailable-items__item">
      <Picture src={imagePath} alt="" isLazy={false} />
      <p>{title}</p>
      {currentPrice !== undefined && <Price price={currentPrice} format={pageContext()} />}
      <div className="si-unavailable-items__details">
        <p className="si-quiet">{fillIn(texts.quantityLine, quantity)}</p>
        {edd && <p className="si-quiet">{edd}</p>}
        {availabilityMessage && <p className="si-unavailable-items__note">{availabilityMessage}</p>}
        {isCustomNla && <p className="si-unavailable-items__note">{texts.customOrderGone}</p>}
      </div>
    </li>
  );
}
