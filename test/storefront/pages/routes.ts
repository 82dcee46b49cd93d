import { type Context, Hono } from 'hono';
import { accountOf } from '../accounts/signed-in.ts';
import { categoryListing, type Listing, newListing, saleListing, searchListing } from '../assortment.ts';
import { readCart } from '../cart.ts';
import { productBySku } from '../catalog/store.ts';
import { menuOf } from '../menu.ts';
import { pageHeaders } from '../security.ts';
import type { Shop, ShopEnv } from '../shop.ts';
import { tokenFor } from '../token.ts';
import type { Variant } from '../view.ts';
import { accountRoutes } from './account/routes.ts';
import { cartPage } from './cart.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { comparePage } from './compare.ts';
import { departmentPage } from './department.ts';
import { cartForms } from './forms.ts';
import { homePage } from './home.ts';
import { listingPage } from './listing.ts';
import { mailboxPage } from './mailbox.ts';
import { noResultsPage } from './no-results.ts';
import { type Markup, type Page, pagePath } from './page.ts';
import { paymentRoutes } from './payment/routes.ts';
import { productPage } from './product.ts';
import { registryRoutes } from './registry/routes.ts';
import { servicePages } from './service-text.ts';
import { shippingPagePath } from './shipping/link.ts';
import { shippingInformationPage } from './shipping/shipping.ts';
import { storeForms, storesPage } from './stores.ts';
import { textPage } from './text.ts';

/** Every page of the storefront in one variant. */
export function pageRoutes(shop: Shop, variant: Variant): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>({ strict: false });
  const { database } = shop;

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(pageHeaders(variant))) c.header(name, value);
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
  get('/search', (page) => searchPage(page, false));
  get('/kids/search', (page) => searchPage(page, true));
  get('/new', newPage);
  get('/whats-new/new-arrivals-by-category/1', newPage);
  get('/sale', (page) =>
    listingOf(page, { title: 'Sale' }, saleListing(database, page.view.brand, page.query)),
  );
  get('/checkout/cart', (page) => cartPage(page, readCart(shop, page.sessionId, page.view)));
  get('/compare', comparePage);
  get('/stores', storesPage);
  app.get('/mailbox', (c) =>
    c.html(mailboxPage(pageOf(c, shop, variant)), 200, { 'Cache-Control': 'no-store' }),
  );
  get(shippingPagePath, shippingInformationPage);
  for (const service of servicePages) get(service.path, (page) => textPage(page, service));
  accountRoutes(app, shop, variant);
  cartForms(app, shop, variant);
  storeForms(app, shop, variant);
  registryRoutes(app, shop, variant);
  checkoutRoutes(app, shop, variant);
  paymentRoutes(app, shop, variant);
  get('/:name', (page, c) => categoryOrDepartment(page, c.req.param('name') ?? ''));
  return app;
}

/** What a page is rendered from, for a request. */
export function pageOf(c: Context<ShopEnv>, shop: Shop, variant: Variant): Page {
  const url = new URL(c.req.url);
  const sessionId = c.get('sessionId');
  const view = c.get('view');
  return {
    shop,
    view,
    variant,
    sessionId,
    token: tokenFor(shop.secret, sessionId),
    cartCount: readCart(shop, sessionId, view).count,
    account: accountOf(shop, sessionId),
    origin: url.origin,
    isPosted: c.req.method !== 'GET',
    path: pagePath(url.pathname, variant),
    query: url.searchParams,
  };
}

function newPage(page: Page): Markup | undefined {
  return listingOf(
    page,
    { title: 'New Arrivals' },
    newListing(page.shop.database, page.view.brand, page.query),
  );
}

function searchPage(page: Page, isKids: boolean): Markup | undefined {
  const text = page.query.get('query')?.trim() ?? '';
  const listing = searchListing(page.shop.database, page.view.brand, page.query, isKids);
  if (listing.total === 0) return noResultsPage(page, text, isKids);
  return listingOf(page, { title: `Results for “${text}”`, isKids }, listing);
}

function categoryOrDepartment(page: Page, name: string): Markup | undefined {
  const { database } = page.shop;
  const departments = menuOf(database, page.view.brand);
  const department = departments.find(({ path, categories }) => path === `/${name}` && categories.length > 1);
  if (department) return departmentPage(page, department);
  const category = departments.flatMap(({ categories }) => categories).find(({ slug }) => slug === name);
  const listing = categoryListing(database, page.view.brand, name, page.query);
  const [product] = listing.products;
  if (!product) return undefined;
  return listingOf(
    page,
    { title: category?.name ?? product.categoryName, intro: category?.intro, isKids: product.isKids },
    listing,
  );
}

/** A listing, or nothing for a page beyond its last one. */
function listingOf(
  page: Page,
  frame: Parameters<typeof listingPage>[1],
  listing: Listing,
): Markup | undefined {
  return listing.products.length === 0 && listing.page > 1 ? undefined : listingPage(page, frame, listing);
}
