import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, contextOf, locationOf, makeAccount, signedInShopper } from './account-shopper.ts';
import { giveRegistries, grace } from './registry-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice } = knownProducts;
const listPath = '/gift-registry/registrant-list';

const storefront = openStorefrontForFile({ catalogSize: 300 });
let url: string;
let shopper: Shopper;
let grId: string;

beforeAll(async () => {
  url = storefront.url;
  await makeAccount(url, grace);
});

let made = 0;
let email: string;
beforeEach(async () => {
  made += 1;
  email = `ada${made}@example.com`;
  await makeAccount(url, { ...ada, email });
  const items = [{ sku: inStock, quantity: 2 }];
  [grId = ''] = await giveRegistries(url, email, [{ name: 'Our Wedding', eventDate: '2027-06-12', items }]);
  shopper = await signedInShopper(url, { ...ada, email });
});

describe.each(['', '/strict', '/hostile'])('on %s pages', (variant) => {
  const list = variant + listPath;

  test.each([listPath, `${listPath}/7`, '/gift-registry/checklist/7', '/gift-registry/add?asked=x'])(
    '%s needs a sign-in, and comes back after it',
    async (path) => {
      const response = await new Shopper(url).fetch(variant + path);
      expect(response.status).toBe(303);
      const query = new URLSearchParams({ returnUrl: variant + path, isRedirect: 'true' });
      expect(locationOf(response)).toBe(`${variant}/account/login?${query}`);
    },
  );

  test('the account’s registries are listed, not cached, and linked', async () => {
    const response = await shopper.fetch(list);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`<a href="${list}/${grId}">Our Wedding</a>`);
    expect(html).toContain('Wedding · June 12, 2027 · 2 items');
    expect(html).toContain(`href="${variant}/gift-registry/checklist/${grId}"`);
    expect(html).toContain('Marlow 3-Seat Sofa');
  });

  test('the account’s pages have nothing inline, under the policy', async () => {
    for (const path of [list, `${list}/${grId}`, `${variant}/gift-registry/checklist/${grId}`]) {
      const response = await shopper.fetch(path);
      expect(response.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; script-src 'self'/,
      );
      expect(await response.text()).not.toMatch(/<style[\s>]|<[^>]+\s(?:style|on[a-z]+)\s*=/i);
    }
  });

  test('plain forms change quantities and remove items', async () => {
    const fields = { GrId: grId, Sku: inStock };
    const changed = await shopper.submit(`${list}/update`, { ...fields, Quantity: '5' });
    expect(locationOf(changed)).toBe(`${list}/${grId}`);
    expect(await shopper.page(`${list}/${grId}`)).toContain('name="Quantity" value="5"');
    const removed = await shopper.submit(`${list}/remove`, fields);
    expect(locationOf(removed)).toBe(`${list}/${grId}`);
    expect(await shopper.page(`${list}/${grId}`)).toContain('There is nothing in it yet.');
  });

  test('a plain form creates a registry', async () => {
    const fields = { name: ' Our New Home ', type: 'hw', eventDate: '' };
    const response = await shopper.submit(`${list}/create`, fields);
    expect(response.status).toBe(303);
    const html = await shopper.page(locationOf(response)!);
    expect(html).toContain('<h1 class="page-title">Our New Home</h1>');
    expect(html).toContain('Housewarming · 0 items');
  });

  test('ticked checklist entries stay ticked', async () => {
    const path = `${variant}/gift-registry/checklist/${grId}`;
    const response = await shopper.submit(path, { 'done-bowls': 'true', 'done-nothing-there': 'true' });
    expect(locationOf(response)).toBe(path);
    const html = await shopper.page(path);
    expect(html).toContain('1 of 12 done');
    expect(html).toMatch(/name="done-bowls" value="true" checked/);
    await shopper.submit(path, {});
    expect(await shopper.page(path)).toContain('0 of 12 done');
  });
});

describe('a new registry', () => {
  test.each([
    [{ name: ' ' }, 'Please give your registry a name.'],
    [{ name: 'x'.repeat(61) }, 'Please use at most 60 characters.'],
    [{ type: 'constructor' }, 'Please choose what it is for.'],
    [{ eventDate: '2027-02-30' }, 'Please enter a date, as in 2027-06-12.'],
    [{ eventDate: 'soon' }, 'Please enter a date, as in 2027-06-12.'],
  ])('is not created from %j', async (wrong, reason) => {
    const fields = { name: 'Another', type: 'br', eventDate: '2027-06-12', ...wrong };
    const response = await shopper.submit(`${listPath}/create`, fields);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(reason);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  test('shows any name as text', async () => {
    const response = await shopper.submit(`${listPath}/create`, {
      name: '</h1><b>Mine</b>',
      type: 'gr',
      eventDate: '',
    });
    const html = await shopper.page(locationOf(response)!);
    expect(html).not.toContain('<b>Mine');
    expect(html).toContain('&lt;b&gt;Mine&lt;/b&gt;');
  });

  test('is limited to twenty', async () => {
    await giveRegistries(
      url,
      email,
      Array.from({ length: 19 }, () => ({})),
    );
    const response = await shopper.submit(`${listPath}/create`, { name: 'One more', type: 'br' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('You have 20 registries, which is the most there can be.');
  });
});

describe('another shopper’s registry', () => {
  test.each([
    ['GET', ''],
    ['POST', '/update'],
    ['POST', '/remove'],
  ])('%s %s is answered like one that does not exist', async (method, path) => {
    const other = await signedInShopper(url, grace);
    const answers = [];
    for (const id of [grId, '99']) {
      const response =
        method === 'GET'
          ? await other.fetch(`${listPath}/${id}`)
          : await other.submit(listPath + path, { GrId: id, Sku: inStock, Quantity: '9' });
      const text = /<main.*<\/main>/s.exec(await response.text())?.[0];
      answers.push({ status: response.status, text });
    }
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]).toEqual(answers[1]);
    expect(await shopper.page(`${listPath}/${grId}`)).toContain('name="Quantity" value="2"');
  });

  test('has no checklist to see or tick', async () => {
    const other = await signedInShopper(url, grace);
    expect((await other.fetch(`/gift-registry/checklist/${grId}`)).status).toBe(404);
    const ticked = await other.submit(`/gift-registry/checklist/${grId}`, { 'done-bowls': 'true' });
    expect(ticked.status).toBe(404);
    expect(await shopper.page(`/gift-registry/checklist/${grId}`)).toContain('0 of 12 done');
  });
});

test.each(['0', '100', '-1', 'many', ''])('a quantity of "%s" is a 400', async (Quantity) => {
  const response = await shopper.submit(`${listPath}/update`, { GrId: grId, Sku: inStock, Quantity });
  expect(response.status).toBe(400);
  expect(await shopper.page(`${listPath}/${grId}`)).toContain('name="Quantity" value="2"');
});

test.each(['/create', '/update', '/remove'])('a post to %s needs the token of this session', async (path) => {
  const response = await shopper.submit(listPath + path, {
    GrId: grId,
    Sku: inStock,
    Quantity: '9',
    __RequestVerificationToken: 'x',
  });
  expect(response.status).toBe(403);
});

test('a form submitted after its sign-in has ended redirects to the sign-in, and does nothing', async () => {
  await shopper.fetch('/test/expire-sign-in', { method: 'POST' });
  const response = await shopper.submit(`${listPath}/remove`, { GrId: grId, Sku: inStock });
  const query = new URLSearchParams({ returnUrl: listPath, isRedirect: 'true' });
  expect(locationOf(response)).toBe(`/account/login?${query}`);
  const back = await signedInShopper(url, { ...ada, email });
  expect(await back.page(`${listPath}/${grId}`)).toContain('Marlow 3-Seat Sofa');
});

test.each([
  ['br', 200],
  ['bb', 200],
  ['ot', 200],
  ['hw', 200],
  ['gr', 404],
])('a registry of type %s: its checklist is %i', async (type, status) => {
  const [id] = await giveRegistries(url, email, [{ type }]);
  expect((await shopper.fetch(`/gift-registry/checklist/${id}`)).status).toBe(status);
  const mentions = (await shopper.page(`${listPath}/${id}`)).includes('View Checklist');
  expect(mentions).toBe(status === 200);
});

test('an id with slashes leads to its own pages', async () => {
  const [id = ''] = await giveRegistries(url, email, [{ grId: `a/b?c#${made}`, items: [] }]);
  const html = await shopper.page(listPath);
  expect(html).toContain(`href="${listPath}/${encodeURIComponent(id)}"`);
  expect((await shopper.fetch(`${listPath}/${encodeURIComponent(id)}`)).status).toBe(200);
});

describe('the registry’s own sign-in', () => {
  test('is a form of the registry, without creating accounts', async () => {
    const html = await new Shopper(url).page('/gift-registry/sign-in');
    expect(html).toMatch(/data-island="sign-in" data-return-url="\/gift-registry\/registrant-list"/);
    expect(html).toContain('data-form="gift-registry"');
    expect(html).toContain('<form class="shop-form" method="post" action="/gift-registry/sign-in">');
    expect(html).not.toContain('/account/create-account');
  });

  test('leads to the registries, or to the requested page', async () => {
    const account = { ...ada, email };
    const visitor = new Shopper(url);
    expect(locationOf(await visitor.submit('/gift-registry/sign-in', account))).toBe(listPath);
    const other = new Shopper(url);
    const asked = { ...account, returnUrl: '/sofas' };
    expect(locationOf(await other.submit('/gift-registry/sign-in', asked))).toBe('/sofas');
    expect(locationOf(await other.fetch('/gift-registry/sign-in'))).toBe(listPath);
  });

  test('shows its errors on its own page', async () => {
    const response = await new Shopper(url).submit('/gift-registry/sign-in', { email, password: 'wrong' });
    expect(response.status).toBe(401);
    const html = await response.text();
    expect(html).toContain('The email or the password is not right.');
    expect(html).toContain('Sign In to Your Registry');
    expect(html).not.toContain('value="wrong"');
  });

  test('cannot be a return URL', async () => {
    const query = new URLSearchParams({ returnUrl: '/gift-registry/sign-in' });
    expect(locationOf(await shopper.fetch(`/account/login?${query}`))).toBe('/account');
  });
});

test('the account page links to the registries', async () => {
  expect(await shopper.page('/account')).toContain(`href="${listPath}">Your registries</a>`);
});

test('the page context has the registry’s fictional phone numbers', async () => {
  expect(await contextOf(shopper)).toMatchObject({
    messages: { registryHelpPhone: '1-800-555-0142', registryHelpPhoneCanada: '1-800-555-0187' },
  });
});

test('registries belong to the account: signed out, this session has none', async () => {
  await shopper.submit('/account/sign-out', {});
  expect((await shopper.fetch('/gift-registry/api/list')).status).toBe(401);
  expect(await shopper.page(`/p/${inStock}`)).not.toContain('data-registry-quantity');
  const back = await signedInShopper(url, { ...ada, email });
  expect(await back.page(`/p/${inStock}`)).toContain('data-registry-quantity="2"');
  expect(await back.page(`/p/${smallPrice}`)).not.toContain('data-registry-quantity');
});
