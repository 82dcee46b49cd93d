import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownProducts } from '../../storefront/catalog/catalog.ts';
import { ada, locationOf, makeAccount, sessionTokenOf, signedInShopper } from './account-shopper.ts';
import { giveRegistries } from './registry-shopper.ts';
import { openStorefrontForFile, Shopper } from './shopper.ts';

const { inStock, smallPrice, outOfStock, madeToOrder, customOrder, personalized, termsBound } = knownProducts;
const listPath = '/gift-registry/registrant-list';

const storefront = openStorefrontForFile();
let url: string;
let shopper: Shopper;
let account: typeof ada;
let made = 0;

beforeAll(async () => {
  url = storefront.url;
});
beforeEach(async () => {
  made += 1;
  account = { ...ada, email: `ada${made}@example.com` };
  await makeAccount(url, account);
  shopper = new Shopper(url);
});

const registries = (...given: object[]) => giveRegistries(url, account.email, given);
const ask = (more: Record<string, string> = {}) =>
  shopper.submit('/gift-registry/add', { Sku: inStock, Quantity: '1', returnUrl: `/p/${inStock}`, ...more });
const heldOf = async (grId: string) =>
  /name="Quantity" value="(\d+)"/.exec(
    await (await signedInShopper(url, account)).page(`${listPath}/${grId}`),
  )?.[1];
/** Follows redirects to the final page. */
async function land(response: Response): Promise<{ path: string; html: string }> {
  let path = '';
  let answer = response;
  for (let step = 0; answer.status === 303 && step < 5; step++) {
    path = locationOf(answer)!;
    answer = await shopper.fetch(path);
  }
  return { path, html: await answer.text() };
}
/** The login page's own return URL, as its form posts it. */
const returnUrlOf = (response: Response) =>
  new URL(locationOf(response)!, url).searchParams.get('returnUrl') ?? '';

describe('the button of a product page', () => {
  const hostOf = (html: string) =>
    /<div class="shop-registry".*?<\/div>/s.exec(html)?.[0].replaceAll(/\s+/g, ' ') ?? '';

  test('is a plain form, and an island that loads on interaction', async () => {
    const html = hostOf(await shopper.page(`/p/${inStock}?option=F102`));
    expect(html).toContain('data-island="add-to-registry" data-island-load="interaction"');
    expect(html).toContain(
      `data-sku="${inStock}" data-name="Marlow 3-Seat Sofa" data-sign-in-url="/account/login" data-stock="in"`,
    );
    expect(html).toContain(`name="returnUrl" value="/p/${inStock}?option=F102"`);
    expect(html).toMatch(/<button type="submit" class="btn btn-quiet" >Add To Registry<\/button>/);
  });

  test.each([
    [outOfStock, 'data-stock="out"', 'This item cannot be added: it is out of stock.'],
    [madeToOrder, 'data-is-made-to-order="true"', 'This item cannot be added: it is made to order.'],
    [customOrder, 'data-is-made-to-order="true"', 'This item cannot be added: it is made to order.'],
    [personalized, 'data-needs-personalization="true"', 'It is personalized first'],
  ])('of %s is disabled, with the reason', async (sku, attribute, reason) => {
    const html = hostOf(await shopper.page(`/p/${sku}`));
    expect(html).toContain(attribute);
    expect(html).toContain('disabled aria-describedby="registry-refusal"');
    expect(html).toContain(reason);
  });

  test('loads at once if a personalization enables it', async () => {
    expect(hostOf(await shopper.page(`/p/${personalized}`))).not.toContain('data-island-load');
  });

  test('is a link to the quantity if a registry has the product', async () => {
    await registries({ items: [{ sku: inStock, quantity: 2 }] }, { items: [{ sku: inStock, quantity: 1 }] });
    shopper = await signedInShopper(url, account);
    const html = hostOf(await shopper.page(`/strict/p/${inStock}`));
    expect(html).toContain('data-registry-quantity="3"');
    expect(html).toMatch(
      /<a class="btn btn-quiet" href="\/strict\/gift-registry\/registrant-list" target="_blank" ?>Edit quantity \(3\)/,
    );
    expect(html).not.toContain('<form');
  });
});

describe('a product with terms', () => {
  const termsOf = () => ask({ Sku: termsBound, returnUrl: `/p/${termsBound}` });

  test('passes them to the island', async () => {
    const html = await shopper.page(`/p/${termsBound}`);
    const host = /data-island="add-to-registry".*?<form/s.exec(html)?.[0];
    expect(host).toMatch(/<script type="application\/json" data-island-props>\{"terms":"\\u003cp>This table/);
  });

  test('needs a confirmation page, whose form adds to a registry', async () => {
    const response = await termsOf();
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('Confirm Your Selection');
    expect(html).toContain('Accept Terms And Add To Registry');
    expect(html).toContain('action="/gift-registry/add"');
  });

  test('is not added before they are accepted', async () => {
    const [grId = ''] = await registries({});
    shopper = await signedInShopper(url, account);
    await termsOf();
    expect(await heldOf(grId)).toBeUndefined();
  });

  test('is added once they are accepted, after the sign-in', async () => {
    const [grId = ''] = await registries({});
    const returnUrl = returnUrlOf(await ask({ Sku: termsBound, Confirmed: 'true' }));
    await land(await shopper.submit('/account/login', { ...account, returnUrl }));
    expect(await heldOf(grId)).toBe('1');
  });
});

describe('an add before signing in', () => {
  test.each(['', '/strict', '/hostile'])('%s: is done after the sign-in, once', async (variant) => {
    const [grId = ''] = await registries({ name: 'Our Wedding' });
    const asked = await shopper.submit(`${variant}/gift-registry/add`, {
      Sku: inStock,
      Quantity: '1',
      returnUrl: `${variant}/p/${inStock}`,
    });
    expect(asked.status).toBe(303);
    expect(locationOf(asked)).toMatch(`${variant}/account/login?returnUrl=`);
    expect(locationOf(asked)).toMatch(/&isRedirect=true$/);
    expect(locationOf(asked)).not.toContain(inStock);
    const returnUrl = returnUrlOf(asked);
    const { path, html } = await land(
      await shopper.submit(`${variant}/account/login`, { ...account, returnUrl }),
    );
    expect(path).toMatch(`${variant}${listPath}/${grId}?added=${inStock}&quantity=1`);
    expect(html).toContain('<p>1 item added to your registry</p>');
    expect(html).toContain(`<a href="${variant}/p/${inStock}">Continue Shopping</a>`);
    expect(locationOf(await shopper.fetch(returnUrl))).toBe(variant + listPath);
    expect(await heldOf(grId)).toBe('1');
  });

  test('is also done after the identity provider’s sign-in', async () => {
    const [grId = ''] = await registries({});
    await makeAccount(url);
    const [adas = ''] = await giveRegistries(url, ada.email, [{}]);
    const redirectUrl = returnUrlOf(await ask());
    const sessionToken = await sessionTokenOf(url);
    const { path } = await land(await shopper.submit('/account/auth', { sessionToken, redirectUrl }));
    expect(path).toContain(`${listPath}/${adas}?added=`);
    expect(await heldOf(grId)).toBeUndefined();
  });

  test('in each of two tabs is done by its own sign-in', async () => {
    const [grId = ''] = await registries({});
    const first = returnUrlOf(await ask());
    const second = returnUrlOf(await ask({ Sku: smallPrice }));
    await shopper.submit('/account/login', account);
    await shopper.fetch(first);
    await shopper.fetch(second);
    const html = await shopper.page(`${listPath}/${grId}`);
    expect(html.match(/name="Quantity" value="1"/g)).toHaveLength(2);
  });

  test('of another session adds nothing', async () => {
    const [grId = ''] = await registries({});
    const returnUrl = returnUrlOf(await ask());
    const other = await signedInShopper(url, account);
    expect(locationOf(await other.fetch(returnUrl))).toBe(listPath);
    expect(await heldOf(grId)).toBeUndefined();
  });

  test('is not done by a sign-in that leads elsewhere', async () => {
    const [grId = ''] = await registries({});
    await ask();
    await shopper.submit('/account/login', { ...account, returnUrl: '/sofas' });
    expect(await heldOf(grId)).toBeUndefined();
  });

  test('without a registry goes to the next one created', async () => {
    const returnUrl = returnUrlOf(await ask());
    const { path, html } = await land(await shopper.submit('/account/login', { ...account, returnUrl }));
    expect(path).toMatch(`${listPath}?asked=`);
    expect(html).toContain('Make one, and Marlow 3-Seat Sofa is added to it.');
    const asked = new URL(path, url).searchParams.get('asked') ?? '';
    const created = { name: 'Our Wedding', type: 'br', eventDate: '', asked };
    const landed = await land(await shopper.submit(`${listPath}/create`, created));
    expect(landed.html).toContain('<h1 class="page-title">Our Wedding</h1>');
    expect(landed.html).toContain('1 item added to your registry');
  });

  test('is kept if the new registry’s form has an error', async () => {
    const returnUrl = returnUrlOf(await ask());
    const { path } = await land(await shopper.submit('/account/login', { ...account, returnUrl }));
    const asked = new URL(path, url).searchParams.get('asked') ?? '';
    const wrong = await shopper.submit(`${listPath}/create`, { name: '', type: 'br', eventDate: '', asked });
    expect(await wrong.text()).toContain(`name="asked" value="${asked}"`);
  });

  test('is kept, with the typed fields, if the session ends while the new registry is typed', async () => {
    const returnUrl = returnUrlOf(await ask());
    const { path } = await land(await shopper.submit('/account/login', { ...account, returnUrl }));
    const asked = new URL(path, url).searchParams.get('asked') ?? '';
    await shopper.fetch('/test/expire-sign-in', { method: 'POST' });
    const created = { name: 'Our <Wedding>', type: 'hw', eventDate: '2027-06-12', asked };
    const ended = returnUrlOf(await shopper.submit(`${listPath}/create`, created));
    const { html } = await land(await shopper.submit('/account/login', { ...account, returnUrl: ended }));
    expect(html).toContain('Make one, and Marlow 3-Seat Sofa is added to it.');
    expect(html).toContain('name="name" value="Our &lt;Wedding&gt;"');
    expect(html).toContain('<option value="hw" selected>');
    expect(html).toContain('name="eventDate" value="2027-06-12"');
    expect(html).toContain(`name="asked" value="${asked}"`);
  });

  test('is dropped before another shopper uses the device', async () => {
    const waiting = returnUrlOf(await ask());
    await land(await shopper.submit('/account/login', { ...account, returnUrl: waiting }));
    await shopper.submit('/account/sign-out', {});
    await makeAccount(url, { ...ada, email: `grace${made}@example.com` });
    await giveRegistries(url, `grace${made}@example.com`, [{}]);
    const next = { ...account, email: `grace${made}@example.com`, returnUrl: waiting };
    const { path } = await land(await shopper.submit('/account/login', next));
    expect(path).toBe(listPath);
  });
});

describe('signed in', () => {
  beforeEach(async () => {
    shopper = await signedInShopper(url, account);
  });

  test('adds at once to the only registry', async () => {
    const [grId = ''] = await registries({});
    expect(locationOf(await ask({ Quantity: '3' }))).toBe(
      `${listPath}/${grId}?added=${inStock}&quantity=3&returnUrl=%2Fp%2F${inStock}`,
    );
    expect(await heldOf(grId)).toBe('3');
  });

  test('asks which of several registries, and adds there, once', async () => {
    const [first = '', second = ''] = await registries({ name: 'Our Wedding' }, { name: 'Our New Home' });
    const { path, html } = await land(await ask());
    expect(html).toContain('Which registry should hold Marlow 3-Seat Sofa?');
    expect(html).toContain(`name="GrId" value="${first}" required checked`);
    const asked = new URL(path, url).searchParams.get('asked') ?? '';
    const chosen = await shopper.submit('/gift-registry/add', { asked, GrId: second });
    expect(locationOf(chosen)).toContain(`${listPath}/${second}?added=`);
    const again = await shopper.submit('/gift-registry/add', { asked, GrId: second });
    expect(locationOf(again)).toBe(listPath);
    expect([await heldOf(first), await heldOf(second)]).toEqual([undefined, '1']);
  });

  test('another shopper’s registry cannot be chosen', async () => {
    await registries({});
    await makeAccount(url, { ...ada, email: 'grace@example.com' });
    const [theirs = ''] = await giveRegistries(url, 'grace@example.com', [{}]);
    expect((await ask({ GrId: theirs })).status).toBe(400);
    expect((await ask({ GrId: '' })).status).toBe(400);
  });

  test.each([
    [{ Sku: '000000' }, /Sku: &quot;000000&quot; was given/],
    [{ Sku: outOfStock }, /This item cannot be added: it is out of stock/],
    [{ Sku: customOrder }, /This item cannot be added: it is made to order/],
    [{ Quantity: '0' }, /Quantity: &quot;0&quot; was given; accepted: a whole number from 1 to 99/],
    [{ Quantity: '100' }, /Quantity: &quot;100&quot; was given/],
  ])('%j is a 400 with a reason', async (wrong, reason) => {
    await registries({});
    const response = await ask(wrong);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(reason);
  });

  test('a hostile return URL is not followed', async () => {
    await registries({});
    const { html } = await land(await ask({ returnUrl: '//evil.example' }));
    expect(html).toContain(`<a href="/p/${inStock}">Continue Shopping</a>`);
    expect(html).not.toContain('evil.example');
  });

  test('a forged link cannot show a confirmation', async () => {
    const [grId = ''] = await registries({ items: [{ sku: inStock, quantity: 2 }] });
    for (const query of [`added=${smallPrice}`, `added=${inStock}&quantity=7`])
      expect(await shopper.page(`${listPath}/${grId}?${query}`)).not.toContain('added to your registry');
  });
});

test('the form needs the token of this session', async () => {
  expect((await ask({ __RequestVerificationToken: 'x' })).status).toBe(403);
});
