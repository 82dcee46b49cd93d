import { memo, type ReactNode } from 'react';
import type { BasketItem } from '../../../src/contract/checkout/basket-item.ts';
import type { Checkout } from '../../../src/contract/checkout/checkout.ts';
import { fullName } from '../../../src/domain/checkout/address-lines.ts';
import { totalOf } from '../../../src/domain/checkout/recipients.ts';
import { fillIn } from '../../../src/domain/messages.ts';
import { Picture } from '../../../src/ui/picture.tsx';
import { placesOf, shippedTo } from './shipping.state.ts';
import {
  editedItem,
  isOther,
  type Parts,
  partsOf,
  placeKey,
  quantityIn,
  recipientKey,
  toField,
} from './shipping-basket.state.ts';
import { ShippingPart, type ShippingPartProps } from './shipping-part.tsx';
import type { RecipientsMessages } from './shipping-recipients.messages.ts';
import { nameOf } from './shipping-recipients.state.ts';

interface ItemProps {
  item: BasketItem;
  texts: RecipientsMessages;
}

interface SharedItemProps extends ItemProps, Pick<ShippingPartProps, 'changes' | 'options' | 'on'> {
  checkout: Checkout;
  /** The values of all parts: edited, and as the server knows them. */
  values: Parts;
  known: Parts;
  problems: Partial<Record<string, string>>;
}

/** An item with its parts and its total quantity. Memoized: a change renders only its own item. */
export const SharedItem = memo(function SharedItem(props: SharedItemProps) {
  const { item, checkout, values, known, problems, changes, options, texts, on } = props;
  const parts = partsOf(item);
  const isAssigned = parts.every(({ basketItemId }) => values[basketItemId]?.to);
  const left = parts.filter((part) => quantityIn(values, part) > 0);
  return (
    <li className="si-checkout-shipping__item">
      <ItemHead item={item}>{totalText(item, totalOf(editedItem(item, values)), texts)}</ItemHead>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="si-checkout-shipping__parts" role="list" aria-label={nameOf(item)}>
        {parts.map((part) => {
          const { basketItemId: id } = part;
          const to = values[id]?.to ?? '';
          const quantity = quantityIn(values, part);
          return (
            <ShippingPart
              key={id}
              item={item}
              part={part}
              to={to}
              knownTo={known[id]?.to ?? ''}
              who={whoIs(to, checkout) ?? texts.nobodyYet}
              quantity={quantity}
              mayRemove={left.length > 1}
              maySplit={quantity > 1 && (part.quantity > 1 || isAssigned)}
              problem={problems[toField(id)]}
              options={options}
              texts={texts}
              changes={changes}
              on={on}
            />
          );
        })}
      </ul>
    </li>
  );
}, isSameItem);

function isSameItem(before: SharedItemProps, now: SharedItemProps): boolean {
  const fields = partsOf(now.item).map(({ basketItemId }) => toField(basketItemId));
  return (Object.keys(now) as (keyof SharedItemProps)[]).every((name) => {
    if (name === 'values') return !isOther(now.item, now.values, before.values);
    if (name === 'problems') return fields.every((field) => before.problems[field] === now.problems[field]);
    return before[name] === now[name];
  });
}

/** Replaces an item that is no longer in the basket. */
export function RemovedItem({ item, texts }: ItemProps): ReactNode {
  return (
    <li className="si-checkout-shipping__item" data-state="removed">
      <ItemHead item={item}>{texts.itemRemoved}</ItemHead>
    </li>
  );
}

function ItemHead({ item, children }: { item: BasketItem; children: string }): ReactNode {
  const { itemInfo, optionChoices } = item;
  return (
    <div className="si-checkout-shipping__head">
      <Picture src={itemInfo?.imagePath ?? ''} srcHiRes={itemInfo?.imagePathHiRes} alt="" />
      <div>
        <p>{nameOf(item)}</p>
        {optionChoices.length > 0 && (
          <p className="si-quiet">
            {optionChoices.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
          </p>
        )}
        <p className="si-quiet" aria-live="polite">
          {children}
        </p>
      </div>
    </div>
  );
}

const totalText = ({ quantity }: BasketItem, total: number, texts: RecipientsMessages): string =>
  total === quantity ? fillIn(texts.piecesInAll, total) : fillIn(texts.piecesChanged, total, quantity);

/** The name of a part's recipient. */
function whoIs(key: string, checkout: Checkout): string | undefined {
  const recipient = shippedTo(checkout).find(({ id }) => recipientKey(id) === key);
  const address =
    recipient?.address ?? placesOf(checkout).find(({ addressId }) => placeKey(addressId) === key);
  return address && fullName(address);
}
