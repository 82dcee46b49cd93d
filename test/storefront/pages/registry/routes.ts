import type { Context, Hono } from 'hono';
import type { Account } from '../../accounts/account.ts';
import { RefusedError, refusedInput } from '../../api/answer.ts';
import { productBySku } from '../../catalog/store.ts';
import { askOf } from '../../registries/asks.ts';
import { checklistOf } from '../../registries/checklists.ts';
import { removeItem, setQuantity } from '../../registries/items.ts';
import { type NewRegistryForm, readNewRegistry } from '../../registries/new-registry.ts';
import {
  createRegistry,
  ownRegistry,
  type Registry,
  registriesOf,
  tickEntries,
} from '../../registries/registries.ts';
import { registryById } from '../../registries/registry-of.ts';
import type { Shop, ShopEnv } from '../../shop.ts';
import type { Variant } from '../../view.ts';
import { logIn } from '../account/log-in.ts';
import { loginLink, returnTo } from '../account/return-to.ts';
import { link, type Page } from '../page.ts';
import { pageOf } from '../page-of-request.ts';
import { type Fields, postedFields } from '../posted-fields.ts';
import { registryAdds } from './add.ts';
import { checklistPage } from './checklist.ts';
import { guestRegistryPage } from './guest.ts';
import { registryListPage } from './list.ts';
import { checklistPath, listPath, personal, registryPath } from './paths.ts';
import { registryPage } from './registry.ts';
import { registrySignInPage, signInPath } from './sign-in.ts';

const createPath = `${listPath}/create`;

type Answer = Response | Promise<Response>;

/** The pages and forms of the account's registries, in one variant: for signed-in shoppers. */
export function registryRoutes(app: Hono<ShopEnv>, shop: Shop, variant: Variant): void {
  const get = (path: string, answer: (c: Context<ShopEnv>, page: Page, account: Account) => Answer) =>
    app.get(path, (c) => {
      const page = pageOf(c, shop, variant);
      if (!page.account) return c.redirect(loginLink(page, { isRedirect: 'true' }), 303);
      return answer(c, page, page.account);
    });
  const post = (
    path: string,
    answer: (c: Context<ShopEnv>, page: Page, signedIn: { account: Account; fields: Fields }) => Answer,
  ) =>
    app.post(path, async (c) => {
      const fields = await postedFields(c, shop);
      const page = pageOf(c, shop, variant);
      // A form was submitted after its sign-in had ended: back to the list, after a new sign-in.
      const query =
        path === createPath ? new URLSearchParams(newRegistryFields(fields)) : new URLSearchParams();
      const there = { ...page, isPosted: false, path: listPath, query };
      if (!page.account) return c.redirect(loginLink(there, { isRedirect: 'true' }), 303);
      return answer(c, page, { account: page.account, fields });
    });

  registryAdds(app, shop, variant);

  get(listPath, (c, page, account) => {
    const registries = registriesOf(shop, account);
    const entered = enteredBefore(page);
    return c.html(registryListPage(page, { registries, entered, waiting: waitingAdd(page) }), 200, personal);
  });
  get(`${listPath}/:grId`, (c, page, account) =>
    c.html(registryPage(page, expectOwn(shop, account, c.req.param('grId'))), 200, personal),
  );
  post(createPath, (c, page, { account, fields }) => {
    const { name = '', type = '', eventDate = '', asked } = fields;
    const entered = { name, type, eventDate };
    const read = readNewRegistry(shop, account, entered);
    if (read.status === 'invalid') {
      const registries = registriesOf(shop, account);
      const frame = { registries, entered, errors: read.errors, waiting: waitingAdd(page, asked) };
      return c.html(registryListPage(page, frame), 400, personal);
    }
    const registry = createRegistry(shop, account, read.registry);
    const next = asked ? `/gift-registry/add?${new URLSearchParams({ asked })}` : registryPath(registry);
    return c.redirect(link(page, next), 303);
  });
  post(`${listPath}/update`, (c, page, { account, fields: { GrId, Sku = '', Quantity } }) => {
    const registry = expectOwn(shop, account, GrId);
    if (!Quantity || !/^\d{1,9}$/.test(Quantity)) throw refusedInput('Quantity', Quantity, 'a whole number');
    setQuantity(shop, registry, Sku, Number(Quantity));
    return c.redirect(link(page, registryPath(registry)), 303);
  });
  post(`${listPath}/remove`, (c, page, { account, fields: { GrId, Sku = '' } }) => {
    const registry = expectOwn(shop, account, GrId);
    removeItem(shop, registry, Sku);
    return c.redirect(link(page, registryPath(registry)), 303);
  });

  const checklistRoute = '/gift-registry/checklist/:grId';
  get(checklistRoute, (c, page, account) => {
    const registry = expectOwn(shop, account, c.req.param('grId'));
    return c.html(checklistPage(page, registry, expectChecklist(registry)), 200, personal);
  });
  post(checklistRoute, (c, page, { account, fields }) => {
    const registry = expectOwn(shop, account, c.req.param('grId'));
    const entries = expectChecklist(registry).flatMap((group) => group.entries);
    const done = entries.map(({ id }) => id).filter((id) => fields[`done-${id}`] === 'true');
    tickEntries(shop, registry, done);
    return c.redirect(link(page, checklistPath(registry)), 303);
  });

  app.get('/gift-registry/guest/:grId', (c) => {
    const found = registryById(shop, c.req.param('grId'));
    if (!found) throw new RefusedError(404, 'We could not find this registry. It may have been removed.');
    return c.html(guestRegistryPage(pageOf(c, shop, variant), found), 200, personal);
  });

  app.get(signInPath, (c) => {
    const page = pageOf(c, shop, variant);
    const returnUrl = page.query.get('returnUrl') ?? undefined;
    if (page.account) return c.redirect(returnTo(page, returnUrl, listPath), 303);
    return c.html(registrySignInPage(page, { returnUrl }));
  });
  app.post(signInPath, async (c) => {
    const fields = await postedFields(c, shop);
    return logIn(c, pageOf(c, shop, variant), { fields, again: registrySignInPage, home: listPath });
  });
}

/** The fields of a new registry, and the id of the add that waits for it, as far as they were sent. */
function newRegistryFields(fields: Fields): Fields {
  const names = ['name', 'type', 'eventDate', 'asked'];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** The fields typed into the form of a new registry before its sign-in ended. */
function enteredBefore({ query }: Page): NewRegistryForm | undefined {
  const name = query.get('name');
  if (name === null) return undefined;
  return { name, type: query.get('type') ?? '', eventDate: query.get('eventDate') ?? '' };
}

/** The add that waits for the first registry. */
function waitingAdd(page: Page, asked = page.query.get('asked') ?? '') {
  const ask = askOf(page.shop, page.sessionId, asked);
  const product = ask && productBySku(page.shop.database, ask.sku);
  return product && { product, asked };
}

/** The same answer for another shopper's registry as for one that does not exist. */
function expectOwn(shop: Shop, account: Account, grId: string | undefined): Registry {
  const registry = ownRegistry(shop, account, grId ?? '');
  if (!registry) throw new RefusedError(404, 'We could not find this registry. It may have been removed.');
  return registry;
}

function expectChecklist(registry: Registry) {
  const groups = checklistOf(registry);
  if (!groups) throw new RefusedError(404, 'There is no checklist for this kind of registry.');
  return groups;
}
