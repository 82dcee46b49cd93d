import '../../../http/browser-page.ts';

import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { getCart } from '../../../../../src/contract/cart/cart.ts';
import { knownProducts } from '../../../../storefront/catalog/catalog.ts';
import { openPage } from '../../../http/browser-page.ts';
import { markupOf } from '../../../state/cart/cart-island.tsx';
import { makeAccount, signedInShopper } from '../../../storefront/account-shopper.ts';
import { addLine, change, setState, wholeCart } from '../../../storefront/cart-shopper.ts';
import { openStorefrontForFile, Shopper } from '../../../storefront/shopper.ts';

/* The server's page of the cart says what the island says in its place, in the same order. */

const storefront = openStorefrontForFile();
beforeAll(() => makeAccount(storefront.url));

/** Lines with options, on sale, personalized, with an installation; and everything that an order can cost. */
async function everything(): Promise<Shopper> {
  const shopper = await signedInShopper(storefront.url);
  await setState(shopper, 'rewards-exceed');
  const { inStock, onSale, installationRequired, personalized, lowStock } = knownProducts;
  const [, OptionChoiceParameter] = /\?option=(\w+)"/.exec(await shopper.page(`/p/${inStock}`)) ?? [];
  await addLine(shopper, inStock, { OptionChoiceParameter, Quantity: 2 });
  await addLine(shopper, personalized, { IsPersonalized: true, PersonalizationText: 'Ada' });
  for (const sku of [onSale, installationRequired, lowStock]) await addLine(shopper, sku);
  await change(shopper, 'apply-zip', { zipCode: '60601' });
  await change(shopper, 'apply-promo', { promoCode: 'WELCOME10' });
  await change(shopper, 'add-donation', { amount: 500 });
  return shopper;
}

/** A shopper whose cart is in one of the states that developers can set. */
const inState = (state: string) => async (): Promise<Shopper> => {
  const shopper = new Shopper(storefront.url);
  await setState(shopper, state);
  return shopper;
};

/** The text of an element as it is seen, without its buttons and forms. */
function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.sr-only, .si-visually-hidden, button, form')) hidden.remove();
  return copy.textContent!.replace(/\s+/g, ' ').trim();
}

/** What a markup says, by the selectors of its parts. */
function read(
  html: string,
  parts: { line: string; facts: string; dates: string; rows: string; total: string },
) {
  const place = document.createElement('div');
  place.innerHTML = html;
  const all = (selector: string, within: Element = place) => [...within.querySelectorAll(selector)];
  return {
    lines: all(parts.line).map((line) => all(parts.facts, line).map(seen)),
    dates: all(parts.dates).map((one) => [seen(one), one.getAttribute('data-longest')]),
    rows: all(parts.rows).map(seen),
    total: all(parts.total).map(seen),
  };
}

test.each([
  ['with everything', everything],
  ['without a ZIP code', inState('plain')],
  ['with items that are installed', inState('installed')],
  ['to another country', inState('international')],
])('a cart %s', async (_, fill) => {
  const shopper = await fill();
  const html = await shopper.page('/checkout/cart');
  openPage({ url: storefront.url });
  const island = markupOf(createStore(), v.parse(getCart.answer, await wholeCart(shopper)));
  const server = read(html, {
    line: '.cart-line',
    facts: '.cart-name, .cart-what > p, .cart-installation > p, .cart-delivery > p:first-child, .cart-total',
    dates: '.cart-dates',
    rows: '#order-costs dl > *',
    total: '.cart-sum > *',
  });
  expect(server.rows.length).toBeGreaterThan(3);
  expect(
    read(island, {
      line: '.si-cart-line',
      facts: '.si-cart-line__name, .si-cart-line__what > p, .si-cart-line__details > p, .si-cart-line__total',
      dates: '.si-cart__dates',
      rows: '.si-order-sums :is(dt, dd)',
      total: '.si-cart__bar > .si-cart__total > *',
    }),
  ).toEqual(server);
});
