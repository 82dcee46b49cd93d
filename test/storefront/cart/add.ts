import { piecesLimit } from '../../../src/domain/product/product-limits.ts';
import { RefusedError, refusedInput } from '../api/answer.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import type { Shop } from '../shop.ts';
import {
  choiceRefusal,
  givenCodes,
  parameterOf,
  readChoices,
  refuseUnknown,
  withChoices,
} from '../special-order/chosen.ts';
import { type SpecialOrder, specialOrderOf } from '../special-order/pieces.ts';
import { inTransaction } from '../transaction.ts';
import type { View } from '../view.ts';
import { unavailableSkus } from './conditions.ts';
import type { LineDetails } from './line-details.ts';
import type { AddedFrom } from './lines.ts';
import { maxOf, tooManyText } from './quantity-limit.ts';

/** An item to add; items with different `details` are separate lines of the cart. */
export interface CartItem {
  sku: string;
  quantity: number;
  optionCode?: string;
  details?: LineDetails;
  addedFrom?: AddedFrom;
  /** For a new line; an existing line keeps its ship method. */
  shipMethod?: number;
  /** Undefined leaves an existing line unchanged; so does `hasInstallation`. */
  isPickup?: boolean;
  hasInstallation?: boolean;
}

/**
 * Adds items, all or none; the quantity of an existing line increases. Refuses products that are unknown or out of
 * stock and quantities over the product's maximum, with a reason for the shopper.
 */
export function addToCart(
  shop: Shop,
  { sessionId, view }: { sessionId: string; view: View },
  items: CartItem[],
): Product[] {
  const { database } = shop;
  const checked = items.map((item, index) => checkItem(shop, sessionId, item, `items[${index}]`));
  const products = checked.map(({ product }) => product);
  const find = database.prepare(
    `SELECT quantity FROM cart_lines
     WHERE session_id = ? AND is_saved = 0 AND sku = ? AND option_code = ? AND details = ?`,
  );
  const add = database.prepare(
    `INSERT INTO cart_lines (session_id, sku, option_code, details, quantity, ship_method, is_pickup,
       has_installation, added_from)
     VALUES (:session, :sku, :option, :details, :quantity, :shipMethod, coalesce(:isPickup, 0),
       coalesce(:hasInstallation, 1), :addedFrom)
     ON CONFLICT (session_id, is_saved, sku, option_code, details) DO UPDATE SET
       quantity = quantity + excluded.quantity,
       is_pickup = coalesce(:isPickup, is_pickup),
       has_installation = coalesce(:hasInstallation, has_installation)`,
  );
  inTransaction(database, () => {
    for (const [index, item] of items.entries()) {
      const { sku, quantity } = item;
      const { optionCode } = checked[index]!;
      const details = JSON.stringify(identityOf(item.details));
      const before = Number(find.get(sessionId, sku, optionCode, details)?.quantity ?? 0);
      const product = products[index]!;
      if (before + quantity > maxOf(product, view)) throw tooMany(product, view, { index, quantity, before });
      add.run({
        session: sessionId,
        sku,
        option: optionCode,
        details,
        quantity,
        shipMethod: item.shipMethod ?? null,
        isPickup: asBit(item.isPickup),
        hasInstallation: asBit(item.hasInstallation),
        addedFrom: JSON.stringify(item.addedFrom ?? {}),
      });
    }
  });
  return products;
}

/** The details in one order and without empty ones, so that equal ones are equal as text. */
export function identityOf(details: LineDetails = {}): LineDetails {
  const { GiftRegistryId, IsPersonalized, PersonalizationText, PersonalizationId } = details;
  const known = { GiftRegistryId, IsPersonalized, PersonalizationText, PersonalizationId };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value)) as LineDetails;
}

const asBit = (flag: boolean | undefined) => (flag === undefined ? null : Number(flag));

function tooMany(
  product: Product,
  view: View,
  { index, quantity, before }: { index: number; quantity: number; before: number },
): RefusedError {
  return new RefusedError(400, tooManyText(product, view, before), {
    field: `items[${index}].Quantity`,
    given: quantity,
    accepted: `up to ${maxOf(product, view) - before}`,
  });
}

/** The product as it is ordered, and its options as every line writes them. */
function checkItem(
  shop: Shop,
  sessionId: string,
  item: CartItem,
  where: string,
): { product: Product; optionCode: string } {
  if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > piecesLimit.most)
    throw refusedInput(`${where}.Quantity`, item.quantity, `a whole number from 1 to ${piecesLimit.most}`);
  const product = productBySku(shop.database, item.sku);
  if (!product) throw refusedInput(`${where}.Sku`, item.sku, 'the sku of a product this shop sells');
  if (product.stock === 'out' || unavailableSkus(shop, sessionId).has(product.sku))
    throw new RefusedError(400, `${product.name} is out of stock and was not added to your cart.`, {
      field: `${where}.Sku`,
      given: item.sku,
      accepted: 'a product in stock',
    });
  const order = specialOrderOf(product.sku);
  if (order) {
    const optionCode = checkChoices(order, product, item, where);
    return { product: withChoices(product, optionCode), optionCode };
  }
  const codes = product.fabrics?.map(({ code }) => code) ?? [];
  if (item.optionCode && !codes.includes(item.optionCode)) {
    const accepted = codes.length > 0 ? `one of ${codes.join(', ')}` : 'nothing: this product has no choices';
    throw refusedInput(`${where}.OptionChoiceParameter`, item.optionCode, accepted);
  }
  return { product, optionCode: item.optionCode ?? '' };
}

/** All options of a piece that is made to order are chosen, go together and can be had, in this make. */
function checkChoices(order: SpecialOrder, { name, sku }: Product, item: CartItem, where: string): string {
  const field = `${where}.OptionChoiceParameter`;
  const { unknown, ...choices } = readChoices(order, givenCodes(item.optionCode ?? ''));
  refuseUnknown(field, unknown, order);
  const refusal = choiceRefusal(choices, name);
  const given = item.optionCode ?? null;
  if (refusal)
    throw new RefusedError(400, refusal, {
      field,
      given,
      accepted: 'choices of every option that go together',
    });
  if (!choices.skus.includes(sku))
    throw refusedInput(`${where}.Sku`, sku, `${choices.skus.join(' or ')}, the sku of these choices`);
  return parameterOf(choices);
}
