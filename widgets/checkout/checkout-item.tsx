import type { ReactNode } from 'react';
import type { BasketItem } from '../../src/contract/checkout/basket-item.ts';
import type { Checkout } from '../../src/contract/checkout/checkout.ts';
import { checkoutMessages } from '../../src/domain/checkout/checkout-messages.ts';
import { itemFacts } from '../../src/domain/checkout/item-facts.ts';
import { useTexts } from '../../src/hooks/use-texts.ts';
import { pageContext } from '../../src/page/context.ts';
import { Picture } from '../../src/ui/picture.tsx';
import { Price } from '../../src/ui/price.tsx';

interface ItemProps {
  checkout: Pick<Checkout, 'accountInfo'>;
  item: BasketItem;
  /** The number of pieces shown; by default all of them. */
  quantity?: number;
}

/** An item of the order: its name, quantity and price. */
export function CheckoutItem({ checkout, item, quantity = item.quantity }: ItemProps): ReactNode {
  const texts = useTexts(checkoutMessages);
  const registries = checkout.accountInfo.registryAddresses;
  const facts = itemFacts(item, { texts, registries }, quantity);
  const { name, about, personalization, registry, pickup, total } = facts;
  const { itemInfo, isRemoved } = item;
  return (
    <li className="si-checkout__item" data-state={isRemoved ? 'removed' : undefined}>
      <Picture src={itemInfo?.imagePath ?? ''} srcHiRes={itemInfo?.imagePathHiRes} alt="" />
      <div>
        <p>{name}</p>
        <p className="si-quiet">{about}</p>
        {personalization && <p className="si-quiet">{personalization}</p>}
        {registry && <p className="si-quiet">{registry}</p>}
        {pickup && !isRemoved && <p className="si-quiet">{pickup}</p>}
        {isRemoved && <p className="si-checkout__removed">{texts.itemRemoved}</p>}
      </div>
      {total !== undefined && !isRemoved && <Price price={total} format={pageContext()} />}
    </li>
  );
}
