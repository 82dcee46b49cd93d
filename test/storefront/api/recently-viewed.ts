import { formatPrice } from '../../../src/domain/money.ts';
import { productBySku } from '../catalog/store.ts';
import { menuOf } from '../menu.ts';
import { currentCents, regularCents } from '../money.ts';
import { pictureOf } from '../pictures.ts';
import { productAddress } from '../product/browse-model.ts';
import { cardFacts } from '../product/card-facts.ts';
import { noteView, type ViewedProduct, viewedProducts } from '../recently-viewed.ts';
import type { View } from '../view.ts';
import { refusedInput } from './answer.ts';
import type { ApiRequest, Handlers } from './request.ts';

interface ViewPayload {
  sku?: string;
  familyId?: string;
  optionChoiceParameter?: string;
}

/** `updateRecentlyViewed`: makes the product the session's latest. */
function answerUpdateRecentlyViewed({ shop, sessionId, payload }: ApiRequest<ViewPayload & { sku: string }>) {
  if (!productBySku(shop.database, payload.sku))
    throw refusedInput('sku', payload.sku, 'the sku of a product this shop sells');
  noteView(shop, sessionId, payload.sku, payload.optionChoiceParameter ?? '');
  return { isSuccess: true };
}

/** `getRecentlyViewed`: latest first, without the product in the request. */
function answerRecentlyViewed({ shop, sessionId, view, payload }: ApiRequest<ViewPayload>) {
  const viewed = viewedProducts(shop, sessionId).filter(({ product }) => product.sku !== payload.sku);
  return { items: viewed.map((one) => viewedItem(one, view)) };
}

/** `getRecentlyViewedCategories`: the categories of the viewed products, each once, latest first. */
function answerRecentlyViewedCategories({ shop, sessionId, view }: ApiRequest) {
  const viewed = viewedProducts(shop, sessionId);
  const inMenu = menuOf(shop.database, view.brand).flatMap(({ categories }) => categories);
  const slugs = [...new Set(viewed.map(({ product }) => product.category))];
  const items = slugs.map((slug) => {
    const { product } = viewed.find((one) => one.product.category === slug)!;
    return {
      categoryName: inMenu.find((category) => category.slug === slug)?.name ?? product.categoryName,
      imagePath: product.imagePath,
      imagePathHiRes: product.imagePathHiRes,
      urlPath: `/${slug}`,
    };
  });
  return { items };
}

function viewedItem({ product, optionCode }: ViewedProduct, view: View) {
  const picture = pictureOf(product, optionCode);
  const isOnSale = product.salePriceCents !== undefined;
  return {
    sku: product.sku,
    name: product.name,
    formattedPrice: formatPrice(currentCents(product, view), view),
    formattedListPrice: isOnSale ? formatPrice(regularCents(product, view), view) : null,
    imagePath: picture.small,
    imagePathHiRes: picture.large,
    urlPath: productAddress(product, optionCode),
    optionChoiceParameter: optionCode || null,
    customOrderConfirmation: { hasCustomOrderConfirmation: product.isCustomOrder },
    ...cardFacts(product, view),
  };
}

export const handlers: Handlers = {
  updateRecentlyViewed: answerUpdateRecentlyViewed,
  getRecentlyViewed: answerRecentlyViewed,
  getRecentlyViewedCategories: answerRecentlyViewedCategories,
};
