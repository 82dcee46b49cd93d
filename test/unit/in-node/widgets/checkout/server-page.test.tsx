import '../../../http/browser-page.ts';

import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Checkout, refreshCheckout } from '../../../../../src/contract/checkout/checkout.ts';
import { CheckoutItem } from '../../../../../widgets/checkout/checkout-item.tsx';
import { CheckoutOrder } from '../../../../../widgets/checkout/checkout-order.tsx';
import { usePaymentSums } from '../../../../../widgets/checkout/checkout-parts.ts';
import { CheckoutSums } from '../../../../../widgets/checkout/checkout-sums.tsx';
import { openPage } from '../../../http/browser-page.ts';
import { whole } from '../../../storefront/checkout-shopper.ts';
import { openStorefrontForFile, Shopper } from '../../../storefront/shopper.ts';

/* The server's pages of checkout say what the island says in their place, in the same order. */

const storefront = openStorefrontForFile();

/** A shopper's order in one of the states that developers can set: the server's page, and the island's checkout. */
async function orderIn(state: string): Promise<{ html: string; checkout: Checkout }> {
  const shopper = new Shopper(storefront.url);
  const answer = await shopper.submit('/checkout/states', { state });
  const html = await shopper.page(new URL(answer.headers.get('Location')!, storefront.url).pathname);
  openPage({ url: storefront.url });
  return { html, checkout: v.parse(refreshCheckout.answer, await whole(shopper)) };
}

const markupOf = (view: ReactNode) => renderToStaticMarkup(<Provider store={createStore()}>{view}</Provider>);

/** The texts of all elements of a selector. */
function texts(html: string, selector: string): string[] {
  const place = document.createElement('div');
  place.innerHTML = html;
  return [...place.querySelectorAll(selector)].map((one) => one.textContent!.replace(/\s+/g, ' ').trim());
}

/** The sums as the summary shows them, with what pays. */
function SummarySums({ checkout }: { checkout: Checkout }): ReactNode {
  return <CheckoutSums checkout={checkout} paid={usePaymentSums(checkout)} />;
}

test.each([
  'start',
  'many',
  'pickup-and-shipping',
  'holiday',
  'international-options',
  'rewards',
  'review',
  'registry',
])('the items and the sums of an order: %s', async (state) => {
  const { html, checkout } = await orderIn(state);
  const island = markupOf(
    <>
      {checkout.basketItems.map((item) => (
        <CheckoutItem key={item.id} checkout={checkout} item={item} />
      ))}
      <SummarySums checkout={checkout} />
    </>,
  );
  const server = {
    items: texts(html, '.cart-summary .checkout-items p').filter(Boolean),
    sums: texts(html, '.cart-summary dl > *'),
  };
  expect(server.sums.length).toBeGreaterThan(5);
  expect({
    items: texts(island, '.si-checkout__item :is(p, .si-price)'),
    sums: texts(island, '.si-order-sums :is(dt, dd)'),
  }).toEqual(server);
});

test.each(['review', 'by-phone', 'placed'])('where an order goes, and how: %s', async (state) => {
  const { html, checkout } = await orderIn(state);
  const island = markupOf(<CheckoutOrder checkout={checkout} PaymentSummary={undefined} />);
  const server = {
    place: texts(html.replaceAll('<br>', '|'), '.checkout-part > p:first-of-type')[0]!
      .split('|')
      .filter(Boolean)
      .map((line) => line.trim()),
    items: texts(html, '.checkout-part .checkout-items p').filter(Boolean),
    lines: texts(html, '.checkout-part .checkout-lines p'),
  };
  expect(server.lines.length).toBeGreaterThan(0);
  expect({
    place: texts(island, '.si-checkout__address span'),
    items: texts(island, '.si-checkout__item :is(p, .si-price)'),
    lines: texts(island, '.si-checkout__lines p'),
  }).toEqual(server);
});
