import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { productBySku } from '../catalog/store.ts';
import { menuOf } from '../menu.ts';
import { setOf } from '../product/sets.ts';
import { pageHeaders } from '../security.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import type { Variant } from '../view.ts';
import { accountRoutes } from './account/routes.ts';
import { boardForms, boardPage, boardsPage } from './boards.ts';
import { cartCheckoutRoutes } from './cart/checkout-routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { comparePage } from './compare.ts';
import { departmentPage } from './department.ts';
import { addToCartForm } from './forms.ts';
import { homePage } from './home.ts';
import { answerListingPage, listingRoutes, type PageCalls } from './listing/routes.ts';
import { mailboxPage } from './mailbox.ts';
import type { Markup, Page } from './page.ts';
import { pageOf } from './page-of-request.ts';
import { debugPath } from './paths.ts';
import { paymentRoutes } from './payment/routes.ts';
import { specialOrderDebugPage } from './product/debug.ts';
import { productPage } from './product/product.ts';
import { finderPaths, registryFinderPage } from './registry/finders.ts';
import { registryRoutes } from './registry/routes.ts';
import { servicePages } from './service-text.ts';
import { setPage } from './set.ts';
import { shippingPagePath } from './shipping/link.ts';
import { shippingInformationPage } from './shipping/shipping.ts';
import { storeForms, storePage, storesPage } from './stores.ts';
import { textPage } from './text.ts';

/** Every page of the storefront in one variant. */
export function pageRoutes(shop: Shop, variant: Variant, calls: PageCalls): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>({ strict: false });
  const { database } = shop;

  // As a shop's server does: a listing is an eighth of its size.
  app.use(compress());
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(pageHeaders(shop, variant))) c.header(name, value);
    await next();
  });
  const get = (path: string, render: (page: Page, c: Context<ShopEnv>) => Markup | undefined) =>
    app.get(path, (c) => {
      const page = pageOf(c, shop, variant);
      const content = render(page, c);
      return content === undefined ? c.notFound() : c.html(content);
    });

  get('/', homePage);
  get('/p/:sku', (page, c) => {
    const product = productBySku(database, c.req.param('sku') ?? '');
    return product && productPage(page, product);
  });
  get('/sets/:slug', (page, c) => {
    const set = setOf(c.req.param('slug') ?? '');
    return set && setPage(page, set);
  });
  get(`${debugPath}/:sku`, (page, c) => {
    const product = productBySku(database, c.req.param('sku') ?? '');
    return product && specialOrderDebugPage(page, product);
  });
  listingRoutes(app, shop, variant, calls);
  get('/compare', comparePage);
  get('/stores', storesPage);
  get('/boards', boardsPage);
  get('/boards/:id', (page, c) => boardPage(page, c.req.param('id') ?? ''));
  get('/stores/:number', storePage);
  app.get('/mailbox', (c) =>
    c.html(mailboxPage(pageOf(c, shop, variant)), 200, { 'Cache-Control': 'no-store' }),
  );
  get(shippingPagePath, shippingInformationPage);
  for (const path of finderPaths) get(path, registryFinderPage);
  for (const service of servicePages) get(service.path, (page) => textPage(page, service));
  accountRoutes(app, shop, variant);
  addToCartForm(app, shop, variant);
  cartRoutes(app, shop, variant);
  cartCheckoutRoutes(app, shop, variant);
  storeForms(app, shop, variant);
  boardForms(app, shop, variant);
  registryRoutes(app, shop, variant);
  checkoutRoutes(app, shop, variant);
  paymentRoutes(app, shop, variant);
  app.get('/:name', (c) => {
    const page = pageOf(c, shop, variant);
    const department = menuOf(database, page.view.brand).find(
      ({ path, categories }) => path === page.path && categories.length > 1,
    );
    return department && page.query.get('isModelOnly') !== 'true'
      ? c.html(departmentPage(page, department))
      : answerListingPage(c, page, calls, 'product');
  });
  return app;
}
