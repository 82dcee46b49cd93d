import type { Context, Hono } from 'hono';
import { piecesLimit } from '../../../../src/domain/product/product-limits.ts';
import type { Account } from '../../accounts/account.ts';
import { RefusedError, refusedInput } from '../../api/answer.ts';
import { productBySku } from '../../catalog/store.ts';
import { type Ask, askOf, keepAsk, takeAsk } from '../../registries/asks.ts';
import { addToRegistries, registryRefusal } from '../../registries/items.ts';
import { ownRegistry, type Registry, registriesOf } from '../../registries/registries.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { askedReturn, loginLink } from '../account/return-to.ts';
import { confirmPage } from '../confirm.ts';
import { link, type Page, sameWith } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { postedFields } from '../posted-fields.ts';
import { chooseRegistryPage } from './choose.ts';
import { listPath, personal, registryPath } from './paths.ts';

/**
 * Adds to a registry by forms only. An add that has to wait, for a sign-in or for a choice of registry, is stored
 * with the session under an id, which is passed along through the sign-in.
 */
export function registryAdds(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  app.post(addPath, async (c) => {
    const fields = await postedFields(c, shop);
    const page = pageOf(c, shop, variant);
    const kept = askOf(shop, page.sessionId, fields.asked ?? '');
    if (fields.asked !== undefined && !kept) return c.redirect(link(page, listPath), 303);
    const ask = kept ?? readAsk(page, fields);
    const product = productBySku(shop.database, ask.sku);
    // Terms of an add that waits were accepted already.
    if (!kept && product?.terms && fields.Confirmed !== 'true')
      return c.html(confirmPage(page, product, { fields, texts: [], addTo: 'registry' }));
    const chosen = page.account && chosenRegistry(page, page.account, fields.GrId);
    if (chosen) {
      if (fields.asked !== undefined) takeAsk(shop, page.sessionId, fields.asked);
      return carryOut(c, page, chosen, ask);
    }
    const asked = fields.asked ?? keepAsk(shop, page.sessionId, ask);
    const there = { ...page, isPosted: false, path: addPath, query: new URLSearchParams({ asked }) };
    return c.redirect(page.account ? sameWith(there, {}) : loginLink(there, needed), 303);
  });

  app.get(addPath, (c) => {
    const page = pageOf(c, shop, variant);
    if (!page.account) return c.redirect(loginLink(page, needed), 303);
    const asked = page.query.get('asked') ?? '';
    const ask = askOf(shop, page.sessionId, asked);
    const product = ask && productBySku(shop.database, ask.sku);
    if (!product) return c.redirect(link(page, listPath), 303);
    const registries = registriesOf(shop, page.account);
    const [only, another] = registries;
    // There is no registry yet: the page for creating one continues with the add.
    if (!only) return c.redirect(`${link(page, listPath)}?${new URLSearchParams({ asked })}`, 303);
    if (another) return c.html(chooseRegistryPage(page, { registries, product, ask, asked }), 200, personal);
    if (!takeAsk(shop, page.sessionId, asked)) return c.redirect(link(page, listPath), 303);
    return carryOut(c, page, only, ask);
  });
}

const addPath = '/gift-registry/add';
const needed = { isRedirect: 'true' };

/** Adds, and redirects to the registry, which confirms it. */
function carryOut(c: Context<ShopEnv>, page: Page, registry: Registry, ask: Ask): Response {
  const { sku, quantity, returnUrl } = ask;
  const result = addToRegistries(page.shop, [{ registry, sku, quantity }]);
  if (!result.isSuccess) throw new RefusedError(400, result.message);
  const query = new URLSearchParams({
    added: sku,
    quantity: String(quantity),
    ...(returnUrl !== undefined && { returnUrl }),
  });
  return c.redirect(`${link(page, registryPath(registry))}?${query}`, 303);
}

/** The registry to add to: the given one, or the only one. */
function chosenRegistry(page: Page, account: Account, grId: string | undefined): Registry | undefined {
  if (grId === undefined) {
    const [only, another] = registriesOf(page.shop, account);
    return another ? undefined : only;
  }
  const chosen = ownRegistry(page.shop, account, grId);
  if (!chosen) throw refusedInput('GrId', grId, 'one of your registries');
  return chosen;
}

function readAsk(page: Page, fields: Record<string, string>): Ask {
  const { Sku, Quantity = '1', returnUrl } = fields;
  const product = productBySku(page.shop.database, Sku ?? '');
  if (!product) throw refusedInput('Sku', Sku, 'the sku of a product this shop sells');
  if (!/^[1-9]\d?$/.test(Quantity))
    throw refusedInput('Quantity', Quantity, `a whole number from 1 to ${piecesLimit.most}`);
  const refusal = registryRefusal(product);
  if (refusal) throw new RefusedError(400, `${product.name}: ${refusal}`);
  return { sku: product.sku, quantity: Number(Quantity), returnUrl: askedReturn(page, returnUrl) };
}
