import type { ReactNode } from 'react';
import type { BasketItem } from '../../src/contract/checkout/basket-item.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { pickupLine } from '../../src/domain/checkout/pickup-line.ts';
import { fillIn } from '../../src/domain/messages.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';

interface ItemProps {
  item: BasketItem;
  /** The number of pieces shown; by default all of them. */
  quantity?: number;
}

type ItemInfo = Partial<NonNullable<BasketItem['itemInfo']>>;

/** An item of the order: its name, quantity and price. */
export function CheckoutItem({ item, quantity = item.quantity }: ItemProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const { priceQuantityTotals, optionChoices, personalization, isRemoved } = item;
  const { name, imagePath = '', imagePathHiRes, price }: ItemInfo = item.itemInfo ?? {};
  const ready = pickupLine(item);
  const known = quantity === item.quantity ? priceQuantityTotals?.total : undefined;
  const total = known ?? (price && price * quantity);
  return (
    <li className="si-checkout__item" data-state={isRemoved ? 'removed' : undefined}>
      <Picture src={imagePath} srcHiRes={imagePathHiRes} alt="" />
      <div>
        <p>{name ?? item.sku}</p>
        <p className="si-quiet">
          {fillIn(texts.quantityLine, quantity)}
          {optionChoices.map(({ name, value }) => ` · ${name}: ${value}`)}
        </p>
        {personalization.length > 0 && (
          <p className="si-quiet">{fillIn(texts.personalized, personalization.join(' · '))}</p>
        )}
        {ready && !isRemoved && <p className="si-quiet">{ready}</p>}
        {isRemoved && <p className="si-checkout__removed">{texts.itemRemoved}</p>}
      </div>
      {total !== undefined && !isRemoved && <Price price={total} currency={pageContext().currency} />}
    </li>
  );
}
