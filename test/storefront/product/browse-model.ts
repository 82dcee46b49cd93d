import { formatPrice } from '../../../src/domain/money.ts';
import { availabilities, canBeHad } from '../../../src/domain/product/availability.ts';
import type { Product } from '../catalog/product.ts';
import { currentCents, regularCents } from '../money.ts';
import { galleryOf } from '../pictures.ts';
import { shipMethodOf } from '../shipping/ship-method.ts';
import { givenCodes, readChoices, withChoices } from '../special-order/chosen.ts';
import { specialOrderOf } from '../special-order/pieces.ts';
import type { View } from '../view.ts';
import { deliveryText } from './delivery.ts';
import { careOf, detailsOf } from './details.ts';
import { writtenReviews } from './reviews.ts';

/** A product as its page shows it, for the contract; `parameter` has its chosen options. */
export function browseModelOf(given: Product, view: View, parameter = '') {
  const product = withChoices(given, parameter);
  const cents = currentCents(product, view);
  const isMade = product.stock === 'made-to-order';
  const reviewCount = writtenReviews(product).length;
  return {
    sku: product.sku,
    name: product.name,
    formattedPrice: formatPrice(cents, view),
    formattedListPrice:
      product.salePriceCents === undefined ? null : formatPrice(regularCents(product, view), view),
    price: cents,
    url: productAddress(product, parameter),
    optionChoiceParameter: parameter || null,
    optionChoices: optionChoicesOf(product, parameter),
    skuProperty: detailsOf(product),
    specialOrderDetail: specialOrderOf(product.sku) ? 'Made to order in our own workshop.' : null,
    deliveryText: deliveryText(product, parameter),
    lineLevelMessages: messagesOf(product),
    care: careOf({ material: fabricMaterial(product, parameter) ?? product.material }),
    rewards: rewardsOf(cents, view),
    reviewCount,
    rating: reviewCount > 0 ? product.rating : null,
    reviewsUrl: `${product.url}#reviews`,
    availability: availabilityOf(product, parameter),
    isNla: product.stock === 'out',
    isStockSku: !isMade,
    isInstallationServiceRequired: product.isInstallationRequired,
    installationServiceType: product.isInstallationRequired ? 'standard' : null,
    shipMethod: shipMethodOf(product),
    pictures: galleryOf(product, parameter),
    dimensions: dimensionsOf(product),
    superSpecialOrder: specialOrderOf(product.sku)
      ? { url: '/design-services/request', text: 'Design it from scratch' }
      : null,
  };
}

/** The page of a product with its chosen options. */
export function productAddress({ sku, url }: Pick<Product, 'sku' | 'url'>, parameter: string): string {
  if (!parameter) return url;
  return specialOrderOf(sku) ? `${url}?${parameter}` : `${url}?option=${encodeURIComponent(parameter)}`;
}

/** As the contract has them: null where the product has none. */
export function dimensionsOf({ name, dimensions: { width, depth, height } }: Product) {
  if (!(width || depth || height)) return null;
  const isRound = width === depth && /\bround\b/i.test(name);
  const sides = isRound
    ? { diameter: { value: width } }
    : { width: { value: width }, depth: { value: depth } };
  return { ...sides, height: { value: height }, systemOfMeasure: 1 };
}

function optionChoicesOf(product: Product, parameter: string) {
  const order = specialOrderOf(product.sku);
  if (order)
    return readChoices(order, givenCodes(parameter)).chosen.map(({ option, choice }) => ({
      optionCode: option.code,
      choiceCode: choice.code,
      optionType: option.type,
      title: option.title,
      choiceTitle: choice.title,
    }));
  const fabric = product.fabrics?.find(({ code }) => code === parameter);
  return fabric
    ? [
        {
          optionCode: 'FABRIC',
          choiceCode: fabric.code,
          optionType: 'fabric',
          title: 'Fabric',
          choiceTitle: fabric.name,
        },
      ]
    : [];
}

function fabricMaterial({ sku }: Product, parameter: string): string | undefined {
  const order = specialOrderOf(sku);
  const fabric =
    order && readChoices(order, givenCodes(parameter)).chosen.find(({ choice }) => choice.fabric);
  return fabric?.choice.fabric?.cloth.material;
}

/** Whether a product can be had in its chosen options (checkout §3). */
export function availabilityOf(product: Product, parameter: string) {
  if (product.stock === 'out') return availabilities.noLongerAvailable;
  const order = specialOrderOf(product.sku);
  const chosen = order ? readChoices(order, givenCodes(parameter)).chosen : [];
  const worst =
    chosen.find(({ choice }) => !canBeHad(choice.availability)) ??
    chosen.find(({ choice }) => choice.availability === availabilities.futureAvailability);
  return worst?.choice.availability ?? availabilities.available;
}

function messagesOf(product: Product): string[] {
  return [
    ...(product.isCustomOrder ? ['Made-to-order pieces cannot be returned.'] : []),
    ...(product.stock === 'low' ? ['Only a few are left.'] : []),
    ...(product.isMonogrammed ? ['It can be monogrammed. Monogrammed pieces cannot be returned.'] : []),
  ];
}

/** With the shop's own card; 10 percent. */
function rewardsOf(cents: number, view: View) {
  if (cents === 0) return null;
  const earned = formatPrice(Math.floor(cents / 1000) * 100, { ...view, hideCents: true });
  return {
    rate: 10,
    headerRenew: 'Earn 10% back',
    messageRenew: `With our card: ${earned} in rewards on this piece.`,
  };
}
