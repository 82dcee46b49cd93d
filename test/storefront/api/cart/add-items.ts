import type { AddToCartItem } from '../../../../src/contract/cart/cart.ts';
import { formatPrice } from '../../../../src/domain/money.ts';
import { addToCart, type CartItem } from '../../cart/add.ts';
import { optionText } from '../../cart/lines.ts';
import type { Product } from '../../catalog/catalog.ts';
import { productBySku } from '../../catalog/store.ts';
import { currentCents, installationCents } from '../../money.ts';
import { personalizationRefusal } from '../../personalization/refusal.ts';
import { pictureOf } from '../../pictures.ts';
import { recommended } from '../../product/recommended.ts';
import type { Shop } from '../../shop.ts';
import type { View } from '../../view.ts';
import type { ApiRequest, Handlers } from '../request.ts';

/** The rewards for each dollar, in cents. */
const rewardCentsPerDollar = 5;

/** `addItems`: adds all items or none, and answers with the confirmation layer's content. */
function answerAddItems({ shop, sessionId, view, payload }: ApiRequest<{ items: AddToCartItem[] }>) {
  const message = payload.items.map((item) => personalizationRefusal(shop, sessionId, item)).find(Boolean);
  if (message) return { isSuccess: false, items: [], message };
  const items = payload.items.map(cartItem);
  const products = addToCart(shop, { sessionId, view }, items);
  return {
    isSuccess: true,
    items: products.map((product, index) => addedItem(shop, product, items[index]!, view)),
    rewardsMessage: rewardsMessage(products, items, view),
  };
}

/**
 * An item as the cart stores it. Its ship method, pickup and installation belong to the line that it becomes, and the
 * page that it was added from does not matter.
 */
function cartItem(item: AddToCartItem): CartItem {
  const { Location, Url, InstallationServiceType } = item;
  return {
    sku: item.Sku,
    quantity: item.Quantity,
    optionCode: item.OptionChoiceParameter,
    details: item,
    addedFrom: { Location, Url, InstallationServiceType },
    shipMethod: item.ShipMethod,
    isPickup: item.IsPickupSelected,
    hasInstallation: item.IsInstallationServiceRequired,
  };
}

function addedItem(shop: Shop, product: Product, item: CartItem, view: View) {
  const cents = currentCents(product, view);
  const picture = pictureOf(product, item.optionCode);
  return {
    sku: product.sku,
    name: product.name,
    quantity: item.quantity,
    formattedPrice: formatPrice(cents, view),
    price: cents,
    imagePath: picture.small,
    imagePathHiRes: picture.large,
    navigateUrl: product.url,
    isInstallationServiceRequired: product.isInstallationRequired,
    installationServiceMessage: product.isInstallationRequired
      ? 'This piece is installed by our own team. After checkout we will call you to agree on a day.'
      : null,
    installationFee: installationCents(product, view) ?? null,
    optionText: optionText(product, item.optionCode ?? '') ?? null,
    tooltips: tooltips(product),
    addOns: product.addOnSkus
      .map((sku) => productBySku(shop.database, sku))
      .filter((addOn) => addOn !== undefined && addOn.stock !== 'out')
      .map((addOn) => recommended(addOn!, view)),
  };
}

function tooltips(product: Product): string[] {
  const texts: string[] = [];
  if (product.stock === 'made-to-order')
    texts.push('Made to order for you: it leaves the workshop in 8 to 10 weeks.');
  if (product.stock === 'low') texts.push('Only a few are left; your cart does not reserve them.');
  if (product.isMonogrammed) texts.push('Can be monogrammed. Monogrammed pieces cannot be returned.');
  return texts;
}

function rewardsMessage(products: Product[], items: CartItem[], view: View): string {
  const spent = products.reduce(
    (sum, product, index) => sum + currentCents(product, view) * items[index]!.quantity,
    0,
  );
  const earned = Math.floor(spent / 100) * rewardCentsPerDollar;
  return `You earn ${formatPrice(earned, view)} in rewards with ${items.length === 1 ? 'this item' : 'these items'}.`;
}

export const handlers: Handlers = {
  addItems: answerAddItems,
};
