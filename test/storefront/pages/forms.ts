import type { Hono } from 'hono';
import { designOf } from '../../../src/domain/personalization/personalization-design.ts';
import { RefusedError, refusedInput } from '../api/answer.ts';
import { addToCart } from '../cart/add.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import { saveDesign } from '../personalization/designs.ts';
import { enteredPersonalization, personalizationProblem } from '../personalization/personalization.ts';
import { registryById } from '../registries/registry-of.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import type { Variant } from '../view.ts';
import { confirmPage } from './confirm.ts';
import { link } from './page.ts';
import { pageOf } from './page-of-request.ts';
import { postedFields } from './posted-fields.ts';

/** The forms of a product's page and of a set's: they check the token, add, and show the cart. */
export function addToCartForm(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.post('/cart/add', async (c) => {
    const fields = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    const { sessionId } = page;
    const sku = fields.Sku;
    if (!sku) throw refusedInput('Sku', sku, 'the sku of a product');
    const quantity = wholeNumber('Quantity', fields.Quantity ?? '1');
    const product = productBySku(shop.database, sku);
    const entered = product && enteredPersonalization(product, fields);
    const texts = entered?.lines.map(({ text }) => text.trim()).filter(Boolean) ?? [];
    const problem = entered && personalizationProblem(product, entered);
    if (problem) throw new RefusedError(400, `${problem}. ${product.name} was not added to your cart.`);
    if (product && fields.Confirmed !== 'true' && isAskedFirst(product, texts))
      return c.html(confirmPage(page, product, { fields, texts }));
    const design = entered && designOf(entered, { sku, quantity });
    const details = design
      ? { IsPersonalized: true, PersonalizationId: saveDesign(shop, sessionId, design) }
      : texts.length > 0 && { IsPersonalized: true, PersonalizationText: texts.join('\n') };
    // A registry that is gone is no reason not to sell the product.
    const GiftRegistryId = registryById(shop, fields.GiftRegistryId ?? '')?.registry.grId;
    addToCart(shop, page, [
      { sku, quantity, optionCode: fields.OptionChoiceParameter, details: { ...details, GiftRegistryId } },
    ]);
    return c.redirect(link(page, '/checkout/cart'), 303);
  });
  app.post('/cart/add-set', async (c) => {
    const { Skus: skus = '' } = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    const products = skus.split(' ').filter(Boolean);
    if (products.length === 0)
      throw refusedInput('Skus', skus, 'skus of products, with a space between them');
    const items = products.map((sku) => ({
      sku,
      quantity: 1,
      optionCode: productBySku(shop.database, sku)?.fabrics?.[0]?.code,
    }));
    addToCart(shop, page, items);
    return c.redirect(link(page, '/checkout/cart'), 303);
  });
}

/** Terms and custom orders always need confirmation, a personalization only if a text is given. */
function isAskedFirst(product: Product, texts: string[]): boolean {
  return product.terms !== undefined || product.isCustomOrder || (product.isMonogrammed && texts.length > 0);
}

function wholeNumber(field: string, text: string | undefined): number {
  if (!text || !/^\d{1,9}$/.test(text)) throw refusedInput(field, text, 'a whole number');
  return Number(text);
}
