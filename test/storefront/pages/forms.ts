import type { Hono } from 'hono';
import { designOf } from '../../../src/domain/personalization/personalization.ts';
import { RefusedError, refusedInput } from '../api/answer.ts';
import { addToCart } from '../cart/add.ts';
import { removeLine, updateQuantity } from '../cart/changes.ts';
import type { Product } from '../catalog/catalog.ts';
import { productBySku } from '../catalog/store.ts';
import { saveDesign } from '../designs.ts';
import { enteredPersonalization, personalizationProblem } from '../personalization.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import type { Variant } from '../view.ts';
import { confirmPage } from './confirm.ts';
import { link, type Markup, type Page } from './page.ts';
import { type Fields, postedFields } from './posted-fields.ts';
import { pageOf } from './routes.ts';

/** The forms that work without script: each checks the token, does its action and shows the cart. */
export function cartForms(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  const form = (path: string, act: (sessionId: string, fields: Fields, page: Page) => Markup | undefined) =>
    app.post(path, async (c) => {
      const fields = await postedFields(c, shop);
      const sessionId = c.get('sessionId');
      const instead = act(sessionId, fields, pageOf(c, shop, variant));
      if (instead) return c.html(instead);
      return c.redirect(link({ variant }, '/checkout/cart'), 303);
    });

  form('/cart/add', (sessionId, fields, page) => {
    const sku = fields.Sku;
    if (!sku) throw refusedInput('Sku', sku, 'the sku of a product');
    const quantity = wholeNumber('Quantity', fields.Quantity ?? '1');
    const product = productBySku(shop.database, sku);
    const entered = product && enteredPersonalization(product, fields);
    const texts = entered?.lines.map(({ text }) => text.trim()).filter(Boolean) ?? [];
    const problem = entered && personalizationProblem(product, entered);
    if (problem) throw new RefusedError(400, `${problem}. ${product.name} was not added to your cart.`);
    if (product && fields.Confirmed !== 'true' && isAskedFirst(product, texts))
      return confirmPage(page, product, { fields, texts });
    const design = entered && designOf(entered, { sku, quantity });
    const details = design
      ? { IsPersonalized: true, PersonalizationId: saveDesign(shop, sessionId, design) }
      : texts.length > 0 && { IsPersonalized: true, PersonalizationText: texts.join('\n') };
    addToCart(shop, sessionId, [
      { sku, quantity, optionCode: fields.OptionChoiceParameter, details: { ...details } },
    ]);
    return undefined;
  });
  form('/checkout/cart/update', (sessionId, fields) => {
    const id = wholeNumber('LineId', fields.LineId);
    updateQuantity(shop, { sessionId, id }, wholeNumber('Quantity', fields.Quantity));
    return undefined;
  });
  form('/checkout/cart/remove', (sessionId, fields) => {
    removeLine(shop, { sessionId, id: wholeNumber('LineId', fields.LineId) });
    return undefined;
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
